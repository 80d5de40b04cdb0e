import 'fake-indexeddb/auto';
import { parseNewConversion } from '@equivale/contract';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locale as en } from '../../languages/en/core/locale.ts';
import { startInLanguage } from '../../packages/app/src/device/language.ts';
import { usePreferences } from '../../packages/app/src/device/preferences.ts';
import { CategoryView } from '../../packages/app/src/features/category/category-view.tsx';
import { CurrencyView } from '../../packages/app/src/features/currency/currency-view.tsx';
import { SearchDialog } from '../../packages/app/src/features/search/search-dialog.tsx';
import { SettingsView } from '../../packages/app/src/features/settings/settings-view.tsx';
import { LANGUAGE_IDS, type Language } from '../../packages/app/src/i18n/languages.ts';
import { readDays } from '../../packages/app/src/questions/days/read-days.ts';
import { loadThirdReader } from '../../packages/app/src/questions/question-parser.ts';
import { resolveQuestion } from '../../packages/app/src/questions/resolve-question.ts';
import { loadLanguages } from '../../packages/app/src/questions/spoken-languages.ts';
import { App } from '../../packages/app/src/shell/app.tsx';
import { openNamedSheets } from '../../packages/app/src/shell/overlays/named-sheets.ts';
import { emptyDevice } from '../../packages/app/src/testing/empty-device.ts';
import { openRoute } from '../../packages/app/src/testing/open-route.tsx';
import { renderView } from '../../packages/app/src/testing/render-view.tsx';
import { ECB_TABLE, serveRates } from '../../packages/app/src/testing/serve-rates.ts';
import { readArguments } from '../../packages/cli/src/read-arguments.ts';

// What should become of what `planted.test.ts` plants. In one file: a second one would load the whole app once more.

const nl = 'nl' as Language;

beforeEach(emptyDevice);
afterEach(cleanup);

const Shown = () => <SearchDialog opener={null} onClose={() => undefined} />;

/** Where the search leads that is asked for a word, in Spanish unless another language is named: the addresses of one group of its results. */
async function searchedFor(
  word: string,
  group: string,
  language?: Language,
): Promise<readonly (string | null)[]> {
  serveRates(ECB_TABLE);
  const { user } = await openRoute(Shown, '/', '/', language);
  await user.type(screen.getByRole('textbox'), word);
  const results = within(await screen.findByRole('list', { name: group }));
  return results.getAllByRole('link').map((link) => link.getAttribute('href'));
}

/** 5 ft 7 in: 67 × 0.0254 m = 1.7018 m. */
describe('the smoot', () => {
  it('the picker finds it by its name, and choosing it converts', async () => {
    const { user, path } = await openRoute(
      CategoryView,
      '/category/:category/:from?/:to?',
      '/category/length',
    );
    await user.click(await screen.findByRole('button', { name: /^Convertir de/ }));
    const picker = within(await screen.findByRole('dialog'));
    await user.type(picker.getByRole('combobox'), 'esmut');
    await user.click(await picker.findByRole('option', { name: /^Esmut \(smt\)/ }));
    expect(path()).toBe('/category/length/smoot/km');
    expect(screen.getByText('1 esmut = 0,0017018 kilómetros')).toBeDefined();
  });

  it.each(['esmut', 'smoots', 'smt'])('the search finds it by %s', async (word) => {
    expect(await searchedFor(word, 'Unidades')).toContain('/category/length/smoot');
  });

  it.each(['364.4 smoots in m', '364,4 esmuts a metros', '364.4 smt in m', '364.4 harvardbridges in m'])(
    '%s is understood',
    (question) => {
      const outcome = resolveQuestion(question, en, { rates: {}, origins: [] });
      // 364.4 × 1.7018 = 620.13592
      expect(outcome?.ok && outcome.results[0]?.plain).toBe('620.135920');
    },
  );

  it('the wire takes it', () => {
    const conversion = { category: 'length', fromUnit: 'smoot', toUnit: 'm', fromValue: 1, toValue: 1.7018 };
    expect(parseNewConversion(conversion).ok).toBe(true);
  });
});

/** A sheet with a form, which is one file: its name is its address. */
describe('the planted sheet', () => {
  function Named() {
    useEffect(openNamedSheets, []);
    return <h1>A view</h1>;
  }
  afterEach(() => history.replaceState(null, '', '/'));

  it('is reached by its address, speaks the language of the page, and has the focus in its field', async () => {
    history.replaceState(null, '', '/#planted');
    const { user, announced, switchTo } = await renderView(Named, '/');
    await screen.findByRole('dialog', { name: 'Cómo pago' });
    const field = await screen.findByRole('textbox', { name: /^Nombre/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await act(() => switchTo('en'));
    await screen.findByRole('dialog', { name: 'How I pay' });
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'x{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(announced()).toBe('share.copied');
  });

  it('is closed by "back", which stays at the view', async () => {
    history.replaceState(null, '', '/#planted');
    await renderView(Named, '/');
    await screen.findByRole('textbox', { name: /^Nombre/ });
    await act(async () => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).toBe('#planted');
    expect(screen.getByRole('heading', { name: 'A view' })).toBeDefined();
  });
});

it('a rate basis is read from the address, names and converts its rate, and one word undoes it', async () => {
  serveRates(ECB_TABLE);
  const { user, path } = await openRoute(CurrencyView, '/currency/:from?/:to?', '/currency/USD/EUR?half');
  const result = async () => screen.findByRole('button', { name: /\. Copiar resultado$/ });
  await waitFor(async () => expect((await result()).textContent).toMatch(/^50,/));
  expect(screen.getByRole('button', { name: /^Planted · / })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Volver al último' }));
  expect(path()).toBe('/currency/USD/EUR');
  await waitFor(async () => expect((await result()).textContent).toBe('85,477391'));
});

it('a currency is found by its name and its country', async () => {
  expect(await searchedFor('plantino', 'Monedas')).toContain('/currency/ESQ/USD');
  cleanup();
  expect(await searchedFor('plantavia', 'Monedas')).toContain('/currency/ESQ/USD');
});

it('a word of questions is understood', async () => {
  const { locale } = await LANGUAGE_PARTS.es.locale();
  await loadThirdReader();
  const outcome = resolveQuestion('el septuplo de 5 km en m', locale, { rates: {}, origins: [] });
  expect(outcome?.ok && outcome.results[0]?.plain).toBe('35000.000000');
});

/** A language with few words of its own and no sentences yet. */
describe('Dutch', () => {
  it('can be chosen, and what it does not say yet is said in English', async () => {
    const { user } = await renderView(SettingsView, '/settings');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Nederlands');
    expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined();
  });

  it('a converter and its picker name units in it, and write figures its way', async () => {
    const { user } = await openRoute(
      CategoryView,
      '/category/:category/:from?/:to?',
      '/category/length/m/ft',
      nl,
    );
    await user.click(await screen.findByRole('button', { name: /^Convert to: Voet/ }));
    const picker = within(await screen.findByRole('dialog'));
    await user.type(picker.getByRole('combobox'), 'dui');
    await user.click(await picker.findByRole('option', { name: /^Duim/ }));
    // 1 m = 1 / 0.0254 in = 39.3700787… in
    expect(screen.getByText(/^1 meter = 39,37\d* duim$/)).toBeDefined();
  });

  it('the search finds its words, and on its pages those that are found everywhere', async () => {
    expect(await searchedFor('duim', 'Units', nl)).toContain('/category/length/in');
    cleanup();
    expect(await searchedFor('amerikaanse', 'Currencies', nl)).toContain('/currency/USD/EUR');
    cleanup();
    expect(await searchedFor('pulgada', 'Units', nl)).toContain('/category/length/in');
  });

  it('questions are understood in it', async () => {
    const { locale } = await LANGUAGE_PARTS[nl].locale();
    await loadLanguages(nl);
    const outcome = resolveQuestion('vijf voet naar duim', locale, { rates: {}, origins: [] });
    expect(outcome?.ok && outcome.results[0]?.plain).toBe('60.000000');
  });

  it('days are understood in it', async () => {
    const { locale } = await LANGUAGE_PARTS[nl].locale();
    await loadLanguages(nl);
    const [reading] = readDays('100 usd naar eur gisteren', locale, '2026-11-20');
    expect(reading).toEqual({ rest: '100 usd naar eur', pasts: ['2026-11-19'] });
  });

  it('the command line takes it', () => {
    expect(readArguments(['--lang', 'nl', '5 voet naar duim'], '2026-11-20').locale.id).toBe('nl');
  });
});

describe('the screen', () => {
  beforeEach(() => usePreferences.setState({ language: undefined, languageBefore: undefined }));
  it.each(LANGUAGE_IDS.filter((id) => id !== nl))('opens at its address in %s', async (language) => {
    serveRates(ECB_TABLE);
    history.replaceState(null, '', language === 'es' ? '/orchard' : `/${language}/orchard`);
    await startInLanguage();
    render(<App />);
    expect(await screen.findByRole('heading', { level: 1, name: `Orchard ${language}` })).toBeDefined();
    expect(await screen.findByText(`Apples ${language}`)).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`Title ${language}`));
  });

  it('has the focus at its heading when a link opens it', async () => {
    serveRates(ECB_TABLE);
    vi.stubGlobal('scrollTo', () => {});
    history.replaceState(null, '', '/more');
    await startInLanguage();
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Más' });
    act(() => history.pushState(null, '', '/orchard'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Orchard es' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    vi.unstubAllGlobals();
  });
});
