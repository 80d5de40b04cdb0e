import { dayNumber, POPULAR_CURRENCIES } from '@equivale/core';

/** The checked part of a table: units of each code per 1 USD, and its date. */
interface CheckedTable {
  readonly rates: Readonly<Record<string, number>>;
  readonly timestamp: string | null;
}

/** Why a new table was rejected. */
export type TableFault = 'major-missing' | 'major-moved' | 'many-missing' | 'many-moved';

/** The major currencies, which no crisis halves between two updates. */
const majors: readonly string[] = POPULAR_CURRENCIES.slice(0, 9);

/**
 * Plausible factor of change by the days between two tables: more than any major currency has moved in a week (CHF 1.22 in
 * January 2015, AUD 1.18 in October 2008), in half a year, and between any two days (CHF 2.51). @source ECB rates since 1999
 */
const moveLimit = (days: number) => (days <= 7 ? 1.3 : days < COMPARABLE_DAYS ? 1.5 : 3);
/** After this many days any change of a minor currency is plausible. */
const COMPARABLE_DAYS = 180;

/** Currencies whose rates in two tables cannot both be right. */
function movedCodes(next: CheckedTable, before: CheckedTable): { moved: string[]; compared: number } {
  const [day, dayBefore] = [next, before].map(
    ({ timestamp }) => timestamp && dayNumber(timestamp.slice(0, 10)),
  );
  if (!day || !dayBefore) return { moved: [], compared: 0 };
  const days = Math.abs(day - dayBefore);
  const limit = moveLimit(days);
  const compared = Object.keys(before.rates).filter(
    (code) => next.rates[code] !== undefined && (days < COMPARABLE_DAYS || majors.includes(code)),
  );
  const moved = compared.filter((code) => {
    const [now, then] = [Number(next.rates[code]), Number(before.rates[code])];
    return now > then * limit || now * limit < then;
  });
  return { moved, compared: compared.length };
}

/**
 * Compares two tables; after half a year only the major currencies count.
 * @returns undefined if they are plausible together
 */
export function checkMoves(next: CheckedTable, before: CheckedTable): TableFault | undefined {
  const { moved, compared } = movedCodes(next, before);
  if (moved.some((code) => majors.includes(code))) return 'major-moved';
  return moved.length > compared / 10 ? 'many-moved' : undefined;
}

/**
 * Of two contradicting tables, whether the new one is closer to the bundled table in the disputed rates.
 */
export function isNearer(next: CheckedTable, before: CheckedTable, builtIn: CheckedTable): boolean {
  const { moved } = movedCodes(next, before);
  const codes = moved.filter((code) => builtIn.rates[code] !== undefined);
  const distance = ({ rates }: CheckedTable) =>
    codes.reduce(
      (sum, code) => sum + Math.abs(Math.log(Number(rates[code])) - Math.log(Number(builtIn.rates[code]))),
      0,
    );
  return distance(next) < distance(before);
}

/**
 * Checks a new table against the last accepted one (DECISIONS, "Rates and history"): a wrong table is worse than
 * an old one.
 * @returns undefined if the table is plausible
 */
export function checkPlausibility(next: CheckedTable, lastGood: CheckedTable): TableFault | undefined {
  const lacks = (code: string) => lastGood.rates[code] !== undefined && next.rates[code] === undefined;
  if (majors.some(lacks)) return 'major-missing';
  const codes = Object.keys(lastGood.rates);
  const common = codes.filter((code) => next.rates[code] !== undefined);
  return common.length < codes.length / 2 ? 'many-missing' : checkMoves(next, lastGood);
}
