import type { DayStatus } from '@equivale/contract';
import { publishesOn } from '../../ingest/due.ts';
import type { SourceInfo } from '../../sources/source.ts';

/** What is known of a source's last days; days are day numbers. */
export interface SourceDays {
  readonly published: ReadonlySet<number>;
  /** Days on which it was requested, whether it answered or not. */
  readonly requested: ReadonlySet<number>;
}

type Scheduled = Pick<SourceInfo, 'schedule'>;

/** Whether a source is to have a figure for a day: that of the publication that is valid on it. */
const isDue = ({ schedule }: Scheduled, day: number): boolean =>
  publishesOn(schedule, day - (schedule.forDay ?? 0));

/**
 * What became of a day. A value that is not there is missing only where it was requested, that day or, by a source asked before, the
 * day after, when what was published late would have come along.
 * @param today not over yet: a value may still come
 */
export function dayStatus(
  source: Scheduled,
  day: number,
  { published, requested }: SourceDays,
  today: number,
): DayStatus {
  if (published.has(day)) return 'published';
  if (day >= today || !isDue(source, day)) return 'not-due';
  const isAskedBefore = requested.has(day + 1) && Math.min(...requested) <= day;
  return requested.has(day) || isAskedBefore ? 'missing' : 'unknown';
}

/** How many days a source was to publish after its newest value, today left out. */
export function lateBy(source: Scheduled, newest: number, today: number): number {
  let late = 0;
  for (let day = newest + 1; day < today; day += 1) if (isDue(source, day)) late += 1;
  return late;
}
