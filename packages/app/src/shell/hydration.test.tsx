import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../device/query-client.ts';
import { renderPage } from '../prerender/render-page.tsx';
import { saveConversion } from '../records/kinds/conversions.ts';
import { addFavorite } from '../records/kinds/favorites.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { ECB_CLOSES, ECB_TABLE, serveRates } from '../testing/serve-rates.ts';
import { App } from './app.tsx';

const pair = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' } as const;
let root: Root | undefined;

/** Lets everything that a page asks for be answered before the page that is hydrated asks. */
async function settleCalls(): Promise<void> {
  render(<App />);
  await waitFor(() => {
    const queries = queryClient.getQueryCache().getAll();
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(({ state }) => state.status === 'pending')).toEqual([]);
  });
  cleanup();
}

/** Takes a prerendered page over. @returns what React had to throw away of it, and why */
async function takeOver(body: string, early = (_page: HTMLElement): void => {}): Promise<string[]> {
  const faults: string[] = [];
  const container = document.createElement('div');
  container.innerHTML = body;
  document.body.replaceChildren(container);
  early(container);
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <App />
      </StrictMode>,
      { onRecoverableError: (error) => faults.push(String(error)) },
    );
  });
  return faults;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // React wants one process for writing pages and another for taking them over, and says so at every part.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="description" content="">';
  await emptyDevice();
  await addFavorite(pair, 1);
  await saveConversion({ ...pair, fromValue: 3, toValue: 2.5, timestamp: 1, id: 'a' });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it.each([
  ['/', 'responds', 'Conversiones recientes'],
  ['/currency/USD/EUR', 'responds', 'Fuerza en el último mes'],
  ['/category/length/mi/km', 'responds', 'Referencia rápida'],
  ['/', 'fails', 'Conversiones recientes'],
  ['/currency/USD/EUR', 'fails', 'Otra fecha'],
])(
  '[I6.hydration] %s is hydrated as it was prerendered, also where the service %s before its code has come',
  async (path, how, text) => {
    serveRates(how === 'responds' ? ECB_TABLE : undefined, ECB_CLOSES);
    history.replaceState(null, '', path);
    const { body } = await renderPage(path, 'es');
    await settleCalls();
    const faults = await takeOver(body);
    await screen.findByText(text);
    expect(faults).toEqual([]);
  },
);

it.each([
  ['1,2,3', '1,23'],
  ['-5', '5'],
  ['12x4', '124'],
])(
  '[I6.typed-early] %s that was typed before the code ran stands as if typed key by key: %s',
  async (typed, shown) => {
    serveRates(ECB_TABLE, ECB_CLOSES);
    history.replaceState(null, '', '/currency/USD/EUR');
    const { body } = await renderPage('/currency/USD/EUR', 'es');
    await takeOver(body, (page) => {
      const field = page.querySelector('input');
      if (field) field.value = typed;
    });
    await waitFor(() => expect(document.querySelector('input')?.value).toBe(shown));
  },
);

it('[I6.hydration] [S2.settings-figures] a prerendered page is hydrated with the figures of its language, then has those that were chosen', async () => {
  serveRates(ECB_TABLE, ECB_CLOSES);
  history.replaceState(null, '', '/category/length/mi/km');
  const { body } = await renderPage('/category/length/mi/km', 'es');
  expect(body).toContain('1,609344');
  await settleCalls();
  const { usePreferences } = await import('../device/preferences.ts');
  await act(async () => usePreferences.setState({ figures: ',.' }));
  const faults = await takeOver(body);
  await waitFor(() => expect(document.body.textContent).toContain('1.609344'));
  expect(document.body.textContent).not.toContain('1,609344');
  expect(faults).toEqual([]);
  await act(async () => usePreferences.setState({ figures: undefined }));
});

it('[I6.typed-early] [S2.settings-figures] what was typed before the code ran is read by the figures that were chosen', async () => {
  serveRates(ECB_TABLE, ECB_CLOSES);
  history.replaceState(null, '', '/category/length/mi/km');
  const { body } = await renderPage('/category/length/mi/km', 'es');
  await settleCalls();
  const { usePreferences } = await import('../device/preferences.ts');
  await act(async () => usePreferences.setState({ figures: ',.' }));
  await takeOver(body, (page) => {
    const field = page.querySelector('input');
    if (field) field.value = '1.234';
  });
  // 1.234 mi is 1.985930496 km; 1234 mi would be 1,985.930496 km.
  await waitFor(() => expect(document.body.textContent?.includes('1.9859')).toBe(true));
  expect(document.querySelector('input')?.value).toBe('1.234');
  await act(async () => usePreferences.setState({ figures: undefined }));
});

it('[I6.hydration] the stored theme is no part of what a page is hydrated with', async () => {
  localStorage.setItem('equivale-preferences', '{"state":{"theme":"dark"},"version":1}');
  vi.resetModules();
  const { usePreferences } = await import('../device/preferences.ts');
  expect(usePreferences.getInitialState().theme).toBe('light');
  expect(usePreferences.getState().theme).toBe('dark');
});
