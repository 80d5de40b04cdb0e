import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { createLiteralParser, type LiteralParser } from './create-literal-parser.ts';
import { Spelling } from './spelling/spelling.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/**
 * Makes a parser of questions about units and money, which also puts slips right. Its words are put in order when the first
 * question is asked.
 * @param units the units that questions can be about
 * @param languages the languages they can be asked in, all at once
 * @param stored the words of those, where they have been put in order before
 */
export function createQuestionParser(
  units: UnitSet,
  languages: readonly Language[],
  stored?: Vocabulary,
): Pick<LiteralParser, 'lexemesOf' | 'parse'> {
  const parser = createLiteralParser(units, languages, stored);
  parser.correctWith(Spelling);
  return parser;
}
