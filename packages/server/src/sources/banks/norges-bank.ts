import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { readCsv } from '../read-csv.ts';
import { isDay } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const DATA = 'https://data.norges-bank.no/api/data/EXR/B..NOK.SP';
/** Indices of the krone, which are no currencies. */
const INDICES = ['I44', 'TWI'];

/** Reads middle rates: kroner per 1 unit, or per 100 where the multiplier is 2. @source https://app.norges-bank.no/query */
export async function readNorgesBank(body: string): Promise<BankFigure[]> {
  const rows = await readCsv('norges-bank', body, [
    'BASE_CUR',
    'QUOTE_CUR',
    'UNIT_MULT',
    'TIME_PERIOD',
    'OBS_VALUE',
  ]);
  return rows.flatMap(([code = '', quote, multiplier, date, value]) => {
    if (INDICES.includes(code)) return [];
    if (quote !== 'NOK' || !isDay(date) || !/^\d$/.test(multiplier ?? ''))
      throw new UnexpectedPayload('norges-bank: unreadable row');
    return [{ code, date, text: decimalText(value), per: 10 ** Number(multiplier) }];
  });
}

/** Norges Bank: middle rates of about 14:15. */
export const norgesBank = defineBank({
  key: 'norges-bank',
  name: 'Norges Bank',
  base: 'NOK',
  inverse: true,
  rateType: 'middle',
  requests: (from, to) => [
    {
      url: `${DATA}?format=csvdata&startPeriod=${from}&endPeriod=${to}`,
      accept: 'text/csv',
      mayBeMissing: true,
    },
  ],
  read: readNorgesBank,
});
