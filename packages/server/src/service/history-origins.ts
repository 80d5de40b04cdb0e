import type { HistoryOrigin } from '@equivale/contract';
import { isoDate } from '@equivale/core';
import { CRYPTO } from '../rates/facts/currency-facts.ts';
import { voiceOf } from '../rates/facts/voice.ts';
import type { PairHistory } from '../rates/series.ts';
import { sourceInfo } from '../sources/all-sources.ts';

/** Whose figures the points of a history are; none where it has no points. */
export function historyOrigins({ source, pair, series }: PairHistory): HistoryOrigin[] {
  const [first, last] = [series.days[0], series.days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { kind, base } = sourceInfo(source);
  const isCrossed = kind === 'exchange' && pair.some(({ code }) => code !== base && !CRYPTO.has(code));
  const fixed = pair.flatMap((quoted) => quoted.fixed ?? []);
  return [
    {
      from: isoDate(first),
      to: isoDate(last),
      source,
      ...voiceOf(source),
      ...(isCrossed && { crossed: 'ecb' }),
      ...(fixed.length > 0 && { fixed }),
    },
  ];
}
