import { allUnitsOf } from '@equivale/core/extended-units';

interface UnitPair {
  readonly from: string;
  readonly to: string;
}

/**
 * The units a category is entered with: those of the address, else those chosen before, else the category's first and
 * second (the first twice where there is only one). A candidate that names only a from unit gets the first other one.
 * @param candidates pairs in order of preference; a pair counts only when its units belong to the category
 */
export function resolveUnits(category: string, candidates: readonly UnitPair[]): UnitPair {
  const ids = allUnitsOf(category).map(({ id }) => id);
  const first = ids[0] ?? '';
  const other = (from: string) => ids.find((id) => id !== from) ?? first;
  for (const { from, to } of candidates) {
    if (ids.includes(from) && (ids.includes(to) || to === '')) return { from, to: to || other(from) };
  }
  return { from: first, to: other(first) };
}
