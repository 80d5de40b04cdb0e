import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { readCsv } from '../read-csv.ts';
import { isDay } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const DATA = 'https://edge.boi.gov.il/FusionEdgeServer/sdmx/v2/data/dataflow/BOI.STATISTICS/EXR/1.0/';

/** Reads representative rates: shekels per unit, or per 10 or 100 by the multiplier. @source https://www.boi.org.il/en/economic-roles/statistics/ */
export async function readBoi(body: string): Promise<BankFigure[]> {
  const columns = ['BASE_CURRENCY', 'COUNTER_CURRENCY', 'DATA_TYPE', 'UNIT_MULT', 'TIME_PERIOD', 'OBS_VALUE'];
  const rows = await readCsv('boi', body, columns);
  return rows.map(([code = '', counter, type, multiplier, date, value]) => {
    if (counter !== 'ILS' || type !== 'OF00' || !isDay(date) || !/^\d$/.test(multiplier ?? ''))
      throw new UnexpectedPayload('boi: unreadable row');
    return { code, date, text: decimalText(value), per: 10 ** Number(multiplier) };
  });
}

/** Bank of Israel: representative rates, on its own business days. */
export const boi = defineBank({
  key: 'boi',
  name: 'Bank of Israel',
  base: 'ILS',
  inverse: true,
  requests: (from, to) => [
    {
      url: `${DATA}?c%5BDATA_TYPE%5D=OF00&startperiod=${from}&endperiod=${to}&format=csv`,
      accept: 'text/csv',
      mayBeMissing: true,
    },
  ],
  read: readBoi,
});
