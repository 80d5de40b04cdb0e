import { array, object, objectWithRest } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { day, jsonBy, printed } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const VALET = 'https://www.bankofcanada.ca/valet/observations/group/FX_RATES_DAILY/json';

const FORM = object({ observations: array(objectWithRest({ d: day }, object({ v: printed }))) });

/** Reads days of series named `FX<code>CAD`: dollars of Canada per unit. @source https://www.bankofcanada.ca/valet/docs */
export const readBoc = (body: string): BankFigure[] =>
  jsonBy('boc', FORM, body).observations.flatMap(({ d: date, ...series }) =>
    Object.entries(series).map(([name, { v }]) => {
      const code = /^FX([A-Z]{3})CAD$/.exec(name)?.[1];
      if (code === undefined) throw new UnexpectedPayload(`boc: '${name}' is no series`);
      return { code, date, text: decimalText(v) };
    }),
  );

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
