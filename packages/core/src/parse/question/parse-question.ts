import { currencyNames as en } from '../../locale/en/currency-names.ts';
import { currencyNames as es } from '../../locale/es/currency-names.ts';
import { currencyTerms } from '../../money/currency-terms.ts';
import { convertAnyExact, findAnyUnit } from '../../units/extended/convert-any.ts';
import { addCurrencies } from './currency-words.ts';
import { addUnitWords, KNOWN_CATEGORIES } from './known-units.ts';
import type { Question, QuestionError } from './question.ts';
import { type ParseOptions, QuestionParser } from './question-parser.ts';
import { Vocabulary } from './vocabulary.ts';

let parser: QuestionParser | undefined;

function createParser(): QuestionParser {
  const vocabulary = new Vocabulary();
  addUnitWords(vocabulary);
  addCurrencies(vocabulary, { es, en, terms: currencyTerms });
  return new QuestionParser(vocabulary, {
    findUnit: findAnyUnit,
    convertExact: convertAnyExact,
    categories: KNOWN_CATEGORIES,
  });
}

/**
 * Understands a question about units or money, in Spanish or English.
 * @param text `100 usd a eur`, `5'11" in cm`, `¿cuántos pies hay en una milla?`
 * @param options the interface language, which decides ties only
 * @returns the likeliest interpretation with the other plausible ones, or an error with its place and suggestions; never throws
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError {
  parser ??= createParser();
  return parser.parse(text, options);
}
