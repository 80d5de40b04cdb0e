import type { IsoDate } from './observation.ts';

const MS_PER_DAY = 86_400_000;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const DAYS_PER_400_YEARS = 146_097;
/** Days from 1 March of the year 0 to 1970-01-01. */
const EPOCH = 719_468;

/**
 * Days since 1970-01-01 of a day written `YYYY-MM-DD`; NaN for text that is no such day. Counted by hand, with years that
 * begin in March: the rules ask this a million times in a replay, and the platform's own dates are twenty times slower.
 */
export function dayNumber(date: IsoDate): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Number.NaN;
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  const length = month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  if (day < 1 || day > length) return Number.NaN;
  const marchYear = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leaps + ofYear - EPOCH;
}

/** `YYYY-MM-DD` of a day number; the inverse of {@link dayNumber}. */
export function isoDate(dayCount: number): IsoDate {
  const count = dayCount + EPOCH;
  const era = Math.floor(count / DAYS_PER_400_YEARS);
  const ofEra = count - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** The same day of an earlier month, or the last day of that month where it is shorter (31 March − 1 month = 28 February). */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * MS_PER_DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate();
  return first / MS_PER_DAY + Math.min(date.getUTCDate(), length) - 1;
}

/** Whether Frankfurt is on summer time on that day's afternoon: from the last Sunday of March to the last of October. */
function isSummerTime(day: number): boolean {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear();
  const lastSunday = (month: number): number => {
    const last = Date.UTC(year, month + 1, 0) / MS_PER_DAY;
    return last - ((last + 4) % 7);
  };
  return day >= lastSunday(2) && day < lastSunday(9);
}

/**
 * Instant at which the ECB publishes the rates of a day: about 16:00 in Frankfurt.
 * @source https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export function ecbPublicationInstant(date: IsoDate): string {
  const day = dayNumber(date);
  return new Date(day * MS_PER_DAY + (isSummerTime(day) ? 14 : 15) * 3_600_000).toISOString();
}

/** Easter Sunday of a year (Gregorian computus, O'Beirne). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1) / MS_PER_DAY;
}

/**
 * Whether the ECB publishes on that day: not on weekends, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 * @source https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html (TARGET long-term calendar)
 */
export function isTargetDay(day: number): boolean {
  const date = new Date(day * MS_PER_DAY);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const monthDay = isoDate(day).slice(5);
  if (['01-01', '05-01', '12-25', '12-26'].includes(monthDay)) return false;
  const easter = easterSunday(date.getUTCFullYear());
  return day !== easter - 2 && day !== easter + 1;
}
