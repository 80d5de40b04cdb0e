import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dayNumber, isoDate, PEGS } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { decodeSeed } from '../seed/seed-text.ts';
import type { Observation } from '../sources/source.ts';
import { CODES, RETIRED } from './facts/currency-facts.ts';
import { mergeLatest, type ServedRate } from './merge.ts';
import { ObservationIndex } from './observation-index.ts';
import { applyResult, emptyState, validate } from './quality/validate.ts';

const FIRST = '2025-03-17';
const LAST = '2026-02-26';
const recorded = brotliDecompressSync(
  readFileSync(join(import.meta.dirname, 'recorded/exchange-api-archive.txt.br')),
);
const compiled = Map.groupBy(seedObservations(decodeSeed(recorded.toString('latin1'))), ({ date }) => date);
const record = readSeed().filter(({ source }) => source === 'ecb');
const official = Map.groupBy(seedObservations(record), ({ date }) => date);
const truth = new ObservationIndex();
for (const [date, observations] of official)
  if (date > '2025' && date <= LAST) for (const observation of observations) truth.put(observation);

/** Units per USD by the ECB's record: the euro reference currencies, and what is tied to one of them by law. */
function truthOf(code: string, day: number): number | undefined {
  const peg = [...PEGS, ...RETIRED].find((entry) => entry.code === code);
  const anchor = truth.cross('ecb', peg?.anchor ?? code, 'USD', day);
  if (peg?.anchor === 'USD') return Number(peg.rate);
  return anchor && day - anchor.day <= 4 ? anchor.rate * Number(peg?.rate ?? 1) : undefined;
}

/** Plays every day in order, as it happened, and shows the table served at its end. */
function replay(
  withEcb: boolean,
  look: (date: string, table: ReadonlyMap<string, ServedRate>) => void,
): void {
  const state = emptyState(dayNumber(LAST));
  const before = [...official.keys()].sort().filter((date) => date > '2025' && date <= FIRST);
  for (const date of before) applyResult(validate('ecb', official.get(date) ?? [], state), state);
  for (let day = dayNumber(FIRST) + 1; day <= dayNumber(LAST); day++) {
    const date = isoDate(day);
    const tables: [Observation['source'], Observation[] | undefined][] = [
      ['exchange-api', compiled.get(date)],
      ['ecb', withEcb ? official.get(date) : undefined],
    ];
    for (const [source, table] of tables)
      if (table) applyResult(validate(source, table, { ...state, today: day }), state);
    look(date, mergeLatest(state.index, day));
  }
}

/** The farthest that anything served was from its truth, over all days; and the number of codes served on each. */
function play(withEcb: boolean) {
  const worst = { code: '', date: '', away: 0 };
  const sizes: number[] = [];
  let compared = 0;
  replay(withEcb, (date, table) => {
    sizes.push(table.size - Number(table.has('CUP')));
    // one rate up to that day, and three since, of which these sources have none
    expect(table.has('CUP'), date).toBe(date < '2025-12-19');
    for (const { code, rate } of table.values()) {
      const expected = truthOf(code, dayNumber(date));
      if (expected === undefined) continue;
      compared++;
      const away = Math.abs(rate / expected - 1);
      if (away > worst.away) Object.assign(worst, { code, date, away });
    }
  });
  return { worst, sizes, compared };
}

describe('346 days in the order in which they happened', () => {
  it('with the ECB: nothing served is 5 % from its truth, and no code is lost', () => {
    const { compared, worst, sizes } = play(true);
    expect(compared).toBeGreaterThan(346 * 70);
    expect(worst.away).toBeLessThan(0.05);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.at(-1)).toBe(CODES.length - 1);
  });

  it('with the ECB out of reach all the time: still nothing', () => {
    const { compared, worst } = play(false);
    expect(compared).toBeGreaterThan(346 * 70);
    expect(worst.away).toBeLessThan(0.05);
  });
});
