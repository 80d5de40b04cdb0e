import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language as en } from '../../../../../languages/en/core/language.ts';
import { language as es } from '../../../../../languages/es/core/language.ts';
import { search } from '../../text/search.ts';
import { currencyAliases as aliases } from './aliases.ts';
import { CURRENCIES } from './currencies.ts';
import { buildCurrencyIndex } from './currency-index.ts';
import { POPULAR_CURRENCIES } from './popular.ts';

fc.configureGlobal({ seed: 20261120 });

const index = buildCurrencyIndex({ languages: [es, en], aliases });
const codesFor = (query: string): string[] => search(query, index).map((currency) => currency.code);

/** Every list of terms by code: those of any language and those of each. */
const lists = CURRENCIES.flatMap(({ code }) => {
  const [symbols, places = '', words = ''] = aliases[code];
  const inLanguages = [es, en].map(({ currencyWords }) => currencyWords);
  return [
    [code, symbols.split(' ')] as const,
    ...[places, words, ...inLanguages.flatMap((l) => [l.places[code] ?? '', l.names[code] ?? ''])].map(
      (list) => [code, list.split(', ')] as const,
    ),
  ];
}).filter(([, list]) => list.join() !== '');

describe('terms', () => {
  it('belong to currencies, without empty or doubled ones', () => {
    expect(Object.keys(aliases).sort()).toEqual(CURRENCIES.map((row) => row.code).sort());
    for (const { currencyWords } of [es, en])
      for (const code of Object.keys({ ...currencyWords.places, ...currencyWords.names }))
        expect(aliases, code).toHaveProperty(code);
    for (const [code, list] of lists) {
      expect(
        list.every((part) => part.trim() === part && part !== ''),
        code,
      ).toBe(true);
      expect(new Set(list).size, code).toBe(list.length);
    }
  });
});

describe('an empty query', () => {
  it.each(['', '  '])(
    '[D.picker-order] %j gives the 47 popular ones in order, then all others by name',
    (query) => {
      const codes = codesFor(query);
      expect(codes).toHaveLength(178);
      expect(codes.slice(0, 47)).toEqual(POPULAR_CURRENCIES);
      // Spanish names in alphabetical order: Afgani, Ariari, Balboa, Bir, Bolívar digital, Bolívar venezolano
      expect(codes.slice(47, 53)).toEqual(['AFN', 'MGA', 'PAB', 'ETB', 'VED', 'VES']);
    },
  );

  it('follows English names for English readers', () => {
    const english = buildCurrencyIndex({ languages: [en, es], aliases });
    // Afghan Afghani, Albanian Lek, Algerian Dinar, Angolan Kwanza
    expect(
      search('', english)
        .slice(47, 51)
        .map((currency) => currency.code),
    ).toEqual(['AFN', 'ALL', 'DZD', 'AOA']);
  });
});

describe('best first', () => {
  it.each([
    ['usd', 'USD', 'exact code'],
    ['all', 'ALL', 'exact code before the words it also begins'],
    ['$', 'USD', 'symbol, the popular one first'],
    ['€', 'EUR', 'symbol'],
    ['£', 'GBP', 'symbol'],
    ['¥', 'JPY', 'symbol'],
    ['₡', 'CRC', 'symbol'],
    ['S/', 'PEN', 'symbol with punctuation'],
    ['R$', 'BRL', 'symbol of two signs'],
    ['zł', 'PLN', 'symbol in letters'],
    ['kr', 'NOK', 'symbol in letters before the code KRW'],
    ['₿', 'BTC', 'symbol'],
    ['eu', 'EUR', 'code prefix'],
    ['dolar', 'USD', 'Spanish name without its accent'],
    ['Dólares', 'USD', 'Spanish plural'],
    ['dollar', 'USD', 'English name'],
    ['pounds', 'GBP', 'English plural'],
    ['libra', 'GBP', 'name prefix, the popular one first'],
    ['pesos', 'MXN', 'plural, the popular one first'],
    ['pesos colombianos', 'COP', 'two plurals'],
    ['zloty', 'PLN', 'native name'],
    ['złoty', 'PLN', 'native letters'],
    ['shekel', 'ILS', 'everyday word'],
    ['quid', 'GBP', 'everyday word'],
    ['bucks', 'USD', 'everyday word'],
    ['yuanes', 'CNY', 'plural of a Spanish name'],
    ['renminbi', 'CNY', 'other name'],
    ['colones', 'CRC', 'plural with a shifted accent'],
    ['ripple', 'XRP', 'crypto by its maker'],
    ['pavos', 'EUR', 'everyday word, before those who mean the dollar by it'],
    ['cardano', 'ADA', 'crypto by its maker'],
    ['sterling', 'GBP', 'everyday word'],
    ['kc', 'CZK', 'symbol without its accent'],
    ['Rs', 'INR', 'symbol written in two ways, the popular one first'],
    ['oro', 'XAU', 'metal'],
    ['gold', 'XAU', 'metal'],
    ['México', 'MXN', 'country'],
    ['mexico', 'MXN', 'country without its accent'],
    ['Alemania', 'EUR', 'Spanish country of the euro'],
    ['germany', 'EUR', 'English country of the euro'],
    ['Suiza', 'CHF', 'country'],
    ['switzerland', 'CHF', 'country'],
    ['EEUU', 'USD', 'abbreviation'],
    ['EE. UU.', 'USD', 'abbreviation with points'],
    ['UK', 'GBP', 'abbreviation'],
    ['Costa de Marfil', 'XOF', 'country of several words'],
    ['ivory coast', 'XOF', 'country of several words'],
    ['Dubai', 'AED', 'city'],
    ['dolar canada', 'CAD', 'name and country'],
    ['curaçao', 'XCG', 'cedilla'],
    ['dolra', 'USD', 'swapped letters'],
    ['euor', 'EUR', 'swapped letters'],
    ['mexcio', 'MXN', 'swapped letters in a country'],
    ['bitcion', 'BTC', 'swapped letters'],
    ['sterlng', 'GBP', 'missing letter'],
    ['frannco', 'CHF', 'doubled letter'],
    ['kanada', 'CAD', 'wrong first letter'],
    ['gpb', 'GBP', 'swapped letters of a code'],
    ['argentuna', 'ARS', 'wrong letter'],
  ])('%j finds %s first (%s)', (query, code) => {
    expect(codesFor(query)[0]).toBe(code);
  });

  it('puts symbol owners before code prefixes, code prefixes before names, names before countries', () => {
    expect(codesFor('m').indexOf('MXN')).toBe(0);
    // CHF and CLP begin with the letters typed; CAD has it in Canadá only by its code too
    expect(codesFor('ch').slice(0, 1)).toEqual(['CHF']);
    expect(codesFor('ch').indexOf('CNY')).toBeGreaterThan(codesFor('ch').indexOf('CHF'));
    expect(codesFor('georgia')).toEqual(['GEL']);
  });

  it('lists every owner of a shared word', () => {
    expect(codesFor('corona')).toEqual(['NOK', 'SEK', 'DKK', 'CZK', 'ISK']);
    expect(codesFor('venezuela').sort()).toEqual(['VED', 'VES']);
    expect(codesFor('cfa').sort()).toEqual(['XAF', 'XOF']);
  });
});

it('a third language is searched by handing in its names, places and words', () => {
  const portuguese = {
    currencyNames: { BRL: 'Real brasileiro', GBP: 'Libra esterlina' },
    currencyWords: {
      names: { BRL: 'pila' },
      places: { EUR: 'Alemanha' },
      nounOf: String,
      everyday: '',
      denominations: [],
    },
  };
  const three = buildCurrencyIndex({ languages: [portuguese, es, en], aliases });
  const first = (query: string) => search(query, three)[0]?.code;
  expect(['real brasileiro', 'pilas', 'alemanha', 'germany', 'quid'].map(first)).toEqual([
    'BRL',
    'BRL',
    'EUR',
    'EUR',
    'GBP',
  ]);
});

describe('no match', () => {
  it.each(['qqqq', '#', '123', 'usdeur', '💶'])('%j finds nothing', (query) => {
    expect(codesFor(query)).toEqual([]);
  });

  it('a page of text finds nothing either', () => {
    expect(codesFor('xyz '.repeat(5000))).toEqual([]);
  });
});

describe('the order of matches', () => {
  const invented = (currencyNames: Record<string, string>) => ({
    currencyNames,
    currencyWords: { names: {}, places: {}, nounOf: (name: string) => name, everyday: '', denominations: [] },
  });
  const few = buildCurrencyIndex({
    languages: [
      { USD: 'Zeta uno', EUR: 'Otro zeta', CAD: 'Won de corea', AUD: 'Peso azul', NZD: 'Pesox' },
      { HKD: 'Zeta in English' },
    ].map(invented),
    aliases: {
      GBP: ['zeta jpy'],
      JPY: ['', 'zeta'],
      CHF: ['', 'gran zeta'],
      SGD: ['', '', 'dicho zeta'],
    },
  });
  const found = (query: string) => search(query, few).map((currency) => currency.code);

  it('symbol, name or whole place, word, part of a place; popular first within each', () => {
    expect(found('zeta')).toEqual(['GBP', 'USD', 'JPY', 'HKD', 'EUR', 'SGD', 'CHF']);
  });

  it('an exact code before a symbol of the same letters', () => {
    expect(found('jpy')).toEqual(['JPY', 'GBP']);
  });

  it('a plural is an exact match, so that no slip is looked for', () => {
    expect(found('pesos')).toEqual(['AUD']);
    expect(found('wones')).toEqual(['CAD']);
  });

  it('words may come from name and place, but all of them have to be found', () => {
    expect(found('corea won')).toEqual(['CAD']);
    expect(found('gran zeta')).toEqual(['CHF']);
    expect(found('chf zeta')).toEqual(['CHF']);
    expect(found('zeta corea')).toEqual([]);
  });

  it('a slip is forgiven in long words only, and every word has to be near', () => {
    expect(found('de corae')).toEqual(['CAD']);
    expect(found('wo corae')).toEqual(['CAD']);
    expect(found('won xorea')).toEqual(['CAD']);
    expect(found('corae xyzw')).toEqual([]);
    expect(found('wom')).toEqual([]);
  });

  it('what has no name is found by its code', () => {
    expect(found('ars')).toEqual(['ARS']);
    expect(found('es')).toEqual([]);
    expect(found('plz')).toEqual([]);
  });
});

describe('properties', () => {
  it('[D.search] every name in either language finds its currency, in any case and without accents', () => {
    for (const { code } of CURRENCIES) {
      for (const name of [es.currencyNames[code] ?? '', en.currencyNames[code] ?? '']) {
        expect(codesFor(name), name).toContain(code);
        expect(codesFor(name.toUpperCase()), name).toContain(code);
        expect(codesFor(name.normalize('NFD').replace(/\p{M}/gu, '')), name).toContain(code);
      }
    }
  });

  it('[D.search] every term finds its currency', () => {
    for (const [code, list] of lists)
      for (const term of list)
        expect(codesFor(term.replace(/^[~*=]/, '')), `${code} by ${term}`).toContain(code);
  });

  it('never throws and never lists a currency twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (query) => {
        const codes = codesFor(query);
        expect(new Set(codes).size).toBe(codes.length);
      }),
    );
  });

  it('[D.search] forgives one slip anywhere in a name that nothing else matches', () => {
    const slip = fc.record({ at: fc.nat({ max: 8 }), letter: fc.constantFrom(...'abcdefghij') });
    fc.assert(
      fc.property(
        fc.constantFrom('estadounidense', 'esterlina', 'colombiano', 'guatemalteco'),
        slip,
        (word, change) => {
          const typed = word.slice(0, change.at) + change.letter + word.slice(change.at + 1);
          expect(codesFor(typed)).toEqual(codesFor(word));
        },
      ),
    );
  });
});
