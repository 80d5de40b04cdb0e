import { dayNumber, POPULAR_CURRENCIES } from '@equivale/core';

/** The part of a table that is checked: units of the code per 1 USD, and its date. */
interface CheckedTable {
  readonly rates: Readonly<Record<string, number>>;
  readonly timestamp: string | null;
}

/** Why a new table is not accepted. */
export type TableFault = 'major-missing' | 'major-moved' | 'many-missing' | 'many-moved';

/** The first popular currencies, which no crisis moves by half between two looks. */
const majors: readonly string[] = POPULAR_CURRENCIES.slice(0, 9);

/**
 * How far a rate may move, up or down, by the days between two tables: more than any major currency has within a week
 * (the franc 1.22 in January 2015, the Australian dollar 1.18 in October 2008) and within half a year since 1999.
 */
const moveLimit = (days: number) => (days <= 7 ? 1.3 : 1.5);
/** After this many days anything may have happened, and the old table says nothing any more. */
const comparableForDays = 180;

/**
 * Whether the common rates of two tables are so far apart that one of them is wrong.
 * @returns undefined where they are not, and where more than half a year lies between them
 */
export function checkMoves(next: CheckedTable, before: CheckedTable): TableFault | undefined {
  const [day, dayBefore] = [next, before].map(
    ({ timestamp }) => timestamp && dayNumber(timestamp.slice(0, 10)),
  );
  if (!day || !dayBefore || Math.abs(day - dayBefore) >= comparableForDays) return undefined;
  const limit = moveLimit(Math.abs(day - dayBefore));
  const common = Object.keys(before.rates).filter((code) => next.rates[code] !== undefined);
  const moved = common.filter((code) => {
    const [now, then] = [Number(next.rates[code]), Number(before.rates[code])];
    return now > then * limit || now * limit < then;
  });
  if (moved.some((code) => majors.includes(code))) return 'major-moved';
  return moved.length > common.length / 10 ? 'many-moved' : undefined;
}

/**
 * Checks a new table against the last good one (DECISIONS, "Rates and history"): a whole table that is wrong, by a fault
 * of the service or of a source, is worse than one that is a day old.
 * @returns undefined when the new table may be used
 */
export function checkPlausibility(next: CheckedTable, lastGood: CheckedTable): TableFault | undefined {
  if (majors.some((code) => next.rates[code] === undefined)) return 'major-missing';
  const codes = Object.keys(lastGood.rates);
  const common = codes.filter((code) => next.rates[code] !== undefined);
  return common.length < codes.length / 2 ? 'many-missing' : checkMoves(next, lastGood);
}
