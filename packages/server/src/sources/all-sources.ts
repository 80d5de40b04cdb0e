import { bancaDItalia } from './banca-d-italia.ts';
import { ALL_BANKS } from './banks/all-banks.ts';
import { BCC_SEGMENTS } from './banks/bcc.ts';
import { binance } from './binance.ts';
import { coinbase } from './coinbase.ts';
import { ecb } from './ecb.ts';
import { exchangeApi } from './exchange-api.ts';
import { frankfurter } from './frankfurter.ts';
import { INDEXED_UNITS } from './indexed.ts';
import { RELAYED } from './relayed.ts';
import type { Source, SourceInfo, SourceKey } from './source.ts';

/** Every source that is fetched, in the order in which they are heard: the first can contradict the later ones. */
export const ALL_SOURCES: readonly Source[] = [
  ecb,
  bancaDItalia,
  ...ALL_BANKS,
  ...INDEXED_UNITS,
  frankfurter,
  coinbase,
  binance,
  exchangeApi,
];

/** A peg or an irrevocable rate, which nobody quotes. */
const LEGAL: SourceInfo = {
  key: 'legal',
  name: 'Legal rate',
  base: 'USD',
  kind: 'computed',
  cadence: 'daily',
  rank: 10,
  served: true,
  rateType: 'decree',
  schedule: { zone: 'UTC', at: '00:00', days: 'daily' },
  attribution: 'Peg or irrevocable rate set by law',
};

/** Every source that a rate can come from, best first. */
export const SOURCES: readonly SourceInfo[] = [LEGAL, ...ALL_SOURCES, ...BCC_SEGMENTS, ...RELAYED].sort(
  (a, b) => a.rank - b.rank,
);

const byKey = new Map(SOURCES.map((info) => [info.key, info]));

/** Everything known about one source. */
export function sourceInfo(key: SourceKey): SourceInfo {
  const info = byKey.get(key);
  if (info === undefined) throw new Error(`no such source: ${key}`);
  return info;
}

const fetched = new Set(ALL_SOURCES.map(({ key }) => key));

/** Key of the source that is asked for the figures of a row: its relay, or the institution of a segment. */
export const fetchedFrom = ({ key, via, institution = key }: SourceInfo): SourceKey =>
  via ?? (fetched.has(key) ? key : institution);

/** Key of the institution whose figures a row has: one voice, however often it is heard. */
export const institutionOf = (key: SourceKey): string => sourceInfo(key).institution ?? key;
