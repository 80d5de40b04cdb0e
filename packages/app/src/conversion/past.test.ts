import { expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { describePast, printPast, readPast } from './past.ts';

it.each([
  ['?on=2020-03-01', '2020-03-01', '1 mar 2020', 'Mar 1, 2020'],
  ['?avg=2019', '2019', '2019', '2019'],
  ['?avg=2019-05', '2019-05', 'may 2019', 'May 2019'],
  ['?avg=2019-Q2', '2019-Q2', 'abr–jun 2019', 'Apr–Jun 2019'],
])('[I15.past-address] %s is written, read and said', (search, past, spanish, english) => {
  expect(readPast(search)).toBe(past);
  expect(readPast(search.slice(1))).toBe(past);
  expect(readPast(`${search}&utm=x`)).toBe(past);
  expect(printPast(past)).toBe(search);
  expect(describePast(past, es)).toBe(spanish);
  expect(describePast(past, en)).toBe(english);
});

it.each([
  '',
  '?on=2020',
  '?on=2020-13-01',
  '?on=2020-02-32',
  '?on=2020-03-01x',
  '?avg=2020-03-01',
  '?avg=2020-Q5',
  '?avg=20',
  '?on=',
  '?son=2020-03-01',
])('[I15.past-address] %j asks for the newest rate', (search) => {
  expect(readPast(search)).toBeUndefined();
});
