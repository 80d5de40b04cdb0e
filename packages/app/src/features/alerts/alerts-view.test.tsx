import 'fake-indexeddb/auto';
import { parseExchangeRates } from '@equivale/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AlertForm } from '../../converter/alerts/alert-form.tsx';
import { checkAlerts } from '../../converter/alerts/check-alerts.ts';
import { queryClient } from '../../device/query-client.ts';
import { addMessages } from '../../i18n/i18n.ts';
import { useNotices } from '../../platform/notices.ts';
import { alerts, storeAlerts } from '../../records/kinds/alerts.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { missingLine } from '../../testing/missing-line.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { AlertsView } from './alerts-view.tsx';

const words = vi.hoisted(() => ({ areLost: false }));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const all = await original<typeof import('../../i18n/i18n.ts')>();
  const addMessages: typeof all.addMessages = async (part) => {
    if (words.areLost) throw new TypeError('Failed to fetch');
    await all.addMessages(part);
  };
  return { ...all, addMessages };
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getAllByText(/./)[0]?.textContent);
const notice = () => useNotices.getState().notices[0]?.message;
const closed = vi.fn();
const parsed = parseExchangeRates(ECB_TABLE);
if (!parsed.ok) throw new Error('the table is none');
const table = parsed.value;
const Form = () => <AlertForm from="EUR" to="USD" table={table} onClose={closed} />;

beforeAll(() => addMessages('alerts'));
beforeEach(async () => {
  await emptyDevice();
  useNotices.setState({ notices: [] });
  serveRates(ECB_TABLE);
  vi.stubGlobal('isSecureContext', true);
});

it('[I17.alert-here] without push an alert is made, looked at when the app opens, told of once, and made ready again', async () => {
  const { user } = await openRoute(Form, '/', '/');
  const field = screen.getByRole('textbox', { name: 'Avísame cuando 1 EUR suba a' });
  await user.clear(field);
  await user.type(field, '1,1699');
  // ECB, 21 August 2026: EUR 1 = USD 1.1699
  expect(screen.getByText(/^Ya está por encima/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '1,18');
  // 1.18 / 1.1699 - 1 = 0.8633 %
  expect(screen.getByText(/^Falta un 0,9.%/)).toBeDefined();
  await user.click(button('Crear aviso'));
  await waitFor(() => expect(notice()).toBe('alerts.made.here'));
  expect(closed).toHaveBeenCalledOnce();
  expect(await alerts.read()).toMatchObject([{ kind: 'above', figure: '1.18', base: '1.1699' }]);
  cleanup();

  const [made] = await alerts.read();
  if (!made) throw new Error('nothing was stored');
  await checkAlerts();
  expect((await alerts.read())[0]?.fired).toBeUndefined();
  await storeAlerts({ ...made, figure: '1.16' });
  await checkAlerts();
  expect(notice()).toBe('alerts.reached');
  const [fired] = await alerts.read();
  expect(fired?.fired).toMatchObject({ rate: '1.1699', day: '2026-08-21' });

  const view = await openRoute(AlertsView, '/alerts', '/alerts');
  expect(await screen.findByText(/no puede haber notificaciones/)).toBeDefined();
  expect(rows()).toEqual(['EUR → USD sube a 1,1600']);
  await view.user.click(button('Reactivar'));
  expect(await screen.findByText(/^21 ago.* · 1,1699; espera a que vuelva$/)).toBeDefined();
  await checkAlerts();
  expect((await alerts.read())[0]?.fired).toBeUndefined();
  await view.user.click(button('EUR → USD sube a 1,1600: acciones'));
  await view.user.click(await screen.findByRole('button', { name: 'Borrar' }));
  expect(await screen.findByRole('heading', { name: 'Sin avisos todavía' })).toBeDefined();
  await act(async () => useNotices.getState().notices[0]?.action?.run());
  await waitFor(() => expect(rows()).toEqual(['EUR → USD sube a 1,1600']));
});

it('[D.once] a double tap makes one alert', async () => {
  const { user } = await openRoute(Form, '/', '/');
  closed.mockClear();
  await user.dblClick(button('Crear aviso'));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(await alerts.read()).toHaveLength(1);
});

const reached = {
  id: '0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d17',
  from: 'EUR',
  to: 'USD',
  kind: 'above',
} as const;

it('[I17.alert-contact] where the service pushes nothing, nobody is asked about notifications', async () => {
  const asked = vi.fn(async () => 'granted');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }));
  const rates = fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/alerts/key') ? Response.json({ type: '/problems/push-off' }, { status: 404 }) : rates(url),
  );
  const { user } = await openRoute(Form, '/', '/');
  await user.click(button('Crear aviso'));
  await waitFor(() => expect(notice()).toBe('alerts.made.here'));
  cleanup();
  await openRoute(AlertsView, '/alerts', '/alerts');
  expect(await screen.findByText(/no puede haber notificaciones/)).toBeDefined();
  expect(screen.getByText(/Se comprueban cada vez que abres/)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('[I17.alert-here] without a network alerts are not looked at, and who starts that hears of it and can try again', async () => {
  await storeAlerts({ ...reached, figure: '1.16', base: '1.15', armedAt: 7 });
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(checkAlerts()).rejects.toThrow();
  serveRates(ECB_TABLE);
  await checkAlerts();
  expect(notice()).toBe('alerts.reached');
});

it('[I17.alert-here] one whose words could not be fetched is told of at the next try', async () => {
  await storeAlerts({ ...reached, figure: '1.16', base: '1.15', armedAt: 7 });
  words.areLost = true;
  await expect(checkAlerts()).rejects.toThrow();
  words.areLost = false;
  await checkAlerts();
  expect(notice()).toBe('alerts.reached');
});

it('[I3.disabled] says what is not typed yet, as long as no alert can be made', async () => {
  const { user } = await openRoute(Form, '/', '/');
  const missing = () => missingLine(screen.getByRole('button', { name: 'Crear aviso' }));
  const figure = () => screen.getByRole('textbox');
  expect(missing()).toBeUndefined();
  await user.clear(figure());
  expect(missing()).toBe('Falta el tipo.');
  await user.type(figure(), '1,2');
  expect(missing()).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: 'Cambia un tanto por ciento' }));
  await user.clear(figure());
  expect(missing()).toBe('Falta el porcentaje.');
  await user.type(figure(), '100');
  expect(missing()).toBe('El porcentaje tiene que ser menor que 100.');
});

it('[I17.alert-new] a new alert begins with the pair that was converted last, and another can be chosen', async () => {
  const { user } = await openRoute(AlertsView, '/alerts', '/alerts');
  await user.click(await screen.findByRole('button', { name: 'Nuevo aviso' }));
  expect(await screen.findByRole('textbox', { name: 'Avísame cuando 1 USD suba a' })).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Moneda de destino' }), 'USD');
  expect(screen.getByRole('textbox', { name: 'Avísame cuando 1 EUR suba a' })).toBeDefined();
});
