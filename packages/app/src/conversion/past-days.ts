import { dayOfInstant, isoDate } from '@equivale/core';

/** The last day that is stored: a field for days would take one of six digits. */
export const LAST_DAY = '9999-12-31';

/** The person's own calendar day at an instant, in milliseconds since the epoch. */
export const localDay = (ms: number): string =>
  isoDate(dayOfInstant(ms - new Date(ms).getTimezoneOffset() * 60_000));
