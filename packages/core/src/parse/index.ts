export { inOwnWords } from './in-own-words.ts';
export { createLiteralParser } from './question/create-literal-parser.ts';
export { createQuestionParser } from './question/create-question-parser.ts';
export type {
  Correction,
  Interpretation,
  QuantityPart,
  Question,
  QuestionError,
  QuestionErrorCode,
  Span,
} from './question/question.ts';
export type { ParseOptions, QuestionParser } from './question/question-parser.ts';
export {
  type QuestionResult,
  type ResultFailure,
  type ResultPart,
  resultOf,
} from './question/result-of.ts';
export type { Sense } from './question/words/senses.ts';
export { resultOfSum, type SumFailure, type SumResult, type TermQuote } from './sums/result-of-sum.ts';
export { formulaText, isSum, type SumInterpretation } from './sums/sum.ts';
export { SumSigns } from './sums/sum-signs.ts';
