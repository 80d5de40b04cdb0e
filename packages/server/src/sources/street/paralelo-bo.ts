import { object } from 'valibot';
import { instant, jsonBy, printed } from '../read-json.ts';
import { figureParts, type StreetFigure, type StreetSource } from './street-source.ts';

const FORM = object({ timestamp: instant, buy: printed, sell: printed, median: printed });

/**
 * Reads the rate of paralelo.bo: `{timestamp, buy, sell, median}`, bolivianos per dollar between persons at several exchanges.
 * @source https://paralelo.bo/api/openapi.json
 */
function readParaleloBo(body: string): StreetFigure[] {
  const { timestamp: claimedMs, buy, sell, median } = jsonBy('paralelo-bo', FORM, body);
  const parts = figureParts(buy, sell, median);
  return parts
    ? [{ code: 'BOB', base: 'USD', kind: 'crypto-p2p', name: 'paralelo', ...parts, claimedMs }]
    : [];
}

/** The dollar of Bolivia between persons; its data are CC BY 4.0. */
export const paraleloBo: StreetSource = {
  key: 'paralelo-bo',
  name: 'paralelo.bo',
  site: 'https://paralelo.bo',
  url: 'https://paralelo.bo/api/v1/rate',
  rank: 10,
  testedWith: 'documentation',
  read: readParaleloBo,
};
