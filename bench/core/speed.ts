import { readFileSync } from 'node:fs';
import { quote, type RateTable } from '@equivale/core';
import { median } from '../report.ts';
import type { Peer } from './peers.ts';
import { units } from './units.ts';

type Convert = (value: number, from: string, to: string) => number;

const COUNT = 1000;
const ROUNDS = 41;
/** Shortest time of one sample, ms: long compared with the clock's resolution. */
const SAMPLE_MS = 4;
const FOOT = 0.3048;

/** Conversions in a row, with unit names from outside. */
interface Work {
  readonly values: Float64Array;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Nanoseconds for one conversion: the median, and the median ratio to the bare multiply of the same round. */
export interface Speed {
  readonly ns: number;
  readonly timesBare: number;
}

let state = 7;
const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x80000000;
};
const values = Float64Array.from({ length: COUNT }, () => Math.round(random() * 100_000) / 100);
/** A string that the engine has not seen as a literal. */
const fresh = (text: string): string => JSON.parse(JSON.stringify(text));

function workOf(
  pairs: readonly (readonly [string, string])[],
  names: Readonly<Record<string, string>>,
): Work {
  const chosen = Array.from(values, (_, index) => pairs[(index * 7) % pairs.length] ?? ['ft', 'm']);
  const named = (id: string) => fresh(names[id] ?? id);
  return { values, from: chosen.map(([from]) => named(from)), to: chosen.map(([, to]) => named(to)) };
}

/** The loop that every candidate runs in: one array read, one call that is not inlined, one addition. */
function run(convert: Convert, { values, from, to }: Work, times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time += 1)
    for (let index = 0; index < COUNT; index += 1)
      sum += convert(values[index] ?? 0, from[index] ?? '', to[index] ?? '');
  return sum;
}

function nsOf(work: () => number, times: number): number {
  const start = performance.now();
  if (Number.isNaN(work())) throw new Error('a candidate gave no number');
  return ((performance.now() - start) * 1e6) / (COUNT * times);
}

interface Candidate {
  readonly name: string;
  readonly work: (times: number) => number;
}

/** Runs the candidates in turn, `ROUNDS` times. */
function interleave(candidates: readonly Candidate[]): Map<string, number[]> {
  const times = new Map(
    candidates.map(({ name, work }) => {
      const warm = Math.max(
        nsOf(() => work(3), 3),
        nsOf(() => work(3), 3),
      );
      return [name, Math.max(1, Math.ceil((SAMPLE_MS * 1e6) / (warm * COUNT)))];
    }),
  );
  const samples = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, work } of candidates) {
      const count = times.get(name) ?? 1;
      samples.get(name)?.push(nsOf(() => work(count), count));
    }
  return samples;
}

/** One conversion with a number and unit names known only at run time: foot to metre, and five pairs in turn. */
export function speeds(peers: readonly Peer[]): { one: Map<string, Speed>; several: Map<string, Speed> } {
  const measure = (pairs: readonly (readonly [string, string])[]) => {
    const candidate = (name: string, convert: Convert, names = {}) => {
      const work = workOf(pairs, names);
      return { name, work: (times: number) => run(convert, work, times) };
    };
    const samples = interleave([
      candidate('bare multiply', (value) => value * FOOT),
      candidate('ours', units.convertNumber),
      ...peers.map(({ name, convert, units }) => candidate(name, convert, units)),
    ]);
    const bare = samples.get('bare multiply') ?? [];
    return new Map(
      [...samples].map(([name, ns]) => [
        name,
        { ns: median(ns), timesBare: median(ns.map((value, round) => value / (bare[round] ?? Number.NaN))) },
      ]),
    );
  };
  return {
    one: measure([['ft', 'm']]),
    several: measure([
      ['ft', 'm'],
      ['kg', 'lb'],
      ['km', 'mi'],
      ['h', 'min'],
      ['mi', 'm'],
    ]),
  };
}

const texts = Array.from(values, String);
/** The same work with each of the texts, so many times. */
const withTexts = (of: (text: string) => number) => (times: number) => {
  let total = 0;
  for (let time = 0; time < times; time += 1) for (const text of texts) total += of(text);
  return total;
};

/** `convert` on the same values as text: alone, and with six decimals printed, in ns. */
export function exactSpeeds(): { alone: number; printed: number } {
  const samples = interleave([
    { name: 'alone', work: withTexts((text) => Number(units.convert(text, 'm', 'ft').ok)) },
    {
      name: 'printed',
      work: withTexts((text) => {
        const result = units.convert(text, 'm', 'ft');
        return result.ok ? result.toFixed(6).length : Number.NaN;
      }),
    },
  ]);
  return { alone: median(samples.get('alone') ?? []), printed: median(samples.get('printed') ?? []) };
}

/** `quote` of the same texts from pounds to yen, over the euro, by the rates built into the app, as the screens call it, in ns. */
export function quoteSpeed(): number {
  const file = new URL('../../packages/app/src/api/rates-snapshot.json', import.meta.url);
  const table: RateTable = { rates: {}, ...JSON.parse(readFileSync(file, 'utf8')) };
  const samples = interleave([
    {
      name: 'quote',
      work: withTexts((amount) => {
        const quoted = quote({ amount, from: 'GBP', to: 'JPY' }, table);
        return quoted.ok ? quoted.figures.length : Number.NaN;
      }),
    },
  ]);
  return median(samples.get('quote') ?? []);
}
