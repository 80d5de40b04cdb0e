export { parseQuestion } from './question/parse-question.ts';
export type {
  Ambiguity,
  Interpretation,
  QuantityPart,
  Question,
  QuestionError,
  QuestionErrorCode,
  Sense,
  Span,
} from './question/question.ts';
export type { ParseOptions } from './question/question-parser.ts';
export {
  type QuestionResult,
  type ResultFailure,
  type ResultPart,
  resultOf,
} from './question/result-of.ts';
