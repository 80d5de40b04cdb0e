/**
 * Day of a calendar date, so that dates can be subtracted without a clock or a time zone.
 *
 * @param date ISO 8601 calendar date, YYYY-MM-DD
 * @returns whole days since 1970-01-01 in the proleptic Gregorian calendar; NaN for another text
 * @source H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil)
 */
export function dayNumber(date: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return Number.NaN;
  const month = Number(parts[2]);
  const year = Number(parts[1]) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + Number(parts[3]) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/**
 * Day of the week.
 *
 * @param day whole days since 1970-01-01
 * @returns 0 for Monday to 6 for Sunday
 */
export const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;
