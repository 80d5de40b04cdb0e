import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { createThirdReader } from '../create-third-reader.ts';
import { inOwnWords } from '../in-own-words.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import { SumSigns } from './sum-signs.ts';

/**
 * A parser that understands sums too, and what follows from amounts. Arithmetic stays as the parser of questions has it.
 * @param questions understands everything that is no sum
 */
export function createSumParser(
  questions: Pick<LiteralParser, 'cut' | 'parse'>,
  units: UnitSet,
  languages: readonly Language[],
): Pick<LiteralParser, 'parse'> {
  const signs = new SumSigns(languages);
  const third = createThirdReader(questions, units, languages, signs);
  const read = inOwnWords(languages, (text, options) =>
    third.read(text, questions.parse(text, options), options),
  );
  return { parse: (source, options) => third.unlessGuarded(source, read(source, options), options) };
}
