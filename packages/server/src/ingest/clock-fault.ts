import { sourceInfo } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';

/** What is wrong with the clock of this machine, by the days that the sources print. */
export type ClockFault = 'clock-behind' | 'clock-ahead';

export interface NewestDay {
  readonly source: SourceKey;
  readonly day: number;
}

/** A table may bear the day after tomorrow: somewhere it is that day already. */
const EARLY_DAYS = 2;
/** All sources together have never been silent for longer than a long weekend; this is twice that and more. */
const SILENT_DAYS = 10;
/** One source may err about the day. */
const ENOUGH_SOURCES = 2;

/** Whether a source's days tell of today: not where it prints none, and a monthly figure is printed ahead of its month. */
export function tellsTheDay({ source }: Pick<NewestDay, 'source'>): boolean {
  const { undated, cadence, aheadDays } = sourceInfo(source);
  return !undated && cadence !== 'monthly' && aheadDays === undefined;
}

/** Whether a day is still to come, wherever on earth: both are day numbers. */
export const isToCome = (day: number, today: number): boolean => day > today + EARLY_DAYS;

/** Whether two sources at least have published days that by this clock are still to come. */
function isClockBehind(today: number, newest: Iterable<NewestDay>): boolean {
  const early = [...newest].filter((entry) => tellsTheDay(entry) && isToCome(entry.day, today));
  return new Set(early.map(({ source }) => source)).size >= ENOUGH_SOURCES;
}

/**
 * Whether the clock cannot be right: what has been published is still to come, or two sources and more answer and the newest day that
 * anybody has printed is long over. A round by such a clock counts for nothing, lest it leave days and instants behind
 * that are not yet.
 * @param today day number by the clock
 * @param known newest days of what is stored
 * @param published newest days of this round's tables
 * @param responded sources that were requested in this round and responded, with a table or with "nothing new"
 */
export function clockFault(
  today: number,
  known: readonly NewestDay[],
  published: readonly NewestDay[],
  responded: readonly SourceKey[],
): ClockFault | undefined {
  const dated = published.filter(tellsTheDay);
  if (
    isClockBehind(today, known) ||
    (dated.every(({ day }) => isToCome(day, today)) && isClockBehind(today, dated))
  )
    return 'clock-behind';
  const days = [...known.filter(tellsTheDay), ...dated].filter(({ day }) => !isToCome(day, today));
  const last = days.reduce((newest, { day }) => Math.max(newest, day), Number.NEGATIVE_INFINITY);
  const heard = responded.filter((source) => tellsTheDay({ source })).length;
  return heard >= ENOUGH_SOURCES && last < today - SILENT_DAYS ? 'clock-ahead' : undefined;
}
