import { dayOfInstant, isoDate } from '@equivale/core';

/** The person's calendar day at a time in milliseconds since the epoch. */
export const localDay = (ms: number): string =>
  isoDate(dayOfInstant(ms - new Date(ms).getTimezoneOffset() * 60_000));
