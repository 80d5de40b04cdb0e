import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startInLanguage } from '../device/language.ts';
import { usePreferences } from '../device/preferences.ts';
import { writeState } from '../records/mirrors.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { ECB_TABLE, serveRates } from '../testing/serve-rates.ts';
import { App } from './app.tsx';

const scrolled = vi.fn();
const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hasFocus = async (name: string) => {
  await heading(name);
  await waitFor(() => expect([focused()?.tagName, focused()?.textContent]).toEqual(['H1', name]));
};

async function start(path: string) {
  history.replaceState(null, '', path);
  await startInLanguage();
  render(<App />);
  return userEvent.setup();
}

beforeEach(async () => {
  await emptyDevice();
  usePreferences.setState({ language: undefined, languageBefore: undefined });
  serveRates(ECB_TABLE);
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
});

it('[D.view-focus] a link leads to the heading of its view, at the top; the way back to that of the view before, where it was', async () => {
  const user = await start('/');
  await heading('¿A cuánto equivale?');
  expect(focused()?.tagName).toBe('BODY');
  (await screen.findByRole('link', { name: /^Divisas/ })).focus();
  await user.keyboard('{Enter}');
  await hasFocus('Divisas');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await act(async () => history.back());
  await hasFocus('¿A cuánto equivale?');
  expect(scrolled).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Más opciones' }));
  await hasFocus('Más');
});

it('[D.view-focus] another language, another pair and another day of the same view leave the focus where it is', async () => {
  const user = await start('/currency/USD/EUR');
  await user.click(await screen.findByRole('button', { name: /^Intercambiar/ }));
  await waitFor(() => expect(location.pathname).toBe('/currency/EUR/USD'));
  expect(focused()?.getAttribute('aria-label')).toMatch(/^Intercambiar/);
  await user.click(screen.getByRole('button', { name: 'ES: español. Cambiar a inglés' }));
  const toggle = await screen.findByRole('button', { name: 'EN: English. Switch to Spanish' });
  expect(focused()).toBe(toggle);
  act(() => history.pushState(null, '', '/en/currency/EUR/USD?on=2026-08-20'));
  expect(focused()).toBe(toggle);
  expect(scrolled).not.toHaveBeenCalled();
});

it('[D.view-focus] a result of the search leads to the heading too, also within the same view', async () => {
  const user = await start('/currency/USD/EUR');
  await screen.findByRole('textbox', { name: 'Cantidad' });
  await user.click(screen.getAllByRole('button', { name: 'Buscar' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar' }));
  await user.type(dialog.getByRole('textbox'), '7 eur a jpy');
  await user.click((await dialog.findAllByRole('link', { name: /JPY/ }))[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/currency/EUR/JPY'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The sheet gives the focus back a task later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await hasFocus('Divisas');
});

it('[D.view-focus] a title that comes later than its view has the focus that the one before it had', async () => {
  const frozen = { on: '2026-08-21', rates: { MXN: { times: [], over: ['19.769'], sources: ['ecb'] } } };
  const trip = { id: 'trip-1', place: 'MX', currencies: ['MXN'], home: 'EUR', frozen, changedAt: 1 };
  await writeState({ trips: [trip] });
  const user = await start('/more');
  await user.click(await screen.findByRole('link', { name: /^Viaje/ }));
  await hasFocus('México');
});

it('[D.view-focus] whoever has pressed a key while a view was loading keeps the focus', async () => {
  await start('/more');
  const link = await screen.findByRole('link', { name: /^Tabla de bolsillo/ });
  fireEvent.click(link);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await heading('Tabla de bolsillo');
  await waitFor(() => expect(screen.getByRole('main').querySelector('table')).not.toBeNull());
  expect(focused()?.tagName).not.toBe('H1');
});
