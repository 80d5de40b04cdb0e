export { addWords } from '../parse/question/create-literal-parser.ts';
export { StoredVocabulary } from '../parse/question/words/stored-vocabulary.ts';
export { KITCHEN_SOURCE } from './kitchen-json.ts';
export { type QueryContext, QueryResolver, type RatesAt, type ResolverOptions } from './query-resolver.ts';
export {
  isAsPublished,
  type KitchenAnswer,
  type QueryErrorCode,
  type ResolvedInterpretation,
  type ResolvedQuery,
  ratesDayOf,
} from './resolved-query.ts';
export { type JsonNumber, type JsonResult, jsonNumber, resultJson } from './result-json.ts';
