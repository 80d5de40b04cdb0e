import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPhrases, suggestWords } from './suggest-words.ts';

fc.configureGlobal({ seed: 20261121 });

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

/** Letters from the first that differs to the last one, in the longer word. */
function stretch(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = short.length;
  while (end > start && short[end - 1] === long[long.length - short.length + end - 1]) end--;
  return long.length - start - (short.length - end);
}

/** Few letters and short words, so that many are near one another. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 3, maxLength: 7 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 }),
);

describe('suggestWords', () => {
  it('gives the nearest words with the same first letter, one slip away, or two in longer words', () => {
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 40 }), (typed, phrases) => {
        const limit = typed.length < 6 ? 1 : 2;
        const near = phrases
          .filter((phrase) => typed.length > 3 && phrase[0] === typed[0])
          .filter((phrase) => distance(typed, phrase) <= limit && stretch(typed, phrase) <= limit + 2)
          .map((phrase) => distance(typed, phrase))
          .sort((a, b) => a - b);
        const suggested = suggestWords(typed, indexPhrases(phrases));
        expect(suggested.map((phrase) => distance(typed, phrase))).toEqual(near.slice(0, 3));
        expect(new Set(suggested).size).toBe(suggested.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('has none for a word too short or too long to tell', () => {
    const long = 'a'.repeat(25);
    const index = indexPhrases(['cms', 'cmss', long, `${long}a`]);
    expect(suggestWords('cmd', index)).toEqual([]);
    expect(suggestWords(long, index)).toEqual([]);
    expect(suggestWords('a'.repeat(24), index)).toEqual([long, `${long}a`]);
    expect(suggestWords('cmds', index)).toEqual(['cms', 'cmss']);
  });
});
