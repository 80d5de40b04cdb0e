import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nativeSide } from '../testing/native-side.ts';
import { ECB_TABLE } from '../testing/serve-rates.ts';

// The bridge stands there before any of the app's modules, as on a phone.
const side = nativeSide('android', 'https://equivale.example/category/length/mi/km');
const called: { url: string; init: RequestInit | undefined }[] = [];
Object.assign(globalThis, {
  async fetch(url: string, init?: RequestInit) {
    called.push({ url, init });
    return Response.json(ECB_TABLE);
  },
});

const { startInLanguage } = await import('../device/language.ts');
const { usePreferences } = await import('../device/preferences.ts');
const { App } = await import('./app.tsx');
const { prepareNativeShell } = await import('./native-shell.ts');

const callsOf = (plugin: string, method: string) =>
  side.calls.filter((call) => call.plugin === plugin && call.method === method).map(({ options }) => options);
/** The last text that the system keeps under a key. */
const storedAs = (key: string) =>
  String(callsOf('Preferences', 'set').findLast((options) => options.key === key)?.value);
const here = () => location.pathname + location.search;
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Renders the app at an address; the history has what it had. */
async function show(path: string) {
  history.replaceState(null, '', path);
  await startInLanguage();
  // Names suspend at first: a rendering that is not waited for may never be taken up again.
  await act(async () => void render(<App />));
  return userEvent.setup();
}

let observe: () => void;
beforeAll(async () => {
  // What an earlier run had the system keep, before the web side's storage was cleared.
  await side.nativePromise('Preferences', 'set', {
    key: 'equivale-preferences',
    value: JSON.stringify({ state: { theme: 'dark', language: 'es' }, version: 1 }),
  });
  localStorage.clear();
  side.calls.length = 0;
  observe = await prepareNativeShell();
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  side.calls.length = 0;
});

describe('the native app', () => {
  it('puts back the theme and the language that the system kept, and then opens the link that started it', async () => {
    expect(usePreferences.getState()).toMatchObject({ theme: 'dark', language: 'es' });
    await show('/');
    observe();
    expect(await title(/Longitud/)).toBeDefined();
    expect(here()).toBe('/category/length/mi/km');
    await waitFor(() => expect(callsOf('SplashScreen', 'hide')).toHaveLength(1));
  });

  it('opens a link that comes while it runs in the language that was chosen', async () => {
    await show('/');
    side.tell('appUrlOpen', { url: 'https://equivale.example/en/currency/USD/EUR' });
    expect(await title('Divisas')).toBeDefined();
    expect(here()).toBe('/currency/USD/EUR');
    const views = history.length;
    side.tell('appUrlOpen', { url: 'https://equivale.example/currency/USD/EUR' });
    side.tell('appUrlOpen', { url: 'app.equivale://settings' });
    expect(await title('Ajustes')).toBeDefined();
    expect(history.length).toBe(views + 1);
  });

  it('answers text that is shared to it, even while home is open', async () => {
    await show('/');
    await title('¿A cuánto equivale?');
    side.tell('appUrlOpen', { url: 'app.equivale:///?q=1%20mi%20en%20km' });
    const field = await screen.findByRole('textbox', { name: 'Buscar un conversor' });
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('1 mi en km'));
  });

  it('[S4.status-bar] dresses the bars by the theme, and has the system keep it', async () => {
    const user = await show('/settings');
    await user.click(await screen.findByRole('switch', { name: 'Modo oscuro' }));
    await waitFor(() => expect(storedAs('equivale-preferences')).toContain('light'));
    expect(callsOf('StatusBar', 'setBackgroundColor')).toEqual([{ color: '#1e293b' }]);
    expect(JSON.parse(storedAs('equivale-preferences')).state).toEqual({ theme: 'light', language: 'es' });
  });

  it('[I18.widget-day] has the system keep what its widgets show, again whenever that changes', async () => {
    await show('/');
    const { addFavorite } = await import('../records/kinds/favorites.ts');
    const { announceChange } = await import('../records/changes.ts');
    await addFavorite({ category: 'currency', fromUnit: 'USD', toUnit: 'EUR' }, Date.now());
    announceChange(['favorites']);
    await waitFor(() => expect(storedAs('equivale-widgets')).toContain('USD'));
    expect(JSON.parse(storedAs('equivale-widgets'))).toMatchObject({
      pairs: [{ title: '🇺🇸 USD → EUR', figure: '0,8548', note: 'BCE · 21 ago', path: '/currency/USD/EUR' }],
    });
  });

  it('shares the public address by the share sheet', async () => {
    const user = await show('/settings');
    await user.click(await screen.findByRole('button', { name: 'Compartir Equivale' }));
    await waitFor(() => expect(callsOf('Share', 'share')).toHaveLength(1));
    expect(callsOf('Share', 'share')[0]).toMatchObject({
      title: 'Equivale',
      url: 'https://equivale.example',
    });
  });

  it('shares a conversion by what it says and the public address of its view', async () => {
    const { shareView } = await import('../platform/share-app.ts');
    history.replaceState(null, '', '/category/length/mi/km');
    await shareView('1 mi = 1,609344 km');
    expect(callsOf('Share', 'share')).toEqual([
      expect.objectContaining({
        text: '1 mi = 1,609344 km',
        url: 'https://equivale.example/category/length/mi/km',
      }),
    ]);
  });

  it('asks the hosted API, without credentials, at the start and on the return to the app', async () => {
    called.length = 0;
    const { queryClient } = await import('../device/query-client.ts');
    queryClient.clear();
    await show('/currency/USD/EUR');
    const requested = () => called.filter(({ url }) => url === 'https://equivale.example/api/exchange-rates');
    await waitFor(() => expect(requested()).toHaveLength(1));
    expect(called.every(({ url }) => url.startsWith('https://equivale.example/api/'))).toBe(true);
    expect(requested()[0]?.init).toMatchObject({ mode: 'cors', credentials: 'same-origin' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await queryClient.invalidateQueries({ queryKey: ['/api/exchange-rates'], refetchType: 'none' });
    side.tell('resume');
    await waitFor(() => expect(requested()).toHaveLength(2));
  });
});

describe("the phone's back", () => {
  const left = () => callsOf('App', 'exitApp').length > 0;

  it('closes what is open over the view', async () => {
    const user = await show('/');
    await user.click(await screen.findByRole('button', { name: 'Buscar' }));
    await screen.findByRole('dialog');
    side.tell('backButton', { canGoBack: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(here()).toBe('/');
    expect(left()).toBe(false);
  });

  it('goes to the view before', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    const user = await show('/');
    await user.click(screen.getByRole('link', { name: 'Ajustes' }));
    await title('Ajustes');
    side.tell('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledOnce();
    expect(left()).toBe(false);
    back.mockRestore();
  });

  it('leaves the app where there is no view before', async () => {
    await show('/');
    side.tell('backButton', { canGoBack: false });
    await waitFor(() => expect(left()).toBe(true));
  });
});
