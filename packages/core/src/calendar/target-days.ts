import { DAY_MS, dayNumber, type IsoDate, isoDate, isWeekend, weekday, yearOf } from './day-number.ts';

/** First day of the reference rates of the euro. @source ECB, press release of 4 January 1999 */
export const FIRST_ECB_DAY = '1999-01-04';

const HOUR_MS = DAY_MS / 24;

/**
 * Easter Sunday of a year, as a day number.
 * @source T. H. O'Beirne, Puzzles and Paradoxes (1965), chapter 10: the Gregorian computus
 */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrections =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + corrections + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const exception = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayNumber(`${year}-03-01`) + epact + toSunday - 7 * exception + 21;
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

/**
 * Whether euro payments are settled, and so the ECB publishes rates, on that day: not on weekends, 1 January, Good
 * Friday, Easter Monday, 1 May, 25 and 26 December.
 * @param day whole days since 1970-01-01, from 2002 on
 * @source https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html (TARGET long-term calendar)
 */
export function isTargetDay(day: number): boolean {
  if (isWeekend(day) || FIXED_HOLIDAYS.includes(isoDate(day).slice(5))) return false;
  const easter = easterSunday(yearOf(day));
  return day !== easter - 2 && day !== easter + 1;
}

/**
 * The newest day up to a day on which there is business.
 * @param isBusinessDay the calendar that is asked; weekends are free by default
 */
export function lastBusinessDay(
  day: number,
  isBusinessDay: (day: number) => boolean = (candidate) => !isWeekend(candidate),
): number {
  let last = day;
  while (!isBusinessDay(last)) last -= 1;
  return last;
}

/**
 * Whether Frankfurt is on summer time on the afternoon of a day.
 * @source Directive 2000/84/EC: from the last Sunday of March to the last Sunday of October
 */
function isSummerTime(day: number): boolean {
  const year = yearOf(day);
  const lastSunday = (monthEnd: string) => {
    const end = dayNumber(`${year}-${monthEnd}`);
    return end - ((weekday(end) + 1) % 7);
  };
  return day >= lastSunday('03-31') && day < lastSunday('10-31');
}

/**
 * Instant at which the ECB publishes the rates of a day: about 16:00 in Frankfurt.
 * @returns milliseconds since 1970
 * @source https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export function ecbPublicationMs(date: IsoDate): number {
  const day = dayNumber(date);
  return day * DAY_MS + (isSummerTime(day) ? 14 : 15) * HOUR_MS;
}
