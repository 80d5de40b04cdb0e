import { array, number, object, string } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { day, jsonBy, printed, readJson } from '../read-json.ts';

const RATES = 'https://api.bnm.gov.my/public/exchange-rate?session=0900';
/** Its own name for the special drawing right. */
const OWN_CODES: Readonly<Record<string, string>> = { SDR: 'XDR' };

const RATE = object({ date: day, middle_rate: printed });
const FORM = object({ data: array(object({ currency_code: string(), unit: number(), rate: RATE })) });

/**
 * Reads middle rates of the morning session: ringgit per 1 or 100 units.
 * Doubles are printed with all 17 digits, so the shortest text of the same double is what the bank set.
 * @source https://apikijangportal.bnm.gov.my/openapi
 */
export const readBnm = (body: string): BankFigure[] =>
  jsonBy('bnm', FORM, body, readJson).data.map(({ currency_code: code, unit: per, rate }) => {
    const text = decimalText(rate.middle_rate);
    return { code: OWN_CODES[code] ?? code, date: rate.date, text, per };
  });

/** Bank Negara Malaysia: the interbank session of 09:00. */
export const bnm = defineBank({
  key: 'bnm',
  name: 'Bank Negara Malaysia',
  short: 'BNM',
  base: 'MYR',
  inverse: true,
  rateType: 'middle',
  requests: () => [{ url: RATES, accept: 'application/vnd.BNM.API.v1+json' }],
  read: readBnm,
});
