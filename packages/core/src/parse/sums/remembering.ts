import type { ParseOptions } from '../question/question-parser.ts';
import type { Questions } from './sum-text.ts';

/**
 * Reads each text once for a question, whatever asks for it: the ways to put a question in other words come to the same words again and
 * again. What was read is kept with the options of the question, which have to be new ones for every question.
 */
export function remembering(questions: Questions): Questions {
  return {
    ...questions,
    parse: onceFor(questions.parse),
    lexemesOf: onceFor(questions.lexemesOf),
  };
}

function onceFor<Result>(read: (text: string, options: ParseOptions) => Result): typeof read {
  const known = new WeakMap<ParseOptions, Map<string, Result>>();
  return (text, options) => {
    let texts = known.get(options);
    if (!texts) {
      texts = new Map();
      known.set(options, texts);
    }
    let result = texts.get(text);
    if (result === undefined) {
      result = read(text, options);
      texts.set(text, result);
    }
    return result;
  };
}
