import { describe, expect, it } from 'vitest';
import type { Language } from '../../../locale/language.ts';
import { addCurrencies } from './currency-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Invented names; the lev was withdrawn with the euro of Bulgaria, gold is no money of a country. */
const first = {
  currencyNames: {
    USD: 'corona alta',
    CAD: 'corona baja',
    BGN: 'vieja moneda',
    XAU: 'metal fino',
    GBP: 'gran libra (insular)',
    JPY: 'z plata',
  },
  currencyWords: {
    names: { JPY: 'platita, ~platota, *platilla' },
    places: { USD: 'AB, Abc', GBP: 'UK' },
    denominations: [],
    nounOf: (name: string) => name.split(' ')[0],
  },
};
const second = {
  currencyNames: { GBP: 'great pound (island)' },
  currencyWords: {
    names: {},
    places: {},
    denominations: [],
    nounOf: (name: string) => name.split(' ').at(-1),
  },
};
const vocabulary = new Vocabulary();
addCurrencies(vocabulary, [first, second] as unknown as Language[], {
  USD: ['$'],
  CAD: ['$'],
  SEK: ['kr'],
  PGK: ['K'],
  AMD: ['դ'],
  MOP: ['mp$ $mp'],
});

const meant = (raw: string): string[] =>
  vocabulary.find(raw.toLowerCase(), raw).map(({ id, rank }) => `${id} ${rank}`);

describe('what a word means among currencies', () => {
  it.each([
    ['SEK', ['SEK 0'], 'a code'],
    ['corona alta', ['USD 0'], 'a name'],
    ['corona', ['USD 0', 'CAD 1'], 'a noun of several: the most used one first'],
    ['coronas', ['USD 0', 'CAD 1'], 'its plural'],
    ['coronaes', ['USD 0', 'CAD 1'], 'its other plural'],
    ['vieja', [], 'a withdrawn currency has no noun'],
    ['vieja moneda', ['BGN 0'], 'but a name'],
    ['metal', [], 'neither has a metal'],
    ['gran libra', ['GBP 0'], 'a name without what stands in brackets'],
    ['island', [], 'nor is that a noun'],
    ['z', [], 'a letter is no noun'],
    ['platita', ['JPY 0'], 'an everyday word'],
    ['platota', ['JPY 1'], 'one that means something else to most'],
    ['platilla', [], 'one that is for the search only'],
    ['Abc', ['USD 1'], 'a place'],
    ['AB', [], 'two letters are no place'],
    ['UK', ['GBP 1'], 'but these'],
    ['$', ['USD 0', 'CAD 1'], 'a sign of several'],
    ['mp$', ['MOP 0'], 'a sign that begins with letters'],
    ['$mp', ['MOP 0'], 'a sign that ends with letters'],
    ['kr', ['SEK 2'], 'letters as a symbol'],
    ['KR', [], 'in this case only'],
    ['K', [], 'a single Latin letter never'],
    ['դ', ['AMD 2'], 'a letter of another script'],
  ])('%s: %j (%s)', (raw, senses) => {
    expect(meant(raw)).toEqual(senses);
  });

  it('what has no name is known by its code alone', () => {
    const names = [...vocabulary.phrases()].filter((phrase) => phrase.length > 3).sort();
    expect(names).toEqual([
      'corona',
      'corona alta',
      'corona baja',
      'coronaes',
      'coronas',
      'gran',
      'gran libra',
      'gran libra insular',
      'granes',
      'grans',
      'great pound',
      'great pound island',
      'metal fino',
      'platita',
      'platota',
      'vieja moneda',
      'z plata',
    ]);
  });
});
