import { bancaDItalia } from './banca-d-italia.ts';
import { binance } from './binance.ts';
import { BUNDLED_SOURCES } from './bundled-sources.ts';
import { coinbase } from './coinbase.ts';
import { ecb } from './ecb.ts';
import { exchangeApi } from './exchange-api.ts';
import { frankfurter } from './frankfurter.ts';
import type { Source, SourceInfo, SourceKey } from './source.ts';

/** Every source that is fetched, in the order in which they are heard: the first can contradict the later ones. */
export const ALL_SOURCES: readonly Source[] = [
  ecb,
  bancaDItalia,
  frankfurter,
  coinbase,
  binance,
  exchangeApi,
];

/** Every source that a rate can come from, best first. */
export const SOURCES: readonly SourceInfo[] = [...BUNDLED_SOURCES, ...ALL_SOURCES].sort(
  (a, b) => a.rank - b.rank,
);

const byKey = new Map(SOURCES.map((info) => [info.key, info]));

/** Everything known about one source. */
export function sourceInfo(key: SourceKey): SourceInfo {
  const info = byKey.get(key);
  if (info === undefined) throw new Error(`no such source: ${key}`);
  return info;
}
