import { dayOfInstant, isoDate } from '@equivale/core';

/** The person's own calendar day at an instant, in milliseconds since the epoch. */
export const localDay = (ms: number): string =>
  isoDate(dayOfInstant(ms - new Date(ms).getTimezoneOffset() * 60_000));
