import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { createLiteralParser } from './create-literal-parser.ts';
import type { LiteralParser } from './literal-parser.ts';
import { Spelling } from './spelling/spelling.ts';

/**
 * Makes a parser of questions about units and money, which also puts slips right. Its words are put in order when the first
 * question is asked.
 * @param units the units that questions can be about
 * @param languages the languages they can be asked in, all at once
 */
export function createQuestionParser(
  units: UnitSet,
  languages: readonly Language[],
): Pick<LiteralParser, 'cut' | 'parse'> {
  const parser = createLiteralParser(units, languages);
  parser.correctWith(Spelling);
  return parser;
}
