import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { csvRows } from '../read-csv.ts';
import { UnexpectedPayload } from '../source.ts';

const TABLE = 'https://www.rba.gov.au/statistics/tables/csv/f11.1-data.csv';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Its own name for the special drawing right, and an index that is no currency. */
const OWN_CODES: Readonly<Record<string, string>> = { SDR: 'XDR' };
const INDEX = 'Index';

function dayOf(printed: string): string | undefined {
  const [, day, name = '', year] = /^(\d{2})-([A-Z][a-z]{2})-(\d{4})$/.exec(printed) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  return year && month > 0 ? `${year}-${String(month).padStart(2, '0')}-${day}` : undefined;
}

/** Reads table F11.1: units per Australian dollar, a column a currency named in the row "Units". @source https://www.rba.gov.au/statistics/historical-data.html */
export async function readRba(body: string): Promise<BankFigure[]> {
  const rows = await csvRows('rba', body);
  const units = rows.find(([head]) => head === 'Units');
  if (units === undefined) throw new UnexpectedPayload('rba: no units');
  return rows.flatMap(([printed = '', ...cells]) => {
    const date = dayOf(printed);
    if (date === undefined) return [];
    return cells.flatMap((cell, at): BankFigure[] => {
      const unit = units[at + 1] ?? '';
      if (cell === '' || unit === INDEX || unit === '') return [];
      return [{ code: OWN_CODES[unit] ?? unit, date, text: decimalText(cell) }];
    });
  });
}

/** Reserve Bank of Australia: rates of 16:00 in Sydney. */
export const rba = defineBank({
  key: 'rba',
  name: 'Reserve Bank of Australia',
  short: 'RBA',
  base: 'AUD',
  requests: () => [{ url: TABLE, accept: 'text/csv' }],
  read: readRba,
});
