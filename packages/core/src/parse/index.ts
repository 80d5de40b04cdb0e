export { type Answer, type AnswerFailure, type AnswerPart, answerReading } from './answer-reading.ts';
export { parseQuestion } from './parse-question.ts';
export type {
  Ambiguity,
  QuantityPart,
  Question,
  QuestionError,
  QuestionErrorCode,
  Reading,
  Sense,
  Span,
} from './question.ts';
export type { ParseOptions } from './question-parser.ts';
