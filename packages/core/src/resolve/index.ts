export { type StoredWords, storedWords } from '../parse/question/words/stored-words.ts';
export { writeWords } from '../parse/question/words/write-words.ts';
export type { ComposedAnswer } from './composed-question.ts';
export { KITCHEN_SOURCE } from './kitchen-json.ts';
export {
  type QueryContext,
  QueryResolver,
  type ResolverOptions,
} from './query-resolver.ts';
export {
  isAsPublished,
  type KitchenAnswer,
  type QueryErrorCode,
  type ResolvedInterpretation,
  type ResolvedQuery,
  ratesDayOf,
  type UsedAverage,
} from './resolved-query.ts';
export { type JsonNumber, type JsonResult, jsonNumber, resultJson } from './result-json.ts';
export type { AveragesAt, Figures, RatesAt } from './work-out.ts';
