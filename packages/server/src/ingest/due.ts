import { DAY_MS, isoDate, isTargetDay } from '@equivale/core';
import { HOLIDAYS } from '../facts/facts.ts';
import { begunDay, clockIn } from '../rates/facts/begun-day.ts';
import type { Schedule, SourceInfo } from '../sources/source.ts';

/** How far a source is. */
export interface Progress {
  /** Day number of its newest figure, announced ones included. */
  readonly newest?: number;
  readonly triedAt?: number;
  readonly failures: number;
}

const MINUTE_MS = 60_000;
const RETRY_MS = 5 * MINUTE_MS;
/** A pause while a figure is awaited, as a part of the time since it was due: the longer it stays away, the less it is asked for. */
const PATIENCE = 1 / 4;
/** Days among which a publication is looked for: months have one. */
const LOOK_DAYS = 32;

const [MONDAY, FRIDAY] = [1, 5];
const weekday = (day: number): number => new Date(day * DAY_MS).getUTCDay();

/** Weekdays of publication, Sunday being 0. */
const WEEKDAYS: Record<Exclude<Schedule['days'], 'target' | 'monthly'>, string> = {
  daily: '0123456',
  weekdays: '12345',
  mondays: '1',
  'sunday-thursday': '01234',
  'sunday-friday': '012345',
  'monday-saturday': '123456',
  'saturday-thursday': '012346',
};

/** What a day is called where it is a holiday: in spring, TARGET is closed on Good Friday and on Easter Monday alone. */
function holidayNames(day: number): string[] {
  const isOfEaster = (of: number, on: number): boolean =>
    weekday(of) === on && !isTargetDay(of) && ['03', '04'].includes(isoDate(of).slice(5, 7));
  return [
    isoDate(day),
    isoDate(day).slice(5),
    ...(isOfEaster(day + 1, FRIDAY) ? ['maundy-thursday'] : []),
    ...(isOfEaster(day, FRIDAY) ? ['good-friday'] : []),
    ...(isOfEaster(day, MONDAY) ? ['easter-monday'] : []),
  ];
}

/** Whether a source publishes on a day, by its calendar and the public holidays of its country. */
export function publishesOn(
  { days, country = '' }: Pick<Schedule, 'days' | 'country'>,
  day: number,
): boolean {
  if (days === 'target') return isTargetDay(day);
  if (days === 'monthly') return new Date(day * DAY_MS).getUTCDate() === 1;
  if (!WEEKDAYS[days].includes(String(weekday(day)))) return false;
  // who publishes every day does so on holidays too, and a week's release is only put off
  if (days === 'daily' || days === 'mondays') return true;
  return !holidayNames(day).some((name) => HOLIDAYS.get(name)?.has(country));
}

/** What a zone's clocks are ahead of UTC at an instant. */
const aheadMs = (zone: string, ms: number): number => Date.parse(`${clockIn(zone, ms)}Z`) - ms;

/** Instant of the publication of a day. */
export function publicationMs({ zone, at }: Pick<Schedule, 'zone' | 'at'>, day: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const wall = day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
  return wall - aheadMs(zone, wall - aheadMs(zone, wall));
}

/** The day of the last publication not after an instant, or of the next one after it. */
function publicationDay(schedule: Schedule, ms: number, step: 1 | -1): number {
  let day = begunDay({ schedule }, ms);
  const isSought = () => publishesOn(schedule, day) && publicationMs(schedule, day) > ms === (step === 1);
  for (let looked = 0; looked < LOOK_DAYS && !isSought(); looked += 1) day += step;
  return day;
}

/** Day for which the newest figure published by an instant is valid. */
const expectedDay = (schedule: Schedule, ms: number): number =>
  publicationDay(schedule, ms, -1) + (schedule.forDay ?? 0);

/** Instant at which a figure newer than a day was first to be published. */
export function overdueSince(schedule: Schedule, newest: number): number {
  let day = newest - (schedule.forDay ?? 0) + 1;
  for (let looked = 0; looked < LOOK_DAYS && !publishesOn(schedule, day); looked += 1) day += 1;
  return publicationMs(schedule, day);
}

/**
 * When a source is to be asked next: at its publication, then every five minutes and ever less often until the new day has
 * arrived, then not before the next publication. Failures have it rest ever longer.
 * @param longestMs longest pause between two requests
 * @returns an instant; `now` where it was never asked
 */
export function nextDueAt(
  { schedule }: Pick<SourceInfo, 'schedule'>,
  { newest = Number.NEGATIVE_INFINITY, triedAt, failures }: Progress,
  now: number,
  longestMs: number,
): number {
  if (triedAt === undefined || triedAt > now) return now;
  const after = (ms: number) => triedAt + Math.min(ms, longestMs);
  if (failures > 0) return after(RETRY_MS * 2 ** (failures - 1));
  if (schedule.everyMinutes !== undefined) return after(schedule.everyMinutes * MINUTE_MS);
  const toNext = publicationMs(schedule, publicationDay(schedule, triedAt, 1)) - triedAt;
  if (newest >= expectedDay(schedule, triedAt)) return after(toNext);
  const waited = triedAt - publicationMs(schedule, publicationDay(schedule, triedAt, -1));
  return after(Math.min(toNext, Math.max(RETRY_MS, waited * PATIENCE)));
}
