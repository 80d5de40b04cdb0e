import { dayNumber } from '@equivale/core';

/** The last millisecond that a date of four digits can name: 9999-12-31. */
const LAST_INSTANT = 253_402_300_799_999;

/** Whether a stored value is an instant that can be shown: milliseconds from 1970 to the year 9999. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LAST_INSTANT;

/** Whether a stored value is a day of the calendar, `2026-08-21`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(dayNumber(value));
