import { array, instance, object, string } from 'valibot';
import { type BankFigure, decimalText, defineBank, spansOf } from '../bank.ts';
import { day, JsonNumber, jsonBy, printed } from '../read-json.ts';

const YEAR = 'https://api.cnb.cz/cnbapi/exrates/daily-year';

const FORM = object({
  rates: array(
    object({ validFor: day, currencyCode: string(), amount: instance(JsonNumber), rate: printed }),
  ),
});

/** Reads a year of fixings: koruny per 1, 100 or 1,000 units. @source https://api.cnb.cz/cnbapi/swagger-ui.html */
export const readCnb = (body: string): BankFigure[] =>
  jsonBy('cnb', FORM, body).rates.map(({ validFor: date, currencyCode: code, amount, rate }) => ({
    ...{ code, date, text: decimalText(rate), per: Number(amount.text) },
  }));

/** Czech National Bank: the fixing of 14:30. */
export const cnb = defineBank({
  key: 'cnb',
  name: 'Česká národní banka',
  short: 'CNB',
  base: 'CZK',
  inverse: true,
  rateType: 'fixing',
  attribution: 'Source: Czech National Bank',
  requests: (from, to) => spansOf(4, from, to).map((year) => ({ url: `${YEAR}?lang=EN&year=${year}` })),
  read: readCnb,
});
