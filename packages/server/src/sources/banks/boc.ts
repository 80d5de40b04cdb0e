import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, readJson } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const VALET = 'https://www.bankofcanada.ca/valet/observations/group/FX_RATES_DAILY/json';

/** Reads days of series named `FX<code>CAD`: dollars of Canada per unit. @source https://www.bankofcanada.ca/valet/docs */
export function readBoc(body: string): BankFigure[] {
  const json = readJson('boc', body);
  if (!isRecord(json) || !Array.isArray(json.observations))
    throw new UnexpectedPayload('boc: no observations');
  return json.observations.flatMap((day: unknown) => {
    if (!isRecord(day) || !isDay(day.d)) throw new UnexpectedPayload('boc: a day without its date');
    const { d: date, ...series } = day;
    return Object.entries(series).map(([name, cell]) => {
      const code = /^FX([A-Z]{3})CAD$/.exec(name)?.[1];
      if (code === undefined || !isRecord(cell)) throw new UnexpectedPayload(`boc: '${name}' is no series`);
      return { code, date: date as string, text: decimalText(cell.v) };
    });
  });
}

/** Bank of Canada: indicative averages of the day. */
export const boc = defineBank({
  key: 'boc',
  name: 'Bank of Canada',
  base: 'CAD',
  inverse: true,
  rateType: 'weighted-mean',
  requests: (from, to) => [{ url: `${VALET}?start_date=${from}&end_date=${to}` }],
  read: readBoc,
});
