export {
  type Answer,
  type AnswerFailure,
  type AnswerPart,
  answerReading,
} from './question/answer-reading.ts';
export { parseQuestion } from './question/parse-question.ts';
export type {
  Ambiguity,
  QuantityPart,
  Question,
  QuestionError,
  QuestionErrorCode,
  Reading,
  Sense,
  Span,
} from './question/question.ts';
export type { ParseOptions } from './question/question-parser.ts';
