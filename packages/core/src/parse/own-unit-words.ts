import { INGREDIENTS } from '../kitchen/ingredients.ts';
import { kitchenUnitsIn } from '../kitchen/kitchen-units.ts';
import type { Language } from '../locale/language.ts';
import { currencyAliases } from '../money/currencies/aliases.ts';
import { compare, rational } from '../number/rational.ts';
import { foldKey } from '../text/fold-question.ts';
import { unitAliases } from '../units/aliases.ts';
import type { OwnUnit } from '../units/own-units.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { createQuestionParser } from './question/create-question-parser.ts';
import { addCurrencies } from './question/words/currency-words.ts';
import { LittleWords } from './question/words/little-words.ts';
import { addUnits } from './question/words/unit-words.ts';
import { Vocabulary } from './question/words/vocabulary.ts';

/** What a word means to the reader of questions. */
export type WordMeaning =
  /** A unit, of the catalogue or own. */
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'currency'; readonly code: string }
  /** Something that the kitchen measures, or measures by, with its name in each language: flour, stick. */
  | { readonly kind: 'kitchen'; readonly names: Readonly<Record<string, string>> }
  /** It is part of a number: two, half, dozen. */
  | { readonly kind: 'number'; readonly word: string }
  /** It does something in a question or a sum: in, per, how many, tip. */
  | { readonly kind: 'word'; readonly word: string };

/** Words for an own unit, which may be taken. */
export interface OwnUnitWords {
  /**
   * What a word or phrase means already, in any language.
   * @param text as typed
   * @returns nothing for one that is free
   */
  meaningsOf(text: string): readonly WordMeaning[];
}

/** What the kitchen understands, by its folded words. */
function wordsOfKitchen(
  languages: readonly Language[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const { names, aliases } of INGREDIENTS)
    for (const word of [...Object.values(names), ...aliases]) found.set(foldKey(word), names);
  for (const { names = {} } of kitchenUnitsIn(languages)) {
    const ones = Object.fromEntries(Object.entries(names).map(([language, { one }]) => [language, one]));
    for (const { one, other } of Object.values(names))
      for (const word of [one, other]) found.set(foldKey(word), ones);
  }
  return found;
}

/** Meanings named, as a country's vara has many. */
const MOST = 9;

/** @param units all units whose words are taken, own ones included */
export function createOwnUnitWords(units: UnitSet, languages: readonly Language[]): OwnUnitWords {
  const vocabulary = new Vocabulary();
  addUnits(vocabulary, units, languages, unitAliases);
  addCurrencies(vocabulary, languages, currencyAliases);
  const inKitchen = wordsOfKitchen(languages);
  const littleWords = new LittleWords(languages);
  const sums = languages.flatMap(({ sumWords }) =>
    Object.values({ ...sumWords }).map((words: string) => new RegExp(`^(?:${words})$`, 'u')),
  );

  function littleMeaning(word: string): WordMeaning | undefined {
    const { numberWord, role, operator, point } = littleWords.find(word);
    if (numberWord) return { kind: 'number', word };
    const isWord = role || operator || point || sums.some((pattern) => pattern.test(word));
    return isWord ? { kind: 'word', word } : undefined;
  }

  return {
    meaningsOf(text) {
      const key = foldKey(text);
      // what does something in a question does it at the beginning of a phrase too (half, in); what may be left out (my) is no matter there
      const parts = key.split(' ');
      const first = parts.find((word) => littleWords.find(word).role !== 'filler');
      const little = littleMeaning(key) ?? littleMeaning(first ?? key);
      const senses = vocabulary.find(key, text).slice(0, MOST);
      const names = senses.length === 0 ? inKitchen.get(key) : undefined;
      return [
        ...(names ? [{ kind: 'kitchen' as const, names }] : []),
        ...senses.map(
          ({ id, category }): WordMeaning =>
            category === 'currency' ? { kind: 'currency', code: id } : { kind: 'unit', id },
        ),
        ...(little ? [little] : []),
      ];
    },
  };
}

/**
 * Whether questions understand an own unit by each of its words: the last proof before it is stored, since a word may be free
 * and still be read as something else (an amount, two units that touch).
 * @param units a set with the unit in it
 * @returns the word that is not understood; undefined where all are
 */
export function notUnderstood(
  { id, name, plural = name, symbol }: OwnUnit,
  units: UnitSet,
  languages: readonly Language[],
): string | undefined {
  const { parse } = createQuestionParser(units, languages);
  const five = rational(5n);
  return [name, plural, symbol].find((word) =>
    languages.some(({ locale }) =>
      [`5 ${word}`, `5${word}`, `5 ${word} = ${symbol}`].some((text) => {
        const question = parse(text, { locale });
        if (!question.ok || question.corrections.length > 0) return true;
        const { from, amount } = question.interpretation;
        return from !== id || compare(amount.toFraction(), five) !== 0;
      }),
    ),
  );
}
