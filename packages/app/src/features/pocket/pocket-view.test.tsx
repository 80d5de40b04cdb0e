import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { storeOwnRate } from '../../records/kinds/own-rates.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { PocketView } from './pocket-view.tsx';

const open = (path: string, language: 'es' | 'en' = 'es') =>
  openRoute(PocketView, '/pocket/:home?/:away?', path, language);

/** The rows of a table, its head included, as they are read. */
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' '));

/** What a phone reads in the code on the paper: its cells as a photograph, read by another program than the one that drew it. */
function readCode(): string {
  const code = screen.getByRole('img', { name: 'Código QR' });
  const [from = 0, , width = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const DOTS = 4;
  const side = width * DOTS;
  const data = new Uint8Array(side * side * 4).fill(255);
  const drawn = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < DOTS * DOTS; dot++) {
      const column = (Number(x) - from) * DOTS + (dot % DOTS);
      const row = (Number(y) - from) * DOTS + Math.floor(dot / DOTS);
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  return decodeQR({ width: side, height: side, data });
}

beforeEach(async () => {
  await emptyDevice();
  await addMessages('pocket');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  serveRates(ECB_TABLE);
});

it('[I15.pocket-exact] [I15.pocket-origin] prices both ways, from the exact rate, with rule, source and day', async () => {
  const { path } = await open('/pocket/eur/mxn');
  await screen.findByRole('table', { name: 'De MXN a EUR' });
  expect(path()).toBe('/pocket/EUR/MXN');
  // bc, scale 6: 10/19.769 = .505842, 2000/19.769 = 101.168496; 200*19.769 = 3953.800.
  expect(rows('De MXN a EUR')).toEqual([
    'MXN EUR',
    '10 0,506',
    '20 1,01',
    '50 2,53',
    '100 5,06',
    '200 10,12',
    '500 25,29',
    '1.000 50,58',
    '2.000 101,17',
  ]);
  expect(rows('De EUR a MXN')).toEqual([
    'EUR MXN',
    '1 19,8',
    '2 39,5',
    '5 98,8',
    '10 198',
    '20 395',
    '50 988',
    '100 1.977',
    '200 3.954',
  ]);
  expect(screen.getByText(/^De MXN a EUR: divide entre 20 y suma el 1\s%$/)).toBeTruthy();
  // 1.01/20 / (1/19.769) − 1 = −0.0016655
  expect(screen.getByText(/error −0,2\s%/)).toBeTruthy();
  expect(screen.getByText('1 EUR = 19,7690 MXN · BCE, 21 ago 2026')).toBeTruthy();
  await screen.findByRole('img', { name: 'Código QR' });
  expect(readCode()).toBe(`${location.origin}/currency/MXN/EUR`);
});

it('[I15.pocket-origin] [I15.pocket-rule] the rule can be left out, source and day cannot; where none is near there is none', async () => {
  const { user } = await open('/pocket/EUR/MXN');
  await user.click(await screen.findByRole('switch', { name: 'Regla de cabeza' }));
  expect(screen.queryByText(/divide entre 20/)).toBeNull();
  expect(screen.getAllByRole('switch').length).toBe(2);
  expect(screen.getByText(/BCE, 21 ago 2026/)).toBeTruthy();
  // 1/185.66: the nearest of all two-step rules misses it by more than 3 %.
  await user.selectOptions(screen.getByRole('combobox', { name: /La del viaje/ }), 'JPY');
  await screen.findByRole('table', { name: 'De JPY a EUR' });
  expect(screen.getByText('ninguna se acerca a menos del 3 %')).toBeTruthy();
  expect(rows('De EUR a JPY').slice(0, 3)).toEqual(['EUR JPY', '1 186', '2 371']);
});

it('[I15.pocket-exact] a currency fixed by law says by which law, a pair without a rate that there is none', async () => {
  const { user } = await open('/pocket/USD/AED', 'en');
  await screen.findByRole('table', { name: 'AED to USD' });
  expect(screen.getByText(/^1 USD = 3\.6725 AED · AED pegged to USD: 3\.6725/)).toBeTruthy();
  // By `core`'s reference in Python: 109/400 is the nearest of all to 1/3.6725, 0.08 % above it.
  expect(screen.getByText(/^AED to USD: /).textContent).toBe('AED to USD: divide by 4 and add 9%');
  await user.selectOptions(screen.getByRole('combobox', { name: /The trip’s/ }), 'VES');
  expect(await screen.findByText(/There is no exchange rate between USD and VES/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('[I15.pocket-print] each format is a choice of one group; the picture is a table for who hears it', async () => {
  const { user } = await open('/pocket/EUR/MXN');
  await screen.findByRole('table', { name: 'De MXN a EUR' });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('radio', { name: /A4 con ocho tarjetas/ }));
  expect(screen.getAllByRole('table').length).toBe(2);
  await user.click(screen.getByRole('radio', { name: /Pantalla de bloqueo/ }));
  expect(rows('De MXN a EUR')[1]).toBe('20 1,01');
  expect(screen.getByRole('button', { name: 'Guardar imagen' })).toBeTruthy();
  expect(screen.getByText(/BCE, 21 ago 2026/)).toBeTruthy();
});

it("[I15.pocket-origin] made with a rate of one's own it says so and of which day, until the published one is taken", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
  await storeOwnRate({ base: 'EUR', code: 'MXN', text: '18.50', note: 'Casa de cambio', isUsed: true });
  const { user } = await open('/pocket/EUR/MXN');
  await screen.findByRole('table', { name: 'De MXN a EUR' });
  // 10 / 18.5 = 0.5405, 200 × 18.5 = 3700
  expect([rows('De MXN a EUR')[1], rows('De EUR a MXN').at(-1)]).toEqual(['10 0,541', '200 3.700']);
  expect(screen.getByText(/^1 EUR = 18,5000 MXN · Casa de cambio, 22 ago 2026/).textContent).toMatch(/tuyo$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Referencia');
  expect(rows('De MXN a EUR')[1]).toBe('10 0,506');
  expect(screen.getByText(/BCE, 21 ago 2026/).textContent).not.toMatch(/tuyo/);
});
