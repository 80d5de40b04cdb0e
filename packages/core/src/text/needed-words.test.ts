import { describe, expect, it } from 'vitest';
import { mayHave, neededOf, PatternIndex } from './needed-words.ts';

describe('what a pattern needs', () => {
  it.each([
    ['abc', [['abc']]],
    ['^\\d+ (?:por|per) \\d+$', [[' por ', ' per ']]],
    // what may be missing is not needed, and what stands before or behind may not matter
    ['abc(?: def)?', [['abc']]],
    ['abcd?', [['abc']]],
    ['x*abc+\\d', [['ab'], ['c']]],
    ['(?:abc){2}', [['abc']]],
    ['(?:abc){1}', [['abc']]],
    ['(?:abc){1,2}', [['abc']]],
    ['(?:abc){0,2}de', [['de']]],
    ['abc??de', [['abde', 'abcde']]],
    // each of several needs its own
    ['(?:ab\\d|cd\\d)', [['ab', 'cd']]],
    ['(?:ab|\\d)', []],
    ['ab|\\d', []],
    ['ab|cd', [['ab', 'cd']]],
    ['(?:|ab)', []],
    // what stands around
    ['(?<!abc)de(?!f)', [['de']]],
    ['(?<=abc)de(?=f)', [['abc'], ['de'], ['f']]],
    ['(?=.*abc)', [['abc']]],
    ['\\bab\\b', [['ab']]],
    ['(ab)(?<name>cd)\\1\\k<name>', [['abcd']]],
    // letters of which one stands there
    ['cuant[oa]s', [['cuantos', 'cuantas']]],
    ['[\\p{L}]ab[^c]d[a-z]', [['ab'], ['d']]],
    ['ab\\p{L}cd.ef\\sgh\\u0041i', [['ab'], ['cd'], ['ef']]],
    ['\\$\\.\\+', [['$.+']]],
    ['€ ?\\d', [['€']]],
    ['', []],
    ['\\d', []],
  ])('%s: %j', (source, needed) => {
    expect(neededOf(source)).toEqual(needed);
  });

  it('counts no more than a few alternatives together', () => {
    expect(neededOf('[abcde][abcde][abcde]x').map(({ length }) => length)).toEqual([5, 25]);
  });

  it('has each text once, without those that have another in them', () => {
    expect(neededOf('(?:, )?(?:off|de off|off)\\d')).toEqual([['off']]);
  });
});

describe('which of many patterns a text may have', () => {
  const index = new PatternIndex([
    '(?:por|per) (?:kilo|kg)',
    '\\d',
    'a',
    'in usd',
    'per.*dozen',
    '(?:dozen|a)s',
  ]);

  it.each([
    ['5 per kilo', [0, 1]],
    ['5 perkilo', [1]],
    ['a', [1, 2]],
    ['as', [1, 2, 5]],
    ['in us', [1]],
    ['in usd', [1, 3]],
    ['dozens', [1, 5]],
    ['per dozen', [1, 4]],
    ['dozen per', [1, 4]],
    ['', [1]],
  ])('%s: %j', (text, places) => {
    expect(index.in(text)).toEqual(places);
  });
});

it('looks at a pattern that is asked for again', () => {
  const pattern = /\d (?:por|per) kilo/u;
  expect(mayHave('5', pattern)).toBe(true);
  expect(mayHave('5', pattern)).toBe(false);
  expect(mayHave('5 per', pattern)).toBe(false);
  expect(mayHave('5 per kilo', pattern)).toBe(true);
  expect(mayHave('x por kilo', pattern)).toBe(true);
});
