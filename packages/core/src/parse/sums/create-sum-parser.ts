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
  const read = inOwnWords(languages, (text, options) => {
    const plain = questions.parse(text, options);
    // patterns of sums take seconds for ten thousand letters
    return !plain.ok && plain.code === 'too-long' ? plain : third.read(text, plain, options);
  });
  return { parse: (source, options) => third.unlessGuarded(source, read(source, options), options) };
}
