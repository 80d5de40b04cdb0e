import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language as en } from '../../../../languages/en/core/language.ts';
import { language as es } from '../../../../languages/es/core/language.ts';
import { currencyAliases } from '../money/currencies/aliases.ts';
import { buildCurrencyIndex } from '../money/currencies/currency-index.ts';
import { units } from '../testing/parse-question.ts';
import { unitAliases } from '../units/aliases.ts';
import { buildUnitIndex } from '../units/unit-index.ts';
import { search } from './search.ts';
import { mergeEntries, type SearchIndex, type SearchTerms, searchEntry } from './search-entry.ts';

fc.configureGlobal({ seed: 20261122 });

const nothing: SearchTerms = { codes: [], signs: [], names: [], words: [], places: [], others: [] };

/** Things in this order, each with some terms; a query gives back their names. */
function finder(things: Readonly<Record<string, Partial<SearchTerms>>>) {
  const index = Object.entries(things).map(([item, terms]) => searchEntry(item, { ...nothing, ...terms }));
  return (query: string) => search(query, index);
}

describe('the order of what is found', () => {
  const found = finder({
    other: { others: ['zet'] },
    part: { places: ['gran zet'] },
    word: { words: ['tal zet'] },
    name: { names: ['Zeta azul'] },
    place: { places: ['ZET'] },
    called: { words: ['zet'] },
    beginning: { codes: ['ZETX'] },
    sign: { signs: ['zét'] },
    code: { codes: ['zEt'] },
    written: { codes: ['Zet'] },
  });

  it('written so, code, sign, beginning of a code, name or whole word or place, word, word of a place', () => {
    expect(found('Zet')).toEqual([
      'written',
      'code',
      'sign',
      'beginning',
      'name',
      'place',
      'called',
      'word',
      'other',
      'part',
    ]);
  });

  it('what is typed in small letters prefers no capitals', () => {
    expect(found('zet').slice(0, 2)).toEqual(['code', 'written']);
    expect(finder({ capitals: { codes: ['ZET'] }, small: { codes: ['zet'] } })('zet')).toEqual([
      'capitals',
      'small',
    ]);
  });

  it('is that of the index for an empty query, and among equals', () => {
    const both = finder({ b: { names: ['one'] }, a: { names: ['one'] } });
    expect(both(' ')).toEqual(['b', 'a']);
    expect(both('one')).toEqual(['b', 'a']);
  });
});

describe('a code or sign', () => {
  it('is found by its letters alone', () => {
    const found = finder({
      rest: { names: ['c major'] },
      celsius: { codes: ['°C'] },
      speed: { codes: ['m/s'] },
    });
    for (const query of ['c', 'C', 'ºc', '°C']) expect(found(query)[0], query).toBe('celsius');
    expect(found('m s')).toEqual(['speed']);
  });

  it('of one letter is as good as the beginning of a code', () => {
    const rand = { rand: { signs: ['R'] } };
    const ron = { ron: { codes: ['RON'] } };
    for (const query of ['r', 'R']) {
      expect(finder({ ...rand, ...ron })(query)).toEqual(['rand', 'ron']);
      expect(finder({ ...ron, ...rand })(query)).toEqual(['ron', 'rand']);
    }
    expect(finder({ rs: { signs: ['Rs'] } })('rs')).toEqual(['rs']);
    expect(finder({ dollar: { codes: ['$US'] }, peso: { signs: ['$'] } })('$')).toEqual(['peso', 'dollar']);
  });

  it('without letters is found too, also where most mean something else by it', () => {
    const found = finder({ second: { others: ['"'] }, inch: { signs: ['"'] }, euro: { signs: ['€'] } });
    expect(found('″')).toEqual(['inch', 'second']);
    expect(found('€')).toEqual(['euro']);
    expect(found('#')).toEqual([]);
  });

  it('with two letters that changed places is found where nothing else fits', () => {
    const found = finder({ pound: { codes: ['GBP'] }, other: { names: ['gpx'] } });
    expect(found('gpb')).toEqual(['pound']);
    expect(found('gp')).toEqual(['other']);
  });
});

describe('words', () => {
  const found = finder({
    won: { codes: ['KRW'], names: ['Won surcoreano'], places: ['Corea del Sur'] },
    peso: { codes: ['MXN'], names: ['Peso mexicano'], words: ['varos'] },
  });

  it.each([
    ['pesos', ['peso']],
    ['wones', ['won']],
    ['PESOS MEXICANOS', ['peso']],
    ['corea won', ['won']],
    ['krw corea', ['won']],
    ['peso corea', []],
    ['varo', ['peso']],
  ])('%s: %j', (query, items) => {
    expect(found(query)).toEqual(items);
  });

  it('have their plural in s or es, and begin as they are typed', () => {
    expect(finder({ ore: { names: ['ore'] }, mine: { words: ['big ores'] } })('ores')).toEqual([
      'ore',
      'mine',
    ]);
    expect(finder({ word: { names: ['ab'] } })('abx')).toEqual([]);
    expect(finder({ word: { names: ['gran zet'] } })('et')).toEqual([]);
    expect(finder({ sign: { names: ['€'] } })('s')).toEqual([]);
  });

  it('may have one slip each where nothing fits, those of four letters and more', () => {
    expect(found('pezo mejicano')).toEqual(['peso']);
    expect(found('peso meijcana')).toEqual([]);
    expect(found('pso')).toEqual([]);
    expect(found('wno corea')).toEqual([]);
    expect(found('pezo me')).toEqual(['peso']);
    expect(found('pezo no')).toEqual([]);
  });

  it('but another number is no slip', () => {
    const numbered = finder({ norm: { names: ['norma 12345'] } });
    expect(numbered('nroma')).toEqual(['norm']);
    expect(numbered('12345')).toEqual(['norm']);
    expect(numbered('12346')).toEqual([]);
  });

  it('whole words with a slip come before beginnings with a slip', () => {
    const miles = finder({ millimetre: { names: ['milímetro'] }, mile: { names: ['milla'] } });
    expect(miles('mila')).toEqual(['mile', 'millimetre']);
    expect(miles('mil')).toEqual(['millimetre', 'mile']);
  });
});

it('a thing made of several is found by words of all of them', () => {
  const mile = searchEntry('mi', { ...nothing, codes: ['mi'], names: ['milla'] });
  const metre = searchEntry('m', { ...nothing, codes: ['m'], names: ['metro'], others: ['lineal'] });
  const index = [mergeEntries('both', [mile, metre])];
  for (const query of ['mi m', 'metro milla', 'lineal mi', 'Metros → millas', 'millaz'])
    expect(search(query, index), query).toEqual(['both']);
  expect(search('metro pie', index)).toEqual([]);
});

it('a thing made of one is found as that one, and as well', () => {
  const terms = {
    codes: ['Ab'],
    signs: ['€€'],
    names: ['Xet'],
    words: ['wil'],
    places: ['pol'],
    others: ['°'],
  };
  const rest = { ...nothing, codes: ['ABC', '€€€'], names: ['wilx', 'polx'], others: ['°'] };
  const one = searchEntry('one', { ...nothing, ...terms });
  const others = searchEntry('rest', rest);
  for (const query of ['Ab', 'ab', '€€', 'xet', 'wil', 'pol', '°'])
    expect(search(query, [mergeEntries('one', [one]), others]), query).toEqual(search(query, [one, others]));
  expect(search('°', [mergeEntries('one', [one])])).toEqual(['one']);
  expect(search('wil', [others, mergeEntries('one', [one])])).toEqual(['rest', 'one']);
});

describe('whatever is typed', () => {
  const texts = { languages: [es, en], aliases: unitAliases };
  const index: SearchIndex<unknown> = [
    ...buildCurrencyIndex({ languages: [es, en], aliases: currencyAliases }),
    ...buildUnitIndex(units.list(), texts),
  ];
  const word = fc.constantFrom(
    ...'metro dólares kilometrs $ € "\' mexcio gallon ºC km/h EE. UU. 1e9 ½ ş'.split(' '),
  );
  const query = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ').slice(0, 200)),
    fc.string({ unit: fc.constantFrom('a', 's', 'e', ' '), maxLength: 200 }),
  );

  it('never throws and finds nothing twice', () => {
    fc.assert(
      fc.property(query, (text) => {
        const found = search(text, index);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes work in proportion to its length: each of its words is held against each text a few times', () => {
    let looks = 0;
    const counted = (list: readonly string[]) =>
      new Proxy(list, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d/.test(key)) looks++;
          return Reflect.get(target, key, receiver);
        },
      });
    const watched = index.map(({ item, initials, ...lists }) => ({
      item,
      initials,
      ...(Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, counted(list)]),
      ) as typeof lists),
    }));
    const texts = index.flatMap(({ item: _, initials: __, ...lists }) => Object.values(lists).flat()).length;
    fc.assert(
      fc.property(query, (text) => {
        looks = 0;
        search(text, watched);
        // as it is typed among names, words and all words; with a slip as a beginning and whole
        expect(looks).toBeLessThanOrEqual(5 * texts * (1 + text.split(/[^\p{L}\p{N}]+/u).length));
      }),
      { numRuns: 50 },
    );
  });
});
