import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSwappedLetters, slipsBetween, slipsForgiven } from './typing-slips.ts';

fc.configureGlobal({ seed: 20261122 });

/** Edits between two words, neighbours that changed places counted once, by the definition itself. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ways = [
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
    ];
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (swapped) ways.push(between(i - 2, j - 2) + 1);
    known.set(key, Math.min(...ways));
    return Math.min(...ways);
  };
  return between(a.length, b.length);
}

/** Few letters and short words, so that many are near one another. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 7 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 }),
);

describe('slips between two words', () => {
  it('are the fewest edits, up to as many as are asked for', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(0, 1, 2), (typed, other, most) => {
        const slips = slipsBetween(typed, other, most);
        const edits = distance(typed, other);
        if (edits <= most) expect(slips).toBe(edits);
        else expect(slips).toBeGreaterThan(most);
      }),
      { numRuns: 3000 },
    );
  });

  it('to the beginning of a word are those to its nearest beginning', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(0, 1, 2), (typed, other, most) => {
        const slips = slipsBetween(typed, other, most, true);
        const beginnings = Array.from({ length: other.length + 1 }, (_, length) => other.slice(0, length));
        const edits = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
        if (edits <= most) expect(slips).toBe(edits);
        else expect(slips).toBeGreaterThan(most);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['dol', 'dolar', 'its beginning'],
    ['dolxr', 'dolar', 'a wrong letter'],
    ['xolar', 'dolar', 'a wrong first letter'],
    ['dlar', 'dolar', 'a missing letter'],
    ['dollar', 'dolar', 'an extra letter'],
    ['dolarx', 'dolar', 'an extra last letter'],
    ['odlar', 'dolar', 'swapped first letters'],
    ['doal', 'dolar', 'swapped letters of the beginning'],
  ])('%s begins %s with at most one: %s', (typed, other) => {
    expect(slipsBetween(typed, other, 1, true)).toBeLessThanOrEqual(1);
  });
});

it.each([
  ['usa', 0],
  ['yuan', 1],
  ['franc', 1],
  ['dollar', 2],
  ['kilometre', 2],
])('%s is recognized with %i slips', (typed, most) => {
  expect(slipsForgiven(typed)).toBe(most);
});

describe('hasSwappedLetters', () => {
  it.each([
    ['gpb', 'gbp', true],
    ['sud', 'usd', true],
    ['usd', 'usd', false],
    ['gbx', 'gbp', false],
    ['pbg', 'gbp', false],
    ['gp', 'gbp', false],
    ['gpbx', 'gbp', false],
    ['bgx', 'gbp', false],
  ])('%s for %s: %s', (typed, other, swapped) => {
    expect(hasSwappedLetters(typed, other)).toBe(swapped);
  });
});
