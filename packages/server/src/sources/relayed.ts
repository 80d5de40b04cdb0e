import { INSTITUTIONS, SEGMENTS } from '../facts/facts.ts';
import { frankfurter } from './frankfurter.ts';
import type { SourceInfo } from './source.ts';

/** The segment that a relay passes on of an institution with several rates: the one that people get. */
const servedSegment = new Map([...SEGMENTS.values()].map(({ institution, served }) => [institution, served]));

/** What Frankfurter passes on of each institution, rebased to the dollar: one row an institution, with its own day. */
export const RELAYED: readonly SourceInfo[] = INSTITUTIONS.map(({ key, name, rateType, schedule }) => {
  const segment = servedSegment.get(key);
  return {
    key: `frankfurter-${key}`,
    institution: key,
    via: frankfurter.key,
    ...(segment && { segment }),
    name,
    base: frankfurter.base,
    kind: 'official',
    cadence: 'daily',
    rank: 55,
    served: key !== 'banca-d-italia',
    rateType,
    schedule,
    attribution: `${name}, by Frankfurter (frankfurter.dev)`,
    ...(key === 'banca-d-italia' && { copies: 'ecb' }),
  };
});
