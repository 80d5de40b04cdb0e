import { dayNumber } from '@equivale/core';
import {
  check,
  finite,
  integer,
  isoTimestamp,
  maxValue,
  minValue,
  number,
  pipe,
  regex,
  string,
} from 'valibot';

/** True for a day of the calendar written `YYYY-MM-DD`: `2024-02-29` is one, `2026-02-29` is not. */
const isCalendarDay = (text: string): boolean => !Number.isNaN(dayNumber(text));

/** Day `YYYY-MM-DD` that exists in the calendar. @source ISO 8601-1:2019, 5.2.2.1 */
export const isoDateSchema = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\d$/, 'must be a day written YYYY-MM-DD'),
  check(isCalendarDay, 'must be a day of the calendar'),
);

/**
 * First and last instant that can be written with a year of four digits, in milliseconds since 1970: everything that a service
 * accepts it can also write. @source RFC 3339, section 1
 */
const FIRST_INSTANT_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_INSTANT_MS = Date.parse('9999-12-31T23:59:59.999Z');
/** An instant from 1970 on, in milliseconds since then. */
export const millisecondsSchema = pipe(number(), integer(), minValue(0), maxValue(LAST_INSTANT_MS));

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** True for an instant of the calendar that can be written in universal time. */
function isCalendarInstant(text: string): boolean {
  const ms = Date.parse(text);
  return ms >= FIRST_INSTANT_MS && ms <= LAST_INSTANT_MS && isCalendarDay(text.slice(0, DAY_LENGTH));
}

/** Instant such as `2026-08-21T14:00:00Z`. @source RFC 3339, section 5.6 */
export const isoInstantSchema = pipe(
  string(),
  isoTimestamp('must be an instant such as 2026-08-21T14:00:00Z'),
  check(isCalendarInstant, 'must be an instant of the calendar'),
);

/** Three to five capital letters: an ISO 4217 code or a coin (`USD`, `BTC`). Says nothing about being known. */
export const currencyCodeSchema = pipe(
  string(),
  regex(/^[A-Z]{3,5}$/, 'must be a currency code of three to five capital letters'),
);

/** Finite number above zero. */
export const positiveSchema = pipe(
  number('must be a number'),
  finite('must be finite'),
  minValue(Number.MIN_VALUE, 'must be above zero'),
);

/** A decimal above zero, as a figure was published or an amount typed: plain digits or with an exponent of ten, above zero; exact, and no longer than it was written. */
const DECIMAL_TEXT = /^\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?$/;
/** Whether a text can travel as a published figure. */
export const isPublishedText = (text: string): boolean =>
  DECIMAL_TEXT.test(text) && /[1-9]/.test(text.split(/e/i)[0] ?? '');
/** A decimal above zero as text. */
export const decimalTextSchema = pipe(
  string('must be text'),
  check(isPublishedText, 'must be a decimal number above zero'),
);
