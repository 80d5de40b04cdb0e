import { describe, expect, it } from 'vitest';
import { foldText, hasSwappedLetters, startsWithinOneSlip } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Dólar', 'dolar'],
    ['DÓLAR', 'dolar'],
    ['ÑANDÚ', 'nandu'],
    ['São Tomé', 'sao tome'],
    ['złoty', 'zloty'],
    ['Øre', 'ore'],
    ['đồng', 'dong'],
    ['Straße', 'strasse'],
    ['Færøerne', 'faeroerne'],
    ['EE. UU.', 'ee uu'],
    ['U.S. dollar', 'us dollar'],
    ['paʻanga', 'paanga'],
    ["pa'anga", 'paanga'],
    ['Côte d’Ivoire', 'cote divoire'],
    ['  Yuan   (offshore) ', 'yuan offshore'],
    ['Guinea-Bisáu', 'guinea bisau'],
    ['₡', ''],
    ['R$ 5', 'r 5'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('startsWithinOneSlip', () => {
  it.each([
    ['dolar', 'dolar', 'the word itself'],
    ['dol', 'dolar', 'its beginning'],
    ['dolxr', 'dolar', 'a wrong letter'],
    ['xolar', 'dolar', 'a wrong first letter'],
    ['dolax', 'dolar', 'a wrong last letter'],
    ['dlar', 'dolar', 'a missing letter'],
    ['olar', 'dolar', 'a missing first letter'],
    ['dollar', 'dolar', 'an extra letter'],
    ['ddolar', 'dolar', 'an extra first letter'],
    ['dolarx', 'dolar', 'an extra last letter'],
    ['odlar', 'dolar', 'swapped first letters'],
    ['dolra', 'dolar', 'swapped last letters'],
    ['doal', 'dolar', 'swapped letters of the beginning'],
  ])('%s for %s: %s', (typed, word) => {
    expect(startsWithinOneSlip(typed, word)).toBe(true);
  });

  it.each([
    ['dxlxr', 'dolar', 'two wrong letters'],
    ['ldoar', 'dolar', 'a letter moved by two'],
    ['dolarxx', 'dolar', 'two extra letters'],
    ['lar', 'dolar', 'two missing letters'],
    ['odlra', 'dolar', 'two swaps'],
    ['odxar', 'dolar', 'a swap and a wrong letter'],
    ['euro', 'dolar', 'another word'],
    ['dolarextra', 'do', 'a longer word'],
  ])('not %s for %s: %s', (typed, word) => {
    expect(startsWithinOneSlip(typed, word)).toBe(false);
  });
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
  ])('%s for %s: %s', (typed, word, swapped) => {
    expect(hasSwappedLetters(typed, word)).toBe(swapped);
  });
});
