import type { Language } from '../locale/language.ts';
import type { Question, QuestionError } from './question/question.ts';
import type { ParseOptions } from './question/question-parser.ts';

type Read<Result> = (text: string, options: ParseOptions) => Result;

/**
 * What reads texts in whose first language whole phrases have to be put in other words: as they are put, and as they are typed where
 * only that makes a question.
 * @param languages those that are read; the first one's phrases are known
 * @param read reads a text as it stands
 */
export function inOwnWords<Result extends Question | QuestionError | undefined>(
  [own]: readonly Language[],
  read: Read<Result>,
): Read<Result> {
  return (text, options) => {
    const said = own?.reword?.(text);
    const question = said && read(said.text, options);
    if (!said || !question) return read(text, options);
    if (question.ok) {
      const corrections = question.corrections.map((one) => ({ ...one, span: said.spanOf(one.span) }));
      return { ...question, corrections };
    }
    const typed = read(text, options);
    return typed?.ok ? typed : { ...question, span: said.spanOf(question.span) };
  };
}
