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
 * (the franc 1.22 in January 2015, the Australian dollar 1.18 in October 2008), within half a year, and at all between any two
 * days since 1999 (the franc 2.51). @source ECB euro reference rates since 1999
 */
const moveLimit = (days: number) => (days <= 7 ? 1.3 : days < COMPARABLE_DAYS ? 1.5 : 3);
/** After this many days anything may have happened to a currency that is none of the major ones. */
const COMPARABLE_DAYS = 180;

/** The currencies whose rates are so far apart in two tables that one of the two is wrong. */
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
 * Whether the common rates of two tables are so far apart that one of them is wrong; with more than half a year between them
 * only those of the major currencies count.
 * @returns undefined where they are not
 */
export function checkMoves(next: CheckedTable, before: CheckedTable): TableFault | undefined {
  const { moved, compared } = movedCodes(next, before);
  if (moved.some((code) => majors.includes(code))) return 'major-moved';
  return moved.length > compared / 10 ? 'many-moved' : undefined;
}

/**
 * Of two tables that contradict each other, whether the new one is nearer to the table built into the app, in the rates that they
 * contradict each other in.
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
 * Checks a new table against the last good one (DECISIONS, "Rates and history"): a whole table that is wrong, by a fault
 * of the service or of a source, is worse than one that is a day old.
 * @returns undefined when the new table may be used
 */
export function checkPlausibility(next: CheckedTable, lastGood: CheckedTable): TableFault | undefined {
  const lacks = (code: string) => lastGood.rates[code] !== undefined && next.rates[code] === undefined;
  if (majors.some(lacks)) return 'major-missing';
  const codes = Object.keys(lastGood.rates);
  const common = codes.filter((code) => next.rates[code] !== undefined);
  return common.length < codes.length / 2 ? 'many-missing' : checkMoves(next, lastGood);
}

/**
 * What speaks against a new table. The last good one is the measure, unless it is itself at odds with the one built into the program, or
 * further from that than the new one: a wrong table that got in must not keep the right ones out. Of the table built in only the moves
 * count, since a service of one's own may have fewer sources.
 */
export async function faultOf(
  table: CheckedTable,
  lastGood: CheckedTable | undefined,
  readBuiltIn: () => Promise<CheckedTable | undefined>,
): Promise<TableFault | undefined> {
  const fault = lastGood && checkPlausibility(table, lastGood);
  if (lastGood && !fault) return undefined;
  const builtIn = await readBuiltIn();
  if (!builtIn) return fault;
  const isWrongItself =
    lastGood && (checkMoves(lastGood, builtIn) !== undefined || isNearer(table, lastGood, builtIn));
  return lastGood && !isWrongItself ? fault : checkMoves(table, builtIn);
}
