import { currencyNames as currenciesEn } from '../../locale/en/currency-names.ts';
import { extendedUnitNames as extendedEn } from '../../locale/en/extended-unit-names.ts';
import { unitNames as en } from '../../locale/en/unit-names.ts';
import { currencyNames as currenciesEs } from '../../locale/es/currency-names.ts';
import { extendedUnitNames as extendedEs } from '../../locale/es/extended-unit-names.ts';
import { unitNames as es } from '../../locale/es/unit-names.ts';
import { currencyTerms } from '../../money/currencies/currency-terms.ts';
import { unitAliases } from '../../units/common/aliases.ts';
import { extendedUnitAliases } from '../../units/extended/aliases.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { addCurrencies } from './currency-words.ts';
import { QuestionParser } from './question-parser.ts';
import { addUnits } from './unit-words.ts';
import { Vocabulary } from './vocabulary.ts';

function createVocabulary(units: UnitSet): Vocabulary {
  const vocabulary = new Vocabulary();
  addUnits(vocabulary, units, {
    names: [
      { ...es, ...extendedEs },
      { ...en, ...extendedEn },
    ],
    terms: { ...unitAliases, ...extendedUnitAliases },
  });
  addCurrencies(vocabulary, { names: [currenciesEs, currenciesEn], terms: currencyTerms });
  return vocabulary;
}

/**
 * Makes a parser of questions about units and money, in Spanish or English. Its words are put in order when the first
 * question is asked.
 * @param units the units that questions can be about
 */
export function createQuestionParser(units: UnitSet): Pick<QuestionParser, 'parse'> {
  let parser: QuestionParser | undefined;
  return {
    parse(text, options) {
      parser ??= new QuestionParser(createVocabulary(units), units);
      return parser.parse(text, options);
    },
  };
}
