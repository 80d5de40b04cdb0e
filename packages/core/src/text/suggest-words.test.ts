import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPhrases, suggestWords } from './suggest-words.ts';
import { slipsBetween } from './typing-slips.ts';

fc.configureGlobal({ seed: 20261121 });

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
          .map((phrase) => slipsBetween(typed, phrase, limit))
          .filter((slips) => slips <= limit)
          .sort((a, b) => a - b);
        const suggested = suggestWords(typed, indexPhrases(phrases));
        expect(suggested.map((phrase) => slipsBetween(typed, phrase, limit))).toEqual(near);
        expect(new Set(suggested).size).toBe(suggested.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows a long word by two slips that stand far apart', () => {
    expect(suggestWords('klometrso', indexPhrases(['kilometros', 'kilogramos']))).toEqual(['kilometros']);
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

it('looks at words that have two letters of their own, as long as two slips make them', () => {
  expect(suggestWords('metros', indexPhrases(['mxtrys', 'mxtrya']))).toEqual(['mxtrys']);
  expect(suggestWords('metro', indexPhrases(['matro', 'matra', 'metra']))).toEqual(['matro', 'metra']);
});
