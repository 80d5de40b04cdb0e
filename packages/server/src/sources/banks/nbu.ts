import { type BankFigure, dayFirst, decimalText, defineBank } from '../bank.ts';
import { isRecord, JsonNumber, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const SITE = 'https://bank.gov.ua/NBU_Exchange/exchange_site';
/** Metals are printed per ounce by a price of another market; they are left out. */
const METALS = ['XAU', 'XAG', 'XPT', 'XPD'];

/** Reads official rates: hryvnias per 1, 10, 100 or more units, for the day of validity. @source https://bank.gov.ua/en/open-data/api-dev */
export function readNbu(body: string): BankFigure[] {
  const rows = readJsonTexts('nbu', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('nbu: no rows');
  return rows.flatMap((row: unknown): BankFigure[] => {
    if (!isRecord(row) || !(row.units instanceof JsonNumber))
      throw new UnexpectedPayload('nbu: unreadable row');
    const code = String(row.cc);
    if (METALS.includes(code)) return [];
    const [date, publishedAt] = [row.exchangedate, row.calcdate].map((day) => dayFirst('nbu', day));
    const text = decimalText(row.rate);
    return [
      { code, date: date ?? '', text, per: Number(row.units.text), ...(publishedAt && { publishedAt }) },
    ];
  });
}

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
