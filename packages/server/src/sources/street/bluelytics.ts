import { isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';
import { figureParts, type StreetFigure, type StreetSource } from './street-source.ts';

const ROWS = {
  oficial: { base: 'USD', kind: 'official', name: 'oficial' },
  blue: { base: 'USD', kind: 'parallel', name: 'blue' },
  oficial_euro: { base: 'EUR', kind: 'official', name: 'oficial' },
  blue_euro: { base: 'EUR', kind: 'parallel', name: 'blue' },
} as const;

/**
 * Reads Bluelytics: `{oficial, blue, oficial_euro, blue_euro, last_update}`, each with `value_buy`, `value_sell` and
 * `value_avg`, which is the middle of the other two and is not read.
 * @source https://bluelytics.com.ar/#!/api
 */
function readBluelytics(body: string): StreetFigure[] {
  const json = readJsonTexts('bluelytics', body);
  const claimedMs = isRecord(json) ? Date.parse(String(json.last_update)) : Number.NaN;
  if (!isRecord(json) || Number.isNaN(claimedMs) || !isRecord(json.blue))
    throw new UnexpectedPayload('bluelytics: no blue dollar with its instant');
  return Object.entries(ROWS).flatMap(([field, row]): StreetFigure[] => {
    const value = json[field];
    const parts = isRecord(value) ? figureParts(value.value_buy, value.value_sell) : undefined;
    return parts ? [{ code: 'ARS', ...row, ...parts, claimedMs }] : [];
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
