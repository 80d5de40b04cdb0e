import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { storedExpenseSchema, storedTripSchema } from '../index.ts';

const reference = { times: [], over: ['19.6592'], sources: ['ecb'], day: '2026-08-14' };
const TRIP = {
  changedAt: 1,
  id: '0198a-1',
  place: 'MX',
  currencies: ['MXN', 'USD'],
  home: 'EUR',
  from: '2026-08-12',
  until: '2026-08-26',
  frozen: { on: '2026-08-12', rates: { MXN: reference } },
  fee: '2.5',
  cash: { paid: '1000', currency: 'MXN', charged: '52.14', day: '2026-08-14', reference },
};
const EXPENSE = {
  changedAt: 1,
  id: '0198a-2',
  trip: '0198a-1',
  amount: '385.00',
  currency: 'MXN',
  home: 'EUR',
  by: 'card',
  day: '2026-08-22',
  note: '=Tacos',
  rate: { times: ['52.14'], over: ['1000'] },
};
const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

it('[I15.trip-form] a trip and an expense are read as they were written, to the last digit', () => {
  expect(safeParse(storedTripSchema, stored(TRIP)).output).toEqual(TRIP);
  expect(safeParse(storedExpenseSchema, stored(EXPENSE)).output).toEqual(EXPENSE);
});

it('[I15.trip-form] whatever text a source may have published can be taken along', () => {
  const far = { ...TRIP, frozen: { on: '2026-08-12', rates: { MXN: { ...reference, over: ['1.5e-100'] } } } };
  expect(safeParse(storedTripSchema, stored(far)).output).toEqual(far);
});

it.each([
  [{ place: 'Mexico' }],
  [{ currencies: [] }],
  [{ from: '2026-02-30' }],
  [{ frozen: { on: '2026-08-12', rates: { MXN: { ...reference, over: ['0'] } } } }],
  [{ cash: { ...TRIP.cash, paid: '0.00' } }],
  [{ fee: '2 %' }],
])('[I15.trip-form] %o is no trip', (change) => {
  expect(safeParse(storedTripSchema, { ...TRIP, ...change }).success).toBe(false);
});

it.each([
  [{ amount: '0' }],
  [{ amount: '-3' }],
  [{ amount: '1/3' }],
  [{ by: 'cheque' }],
  [{ rate: { times: ['x'], over: [] } }],
  [{ charged: '0e5' }],
  [{ note: 'a'.repeat(81) }],
])('[I15.trip-form] %o is no expense', (change) => {
  expect(safeParse(storedExpenseSchema, { ...EXPENSE, ...change }).success).toBe(false);
});
