import { DAY_MS, dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { isToCome, tellsTheDay } from '../ingest/clock-fault.ts';
import type { Observation } from '../sources/source.ts';

/** Fewer values of one source and day are no table of that day: a clock that was ahead may have left them. */
const TABLE_VALUES = 8;

/** The newest day of which there is a table, as a day number: it has surely come. */
function publishedDay(newest: Iterable<Pick<Observation, 'source' | 'date'>>): number {
  const tables = Map.groupBy(newest, ({ source, date }) => `${source} ${date}`).values();
  const days = [...tables].flatMap((table) => {
    const [one] = table;
    return one && table.length >= TABLE_VALUES && tellsTheDay(one) ? dayNumber(one.date) : [];
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...days);
}

export type Clock = ReturnType<typeof createClock>;

/**
 * The clock of the service. If the machine's clock is earlier than a stored table's day, it is not set. That day is then taken as
 * today: it may be later. Rates are then served with their own days, none of them as live, and what devices
 * send is stored as of that day: as of 1970 it would be erased as old.
 * @param onBehind hears of it when the machine's clock is found to be behind
 */
export function createClock(machine: () => Date, onBehind?: (published: string) => void) {
  let published = Number.NEGATIVE_INFINITY;
  let wasBehind = false;
  const isBehind = () => isToCome(published, dayOfInstant(machine().getTime()));
  return {
    /** Now, or while the machine's clock is behind, the newest day that has surely come. */
    now: () => (isBehind() ? new Date(published * DAY_MS) : machine()),
    isBehind,
    /** Takes note of what has been published. @param newest the newest value of every series */
    learn(newest: Iterable<Pick<Observation, 'source' | 'date'>>): void {
      published = publishedDay(newest);
      if (isBehind() && !wasBehind) onBehind?.(isoDate(published));
      wasBehind = isBehind();
    },
  };
}
