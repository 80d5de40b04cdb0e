import type { StreetRate } from '../../money/rate-table.ts';
import { hasDigit, singleSpaced } from '../../text/characters.ts';
import { foldLetters } from '../../text/fold-text.ts';

/**
 * How people call a rate that is no reference rate, by its name; folded. A word that means something else too stands only
 * beside what is changed: `tarjeta` and `bolsa` beside the dollar or the euro.
 */
const WORDS: Readonly<Record<string, string>> = {
  blue: 'blue',
  mep: 'mep|(?<=dolar(?:es)? )bolsa',
  ccl: 'ccl|contado con liqui(?:dacion)?',
  tarjeta: '(?<=(?:dolar|dolares|euro|euros|usd|eur) )tarjeta|card(?= (?:dollar|euro)s?)',
  cripto: '(?<=(?:dolar|dolares|usd) )cripto|crypto(?= dollars?)',
  paralelo: 'paralel[oa]s?|parallel',
  informal: 'informal',
  binance: 'binance',
};

/** Money of a country that shares its name with others': in a question with a kind it is the one that has it. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  ARS: 'pesos?(?: argentinos?)?',
  CUP: 'pesos?(?: cubanos?)?',
  VES: 'bolivar(?:es)?(?: venezolanos?)?',
};

/** A question about money with the name of a rate, and what is left of it without. */
export interface KindReading {
  readonly rest: string;
  readonly street: StreetRate;
}

const wordOf = (words: string) => new RegExp(`(?<![a-z\\d])(?:${words})(?![a-z\\d])`, 'g');
/** The names of all kinds. */
const ANY_KIND = wordOf(Object.values(WORDS).join('|'));

/** Whether a text may name a kind at all. */
export const mayNameKind = (text: string): boolean => foldLetters(text).search(ANY_KIND) >= 0;

/**
 * The readings of a text as a question at a kind of rate that there is; the dollar's rate where it has no amount.
 * @param kinds what the table has
 */
export function readKinds(text: string, kinds: readonly StreetRate[]): readonly KindReading[] {
  const folded = foldLetters(text);
  return kinds
    .filter(({ base }) => base === 'USD')
    .flatMap((street) => {
      const words = WORDS[street.name];
      if (!words || !wordOf(words).test(folded)) return [];
      const shared = SHARED_NAMES[street.code];
      const plain = singleSpaced(folded.replace(wordOf(words), ' '));
      const named = shared ? plain.replace(wordOf(shared), street.code) : plain;
      if (named === '') return [{ rest: `1 USD in ${street.code}`, street }];
      return [
        { rest: named, street },
        { rest: `${named} in ${street.code}`, street },
        { rest: `1 USD ${named}`, street },
        ...(hasDigit(named) ? [] : [{ rest: `1 USD in ${street.code}`, street }]),
      ];
    });
}
