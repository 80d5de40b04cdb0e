import { describe, expect, it } from 'vitest';
import { dayNumber, ecbPublicationInstant, isoDate, isTargetDay, monthsBefore } from './calendar.ts';

describe('days', () => {
  it('counts from 1970-01-01 and back', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01') - dayNumber('2000-02-28')).toBe(2);
    expect(isoDate(dayNumber('2026-08-21'))).toBe('2026-08-21');
  });

  it('agrees with the platform’s own dates on every day from 1900 to 2199', () => {
    for (let day = dayNumber('1900-01-01'); day <= dayNumber('2199-12-31'); day++) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      if (isoDate(day) !== date || dayNumber(date) !== day) expect.fail(date);
    }
  });

  it.each([
    '',
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-8-21',
    '21.08.2026',
    '2026-08-21T00:00',
  ])('%o is no day', (text) => {
    expect(dayNumber(text)).toBeNaN();
  });

  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-08-21', 60, '2021-08-21'],
  ])('%s less %i months is %s', (day, months, expected) => {
    expect(isoDate(monthsBefore(dayNumber(day), months))).toBe(expected);
  });
});

describe('the ECB’s calendar', () => {
  it('publishes at 16:00 in Frankfurt, summer and winter', () => {
    expect(ecbPublicationInstant('2026-08-21')).toBe('2026-08-21T14:00:00.000Z');
    expect(ecbPublicationInstant('2026-01-02')).toBe('2026-01-02T15:00:00.000Z');
    expect(ecbPublicationInstant('2026-03-27')).toBe('2026-03-27T15:00:00.000Z');
    expect(ecbPublicationInstant('2026-03-30')).toBe('2026-03-30T14:00:00.000Z');
    expect(ecbPublicationInstant('2026-10-23')).toBe('2026-10-23T14:00:00.000Z');
    expect(ecbPublicationInstant('2026-10-26')).toBe('2026-10-26T15:00:00.000Z');
  });

  // Good Friday and Easter Monday of these years by the church calendar.
  it.each(['2024-03-29', '2024-04-01', '2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06'])(
    '%s is a holiday of Easter',
    (date) => expect(isTargetDay(dayNumber(date))).toBe(false),
  );

  it.each(['2026-01-01', '2026-05-01', '2025-12-25', '2025-12-26', '2026-08-22', '2026-08-23'])(
    '%s has no rates',
    (date) => expect(isTargetDay(dayNumber(date))).toBe(false),
  );

  it.each(['2025-12-24', '2025-12-31', '2026-01-06', '2026-04-02', '2026-04-07', '2026-05-14'])(
    '%s has rates',
    (date) => expect(isTargetDay(dayNumber(date))).toBe(true),
  );
});
