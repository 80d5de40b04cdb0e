import { readFileSync } from 'node:fs';
import { decimalsOf, EXACT_PAIRS, type Fraction, fractionOf, nearestDouble, placeOf } from './oracle.ts';
import { units } from './units.ts';

/** How far a library is from the exact results. */
export interface Accuracy {
  /** Ordered pairs that it converts, of 296. */
  readonly pairs: number;
  /** Of these, pairs whose factor differs from the exact one; they are excluded from the figures below. */
  readonly otherDefinition: number;
  /** Share of rows that are the nearest double, in percent. */
  readonly correct: number;
  /** Largest distance from the nearest double, in doubles. */
  readonly maxUlp: number;
  /** Share of rows whose sixth decimal, or one before it, is not the exact one, in percent. */
  readonly sixDecimalsWrong: number;
}

type Convert = (value: number, from: string, to: string) => number;

interface Row {
  readonly value: number;
  readonly text: string;
  readonly nearest: number;
  readonly six: string;
}

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly Row[];
}

const VALUES = 200;
/** A factor further off than this is a different factor, not a rounding. */
const SAME = 1e-12;

/** A small congruential generator: the same values on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** What people type and what programs hand over: whole numbers, decimals, the very small and large, up to 17 digits. */
function valuesFor(pair: number, isTemperature: boolean): readonly number[] {
  const random = dice(20261121 + pair);
  const kinds: readonly (() => number)[] = [
    () => Math.floor(random() * 1000),
    () => Math.floor(random() * 1e9),
    () => Math.round(random() * 1e4) / 100,
    () => Math.round(random() * 1e6) / 1000,
    () => Math.round(random() * 1e9) / 1e6,
    () => random() * 10 ** Math.floor(random() * 10),
    () => random() * 1e-9,
    () => 1e15 + Math.floor(random() * 1e15),
    () => random() * 1e17,
    () => (isTemperature ? -Math.round(random() * 1000) / 10 : random()),
  ];
  return Array.from({ length: VALUES }, (_, index) => kinds[index % kinds.length]?.() ?? 0);
}

/** The exact results of 200 values on each of the 296 pairs. */
export function exactRows(): readonly Pair[] {
  return EXACT_PAIRS.map(({ from, to, convert }, index) => ({
    from,
    to,
    rows: valuesFor(index, from === 'c' || from === 'f').map((value) => {
      const text = String(value);
      const exact: Fraction = convert(fractionOf(text));
      return { value, text, nearest: nearestDouble(exact), six: decimalsOf(exact, 6) };
    }),
  }));
}

/**
 * Compares the oracle with what Python's fractions gave for the same pairs.
 * @returns how many rows agreed
 * @throws at the first that does not
 */
export function checkOracle(): number {
  type Recorded = { from: string; to: string; rows: [string, number, string][] };
  const file = new URL('../../packages/core/src/units/fixtures/reference.json', import.meta.url);
  let rows = 0;
  for (const { from, to, rows: recorded } of JSON.parse(readFileSync(file, 'utf8')) as Recorded[]) {
    const pair = EXACT_PAIRS.find((candidate) => candidate.from === from && candidate.to === to);
    for (const [text, double, six] of recorded) {
      const exact = pair?.convert(fractionOf(text));
      if (!exact || nearestDouble(exact) !== double || decimalsOf(exact, 6) !== six)
        throw new Error(`the oracle and Python differ: ${text} ${from} ${to}`);
      rows += 1;
    }
  }
  return rows;
}

/** Ours, six decimals printed from the exact value. */
export const ourSixDecimals = (text: string, from: string, to: string): string => {
  const result = units.convert(text, from, to);
  return result.ok ? result.toFixed(6) : result.code;
};

const ulps = (a: number, b: number): number => Math.abs(Number(placeOf(a) - placeOf(b)));
const attempt = (convert: Convert, value: number, from: string, to: string): number => {
  try {
    return convert(value, from, to);
  } catch {
    return Number.NaN;
  }
};

function isSameFactor({ from, to, rows }: Pair, convert: Convert): boolean | undefined {
  const { value, nearest } = rows.find((row) => row.value > 1 && row.nearest !== 0) ?? {
    value: 1,
    nearest: 1,
  };
  const result = attempt(convert, value, from, to);
  return Number.isFinite(result) ? Math.abs(result / nearest - 1) < SAME : undefined;
}

/**
 * Measures a library on the rows.
 * @param convert takes our unit ids
 * @param print six decimals of a result; without it those of the double
 */
export function accuracyOf(
  pairs: readonly Pair[],
  convert: Convert,
  print?: (text: string, from: string, to: string) => string,
): Accuracy {
  const supported = pairs.map((pair) => ({ pair, same: isSameFactor(pair, convert) }));
  const measured = supported.filter(({ same }) => same).map(({ pair }) => pair);
  let [rows, correct, maxUlp, wrong] = [0, 0, 0, 0];
  for (const { from, to, rows: expected } of measured)
    for (const { value, text, nearest, six } of expected) {
      const result = attempt(convert, value, from, to);
      const off = ulps(result, nearest);
      const shown = print ? print(text, from, to) : fixed(result);
      rows += 1;
      correct += Number(off === 0);
      maxUlp = Math.max(maxUlp, off);
      wrong += Number(shown !== six);
    }
  return {
    pairs: supported.filter(({ same }) => same !== undefined).length,
    otherDefinition: supported.filter(({ same }) => same === false).length,
    correct: (100 * correct) / rows,
    maxUlp,
    sixDecimalsWrong: (100 * wrong) / rows,
  };
}

/** `toFixed(6)` in full; beyond 10^21 it would print an exponent. */
const fixed = (value: number): string =>
  Math.abs(value) < 1e21
    ? value.toFixed(6)
    : Number.isFinite(value)
      ? `${BigInt(value)}.000000`
      : String(value);
