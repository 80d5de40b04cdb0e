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
const t = ((key: string) => key.replace(/^trip\.(csv\.)?/, '')) as Translate;

it('[I15.trip-csv] the ledger is a file for the spreadsheets of a language, oldest first, in which nothing is a formula', () => {
  // 385 x 52.14 / 1000 = 20.0739
  expect(tripCsv(expenses, t, { decimal: ',' })).toBe(
    '\uFEFF"day";"what";"how";"amount";"currency";"home";"homeCurrency";"kind";"rate"\r\n' +
      `"2026-08-14";"'=1+1";"by.cash";1000,50;"MXN";52,10;"EUR";"charged";0,05214\r\n` +
      '"2026-08-22";"Tacos, ""Roma""";"by.card";385;"MXN";20,07;"EUR";"estimated";0,05214\r\n',
  );
  expect(tripCsv(expenses.slice(1), t, { decimal: '.' })).toContain(
    `"2026-08-14","'=1+1","by.cash",1000.50,"MXN",52.10,`,
  );
});
