import { array, instance, object, string, unknown } from 'valibot';
import { type BankFigure, dayFirst, decimalText, defineBank } from '../bank.ts';
import { JsonNumber, jsonBy, printed } from '../read-json.ts';

const SITE = 'https://bank.gov.ua/NBU_Exchange/exchange_site';
/** Metals are printed per ounce by a price of another market; they are left out. */
const METALS = ['XAU', 'XAG', 'XPT', 'XPD'];

const FORM = array(
  object({
    ...{ cc: string(), units: instance(JsonNumber), rate: printed },
    ...{ exchangedate: unknown(), calcdate: unknown() },
  }),
);

/** Reads official rates: hryvnias per 1, 10, 100 or more units, for the day of validity. @source https://bank.gov.ua/en/open-data/api-dev */
export const readNbu = (body: string): BankFigure[] =>
  jsonBy('nbu', FORM, body).flatMap(({ cc: code, units, rate, exchangedate, calcdate }) => {
    if (METALS.includes(code)) return [];
    const [date = '', publishedAt = ''] = [exchangedate, calcdate].map((one) => dayFirst('nbu', one));
    return [{ code, date, text: decimalText(rate), per: Number(units.text), publishedAt }];
  });

const isoPlain = (day: string): string => day.replaceAll('-', '');

/** National Bank of Ukraine: official rates, set on the business day before. */
export const nbu = defineBank({
  key: 'nbu',
  name: 'National Bank of Ukraine',
  short: 'NBU',
  base: 'UAH',
  inverse: true,
  aheadDays: 3,
  requests: (from, to) => [
    { url: `${SITE}?start=${isoPlain(from)}&end=${isoPlain(to)}&sort=exchangedate&order=asc&json` },
  ],
  read: readNbu,
});
