import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useConverterState } from '../conversion/converter-state.ts';
import { choose } from '../device/choose.ts';
import { startInLanguage } from '../device/language.ts';
import { reloadPreferences, usePreferences } from '../device/preferences.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { App } from './app.tsx';

const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem('equivale-preferences') ?? '{}').state;

/** Starts the app at an address, as start.tsx does. */
async function start(path: string) {
  history.replaceState(null, '', path);
  await startInLanguage();
  render(<App />);
  return userEvent.setup();
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="description" content="">';
  await emptyDevice();
  usePreferences.setState({ theme: 'light', language: undefined, languageBefore: undefined });
});

describe('views and addresses', () => {
  it.each([
    ['home', '/', '¿A cuánto equivale?'],
    ['favorites', '/favorites', 'Favoritos'],
    ['more', '/more', 'Más'],
    ['settings', '/settings', 'Ajustes'],
    ['recent-conversions', '/recent-conversions', 'Recientes'],
    ['currency', '/currency/USD/EUR', 'Divisas'],
    ['category', '/category/length', 'Longitud'],
  ])('[S2.views] [D.address] %s is shown at %s', async (_view, path, title) => {
    await start(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(title);
  });

  it.each([
    ['/nowhere', '/', 'No conocemos «/nowhere».'],
    ['/en/no/where', '/en', 'We don’t know “/no/where”.'],
  ])(
    '[S2.catch-all] [D.address] the unknown address %s shows home and becomes its own',
    async (path, home, said) => {
      await start(path);
      expect(await screen.findByRole('heading', { name: /equivale|How much/ })).toBeDefined();
      expect(location.pathname.replace(/(?<=.)\/$/, '')).toBe(home);
      expect(await screen.findByText(said)).toBeDefined();
    },
  );

  it('[S2.tabs] a bar of four tabs leads to home, favorites, more and settings', async () => {
    const user = await start('/');
    const bar = () => within(screen.getByRole('navigation', { name: 'Principal' }));
    const tabs = bar().getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Favoritos', '/favorites'],
      ['Más opciones', '/more'],
      ['Ajustes', '/settings'],
    ]);
    await user.click(bar().getByRole('link', { name: 'Ajustes' }));
    expect(await screen.findByRole('heading', { name: 'Ajustes' })).toBeDefined();
    expect(bar().getByRole('link', { name: 'Ajustes' }).getAttribute('aria-current')).toBe('page');
  });

  it('[S2.recent-back] [S4.navigation] back on recent conversions goes to more', async () => {
    const user = await start('/recent-conversions');
    await user.click(screen.getByRole('link', { name: 'Atrás' }));
    expect(location.pathname).toBe('/more');
  });

  it.each(['/about', '/contact', '/privacy', '/terms'])(
    '[S2.legal] %s has a way back to home',
    async (path) => {
      await start(path);
      expect(screen.getByRole('link', { name: 'Atrás' }).getAttribute('href')).toBe('/');
    },
  );
});

describe('the header', () => {
  it('[S2.header] has the product title, the two toggles and the search button', async () => {
    await start('/');
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Equivale')).toBeDefined();
    for (const name of ['Buscar', 'ES: español. Cambiar a inglés', 'Cambiar a modo oscuro']) {
      expect(header.getByRole('button', { name })).toBeDefined();
    }
  });

  it('names the languages as within a sentence, also where the engine does not', async () => {
    const names = vi.spyOn(Intl, 'DisplayNames').mockImplementation(function titleCased(this: object) {
      // WebKit's names begin with a capital, as at the head of a list.
      return Object.assign(this, { of: (id: string) => (id === 'en' ? 'Inglés' : 'Español') });
    } as never);
    await start('/');
    expect(screen.getByRole('button', { name: 'ES: español. Cambiar a inglés' })).toBeDefined();
    names.mockRestore();
  });

  it('[S2.category-header] has emoji, name and description of a category', async () => {
    await start('/category/length');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1 }).textContent).toBe('Longitud');
    expect(header.getByText('m, pies, millas')).toBeDefined();
  });
});

describe('the way back of the browser', () => {
  it('[D.browser-back] [S2.currency-back] [S4.navigation] goes to the view before and resets nothing; the arrow resets', async () => {
    const user = await start('/more');
    await user.click(screen.getByRole('link', { name: 'Inicio' }));
    await user.click(await screen.findByRole('link', { name: /^Divisas/ }));
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
    await user.clear(amount);
    await user.type(amount, '7');
    await act(async () => history.back());
    await screen.findByRole('heading', { name: '¿A cuánto equivale?' });
    expect(useConverterState.getState().currency.amount.value).toBe('7');
    await user.click(screen.getByRole('link', { name: /^Divisas/ }));
    await user.click(await screen.findByRole('link', { name: 'Atrás' }));
    await waitFor(() =>
      expect(useConverterState.getState().currency.amount).toEqual({ text: '', value: '100' }),
    );
    expect(location.pathname).toBe('/');
  });
});

it('[S4.navigation] the tab of home leads from an answer on it to the empty field', async () => {
  const user = await start('/');
  await user.type(await screen.findByRole('textbox'), '5 km');
  await screen.findAllByText(/km → /);
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(await screen.findByRole('link', { name: /^Divisas/ })).toBeDefined();
});

describe('title and description of the document', () => {
  it('[S4.document-title] is the view, the product name and its line', async () => {
    const user = await start('/');
    await screen.findByRole('heading', { name: '¿A cuánto equivale?' });
    expect(document.title).toBe('Equivale - Universal Converter');
    await user.click(screen.getByRole('link', { name: 'Más opciones' }));
    await screen.findByRole('heading', { name: 'Más' });
    expect(document.title).toBe('Más · Equivale - Universal Converter');
  });

  it.each([
    ['/about', 'Acerca de · Equivale', /Qué es Equivale/],
    ['/en/contact', 'Contact · Equivale', /How to write/],
    ['/privacy', 'Privacidad · Equivale', /Qué datos/],
    ['/en/terms', 'Terms of use · Equivale', /The terms of using/],
  ])('[S2.legal-title] %s has its own', async (path, title, description) => {
    await start(path);
    await waitFor(() => expect(document.title).toBe(title));
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(description);
  });
});

describe('language', () => {
  it('[S9.default-language] is Spanish, at the root, and nothing is kept until somebody chooses', async () => {
    await start('/');
    expect(root.lang).toBe('es');
    expect(screen.getByRole('link', { name: 'Favoritos' })).toBeDefined();
  });

  it('[S4.language] [D.english-address] toggles, moves to /en and back, and is remembered', async () => {
    const user = await start('/more');
    await user.click(screen.getByRole('button', { name: 'ES: español. Cambiar a inglés' }));
    await screen.findByRole('link', { name: 'Favorites' });
    expect([root.lang, location.pathname, stored().language]).toEqual(['en', '/en/more', 'en']);
    await user.click(screen.getByRole('button', { name: 'EN: English. Switch to Spanish' }));
    await screen.findByRole('link', { name: 'Favoritos' });
    expect([root.lang, location.pathname, stored().language]).toEqual(['es', '/more', 'es']);
  });

  it('[S4.language-pair] the toggle goes between the two that the person uses', async () => {
    usePreferences.setState({ language: 'pt', languageBefore: 'en' });
    const user = await start('/more');
    await user.click(screen.getByRole('button', { name: 'PT: português. Mudar para inglês' }));
    await screen.findByRole('link', { name: 'Favorites' });
    expect([root.lang, location.pathname]).toEqual(['en', '/en/more']);
    await user.click(screen.getByRole('button', { name: 'EN: English. Switch to Portuguese' }));
    await screen.findByRole('link', { name: 'Favoritos' });
    expect([root.lang, location.pathname]).toEqual(['pt', '/pt/more']);
  });

  it.each([
    [['nl-NL', 'fr-CA', 'pt-BR'], '/', ['fr', '/fr']],
    [['en-US', 'fr-FR'], '/', ['es', '/']],
    [['ja'], '/', ['es', '/']],
    [['fr-FR'], '/settings', ['es', '/settings']],
  ])('[S4.first-language] to a browser that prefers %s, %s shows %s', async (languages, path, shown) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    await start(path);
    expect([root.lang, location.pathname]).toEqual(shown);
  });

  it('[D.remembered-language] [S4.restored] a remembered choice wins over the address on the next start', async () => {
    usePreferences.setState({ language: 'en' });
    await start('/settings');
    expect([root.lang, location.pathname]).toEqual(['en', '/en/settings']);
  });
});

describe('theme', () => {
  it('[S9.default-theme] is light; [S4.theme] the toggle adds the dark style to the root and is remembered', async () => {
    const user = await start('/');
    expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['light', false]);
    await user.click(screen.getByRole('button', { name: 'Cambiar a modo oscuro' }));
    expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['dark', true]);
    expect(stored()).toEqual({ theme: 'dark' });
    await user.click(screen.getByRole('button', { name: 'Cambiar a modo claro' }));
    expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['light', false]);
  });

  it('[S3.preferences] only theme and language are kept, under one key; junk there is not believed', async () => {
    localStorage.setItem(
      'equivale-preferences',
      JSON.stringify({ state: { theme: 'pink', language: 'xx', more: 1 }, version: 1 }),
    );
    act(reloadPreferences);
    expect(usePreferences.getState()).toMatchObject({ theme: 'light', language: undefined });
    await act(async () => choose({ theme: 'dark' }));
    await act(async () => choose({ language: 'en', languageBefore: undefined }));
    expect(stored()).toEqual({ theme: 'dark', language: 'en', more: 1 });
    expect(Object.keys(localStorage)).toEqual(['equivale-preferences']);
  });
});

describe('search dialog', () => {
  it('[S2.search-dialog] [S4.search-dialog] [I3.focus-returned] the button opens it: title, input and hint; Escape closes it and the focus returns', async () => {
    const user = await start('/more');
    const button = screen.getAllByRole('button', { name: 'Buscar' })[0];
    await user.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar' }));
    const field = dialog.getByRole('textbox');
    expect(field.getAttribute('placeholder')).toBe('Escribe para buscar conversiones');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('[S4.search-dialog] the key / opens it from anywhere but a field', async () => {
    const user = await start('/');
    await user.click(await screen.findByRole('textbox'));
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.clear(screen.getByRole('textbox'));
    await act(async () => (document.activeElement as HTMLElement).blur());
    await user.keyboard('/');
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
