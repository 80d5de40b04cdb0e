import type { Language } from '../../locale/language.ts';
import { currencyAliases } from '../../money/currencies/aliases.ts';
import { unitAliases } from '../../units/aliases.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { type LiteralParser, literalParser } from './literal-parser.ts';
import { addCurrencies } from './words/currency-words.ts';
import { LittleWords } from './words/little-words.ts';
import { addUnits } from './words/unit-words.ts';
import { Vocabulary } from './words/vocabulary.ts';

/** Adds everything that names one of these units, or money. */
export function addWords<Words extends Vocabulary>(
  vocabulary: Words,
  units: UnitSet,
  languages: readonly Language[],
): Words {
  addUnits(vocabulary, units, languages, unitAliases);
  addCurrencies(vocabulary, languages, currencyAliases);
  return vocabulary;
}

/**
 * Makes a parser of questions as they are typed, for callers that load the help with slips and other ways of writing later.
 * Its words are put in order when the first question is asked.
 * @param units the units that questions can be about
 * @param languages the languages they can be asked in, all at once
 */
export const createLiteralParser = (units: UnitSet, languages: readonly Language[]): LiteralParser =>
  literalParser(units, () => ({
    vocabulary: addWords(new Vocabulary(), units, languages),
    words: new LittleWords(languages),
  }));
