import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, JsonNumber, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const YEAR = 'https://api.cnb.cz/cnbapi/exrates/daily-year';

/** Reads a year of fixings: koruny per 1, 100 or 1,000 units. @source https://api.cnb.cz/cnbapi/swagger-ui.html */
export function readCnb(body: string): BankFigure[] {
  const json = readJsonTexts('cnb', body);
  if (!isRecord(json) || !Array.isArray(json.rates)) throw new UnexpectedPayload('cnb: no rates');
  return json.rates.map((row: unknown) => {
    if (!isRecord(row) || !isDay(row.validFor) || !(row.amount instanceof JsonNumber))
      throw new UnexpectedPayload('cnb: unreadable rate');
    const per = Number(row.amount.text);
    return {
      code: String(row.currencyCode),
      date: row.validFor,
      text: decimalText(row.rate),
      per,
    };
  });
}

/** Czech National Bank: the fixing of 14:30. */
export const cnb = defineBank({
  key: 'cnb',
  name: 'Česká národní banka',
  short: 'CNB',
  base: 'CZK',
  inverse: true,
  rateType: 'fixing',
  attribution: 'Source: Czech National Bank',
  requests: (from, to) =>
    [...new Set([from.slice(0, 4), to.slice(0, 4)])].map((year) => ({ url: `${YEAR}?lang=EN&year=${year}` })),
  read: readCnb,
});
