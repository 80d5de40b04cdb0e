import { nonNullish, nullable, object, optional } from 'valibot';
import { instant, jsonBy, printed } from '../read-json.ts';
import { figureParts, type StreetFigure, type StreetSource } from './street-source.ts';

const ROWS = {
  oficial: { base: 'USD', kind: 'official', name: 'oficial' },
  blue: { base: 'USD', kind: 'parallel', name: 'blue' },
  oficial_euro: { base: 'EUR', kind: 'official', name: 'oficial' },
  blue_euro: { base: 'EUR', kind: 'parallel', name: 'blue' },
} as const;

const ROW = optional(nullable(object({ value_buy: printed, value_sell: printed })));
const FORM = object({
  ...{ last_update: instant, blue: nonNullish(ROW) },
  ...{ oficial: ROW, oficial_euro: ROW, blue_euro: ROW },
});

/**
 * Reads Bluelytics: `{oficial, blue, oficial_euro, blue_euro, last_update}`, each with `value_buy`, `value_sell` and
 * `value_avg`, which is the middle of the other two and is not read.
 * @source https://bluelytics.com.ar/#!/api
 */
function readBluelytics(body: string): StreetFigure[] {
  const { last_update: claimedMs, ...values } = jsonBy('bluelytics', FORM, body);
  return (Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((field): StreetFigure[] => {
    const parts = figureParts(values[field]?.value_buy, values[field]?.value_sell);
    return parts ? [{ code: 'ARS', ...ROWS[field], ...parts, claimedMs }] : [];
  });
}

/** The blue dollar of Argentina, from several newspapers. */
export const bluelytics: StreetSource = {
  key: 'bluelytics',
  name: 'Bluelytics',
  site: 'https://bluelytics.com.ar',
  url: 'https://api.bluelytics.com.ar/v2/latest',
  rank: 20,
  testedWith: 'documentation',
  read: readBluelytics,
};
