import { parseDecimal, toFullDecimal } from '@equivale/core';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const API = 'https://api.nbp.pl/api';
/** Grams in a troy ounce, the unit of XAU. @source NIST SP 811, B.8 */
const OUNCE = { grams: 311_034_768n, per: 10_000_000n };

/** Reads tables A and B: złoty per unit, the bank's average rate. @source https://api.nbp.pl/en.html */
export function readNbpTables(body: string): BankFigure[] {
  const tables = readJsonTexts('nbp', body);
  if (!Array.isArray(tables) || tables.length === 0) throw new UnexpectedPayload('nbp: no tables');
  return tables.flatMap((table: unknown): BankFigure[] => {
    if (!isRecord(table) || !isDay(table.effectiveDate) || !Array.isArray(table.rates))
      throw new UnexpectedPayload('nbp: a table without its day');
    const date = table.effectiveDate;
    return table.rates.map((row: unknown) => {
      if (!isRecord(row) || typeof row.code !== 'string') throw new UnexpectedPayload('nbp: unreadable rate');
      return { code: row.code, date, text: decimalText(row.mid) };
    });
  });
}

/** Reads the price of gold: złoty per gram of 1000 fineness, returned per troy ounce, exact. @source https://api.nbp.pl/en.html */
export function readNbpGold(body: string): BankFigure[] {
  const rows = readJsonTexts('nbp', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('nbp: no prices of gold');
  return rows.map((row: unknown) => {
    if (!isRecord(row) || !isDay(row.data)) throw new UnexpectedPayload('nbp: unreadable price of gold');
    const perGram = parseDecimal(decimalText(row.cena));
    const text = perGram && toFullDecimal({ n: perGram.n * OUNCE.grams, d: perGram.d * OUNCE.per });
    return { code: 'XAU', date: row.data, text: text ?? '' };
  });
}

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
