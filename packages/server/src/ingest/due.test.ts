import { DAY_MS, dayNumber, isoDate } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { scheduleOf } from '../facts/facts.ts';
import { dayStatus, lateBy } from '../service/reports/source-days.ts';
import { ALL_SOURCES, sourceInfo } from '../sources/all-sources.ts';
import type { SourceInfo } from '../sources/source.ts';
import { nextDueAt, type Progress, publicationMs, publishesOn } from './due.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST = 6 * HOUR;
const at = (text: string): number => Date.parse(text);
const ecb = sourceInfo('ecb');

/**
 * Closing days of TARGET on weekdays in 2026 and 2027.
 * @source European Central Bank, long-term calendar for TARGET closing days
 */
const CLOSED = new Set([
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'],
  ...['2027-01-01', '2027-03-26', '2027-03-29'],
]);
const isOpen = (day: number): boolean => ![6, 0].includes((day + 4) % 7) && !CLOSED.has(isoDate(day));

/** Instants at which a source is asked between two, and those at which each new day was had, by what it would answer at an instant. */
function simulate(
  info: Pick<SourceInfo, 'schedule'>,
  [from, to]: readonly [string, string],
  answer: (now: number) => number | 'failure',
) {
  const asked: number[] = [];
  const had = new Map<number, number>();
  let progress: Progress = { failures: 0 };
  for (let now = at(from); now < at(to); ) {
    asked.push(now);
    const answered = answer(now);
    if (answered === 'failure') progress = { ...progress, triedAt: now, failures: progress.failures + 1 };
    else {
      if (answered !== progress.newest) had.set(answered, now);
      progress = { newest: answered, triedAt: now, failures: 0 };
    }
    const next = nextDueAt(info, progress, now, LONGEST);
    expect(next).toBeGreaterThan(now);
    now = next;
  }
  return { asked, had };
}

/** 16:00 in Frankfurt: the clocks go forward on the last Sunday of March and back on that of October. */
const frankfurt = (day: number): number => {
  const isSummer = isoDate(day) >= '2026-03-29' && isoDate(day) < '2026-10-25';
  return day * DAY_MS + (isSummer ? 14 : 15) * HOUR;
};

describe('when a source is asked next', () => {
  it('serves each figure of the ECB within 20 minutes of its publication, all year, early or late', () => {
    // minutes after 16:00 at which it publishes: a minute early, on time, up to 40 late
    const delays = [-1, 0, 1, 7, 22, 40];
    const published = (day: number): number => frankfurt(day) + (delays[day % delays.length] ?? 0) * MINUTE;
    const open = Array.from({ length: 365 }, (_, n) => dayNumber('2026-01-01') + n).filter(isOpen);
    const newestAt = (now: number): number =>
      open.findLast((day) => published(day) <= now) ?? dayNumber('2025-12-31');
    const { asked, had } = simulate(ecb, ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'], newestAt);
    expect(open.length).toBe(256);
    for (const day of open) {
      const late = ((had.get(day) ?? Number.POSITIVE_INFINITY) - published(day)) / MINUTE;
      expect(late, isoDate(day)).toBeLessThanOrEqual(20);
    }
    const pauses = asked.slice(1).map((now, n) => now - (asked[n] as number));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(LONGEST);
    // at rest on days without a publication
    for (const day of ['2026-04-04', '2026-04-06', '2026-12-25'])
      expect(
        asked.filter((now) => isoDate(Math.floor(now / DAY_MS)) === day).length,
        day,
      ).toBeLessThanOrEqual(5);
  });

  it('asks a source that is down ever less often, and at its publication again once it is back', () => {
    const { asked } = simulate(ecb, ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'], () => 'failure');
    const pauses = asked.slice(1).map((now, n) => (now - (asked[n] as number)) / MINUTE);
    expect(pauses.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 320, 360]);
    expect(asked.length).toBeLessThan(130);
  });

  it('asks less and less for a figure that does not come, as on a national holiday', () => {
    const monday = dayNumber('2026-06-15');
    const { asked } = simulate(
      sourceInfo('banrep'),
      ['2026-06-15T23:30:00Z', '2026-06-16T23:00:00Z'],
      () => monday,
    );
    expect(asked.length).toBeLessThan(25);
  });

  it('asks for a price every five minutes, and no source for longer than the longest pause allows', () => {
    const day = dayNumber('2026-06-01');
    const prices = simulate(
      sourceInfo('coinbase'),
      ['2026-06-01T00:00:00Z', '2026-06-01T01:00:00Z'],
      () => day,
    );
    expect(prices.asked.map((now) => (now - day * DAY_MS) / MINUTE)).toEqual(
      Array.from({ length: 12 }, (_, n) => 5 * n),
    );
    const triedAt = at('2026-06-01T15:00:00Z');
    for (const source of ALL_SOURCES)
      for (const newest of [day - 3, day, day + 40])
        expect(nextDueAt(source, { newest, triedAt, failures: 3 }, triedAt, 1000)).toBe(triedAt + 1000);
  });

  it('asks at once where nothing is known, or where a clock that was ahead has asked', () => {
    const now = at('2026-06-01T12:00:00Z');
    expect(nextDueAt(ecb, { failures: 0 }, now, LONGEST)).toBe(now);
    expect(nextDueAt(ecb, { failures: 0, triedAt: now + DAY_MS }, now, LONGEST)).toBe(now);
  });

  it.each([
    // valid on the day after publication: Friday evening's holds from Saturday
    ['banrep', '2026-06-12', '2026-06-12T23:30:00.000Z'],
    ['ecb', '2026-01-15', '2026-01-15T15:00:00.000Z'],
    ['ecb', '2026-07-15', '2026-07-15T14:00:00.000Z'],
    ['exchange-api', '2026-07-15', '2026-07-15T00:30:00.000Z'],
  ])('%s publishes on %s at %s', (key, day, instant) => {
    expect(new Date(publicationMs(sourceInfo(key).schedule, dayNumber(day))).toISOString()).toBe(instant);
  });
});

describe('public holidays that a rule fixes', () => {
  // by the calendars of the countries: Poland works on Good Friday, Japan at Christmas; Cuba's bank publishes every day
  it.each([
    ['nbp', '2026-12-25', false],
    ['nbp', '2026-04-03', true],
    ['nbp', '2026-04-06', false],
    ['bcb', '2027-03-26', false],
    ['bcb', '2026-05-01', false],
    ['norges-bank', '2026-04-02', false],
    ['riksbank', '2026-04-02', true],
    ['cnb', '2028-04-14', false],
    ['cnb', '2028-04-17', false],
    ['boj', '2026-12-25', true],
    ['boj', '2027-01-01', false],
    ['bcc', '2026-01-01', true],
    ['boc', '2026-12-28', true],
    // by the laws of the countries: Epiphany is kept on the Monday after it, others on the n-th Monday of their month
    ['banrep', '2027-01-11', false],
    ['banrep', '2027-01-18', true],
    ['boc', '2027-07-01', false],
    ['banxico', '2027-02-01', false],
    ['boj', '2027-01-11', false],
    ['boj', '2027-01-18', true],
  ])('%s publishes on %s: %s', (institution, day, expected) => {
    expect(publishesOn(scheduleOf(institution), dayNumber(day))).toBe(expected);
  });

  it('are no missed publications', () => {
    const source = { schedule: scheduleOf('nbp') };
    const [christmas, before] = [dayNumber('2026-12-25'), dayNumber('2026-12-24')];
    const requested = new Set([christmas, christmas + 1]);
    expect(dayStatus(source, christmas, { published: new Set(), requested }, christmas + 5)).toBe('not-due');
    expect(lateBy(source, before, christmas + 3)).toBe(0);
  });
});
