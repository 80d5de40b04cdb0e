import { type BankFigure, decimalText, defineBank, spansOf } from '../bank.ts';
import { isDay } from '../read-json.ts';
import { readXml, rowsAt } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const YEARS = 'https://curs.bnr.ro/files/xml/years';
/** Gold is printed per gram; the ounce of XAU is left to banks that print it. */
const PER_GRAM = 'XAU';

/** Reads a year of reference rates: lei per 1 or 100 units. @source https://www.bnr.ro/Exchange-rates-15192-Mobile.aspx */
export async function readBnr(body: string): Promise<BankFigure[]> {
  const document = await readXml('bnr', body, ['Cube', 'Rate']);
  return rowsAt('bnr', document, 'DataSet', 'Body', 'Cube').flatMap((cube) => {
    const { date } = cube;
    if (!isDay(date)) throw new UnexpectedPayload('bnr: a day without its date');
    return rowsAt('bnr', cube, 'Rate').flatMap((rate): BankFigure[] => {
      const code = String(typeof rate === 'object' ? rate.currency : '');
      if (code === PER_GRAM || rate['#text'] === '-') return [];
      const per = rate.multiplier === undefined ? 1 : Number(rate.multiplier);
      return [{ code, date, text: decimalText(rate['#text']), per }];
    });
  });
}

/** Banca Națională a României: reference rates of 13:00. */
export const bnr = defineBank({
  key: 'bnr',
  name: 'Banca Națională a României',
  short: 'BNR',
  base: 'RON',
  inverse: true,
  requests: (from, to) =>
    spansOf(4, from, to).map((year) => ({
      url: `${YEARS}/nbrfxrates${year}.xml`,
      accept: 'application/xml',
    })),
  read: readBnr,
});
