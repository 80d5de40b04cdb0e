import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readOwnMoney } from '../../device/own-money/own-money.ts';
import { loadTrips } from '../../device/trips/trips.ts';
import { addMessages } from '../../i18n/i18n.ts';
import { useNotices } from '../../platform/notices.ts';
import { trips as tripRecords } from '../../records/kinds/trips.ts';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { missingLine } from '../../testing/missing-line.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { TripTitle } from './trip-title.tsx';
import { TripView } from './trip-view.tsx';

/** The view under its own title, as the shell puts it. */
const TripWithTitle = () => (
  <>
    <TripTitle />
    <TripView />
  </>
);

const open = (path = '/trip') => openRoute(TripWithTitle, '/trip/:id?', path);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ledger = () =>
  within(screen.getByRole('list', { name: 'Gastos' }))
    .queryAllByRole('button', { name: /,/ })
    .map((row) => row.getAttribute('aria-label'));
const total = () => screen.getByRole('region', { name: 'Gastado en el viaje' }).textContent;
const undo = () => act(async () => useNotices.getState().notices[0]?.action?.run());

beforeAll(() => addMessages('trip'));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
  await emptyDevice();
  serveRates(ECB_TABLE);
});

/** Mexico with dollars, from euros. */
async function prepare() {
  const view = await open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: /^Tu moneda/ }));
  await user.type(await screen.findByRole('combobox'), 'euro{Enter}');
  await user.click(button(/^Destino/));
  await user.type(await screen.findByRole('combobox'), 'mexico{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Añadir USD/ }));
  await user.click(button('Preparar el viaje'));
  await screen.findByRole('heading', { name: 'México' });
  return view;
}

it('[I15.trip-first] [I15.trip-expense] [I15.trip-record] [D.typed-sign] with the keyboard alone an expense is entered; a card that becomes known later re-prices none', async () => {
  const { user } = await prepare();
  expect(field('Peso mexicano').value).toBe('100');
  // ECB, 21 August 2026: EUR 1 = MXN 19.769 = USD 1.1699
  expect([field('Euro').value, field('Dólar estadounidense').value]).toEqual(['5,06', '5,92']);

  await act(async () => screen.getAllByRole('button', { name: 'Añadir gasto' })[0]?.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Gasto' });
  await user.keyboard('385{Tab}{Tab}{Tab}Tacos{Enter}');
  // 385 / 19.769 = 19.4749...
  await waitFor(() => expect(ledger()).toEqual(['Tacos, hoy, tarjeta, unos 19,47 EUR, 385 MXN']));

  await user.click(button('Añadir mi comisión'));
  await user.click(await screen.findByRole('button', { name: /^Calcular con un pago/ }));
  await screen.findByRole('dialog', { name: '¿Cuánto pagué de verdad?' });
  await user.type(field('Pagaste'), '1000');
  await user.type(field('Tu banco cobró'), '52,14');
  // 1000 / 52.14 = 19.17913...; 52.14 x 19.769 / 1000 - 1 = 3.0756 %
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('1 EUR = 19,1791 MXN');
  await user.click(button('Usar en este viaje'));
  await screen.findByRole('dialog', { name: 'Comisión de tu tarjeta' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Lo que añade/ }).value).toBe('3,08');
  await user.click(button('Usar solo en este viaje'));
  expect(await screen.findByText('tuyo')).toBeDefined();
  // 1.04 / 20 x 1000 / 52.14 - 1 = -0.2685 %
  expect(
    await screen.findByText(/^De cabeza, de MXN a EUR: divide entre 20 y suma el 4\s%, error −0,3\s%\.$/),
  ).toBeDefined();
  await waitFor(() => expect(field('Euro').value).toBe('5,21'));
  expect(screen.getByText(/^\+3,1.%/).textContent).toContain('BCE, 21 ago');
  expect(ledger()).toEqual(['Tacos, hoy, tarjeta, unos 19,47 EUR, 385 MXN']);
  expect(total()).toContain('Todo estimado: aún no se ha cobrado nada');

  await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: 'Importe' }), '-1000');
  expect(screen.getByText('sin el signo menos')).toBeDefined();
  await user.click(button('Ya sé lo que cobró el banco'));
  await user.type(field('Te cobraron'), '52,14{Enter}');
  // 52.14 + 19.4749
  await waitFor(() => expect(total()).toContain('71,61 EUR'));
  expect(total()).toContain('52,14 EUR ya cobrados, 19,47 EUR estimados');
});

it('[I15.trip-frozen] the table that was taken along stays until it is replaced, and an expense keeps its rate then too', async () => {
  const { user } = await prepare();
  const { trips } = await loadTrips();
  const [trip] = trips;
  // Taken along ten days ago, at 5 % less for a euro: 19.769 x 0.95
  const before = { times: [], over: ['18.78055'], sources: ['ecb'], day: '2026-08-11' };
  const frozen = { on: '2026-08-12', rates: { ...trip?.frozen.rates, MXN: before } };
  const expense = { id: 'e', trip: trip?.id, amount: '187.8055', currency: 'MXN', home: 'EUR', by: 'cash' };
  await writeState({ trips: [{ ...trip, frozen, changedAt: Date.now() + 1 }] });
  const rate = { times: [], over: ['18.78055'] };
  const coffee = { ...expense, day: '2026-08-12', note: 'Café', rate, changedAt: 1 };
  await writeState({ expenses: [coffee] });
  cleanup();
  await open();
  await screen.findByText(/Tipos guardados, del 11 ago/);
  // 19.769 / 18.78055 - 1 = 5.26 %
  expect(screen.getByText(/Desde entonces, \+5,3.%/)).toBeDefined();
  expect(field('Euro').value).toBe('5,32');
  expect(total()).toContain('10,00 EUR');
  await user.click(button('Actualizar los tipos de cambio'));
  await user.click(await screen.findByRole('button', { name: 'Usar los últimos' }));
  await waitFor(() => expect(field('Euro').value).toBe('5,06'));
  expect(total()).toContain('10,00 EUR');

  await user.click(button('Café: acciones'));
  await user.click(await screen.findByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(ledger()).toEqual([]));
  await undo();
  await waitFor(() => expect(ledger()).toHaveLength(1));

  // A finger moves it away; a short movement, and a mouse, do nothing.
  const row = screen.getByRole('button', { name: /^Café, / });
  const swipe = (px: number, pointerType: string) => {
    const at = { pointerId: 1, pointerType };
    fireEvent.pointerDown(row, { ...at, clientX: 300 });
    fireEvent.pointerMove(row, { ...at, clientX: 300 - px });
    fireEvent.pointerUp(row, at);
    fireEvent.click(row);
  };
  swipe(60, 'touch');
  expect(screen.queryByRole('dialog')).toBeNull();
  swipe(200, 'mouse');
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(ledger()).toHaveLength(1);
  swipe(200, 'touch');
  await waitFor(() => expect(ledger()).toEqual([]));
});

it('[I15.trip-one] one trip is open; the one before is in the menu, and a damaged one is none', async () => {
  const { user, path } = await prepare();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await writeState({ trips: [{ id: 'damaged', place: 7 }] });
  await user.click(button('Este viaje y los demás'));
  await user.click(await screen.findByRole('button', { name: 'Preparar otro viaje' }));
  await user.click(await screen.findByRole('button', { name: /^Destino/ }));
  await user.type(await screen.findByRole('combobox'), 'japon{Enter}');
  await user.click(button('Preparar el viaje'));
  await screen.findByRole('heading', { name: 'Japón' });
  await user.click(button('Este viaje y los demás'));
  await user.click(await screen.findByRole('button', { name: /^México/ }));
  await screen.findByRole('heading', { name: 'México' });
  expect(path()).toMatch(/^\/trip\/[\da-f-]{36}$/);
  expect((await loadTrips()).trips.map(({ place, isPast = false }) => [place, isPast])).toEqual([
    ['JP', false],
    ['MX', true],
  ]);
});

const FROZEN = { on: '2026-08-21', rates: { MXN: { times: [], over: ['19.769'], sources: ['ecb'] } } };
/** Two trips in the order of their ids, both open, as two devices that met leave them. */
const OLDER = { id: 'trip-1', place: 'MX', currencies: ['MXN'], home: 'EUR', frozen: FROZEN, changedAt: 2 };
const NEWER = { ...OLDER, id: 'trip-2', place: 'CO', changedAt: 1 };
const putTrips = async (...trips: readonly object[]) => {
  await writeState({ trips });
};
const shownTrips = async () =>
  (await loadTrips()).trips.map(({ id, isPast = false }) => [id, isPast ? 'past' : 'open']);
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Este viaje y los demás' }));
  await user.click(await screen.findByRole('button', { name }));
};

it('[I15.trip-one] of two that are open after two devices met, the newer is; the other has an address and can be opened again', async () => {
  await putTrips(OLDER, NEWER);
  const { user, path } = await open();
  await screen.findByRole('heading', { name: 'Colombia' });
  expect(await shownTrips()).toEqual([
    ['trip-2', 'open'],
    ['trip-1', 'past'],
  ]);
  await choose(user, /^México/);
  await screen.findByRole('heading', { name: 'México' });
  expect(path()).toBe('/trip/trip-1');
  await choose(user, 'Volver a abrir el viaje');
  await waitFor(async () =>
    expect(await shownTrips()).toEqual([
      ['trip-2', 'past'],
      ['trip-1', 'open'],
    ]),
  );
  await choose(user, /^Colombia/);
  await screen.findByRole('heading', { name: 'Colombia' });
  expect(path()).toBe('/trip/trip-2');
});

it('[I15.trip-one] the newer one closed or removed, the older one that was open beside it does not open by itself', async () => {
  await putTrips(OLDER, NEWER);
  const { user } = await open();
  await choose(user, 'Terminar el viaje');
  await waitFor(async () =>
    expect(await shownTrips()).toEqual([
      ['trip-2', 'past'],
      ['trip-1', 'past'],
    ]),
  );
  cleanup();
  await emptyDevice();
  await putTrips(OLDER, NEWER);
  const view = await open();
  await choose(view.user, 'Borrar el viaje y sus gastos');
  await waitFor(async () => expect(await shownTrips()).toEqual([['trip-1', 'past']]));
});

it('[I15.trip-one] a removal taken back while another trip has been opened leaves that one open', async () => {
  await putTrips(OLDER);
  const { user, path } = await open('/trip/trip-1');
  await choose(user, 'Borrar el viaje y sus gastos');
  await waitFor(() => expect(path()).toBe('/trip'));
  await act(() => tripRecords.put({ ...NEWER, currencies: ['MXN'] }));
  await undo();
  await waitFor(async () =>
    expect(await shownTrips()).toEqual([
      ['trip-2', 'open'],
      ['trip-1', 'past'],
    ]),
  );
});

it('[I15.trip-expense] an expense goes to the trip that it was begun on, also where a newer trip arrives meanwhile', async () => {
  await putTrips(OLDER);
  const { user } = await open();
  await screen.findByRole('heading', { name: 'México' });
  await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: 'Importe' }), '385');
  await act(async () => {
    await putTrips(NEWER);
  });
  await waitFor(async () => expect(await shownTrips()).toHaveLength(2));
  await user.type(field('Importe'), '0{Enter}');
  await waitFor(async () =>
    expect((await loadTrips()).expenses.map(({ trip, amount }) => [trip, amount])).toEqual([
      ['trip-1', '3850'],
    ]),
  );
});

it('[I15.trip-expense] a sheet that was closed goes on with what was typed in it, until that is saved', async () => {
  const { user } = await prepare();
  const add = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Importe' });
  };
  await user.type(await add(), '385{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await add()).value).toBe('385');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await add()).value).toBe('');
});

it('[D.once] a double tap prepares one trip', async () => {
  await prepare();
  expect((await loadTrips()).trips).toHaveLength(1);
  cleanup();
  const { user } = await open('/trip/new');
  await user.click(await screen.findByRole('button', { name: /^Destino/ }));
  await user.type(await screen.findByRole('combobox'), 'japon{Enter}');
  await user.dblClick(button('Preparar el viaje'));
  await screen.findByRole('heading', { name: 'Japón' });
  expect((await loadTrips()).trips.map(({ place }) => place)).toEqual(['JP', 'MX']);
});

it('[I17.records] an amount that could not be read again is refused at the form’s own line, stays in it, and is stored when it is shorter', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await prepare();
  await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Importe' });
  await user.type(amount, `${'1'.repeat(41)}{Enter}`);
  const sheet = within(screen.getByRole('dialog', { name: 'Gasto' }));
  expect((await sheet.findByRole('alert')).textContent).toMatch(/^Eso no se puede guardar/);
  expect(useNotices.getState().notices).toEqual([]);
  expect(amount.value.replaceAll(/\D/g, '')).toBe('1'.repeat(41));
  expect((await loadTrips()).expenses).toEqual([]);
  await user.type(amount, '{Backspace}{Enter}');
  await waitFor(async () => expect((await loadTrips()).expenses).toMatchObject([{ amount: '1'.repeat(40) }]));
});

it('[I3.focus-field] a field that appears in the place of what was pressed takes the focus', async () => {
  const { user } = await prepare();
  await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
  const amount = await screen.findByRole('textbox', { name: 'Importe' });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await user.click(button('Ya sé lo que cobró el banco'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Te cobraron' }));
});

it('[I17.records] no day of a form is beyond the year 9999', async () => {
  await open();
  const days = (await screen.findAllByLabelText(/ \(opcional\)$/)) as HTMLInputElement[];
  expect(days.map(({ type, max }) => [type, max])).toEqual([
    ['date', '9999-12-31'],
    ['date', '9999-12-31'],
  ]);
});

it('[I3.disabled] the forms of a trip and of an expense say what is not there yet', async () => {
  const { user } = await open();
  const prepared = () => missingLine(button('Preparar el viaje'));
  await screen.findByRole('button', { name: /^Destino/ });
  expect(prepared()).toBe('Falta el destino.');
  await user.click(button(/^Destino/));
  await user.type(await screen.findByRole('combobox'), 'mexico{Enter}');
  await waitFor(() => expect(prepared()).toBeUndefined());
  await user.click(button('Preparar el viaje'));
  await screen.findByRole('heading', { name: 'México' });
  await user.click(screen.getAllByRole('button', { name: 'Añadir gasto' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Gasto' });
  const saved = () => missingLine(button('Guardar'));
  expect(saved()).toBe('Falta el importe.');
  await user.type(field('Importe'), '385');
  expect(saved()).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Día'), { target: { value: '' } });
  expect(saved()).toBe('Falta el día.');
});

it('[I39.trip-fee] a percentage is typed or tapped, shows what the amount is charged as, and holds for this trip or as the own card', async () => {
  await putTrips(OLDER);
  const { user, announced } = await open();
  const fee = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Lo que añade/ });
  await user.click(await screen.findByRole('button', { name: 'Añadir mi comisión' }));
  await waitFor(() => expect(document.activeElement).toBe(fee()));
  expect(missingLine(button('Guardar mi tarjeta'))).toBe('Falta el porcentaje.');
  expect(button('Usar solo en este viaje').hasAttribute('disabled')).toBe(true);
  await user.click(button(/^2.%$/));
  expect(fee().value).toBe('2');
  // 100 / 19.769 = 5.0584…, and 2 % more is 5.1596…: 5.16 is 5.06 + 0.10
  const status = within(screen.getByRole('dialog')).getByRole('status').textContent;
  expect(status).toContain('te cobran 5,16 EUR');
  expect(status).toContain('5,06 de referencia + 0,10 de comisión');
  await user.click(button('Usar solo en este viaje'));
  await screen.findByText('tuyo');
  expect(announced()).toBe('trip.fee.used');
  expect((await loadTrips()).trips[0]?.fee).toBe('2');
  expect(field('Euro').value).toBe('5,16');

  await user.click(button('Cambiar'));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Lo que añade/ })).value).toBe('2');
  await user.clear(fee());
  await user.type(fee(), '0{Enter}');
  await waitFor(() => expect(announced()).toBe('trip.fee.kept'));
  expect((await readOwnMoney()).markups).toMatchObject([{ id: 'my-card', percent: '0' }]);
  expect((await loadTrips()).trips[0]).not.toHaveProperty('fee');
  await waitFor(() => expect(field('Euro').value).toBe('5,06'));
  expect(screen.getByText('tuyo')).toBeDefined();
});

it('[I39.trip-fee] a fee above 15 % is asked about before it is stored', async () => {
  await putTrips(OLDER);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Añadir mi comisión' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lo que añade/ }), '20{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('¿Seguro? Revisa la cifra.');
  expect((await readOwnMoney()).markups).toEqual([]);
  await user.click(button('Guardar mi tarjeta'));
  await waitFor(async () => expect((await readOwnMoney()).markups).toMatchObject([{ percent: '20' }]));
});

const SPENT = {
  ...{ id: 'e-1', trip: 'trip-1', amount: '1000', currency: 'MXN', home: 'EUR', by: 'card' },
  ...{ day: '2026-08-12', rate: { times: [], over: ['19.769'] }, changedAt: 1 },
};

it('[I39.trip-end] ending a trip shows its summary at once, and can be taken back', async () => {
  await putTrips({ ...OLDER, from: '2026-08-12', until: '2026-08-15' });
  await writeState({
    expenses: [
      { ...SPENT, charged: '52.14' },
      {
        ...SPENT,
        id: 'e-2',
        amount: '500',
        by: 'cash',
        day: '2026-08-14',
        rate: { times: [], over: ['20'] },
      },
    ],
  });
  const { user, path, announced } = await open();
  await choose(user, 'Terminar el viaje');
  expect(await screen.findByRole('heading', { name: 'Viaje terminado' })).toBeDefined();
  expect(path()).toBe('/trip/trip-1');
  expect(announced()).toBe('trip.ended');
  const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
  // 52.14 + 500 / 20 = 77.14, over four days 19.285; 1000 / 19.769 = 50.584…, so the card cost 1.555…
  for (const part of ['77,14 EUR', '52,14 EUR ya cobrados, 25,00 EUR estimados', 'Por día, 4 días19,29 EUR'])
    expect(text()).toContain(part);
  expect(text()).toContain('Te costó tu tarjeta1,56 EUR');
  expect(text()).toContain('1 gasto · 1 EUR = 20,0000 MXN');
  expect(text()).not.toMatch(/día \d/);
  expect(
    screen.getByRole('img', { name: 'Gasto por día, del 12 ago al 15 ago; el más alto, el 12 ago' }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Añadir gasto' })).toBeNull();
  await user.click(button('Ver los 2 gastos'));
  expect(ledger()).toHaveLength(2);
  await undo();
  expect((await screen.findAllByRole('button', { name: 'Añadir gasto' })).length).toBeGreaterThan(0);
  expect(await shownTrips()).toEqual([['trip-1', 'open']]);
});

it('[I39.trip-past] without an open trip the past ones stand beside the form, newest first, and open their summaries', async () => {
  await putTrips(
    { ...OLDER, isPast: true, from: '2026-08-12', until: '2026-08-15' },
    { ...NEWER, isPast: true },
  );
  await writeState({ expenses: [{ ...SPENT, charged: '52.14' }] });
  const { user, path } = await open();
  const list = within(await screen.findByRole('list', { name: 'Viajes pasados' }));
  const rows = list.getAllByRole('link');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['Colombia', 'México']);
  // 52.14 / 4 = 13.035
  expect(rows[1]?.textContent).toMatch(/4 días52,14 EUR13,04 EUR al día$/);
  expect(screen.getByText(/^2 viajes en este dispositivo/)).toBeDefined();
  expect(button(/^Destino/)).toBeDefined();
  await user.click(rows[1] as HTMLElement);
  expect(path()).toBe('/trip/trip-1');
  await screen.findByRole('heading', { name: 'Viaje terminado' });
});
