import 'fake-indexeddb/auto';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import { dayReader, isDayFirst } from '@equivale/core/parse/days';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CategoryView } from '../../packages/app/src/features/category/category-view.tsx';
import { SettingsView } from '../../packages/app/src/features/settings/settings-view.tsx';
import type { Language } from '../../packages/app/src/i18n/languages.ts';
import { resolveQuestion } from '../../packages/app/src/questions/resolve-question.ts';
import { emptyDevice } from '../../packages/app/src/testing/empty-device.ts';
import { openRoute } from '../../packages/app/src/testing/open-route.tsx';
import { renderView } from '../../packages/app/src/testing/render-view.tsx';
import { readArguments } from '../../packages/cli/src/read-arguments.ts';
import { searchedFor } from './searched-for.tsx';

// What is expected of the language that `planted.test.ts` plants: Dutch, with few words of its own and no sentences yet.

const nl = 'nl' as Language;

beforeEach(emptyDevice);
afterEach(cleanup);

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

it('the search finds its words from any language', async () => {
  expect(await searchedFor('duim', 'Unidades')).toContain('/category/length/in');
  cleanup();
  expect(await searchedFor('amerikaanse', 'Monedas')).toContain('/currency/USD/EUR');
});

it('questions are understood in it', async () => {
  const { locale } = await LANGUAGE_PARTS[nl].locale();
  const outcome = resolveQuestion('vijf voet naar duim', locale, { rates: {}, origins: [] });
  expect(outcome?.ok && outcome.results[0]?.plain).toBe('60.000000');
});

it('days are understood in it', () => {
  const [reading] = dayReader.read('100 usd naar eur gisteren', {
    today: '2026-11-20',
    dayFirst: isDayFirst(nl),
  });
  expect(reading).toEqual({ rest: '100 usd naar eur', pasts: ['2026-11-19'] });
});

it('the command line takes it', () => {
  expect(readArguments(['--lang', 'nl', '5 voet naar duim'], '2026-11-20').locale.id).toBe('nl');
});
