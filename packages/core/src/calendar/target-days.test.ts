import { describe, expect, it } from 'vitest';
import { dayNumber, isoDate } from './day-number.ts';
import { ecbPublicationMs, isTargetDay, lastBusinessDay } from './target-days.ts';

describe('the ECB’s calendar', () => {
  it.each([
    ['2026-08-21', '2026-08-21T14:00:00.000Z'],
    ['2026-01-02', '2026-01-02T15:00:00.000Z'],
    ['2026-03-27', '2026-03-27T15:00:00.000Z'],
    ['2026-03-30', '2026-03-30T14:00:00.000Z'],
    ['2026-10-23', '2026-10-23T14:00:00.000Z'],
    ['2026-10-26', '2026-10-26T15:00:00.000Z'],
  ] as const)('publishes the rates of %s at 16:00 in Frankfurt', (date, instant) => {
    expect(new Date(ecbPublicationMs(date)).toISOString()).toBe(instant);
  });

  it('agrees with the time zone database on the hour of every afternoon from 2002 to 2037', () => {
    const frankfurt = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Berlin',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (let day = dayNumber('2002-01-01'); day <= dayNumber('2037-12-31'); day++) {
      const hour = frankfurt.format(ecbPublicationMs(isoDate(day)));
      if (hour !== '16') expect.fail(`${isoDate(day)} at ${hour}`);
    }
  });

  // Good Friday and Easter Monday of these years by the church calendar; of 2014, 2049 and 2106 by Python's dateutil.easter.
  it.each([
    ...['2008-03-21', '2008-03-24', '2011-04-22', '2011-04-25', '2024-03-29', '2024-04-01'],
    ...['2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06', '2038-04-23', '2038-04-26'],
    // The years in which one correction of the rule decides.
    ...['2014-04-18', '2014-04-21', '2049-04-16', '2049-04-19', '2106-04-16', '2106-04-19'],
  ])('%s is a holiday of Easter', (date) => expect(isTargetDay(dayNumber(date))).toBe(false));

  it.each(['2026-01-01', '2026-05-01', '2025-12-25', '2025-12-26', '2026-08-22', '2026-08-23'])(
    '%s has no rates',
    (date) => expect(isTargetDay(dayNumber(date))).toBe(false),
  );

  it.each(['2025-12-24', '2025-12-31', '2026-01-06', '2026-04-02', '2026-04-07', '2026-05-14'])(
    '%s has rates',
    (date) => expect(isTargetDay(dayNumber(date))).toBe(true),
  );
});

describe('the last business day', () => {
  const last = (date: string, ...calendar: ((day: number) => boolean)[]) =>
    isoDate(lastBusinessDay(dayNumber(date), ...calendar));

  it('is the day itself or the Friday before', () => {
    expect(last('2026-08-21')).toBe('2026-08-21');
    expect(last('2026-08-22')).toBe('2026-08-21');
    expect(last('2026-08-23')).toBe('2026-08-21');
    expect(last('2026-04-06')).toBe('2026-04-06');
  });

  it('goes back over the holidays of a calendar', () => {
    expect(last('2026-04-06', isTargetDay)).toBe('2026-04-02');
    expect(last('2025-12-28', isTargetDay)).toBe('2025-12-24');
  });
});
