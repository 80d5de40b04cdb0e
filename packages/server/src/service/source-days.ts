import type { DayStatus } from '@equivale/contract';
import { isTargetDay } from '@equivale/core';
import type { SourceInfo } from '../sources/source.ts';

/** What is known of a source's last days; days are day numbers. */
export interface SourceDays {
  /** Days of which it has values. */
  readonly published: ReadonlySet<number>;
  /** Days on which it was asked, whether it answered or not. */
  readonly asked: ReadonlySet<number>;
}

/** Whether a source is to publish on a day: markets never rest, who collects what authorities say keeps their calendar. */
const isDue = ({ kind }: SourceInfo, day: number): boolean =>
  (kind !== 'official' && kind !== 'blend') || isTargetDay(day);

/**
 * What became of a day. A value that is not there is missing only where somebody asked for it, that day or the day after, when
 * what was published late would have come along.
 * @param today not over yet: a value may still come
 */
export function dayStatus(
  source: SourceInfo,
  day: number,
  { published, asked }: SourceDays,
  today: number,
): DayStatus {
  if (published.has(day)) return 'published';
  if (day >= today || !isDue(source, day)) return 'not-due';
  return asked.has(day) || asked.has(day + 1) ? 'missing' : 'unknown';
}

/** How many days a source was to publish after its newest value, today left out. */
export function lateBy(source: SourceInfo, newest: number, today: number): number {
  let late = 0;
  for (let day = newest + 1; day < today; day += 1) if (isDue(source, day)) late += 1;
  return late;
}
