import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';

describe('what each word of a text does', () => {
  it.each([
    ['5 kg por libra', 'NUPU'],
    ['5 kg/foo', 'NUPX'],
    ['precio por 5 kg', 'PNU'],
    ['dos 2 veinte one', 'NNNN'],
    ['un kg una lb', 'AUAU'],
    ['100 usd en eur', 'NMLM'],
    ['5 libras en kg', 'NULU'],
    ['5 a 3 kg @ 2', 'NANUTN'],
    ['cuánto is per of', 'QLPO'],
    // a unit behind its number, unless another follows
    ['6 in', 'NU'],
    ['6 in in cm', 'NULU'],
    ['6 in cm', 'NLU'],
    ['wire in in cm', 'XLLU'],
    ['mi perro pesa 5 kg', 'XNU'],
    ['5 mi en km', 'NULU'],
    ['3 kg mi perro', 'NUX'],
    // signs
    ['5 kg, 3 lb: 2 g; 1', 'NULNUNULN'],
    ['12,', 'NL'],
    ['5 kg (neto) en lb!', 'NUXLU'],
    ['5 kg • en lb', 'NULU'],
    ['5 kg 🙂 en lb', 'NULU'],
    ['5 kg 20% más', 'NUN++'],
    ['5 + 3', 'N+N'],
    ['-5 kg', '+NU'],
    // words of sums, and what only looks like them
    ['taxi 5 kg', 'XNU'],
    ['subtax 5 kg', 'XNU'],
    ['maratón 5 kg', 'XNU'],
    ['iva 5 kg', '+NU'],
  ])('%s: %s', (text, kinds) => {
    expect(lineOf(text, locale).line).toBe(kinds);
  });
});

describe('a word that nobody knows stands where only a unit or money can', () => {
  it.each([
    ['5 kg en foo', true],
    ['en foo 5 kg', true],
    ['5 foo/kg', true],
    ['el foo de 5 kg en foo kg', true],
    ['5 kg a foo kg', true],
    ['a foo en 5 kg', false],
    ['a foo cuánto 5 kg', false],
    ['5 foo/3 kg', false],
    ['at foo 5 kg', false],
    ['5 kg de foo', false],
  ])('%s: %s', (text, isStrange) => {
    expect(lineOf(text, locale).hasStrangeUnit).toBe(isStrange);
  });
});

describe('parts of a line', () => {
  const line = lineOf('el foo de 5 kg', locale);

  it('are the words and the text as it was typed', () => {
    expect([-1, 0, 1, 2, 3, 4, 5].map((at) => line.word(at))).toEqual(['', 'el', 'foo', 'de', '5', 'kg', '']);
    expect(line.text(1, 4)).toBe('foo de 5');
    expect(line.text(3, 9)).toBe('');
    expect(line.spanOf(4)).toEqual([12, 14]);
    expect(line.spanOf(9)).toEqual([0, 0]);
    expect(line.places('X')).toEqual([1]);
    expect(line.strangers()).toEqual([{ span: [3, 6], word: '' }]);
  });

  it('are found by the groups of a form', () => {
    expect(line.match(/(?<unit>U)/d)?.unit).toEqual([4, 5]);
    expect(line.match(/(?<unit>M)/d)).toBeUndefined();
    expect(line.match(/U/d)).toBeUndefined();
  });
});
