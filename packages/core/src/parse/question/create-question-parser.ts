import type { Language } from '../../locale/language.ts';
import { currencyAliases } from '../../money/currencies/aliases.ts';
import { unitAliases } from '../../units/aliases.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { QuestionParser } from './question-parser.ts';
import { Spelling } from './spelling.ts';
import { addCurrencies } from './words/currency-words.ts';
import { LittleWords } from './words/little-words.ts';
import { addUnits } from './words/unit-words.ts';
import { Vocabulary } from './words/vocabulary.ts';

/**
 * Makes a parser of questions about units and money. Its words are put in order when the first question is asked.
 * @param units the units that questions can be about
 * @param languages the languages they can be asked in, all at once
 */
export function createQuestionParser(
  units: UnitSet,
  languages: readonly Language[],
): Pick<QuestionParser, 'parse'> {
  let parser: QuestionParser | undefined;
  return {
    parse(text, options) {
      if (!parser) {
        const vocabulary = new Vocabulary();
        addUnits(vocabulary, units, languages, unitAliases);
        addCurrencies(vocabulary, languages, currencyAliases);
        const words = new LittleWords(languages);
        const spelling = new Spelling(vocabulary, words);
        parser = new QuestionParser(vocabulary, units, words, { spelling, twinOf: decimalTwin });
      }
      return parser.parse(text, options);
    },
  };
}
