import { parseDecimal, toFullDecimal } from '@equivale/core';
import { array, minLength, object, pipe, string } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { day, jsonBy, printed } from '../read-json.ts';

const API = 'https://api.nbp.pl/api';
/** Grams in a troy ounce, the unit of XAU. @source NIST SP 811, B.8 */
const OUNCE = { grams: 311_034_768n, per: 10_000_000n };

const TABLES = pipe(
  array(object({ effectiveDate: day, rates: array(object({ code: string(), mid: printed })) })),
  minLength(1),
);
const GOLD = array(object({ data: day, cena: printed }));

/** Reads tables A and B: złoty per unit, the bank's average rate. @source https://api.nbp.pl/en.html */
export const readNbpTables = (body: string): BankFigure[] =>
  jsonBy('nbp', TABLES, body).flatMap(({ effectiveDate: date, rates }) =>
    rates.map(({ code, mid }) => ({ code, date, text: decimalText(mid) })),
  );

/** Reads the price of gold: złoty per gram of 1000 fineness, returned per troy ounce, exact. @source https://api.nbp.pl/en.html */
export const readNbpGold = (body: string): BankFigure[] =>
  jsonBy('nbp', GOLD, body).map(({ data: date, cena }) => {
    const perGram = parseDecimal(decimalText(cena));
    const text = perGram && toFullDecimal({ n: perGram.n * OUNCE.grams, d: perGram.d * OUNCE.per });
    return { code: 'XAU', date, text: text ?? '' };
  });

/** Narodowy Bank Polski: table A each weekday, table B on Wednesdays, gold by the gram: 148 codes and gold. */
export const nbp = defineBank({
  key: 'nbp',
  name: 'Narodowy Bank Polski',
  short: 'NBP',
  base: 'PLN',
  inverse: true,
  requests: (from, to) => [
    { url: `${API}/exchangerates/tables/A/${from}/${to}/?format=json`, mayBeMissing: true },
    { url: `${API}/exchangerates/tables/B/${from}/${to}/?format=json`, mayBeMissing: true },
    { url: `${API}/cenyzlota/${from}/${to}/?format=json`, mayBeMissing: true },
  ],
  read: (body, { url }) => (url.includes('/cenyzlota/') ? readNbpGold(body) : readNbpTables(body)),
});
