import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { csvRows } from '../read-csv.ts';
import { isDay } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const RELEASE =
  'https://www.federalreserve.gov/datadownload/Output.aspx?rel=H10&filetype=csv&label=include&layout=seriescolumn';
/** Unit of a column that prints the code per dollar: the others print dollars per unit. */
const PER_DOLLAR = 'Currency:_Per_USD';

/**
 * Reads the release: noon buying rates in New York, a column a currency, "ND" without a quote.
 * Columns that print dollars per unit are left out: they are the reciprocals of what other sources quote directly.
 * @source https://www.federalreserve.gov/datadownload/Choose.aspx?rel=H10
 */
export async function readFedH10(body: string): Promise<BankFigure[]> {
  const rows = await csvRows('fed-h10', body);
  const headed = (name: string) => rows.find(([head]) => head?.trim().startsWith(name));
  const [units, codes] = [headed('Unit:'), headed('Currency:')];
  if (units === undefined || codes === undefined) throw new UnexpectedPayload('fed-h10: not the release');
  const figures = rows.flatMap(([date, ...cells]) => {
    if (!isDay(date)) return [];
    return cells.flatMap((cell, at): BankFigure[] => {
      const code = codes[at + 1] ?? '';
      if (cell === 'ND' || cell === '' || units[at + 1] !== PER_DOLLAR || !/^[A-Z]{3}$/.test(code)) return [];
      return [{ code, date, text: decimalText(cell) }];
    });
  });
  if (figures.length === 0) throw new UnexpectedPayload('fed-h10: no figures');
  return figures;
}

const monthFirst = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Board of Governors of the Federal Reserve System: H.10, released on Mondays for the week before. */
export const fedH10 = defineBank({
  key: 'fed-h10',
  name: 'Federal Reserve H.10',
  short: 'Fed H.10',
  base: 'USD',
  rateType: 'buying',
  rank: 80,
  attribution: 'Source: Board of Governors of the Federal Reserve System (US), H.10',
  testedWith: 'documentation',
  requests: (from, to) => [
    { url: `${RELEASE}&from=${monthFirst(from)}&to=${monthFirst(to)}`, accept: 'text/csv' },
  ],
  read: readFedH10,
});
