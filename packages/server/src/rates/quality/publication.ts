import { dayNumber } from '@equivale/core';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import type { Publication, QualityState, TableSize } from './rule.ts';

/** How a publication came. */
export interface PublicationOptions {
  /** A piece of an older record, fetched to close a gap: it need not have every code. */
  readonly partial?: boolean;
  /** Newest day of the payload that it came in; its own newest day unless told. */
  readonly payloadDay?: number;
  /** Codes whose newest value in that payload is contradicted ({@link validatePayload}). */
  readonly suspects?: ReadonlySet<string>;
}

/** After so many days of short tables their size is the expected one. */
export const SHORT_DAYS = 3;

/** More than 5 % fewer codes than expected. */
const isShort = (size: number, expected: TableSize | undefined): boolean =>
  expected !== undefined && expected.shortDays < SHORT_DAYS && size < 0.95 * expected.count;

/** One publication of a source, with what the rules ask of it as a whole. */
export function publication(
  source: SourceKey,
  observations: readonly Observation[],
  state: QualityState,
  { partial = false, payloadDay, suspects = new Set() }: PublicationOptions,
): Publication {
  const table = new Map<string, number>();
  const byDay = new Map<string, number>();
  const ambiguous = new Set<string>();
  let day = Number.NEGATIVE_INFINITY;
  for (const { code, date, rate } of observations) {
    const key = `${code} ${date}`;
    if ((byDay.get(key) ?? rate) !== rate) ambiguous.add(key);
    byDay.set(key, rate);
    table.set(code, rate);
    day = Math.max(day, dayNumber(date));
  }
  const { base, steady } = sourceInfo(source);
  return {
    source,
    day,
    payloadDay: payloadDay ?? day,
    suspects,
    observations,
    partial,
    ambiguous,
    degraded: !partial && steady === true && isShort(table.size, state.tableSizes.get(source)),
    rateOf: (code) => (code === base ? 1 : table.get(code)),
  };
}
