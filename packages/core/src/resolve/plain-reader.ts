import { literalParser } from '../parse/question/literal-parser.ts';
import type { Question, QuestionError } from '../parse/question/question.ts';
import type { ParseOptions } from '../parse/question/question-parser.ts';
import type { StoredWords } from '../parse/question/words/stored-words.ts';
import { SumSigns } from '../parse/sums/sum-signs.ts';
import type { UnitSet } from '../units/unit-set.ts';

/** What understands questions. */
export type Reader = (query: string, options: ParseOptions) => Question | QuestionError;

/**
 * What most questions are understood by: those that need nothing put right, nor are sums. It knows which ones it leaves to the whole
 * reader, and says of the others what that would say, since that begins with the same.
 */
export function plainReader(
  units: UnitSet,
  words: StoredWords,
): (...asked: Parameters<Reader>) => Question | undefined {
  const { cut, parse } = literalParser(units, () => words);
  const signs = new SumSigns(words.sums);
  return (query, options) => {
    const question = parse(query, options);
    if (!question.ok) return undefined;
    return signs.maySum(query, question, cut(query, options).lexemes) ? undefined : question;
  };
}
