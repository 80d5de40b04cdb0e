import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Activity, useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useCurrencyList } from '../../../conversion/current-list.ts';
import { useNotices } from '../../../platform/notices.ts';
import { saveConversion } from '../../../records/kinds/conversions.ts';
import { chooseMarkup, markups } from '../../../records/kinds/markups.ts';
import { storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { emptyDevice } from '../../../testing/empty-device.ts';
import { openRoute } from '../../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../../testing/serve-rates.ts';
import { ListView } from './list-view.tsx';
import { openList } from './stored-list.ts';
import { useList } from './use-list.ts';

async function open(path = '/list') {
  const view = await openRoute(ListView, '/list', path);
  await screen.findByRole('list', { name: 'Varias monedas' });
  return view;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
const focus = (element: HTMLElement) => act(async () => element.focus());
const undo = () => act(async () => useNotices.getState().notices[0]?.action?.run());

beforeEach(async () => {
  await emptyDevice();
  useCurrencyList.setState({ storedTimes: 0 }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  serveRates(ECB_TABLE);
});

it('[I15.list-keys] the last row stays removed while the address still names it', async () => {
  // As while the code for an empty list is on its way: what is hidden runs its effects anew when it is shown.
  const Listed = () => useList().rows.join();
  let show = (_: 'hidden' | 'visible') => {};
  function Hideable() {
    const [mode, setMode] = useState<'hidden' | 'visible'>('visible');
    show = setMode;
    return (
      <Activity mode={mode}>
        <Listed />
      </Activity>
    );
  }
  await openRoute(Hideable, '/list', '/list?l=EUR&amount=250');
  await screen.findByText('EUR');
  await act(async () => {
    openList({ rows: [], from: 'EUR', amount: { text: '250', value: '250' } }, false);
    show('hidden');
  });
  await act(async () => show('visible'));
  expect(useCurrencyList.getState().list?.rows).toEqual([]);
});

it('[I15.list-exact] [I15.list-address] whichever row is typed in, the others follow, and the address with them', async () => {
  const { user, path } = await open('/list?l=EUR,USD,JPY,MXN,VES&amount=250&from=EUR');
  // ECB, 21 August 2026: EUR 1 = USD 1.1699 = JPY 185.66 = MXN 19.769. There is no rate of VES here.
  await waitFor(() =>
    expect(groups()).toEqual([
      'Euro, 250',
      'Dólar estadounidense, 292,48',
      'Yen japonés, 46.415',
      'Peso mexicano, 4.942,25',
      'Bolívar venezolano',
    ]),
  );
  expect(screen.getByText('sin tipo')).toBeTruthy();
  await user.click(field('Peso mexicano'));
  expect(field('Peso mexicano').value).toBe('4942,25');
  expect(field('Dólar estadounidense').value).toBe('292,48');
  await user.clear(field('Peso mexicano'));
  await user.keyboard('3*245');
  expect(screen.getByText('= 735')).toBeTruthy();
  // 735 / 19.769 = 37.1794, × 1.1699 = 43.4962, × 185.66 = 6902.7295
  expect(
    [field('Euro'), field('Dólar estadounidense'), field('Yen japonés')].map(({ value }) => value),
  ).toEqual(['37,18', '43,50', '6.903']);
  await user.keyboard('{Enter}{Escape}');
  expect(field('Peso mexicano').value).toBe('735');
  // Shared at once, before the address follows.
  const share = vi.fn(async (_: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await waitFor(() =>
    expect(share.mock.calls[0]?.[0].url).toMatch(/\?l=EUR,USD,JPY,MXN,VES&amount=735&from=MXN$/),
  );
  await waitFor(() => expect(path()).toBe('/list?l=EUR,USD,JPY,MXN,VES&amount=735&from=MXN'));
});

it('[I15.list-keys] with the keyboard alone one adds, moves, removes and takes back', async () => {
  const { user } = await open('/list?l=EUR,USD&amount=10&from=EUR');
  const codes = () => useCurrencyList.getState().list?.rows.join(' ');
  await focus(screen.getByRole('button', { name: 'Añadir moneda' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Añadir monedas' });
  await user.keyboard('yen');
  await screen.findByRole('option', { name: /^JPY/ });
  await user.keyboard('{Enter}');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  expect(screen.getByText('Elegidas: JPY')).toBeDefined();
  await user.keyboard('peso mexicano');
  await screen.findByRole('option', { name: /^MXN/ });
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: /^EUR/ })).toBeNull();
  // What has a row is found, says so, and is not chosen again.
  await user.keyboard('euro');
  await screen.findByRole('option', { name: /^EUR .*ya está en la lista$/ });
  await user.keyboard('{Enter}');
  expect(screen.getByText('Elegidas: JPY, MXN')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Añadir 2' }));
  expect(codes()).toBe('EUR USD JPY MXN');

  await focus(field('Yen japonés'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(codes()).toBe('JPY EUR USD MXN');
  expect(screen.getByText('JPY, posición 1 de 4')).toBeTruthy();
  expect(document.activeElement).toBe(field('Yen japonés'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(field('Dólar estadounidense'));

  await focus(screen.getByRole('button', { name: 'EUR: acciones' }));
  const before = groups();
  await user.keyboard('{Delete}');
  expect(codes()).toBe('JPY USD MXN');
  // The typed amount has gone with its row, and still no figure has changed.
  expect(groups()).toEqual(before.filter((name) => !name?.startsWith('Euro')));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'USD: acciones' }));
  await undo();
  expect(groups()).toEqual(before);

  await user.click(screen.getByRole('button', { name: 'MXN: acciones' }));
  const menu = await screen.findByRole('dialog', { name: 'MXN · Peso mexicano' });
  await user.click(within(menu).getByRole('button', { name: /^Mover arriba/ }));
  expect(codes()).toBe('JPY EUR MXN USD');
});

it('[I15.list-start] the newest list comes back; an empty one offers groups to begin with', async () => {
  const { user } = await open();
  // jsdom reads American English
  expect(useCurrencyList.getState().list).toMatchObject({ rows: ['USD', 'EUR', 'GBP', 'JPY'], from: 'USD' });
  for (const code of ['USD', 'EUR', 'GBP', 'JPY']) {
    await focus(screen.getByRole('button', { name: `${code}: acciones` }));
    await user.keyboard('{Delete}');
  }
  await user.click(await screen.findByRole('button', { name: /^América Latina/ }));
  await user.type(field('Peso mexicano'), '5');
  cleanup();
  useCurrencyList.setState({ storedTimes: 0 }, true);
  await open();
  expect(useCurrencyList.getState().list).toMatchObject({
    rows: ['MXN', 'COP', 'ARS', 'BRL', 'CLP', 'PEN'],
    from: 'MXN',
  });
});

it('[I15.list-order] under Edit rows are pinned, hidden and moved; another visit finds them so', async () => {
  const { user } = await open('/list?l=EUR,USD,JPY&amount=10&from=EUR');
  const codes = () => screen.getAllByRole('group').map((group) => group.closest('li')?.dataset.row);
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('button', { name: 'Fijar JPY' }));
  await user.click(screen.getByRole('button', { name: 'Ocultar EUR' }));
  await user.click(screen.getByRole('button', { name: 'Hecho' }));
  expect(codes()).toEqual(['JPY', 'USD']);
  // What is hidden is still what is converted.
  expect(field('Dólar estadounidense').value).toBe('11,70');
  cleanup();
  useCurrencyList.setState({ storedTimes: 0 }, true);
  await open('/list?l=JPY,USD&amount=10&from=EUR');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('button', { name: 'Mostrar todas' }));
  await user.click(screen.getByRole('button', { name: 'Hecho' }));
  expect(codes()).toEqual(['JPY', 'EUR', 'USD']);
});

it('[I15.list-sorting] sorted by name or by use no row is moved; by hand the order is as it was', async () => {
  const pair = { category: 'currency', fromUnit: 'JPY', toUnit: 'MXN' } as const;
  await saveConversion({ ...pair, fromValue: 1, toValue: 1, timestamp: 0, id: 'a' });
  const { user } = await open('/list?l=USD,JPY,EUR,MXN&amount=10&from=EUR');
  const codes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('radio', { name: 'Por nombre' }));
  // Dólar estadounidense, euro, peso mexicano, yen japonés
  await waitFor(() => expect(codes()).toEqual(['USD', 'EUR', 'MXN', 'JPY']));
  expect(
    screen.getAllByRole<HTMLButtonElement>('button', { name: /^Mover/ }).every((grip) => grip.disabled),
  ).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Fijar MXN' }));
  await user.click(screen.getByRole('radio', { name: 'Por uso' }));
  await waitFor(() => expect(codes()).toEqual(['MXN', 'JPY', 'USD', 'EUR']));
  await user.click(screen.getByRole('button', { name: 'Hecho' }));
  expect(codes()).toEqual(['MXN', 'JPY', 'USD', 'EUR']);

  await focus(field('Yen japonés'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(codes()).toEqual(['MXN', 'JPY', 'USD', 'EUR']);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field('Dólar estadounidense'));
  await user.click(screen.getByRole('button', { name: 'JPY: acciones' }));
  expect(await screen.findByRole('button', { name: /^Quitar/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('radio', { name: 'A mi gusto' }));
  await waitFor(() => expect(codes()).toEqual(['MXN', 'USD', 'JPY', 'EUR']));
});

it('[I15.own-marks] [I15.rate-places] a rate of one’s own counts in its row and is marked; a way of paying does not count, and the list says so', async () => {
  await storeOwnRate({ base: 'EUR', code: 'MXN', text: '18.5', isUsed: true });
  await markups.put({ id: 'my-card', percent: '2.5', name: 'Tarjeta azul' });
  await chooseMarkup({ of: 'my-card', isTakenOff: false });
  await open('/list?l=EUR,USD,MXN&amount=100&from=EUR');
  expect(await screen.findByText('Sin contar «Tarjeta azul»: aquí vale el tipo de referencia.')).toBeTruthy();
  // 100 x 18.5, and 100 x 1.1699 without 2.5 % more.
  await waitFor(() =>
    expect(groups()).toEqual(['Euro, 100', 'Dólar estadounidense, 116,99', 'Peso mexicano, 1.850,00']),
  );
  expect(screen.getByText('1 EUR = 18,5000 · tuyo')).toBeTruthy();
});
