import { honestTable } from './honest-world.ts';
import type { Scenario } from './simulation.ts';
import {
  dated,
  invert,
  laterInTheDay,
  manyDays,
  only,
  rateOf,
  rates,
  rebase,
  relabelled,
  shift,
  swap,
  times,
} from './wrong-changes.ts';

/** Kinds of wrong tables, each insisted on for a month and more while two honest sources, and mostly three, say otherwise. */
export const SCENARIOS: readonly Scenario[] = [
  // The authority itself.
  { name: 'the ECB with pound and franc swapped', source: 'ecb', wrong: swap('GBP', 'CHF') },
  { name: 'the ECB with peso and rand swapped', source: 'ecb', wrong: swap('MXN', 'ZAR') },
  { name: 'the ECB with krone and crown swapped', source: 'ecb', wrong: swap('NOK', 'SEK') },
  ...['USD', 'GBP', 'CHF', 'AUD'].map(
    (code): Scenario => ({
      name: `the ECB with ${code} inverted`,
      source: 'ecb',
      wrong: invert(code),
    }),
  ),
  { name: 'the whole table of the ECB inverted', source: 'ecb', wrong: invert() },
  { name: 'the ECB per dollar', source: 'ecb', wrong: rebase('USD') },
  { name: 'the ECB per pound', source: 'ecb', wrong: rebase('GBP') },
  { name: 'the ECB shifted by a row', source: 'ecb', wrong: shift(1) },
  { name: 'the ECB shifted back by a row', source: 'ecb', wrong: shift(-1) },
  { name: 'the yen of the ECB per hundred', source: 'ecb', wrong: times('JPY', 0.01) },
  {
    name: 'the ECB without its decimal commas',
    source: 'ecb',
    wrong: rates((rate) => Number(String(rate).replace('.', ''))),
  },
  { name: 'the ECB ten times', source: 'ecb', wrong: rates((rate) => rate * 10) },
  { name: 'a lira of the ECB 6 % off, inside its own limit', source: 'ecb', wrong: times('TRY', 1.06) },
  { name: 'a rand of the ECB 12 % off', source: 'ecb', wrong: times('ZAR', 1.12) },
  { name: 'a won of the ECB two and a half times', source: 'ecb', wrong: times('KRW', 2.5) },
  { name: 'a won of the ECB four times', source: 'ecb', wrong: times('KRW', 4) },
  { name: 'a pound of the ECB creeping 7 % a day', source: 'ecb', wrong: times('GBP', (n) => 1.07 ** n) },
  { name: 'a pound of the ECB creeping 1 % a day', source: 'ecb', wrong: times('GBP', (n) => 1.01 ** n) },
  { name: 'a real of the ECB falling 2 % a day', source: 'ecb', wrong: times('BRL', (n) => 0.98 ** n) },
  {
    name: 'a shekel of the ECB up 9 % and down 9 % in turns',
    source: 'ecb',
    wrong: times('ILS', (n) => (n % 2 ? 1.09 : 0.91)),
  },
  {
    name: 'a shekel of the ECB wrong every other day',
    source: 'ecb',
    wrong: times('ILS', (n) => (n % 2 ? 1 : 1.2)),
  },
  {
    name: 'the ECB corrects a day to something wrong',
    source: 'ecb',
    rounds: 3,
    wrong: laterInTheDay(times('GBP SEK', 1.1)),
  },
  {
    name: 'the ECB corrects a day a little every time',
    source: 'ecb',
    rounds: 6,
    days: 12,
    wrong: only((honest, { round }) =>
      honest.map((entry) => (entry.code === 'SEK' ? { ...entry, rate: entry.rate * 1.03 ** round } : entry)),
    ),
  },
  {
    name: 'sixty wrong days of the ECB in one file',
    source: 'ecb',
    wrong: manyDays(60, times('GBP CHF', 1.25)),
  },
  { name: 'sixty days of swapped codes in one file', source: 'ecb', wrong: manyDays(60, swap('MXN', 'ZAR')) },
  {
    name: 'the ECB repeats a table of 80 days ago under new dates',
    source: 'ecb',
    known: 90,
    wrong: relabelled(80),
  },
  {
    name: 'the ECB stands still under new dates',
    source: 'ecb',
    wrong: only((honest, { n, day }) => {
      const old = honestTable('ecb', day - n);
      return honest.map((entry) => ({ ...entry, rate: rateOf(old, entry.code) }));
    }),
  },
  { name: 'one figure for all at the ECB', source: 'ecb', wrong: rates(() => 1.17) },
  { name: 'zeros of the ECB', source: 'ecb', wrong: rates(() => 0) },
  { name: 'negatives of the ECB', source: 'ecb', wrong: rates((rate) => -rate) },
  { name: 'no numbers of the ECB', source: 'ecb', wrong: rates(() => Number.NaN) },
  { name: 'the largest numbers of the ECB', source: 'ecb', wrong: rates(() => 1e308) },
  { name: 'the smallest numbers of the ECB', source: 'ecb', wrong: rates(() => 5e-324) },
  {
    name: 'two rows for one code at the ECB, the second wrong',
    source: 'ecb',
    wrong: only((honest) => [...honest, ...honest.map((entry) => ({ ...entry, rate: entry.rate * 1.07 }))]),
  },
  { name: 'the ECB dates a wrong table two days ahead', source: 'ecb', wrong: dated(2, times('GBP', 1.1)) },
  { name: 'the ECB dates a wrong table a year ahead', source: 'ecb', wrong: dated(365, times('GBP', 1.1)) },
  {
    name: 'the ECB wrong, and exchange-api out of reach',
    source: 'ecb',
    silent: ['exchange-api'],
    wrong: swap('GBP', 'CHF'),
  },
  {
    name: 'the ECB wrong, and the Banca d’Italia out of reach',
    source: 'ecb',
    silent: ['banca-d-italia'],
    wrong: invert('AUD'),
  },
  {
    name: 'the ECB wrong, and Frankfurter out of reach',
    source: 'ecb',
    silent: ['frankfurter-nbu'],
    wrong: swap('MXN', 'ZAR'),
  },
  {
    name: 'a wrong ECB, copied by the Banca d’Italia',
    source: 'ecb',
    wrong: swap('GBP', 'CHF'),
    alsoWrong: { 'banca-d-italia': swap('GBP', 'CHF') },
  },
  {
    name: 'the ECB and Frankfurter wrong in different ways',
    source: 'ecb',
    wrong: times('GBP', 1.2),
    alsoWrong: { 'frankfurter-nbu': times('GBP', 0.85) },
  },
  // The first refresh after a long silence.
  ...[
    ['with pound and franc swapped', swap('GBP', 'CHF')],
    ['with the dollar inverted', invert('USD')],
    ['with the pound inverted', invert('GBP')],
    ['inverted', invert()],
    ['sixty wrong days long', manyDays(60, times('GBP CHF', 1.25))],
  ].map(
    ([name, wrong]): Scenario => ({
      name: `a first refresh after 80 days with an ECB ${String(name)}`,
      source: 'ecb',
      silence: 80,
      wrong: wrong as Scenario['wrong'],
    }),
  ),
  // The others.
  { name: 'Frankfurter with tenge and dram swapped', source: 'frankfurter-nbu', wrong: swap('KZT', 'AMD') },
  { name: 'a tenge of Frankfurter 9 % off', source: 'frankfurter-nbu', wrong: times('KZT', 1.09) },
  { name: 'a tenge of Frankfurter 30 % off', source: 'frankfurter-nbu', wrong: times('KZT', 1.3) },
  { name: 'a shilling of Frankfurter 6 % off', source: 'frankfurter-nbu', wrong: times('KES', 0.94) },
  {
    name: 'a peso of Frankfurter creeping 7 % a day',
    source: 'frankfurter-nbu',
    wrong: times('COP', (n) => 1.07 ** n),
  },
  { name: 'Frankfurter per euro', source: 'frankfurter-nbu', wrong: rebase('EUR') },
  { name: 'the euro of Frankfurter inverted', source: 'frankfurter-nbu', wrong: invert('EUR') },
  { name: 'Frankfurter shifted by a row', source: 'frankfurter-nbu', wrong: shift(1) },
  {
    name: 'ninety wrong days of Frankfurter in one response',
    source: 'frankfurter-nbu',
    wrong: manyDays(90, times('EGP', 1.4)),
  },
  { name: 'exchange-api with tenge and dram swapped', source: 'exchange-api', wrong: swap('KZT', 'AMD') },
  { name: 'a dong of exchange-api 7 % off', source: 'exchange-api', wrong: times('VND', 1.07) },
  { name: 'the dollar of exchange-api 10 % off', source: 'exchange-api', wrong: times('USD', 1.1) },
  { name: 'bitcoin as another token at exchange-api', source: 'exchange-api', wrong: times('BTC', 40_000) },
  { name: 'the lari of Banca d’Italia three times', source: 'banca-d-italia', wrong: times('GEL', 3) },
  { name: 'the Banca d’Italia per dollar', source: 'banca-d-italia', wrong: rebase('USD') },
  { name: 'bitcoin at Coinbase 1.45 times', source: 'coinbase', wrong: times('BTC', 1.45) },
  { name: 'bitcoin at Coinbase two and a half times', source: 'coinbase', wrong: times('BTC', 2.5) },
  {
    name: 'bitcoin at Coinbase creeping 0.3 % an hour',
    source: 'coinbase',
    rounds: 24,
    days: 7,
    wrong: only((honest, { n, round }) =>
      honest.map((entry) =>
        entry.code === 'BTC' ? { ...entry, rate: entry.rate * 1.003 ** (24 * n + round) } : entry,
      ),
    ),
  },
  { name: 'Coinbase inverted', source: 'coinbase', wrong: invert() },
  { name: 'bitcoin and ether swapped at Binance', source: 'binance', wrong: swap('BTC', 'ETH') },
  { name: 'ada at Binance a fifth off', source: 'binance', wrong: times('ADA', 1.2) },
];
