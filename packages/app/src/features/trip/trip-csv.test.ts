import type { Expense } from '@equivale/contract';
import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/i18n.ts';
import { tripCsv } from './trip-csv.ts';

const base: Expense = {
  ...{ id: '1', trip: 't', amount: '385', currency: 'MXN', home: 'EUR', by: 'card', day: '2026-08-22' },
  rate: { times: ['52.14'], over: ['1000'] },
};
const expenses: readonly Expense[] = [
  { ...base, note: 'Tacos, "Roma"' },
  { ...base, day: '2026-08-14', amount: '1000.50', by: 'cash', charged: '52.1', note: '=1+1' },
];
const t = ((key: string, values: object = {}) =>
  [key.replace(/^trip\.(csv\.)?/, ''), ...Object.values(values)].join(' ')) as Translate;

it('[I15.trip-csv] the ledger is a file for the spreadsheets of a language, oldest first, in which nothing is a formula', () => {
  // 385 x 52.14 / 1000 = 20.0739; 52.1 / 1000.5 = 0.05207396301…
  expect(tripCsv(expenses, t, { decimal: ',' })).toBe(
    '\uFEFF"day";"what";"how";"amount";"currency";"home";"homeCurrency";"kind";"rate EUR MXN"\r\n' +
      `"2026-08-14";"'=1+1";"by.cash";1000,50;"MXN";52,10;"EUR";"charged";0,052073963\r\n` +
      '"2026-08-22";"Tacos, ""Roma""";"by.card";385;"MXN";20,07;"EUR";"estimated";0,05214\r\n',
  );
  expect(tripCsv(expenses.slice(1), t, { decimal: '.' })).toContain(
    `"2026-08-14","'=1+1","by.cash",1000.50,"MXN",52.10,`,
  );
});

it('[I15.trip-csv] a rate has eight significant digits, and its heading names the currencies as far as they are the same', () => {
  const rateOf = (expense: Partial<Expense>) =>
    tripCsv([{ ...base, ...expense }], t, { decimal: ',' })
      .trim()
      .split(';')
      .at(-1);
  // 70.10 / 12500 = 0.005608, which is what was paid, whatever the card's rate; 1 / 185.66 = 0.00538619…; 1 / 0.0007 = 1428.571428…
  expect(rateOf({ amount: '12500', currency: 'JPY', charged: '70.10' })).toBe('0,005608');
  expect(rateOf({ amount: '12500', currency: 'JPY', rate: { times: [], over: ['185.66'] } })).toBe(
    '0,0053861898',
  );
  expect(rateOf({ rate: { times: [], over: ['0.0007'] } })).toBe('1428,5714');
  const several = [base, { ...base, currency: 'USD' }, { ...base, home: 'GBP' }];
  expect(tripCsv(several.slice(0, 2), t, { decimal: ',' })).toContain(';"rate EUR currency"\r');
  expect(tripCsv(several, t, { decimal: ',' })).toContain(';"rate homeCurrency currency"\r');
});
