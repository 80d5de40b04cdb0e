import { isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';
import { figureParts, type StreetFigure, type StreetSource } from './street-source.ts';

/**
 * Reads the rate of paralelo.bo: `{timestamp, buy, sell, median}`, bolivianos per dollar between persons at several exchanges.
 * @source https://paralelo.bo/api/openapi.json
 */
function readParaleloBo(body: string): StreetFigure[] {
  const json = readJsonTexts('paralelo-bo', body);
  const claimedMs = isRecord(json) ? Date.parse(String(json.timestamp)) : Number.NaN;
  if (!isRecord(json) || Number.isNaN(claimedMs))
    throw new UnexpectedPayload('paralelo-bo: no rate with its instant');
  const parts = figureParts(json.buy, json.sell, json.median);
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
