import type { Expense, Trip } from '@equivale/contract';
import { expect, it } from 'vitest';
import { summaryOf } from './trip-summary.ts';

const MXN = { times: [], over: ['20'], sources: ['ecb'] };
const trip: Trip = {
  ...{ id: 't', place: 'MX', currencies: ['MXN'], home: 'EUR', from: '2026-08-12', until: '2026-08-15' },
  frozen: { on: '2026-08-12', rates: { MXN } },
};
const expense = (of: Partial<Expense>): Expense => ({
  ...{ id: 'e', trip: 't', amount: '1000', currency: 'MXN', home: 'EUR', by: 'card', day: '2026-08-12' },
  rate: { times: [], over: ['20'] },
  ...of,
});
/** 1000 MXN charged as 51 (50 by the reference), 200 MXN estimated at 10, 400 MXN in cash at 16 to the euro: 25; 14 EUR. */
const expenses = [
  expense({ charged: '51' }),
  expense({ amount: '200', day: '2026-08-14' }),
  expense({ amount: '400', by: 'cash', rate: { times: [], over: ['16'] }, day: '2026-08-14' }),
  expense({ amount: '14', currency: 'EUR', charged: '14', day: '2026-08-15' }),
];

it('[I39.trip-end] a summary divides by all days of the trip, and shows each as a share of the highest', () => {
  const { days, perDay, bars } = summaryOf(trip, expenses);
  expect(days).toEqual({ first: '2026-08-12', last: '2026-08-15', count: 4 });
  // (51 + 10 + 25 + 14) / 4
  expect(perDay?.toFixed(2)).toBe('25.00');
  expect(bars.map(({ share }) => share)).toEqual([1, 0, 35 / 51, 14 / 51]);
  expect(bars[2]?.day).toBe('2026-08-14');
});

it('[I39.trip-end] what the card cost is what was charged above the reference, of charged expenses alone', () => {
  expect(summaryOf(trip, expenses).cardCost?.toFixed(2)).toBe('1.00');
  expect(summaryOf(trip, expenses.slice(1)).cardCost).toBeUndefined();
});

it('[I39.trip-end] ways of paying and currencies have their share, and say how far from the reference or at which rate', () => {
  const { ways, currencies } = summaryOf(trip, expenses);
  // By card 61 of 60 by the reference: 1.666… % more; the euros are of neither.
  expect(
    ways.map(({ by, count, home, share, above }) => [by, count, home.toFixed(2), share, above?.toFixed(2)]),
  ).toEqual([
    ['card', 3, '75.00', 0.75, '1.67'],
    ['cash', 1, '25.00', 0.25, '25.00'],
  ]);
  expect(ways[1]?.rate).toEqual({ currency: 'MXN', rate: { times: ['25'], over: ['400'] } });
  expect(ways[0]?.rate).toBeUndefined();
  expect(
    currencies.map(({ currency, amount, home, count }) => [
      currency,
      amount.toFixed(0),
      home.toFixed(2),
      count,
    ]),
  ).toEqual([
    ['MXN', '1600', '86.00', 3],
    ['EUR', '14', '14.00', 1],
  ]);
});

it('[I39.trip-end] a trip without dates has the days of its expenses, and one without both none', () => {
  const { from: _, until: __, ...undated } = trip;
  expect(summaryOf(undated, expenses).days).toEqual({ first: '2026-08-12', last: '2026-08-15', count: 4 });
  expect(summaryOf(undated, [])).toMatchObject({ bars: [], ways: [], currencies: [] });
  expect(summaryOf(undated, []).perDay).toBeUndefined();
});
