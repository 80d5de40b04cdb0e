// Written by npm run build:openapi.
import type { GenericSchema, InferOutput } from 'valibot';
import type * as contract from './index.ts';

type Schemas = {
  [Name in keyof typeof contract as Name extends `${infer Own}Schema`
    ? Capitalize<Own>
    : never]: (typeof contract)[Name];
};
type Infer<Name extends keyof Schemas> = Schemas[Name] extends GenericSchema
  ? InferOutput<Schemas[Name]>
  : never;

/** What the calls respond with that respond with JSON, by their paths below the API's base. */
export interface Responses {
  'GET /averages/{from}/{to}': Infer<'AverageWithOrigins'>;
  'GET /currency-history/{from}/{to}': Infer<'HistoryWithOrigins'> | Infer<'HistorySpanWithOrigins'>;
  'GET /currency-history/{from}/{to}/{period}': Infer<'HistoryPoints'>;
  'GET /exchange-rates': Infer<'ExchangeRates'> | Infer<'RatesWithQuotes'>;
  'GET /signed/latest.json': Infer<'SignedPointer'>;
  'GET /signed/rates/{file}': Infer<'ExchangeRates'> | Infer<'Signature'>;
  'GET /signed/history/{version}/{file}': Infer<'HistorySpan'> | Infer<'Signature'>;
  'GET /status': Infer<'StatusReport'>;
  'GET /sources': Infer<'SourcesReport'>;
  'POST /conversions': Infer<'ConversionRecord'>;
  'GET /conversions/recent': Infer<'ConversionRecords'>;
  'GET /favorites': Infer<'FavoriteRecords'>;
  'POST /favorites': Infer<'FavoriteRecord'>;
  'GET /favorites/removed': Infer<'Removals'>;
  'DELETE /favorites/{id}': Infer<'RemovedFavorite'>;
  'GET /alerts': Infer<'AlertStates'>;
  'POST /alerts': Infer<'AlertStates'>;
  'PUT /alerts': Infer<'AlertStates'>;
  'GET /alerts/key': Infer<'PushKey'>;
}
