import { POPULAR_CURRENCIES } from '@equivale/core';

/** A table as far as it is judged: units of the code per 1 USD, and its date. */
interface CheckedTable {
  readonly rates: Readonly<Record<string, number>>;
  readonly timestamp: string | null;
}

/** Why a new table is not believed. */
export type TableFault = 'major-missing' | 'major-moved' | 'many-missing' | 'many-moved';

/** The first popular currencies, which no crisis moves by half between two looks. */
const majors: readonly string[] = POPULAR_CURRENCIES.slice(0, 9);

/** Half as much again, or a third less: more than any of the majors has moved in half a year since 1999. */
const moveLimit = 1.5;
/** After this long anything may have happened, and the old table is no witness any more. */
const witnessForMs = 180 * 86_400_000;

const hasMoved = (now: number, before: number) => now > before * moveLimit || now < before / moveLimit;

/**
 * Judges a new table by the last good one (DECISIONS, "Rates and history"): a whole table that is wrong, by a fault of
 * the service or of a source, is worse than one that is a day old.
 * @returns undefined when the new table may be believed
 */
export function checkPlausibility(next: CheckedTable, lastGood: CheckedTable): TableFault | undefined {
  if (majors.some((code) => next.rates[code] === undefined)) return 'major-missing';
  const codes = Object.keys(lastGood.rates);
  const common = codes.filter((code) => next.rates[code] !== undefined);
  if (common.length < codes.length / 2) return 'many-missing';
  const age = Date.parse(next.timestamp ?? '') - Date.parse(lastGood.timestamp ?? '');
  if (!(age < witnessForMs)) return undefined;
  const moved = common.filter((code) => hasMoved(Number(next.rates[code]), Number(lastGood.rates[code])));
  if (moved.some((code) => majors.includes(code))) return 'major-moved';
  return moved.length > common.length / 10 ? 'many-moved' : undefined;
}
