import { isoDate } from '@equivale/core';
import { readSeed } from '../../packages/server/src/seed/read-seed.ts';

/** A pair's daily closes, oldest first: units of `target` per 1 `base`. */
export interface Pair {
  readonly base: string;
  readonly target: string;
  readonly points: readonly { readonly date: string; readonly rate: number }[];
}

/**
 * Every pair of two currencies that the European Central Bank still quotes, from its bundled record. Each appears once,
 * codes in alphabetical order: the inverse has the same logarithms with the other sign, so nothing measured differs.
 */
export function ecbPairs(): Pair[] {
  const series = readSeed().filter(({ source }) => source === 'ecb');
  const newest = Math.max(...series.map(({ days }) => days.at(-1) ?? 0));
  const axis = new Map([...new Set(series.flatMap(({ days }) => [...days]))].map((day) => [day, 1]));
  const perEuro = new Map([['EUR', axis]]);
  for (const { code, days, rates } of series) {
    if (days.at(-1) === newest)
      perEuro.set(code, new Map(Array.from(days, (day, at) => [day, rates[at] ?? 0])));
  }
  const codes = [...perEuro.keys()].sort();
  return codes.flatMap((base, at) =>
    codes.slice(at + 1).map((target) => ({
      base,
      target,
      points: cross(perEuro.get(base) ?? axis, perEuro.get(target) ?? axis),
    })),
  );
}

/** Cross rates through the euro, on the days on which both are quoted. */
function cross(base: ReadonlyMap<number, number>, target: ReadonlyMap<number, number>) {
  return [...base.keys()]
    .filter((day) => target.has(day))
    .sort((a, b) => a - b)
    .map((day) => ({ date: isoDate(day), rate: (target.get(day) ?? 1) / (base.get(day) ?? 1) }));
}
