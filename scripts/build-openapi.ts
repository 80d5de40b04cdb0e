/**
 * Writes packages/server/openapi.json from the contract. Run by hand after a change of the contract or of a route:
 *
 *     npm run build:openapi
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  alertStatesSchema,
  averageRateSchema,
  conversionRecordSchema,
  conversionRecordsSchema,
  exchangeRatesSchema,
  favoriteRecordSchema,
  favoriteRecordsSchema,
  HISTORY_PERIODS,
  historyPointsSchema,
  historyResponseSchema,
  historySpanSchema,
  newConversionSchema,
  newFavoriteSchema,
  PAIRING_MESSAGES,
  problemSchema,
  pushKeySchema,
  ratesWithQuotesSchema,
  removalsSchema,
  removedFavoriteSchema,
  signatureSchema,
  signedPointerSchema,
  sourcesReportSchema,
  statusReportSchema,
  subscriptionSchema,
} from '@equivale/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import { root, run } from './run.mjs';

const SCHEMAS = {
  ExchangeRates: exchangeRatesSchema,
  RatesWithQuotes: ratesWithQuotesSchema,
  HistoryResponse: historyResponseSchema,
  HistorySpan: historySpanSchema,
  AverageRate: averageRateSchema,
  HistoryPoints: historyPointsSchema,
  NewConversion: newConversionSchema,
  ConversionRecord: conversionRecordSchema,
  ConversionRecords: conversionRecordsSchema,
  NewFavorite: newFavoriteSchema,
  FavoriteRecord: favoriteRecordSchema,
  FavoriteRecords: favoriteRecordsSchema,
  RemovedFavorite: removedFavoriteSchema,
  Removals: removalsSchema,
  SourcesReport: sourcesReportSchema,
  StatusReport: statusReportSchema,
  SignedPointer: signedPointerSchema,
  Signature: signatureSchema,
  AlertSubscription: subscriptionSchema,
  AlertStates: alertStatesSchema,
  PushKey: pushKeySchema,
  Problem: problemSchema,
} as const;
type SchemaName = keyof typeof SCHEMAS;

type Json = Record<string, unknown>;

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
const csv = { 'text/csv': { schema: { type: 'string' } } };

const ok = (schema: Json, description: string, content: Json = {}) => ({
  200: { description, content: { ...json(schema), ...content } },
});
/** Error responses by status; any call may also get 429 and, if we fail, 500. */
const refusals = (...statuses: number[]) =>
  Object.fromEntries(
    [...statuses, 429, 500].map((status) => [
      status,
      { description: 'Refused', content: { 'application/problem+json': { schema: ref('Problem') } } },
    ]),
  );

const parameter = (where: 'path' | 'query', name: string, schema: Json, description: string) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
  description,
});
const code = (name: string) =>
  parameter('path', name, { type: 'string', pattern: '^[A-Za-z]{3,5}$' }, 'Currency code, in either case');
const signedFile = (example: string) =>
  parameter('path', 'file', { type: 'string' }, `Such as ${example}; its signature ends in .sig`);
const PAIR = [code('from'), code('to')];
const PERIOD = { type: 'string', enum: HISTORY_PERIODS };
const day = (name: string, description: string) =>
  parameter('query', name, { type: 'string', format: 'date' }, description);
const body = (name: SchemaName) => ({ required: true, content: json(ref(name)) });
const created = (name: SchemaName) => ({ 201: { description: 'Kept', content: json(ref(name)) } });

const page = (byDefault: number, most: number) => [
  parameter(
    'query',
    'limit',
    { type: 'integer', minimum: 1, maximum: most, default: byDefault },
    'How many at most',
  ),
  parameter(
    'query',
    'after',
    { type: 'string' },
    'Where the page begins, as the Link header of the page before says',
  ),
];

/** Bytes that mean something to the devices alone. */
const opaque = { 'application/octet-stream': { schema: {} } };
const etag = { ETag: { schema: { type: 'string' }, description: 'Names this state' } };
const chain = parameter(
  'path',
  'chain',
  { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  'SHA-256 digest of the token, in base64url',
);
const precondition = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description,
});
const PAIRING = [
  parameter('path', 'code', { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{12}$' }, 'Code of the pairing'),
  parameter('path', 'step', { type: 'integer', minimum: 0, maximum: PAIRING_MESSAGES - 1 }, 'Which message'),
];
const FORMAT = parameter(
  'query',
  'format',
  { type: 'string', enum: ['csv', 'json'] },
  'JSON unless it says csv',
);
/** The token that the first response to a subscription holds. */
const BY_TOKEN = [{ token: [] }];

const HISTORY_QUERY = [
  parameter('query', 'period', { ...PERIOD, default: '7d' }, 'Window that ends at the newest observation'),
  day(
    'from',
    'First day of a span, instead of a period; the response names the part of it in which there are values',
  ),
  day('to', 'Last day of the span; today when absent'),
  FORMAT,
];

const PATHS = {
  '/api/exchange-rates': {
    get: {
      summary: 'All rates, units per 1 USD',
      parameters: [
        parameter('query', 'detail', { const: '1' }, 'Also what stands behind each rate'),
        day('on', 'A day since 1999-01-04: of each code what had been published last by then'),
        FORMAT,
      ],
      responses: {
        ...ok({ anyOf: [ref('ExchangeRates'), ref('RatesWithQuotes')] }, 'The table', csv),
        ...refusals(400),
      },
    },
  },
  '/api/currency-history/{from}/{to}': {
    get: {
      summary: 'History of a pair, by period or by days',
      parameters: [...PAIR, ...HISTORY_QUERY],
      responses: {
        ...ok({ anyOf: [ref('HistoryResponse'), ref('HistorySpan')] }, 'Observations, oldest first', csv),
        ...refusals(400, 404),
      },
    },
  },
  '/api/currency-history/{from}/{to}/{period}': {
    get: {
      summary: 'History of a pair, the points alone',
      parameters: [
        ...PAIR,
        parameter('path', 'period', PERIOD, 'Window that ends at the newest observation'),
        FORMAT,
      ],
      responses: { ...ok(ref('HistoryPoints'), 'Observations, oldest first', csv), ...refusals(400, 404) },
    },
  },
  '/api/averages/{from}/{to}': {
    get: {
      summary: 'Average rate of a pair over a span of days',
      parameters: [...PAIR, day('from', 'First day'), day('to', 'Last day; today when absent'), FORMAT],
      responses: { ...ok(ref('AverageRate'), 'The average', csv), ...refusals(400, 404) },
    },
  },
  '/api/signed/latest.json': {
    get: {
      summary: 'Which signed table is the newest',
      responses: { ...ok(ref('SignedPointer'), 'The pointer'), ...refusals(400) },
    },
  },
  '/api/signed/rates/{file}': {
    get: {
      summary: 'A table that never changes, or its signature',
      parameters: [signedFile('1795392000000.json')],
      responses: {
        ...ok({ anyOf: [ref('ExchangeRates'), ref('Signature')] }, 'The file'),
        ...refusals(400, 404),
      },
    },
  },
  '/api/signed/history/{version}/{file}': {
    get: {
      summary: 'Five years of a currency per euro, or their signature',
      parameters: [
        parameter('path', 'version', { type: 'string', pattern: '^\\d{1,16}$' }, 'Version of the table'),
        signedFile('USD.json'),
      ],
      responses: {
        ...ok({ anyOf: [ref('HistorySpan'), ref('Signature')] }, 'The file'),
        ...refusals(400, 404),
      },
    },
  },
  '/api/sources': {
    get: {
      summary: 'How every source is doing, and what was refused lately',
      responses: { ...ok(ref('SourcesReport'), 'The report'), ...refusals(400) },
    },
  },
  '/api/status': {
    get: {
      summary: 'How every source has done in the last 90 days',
      responses: { ...ok(ref('StatusReport'), 'The report'), ...refusals(400) },
    },
  },
  '/api/conversions': {
    post: {
      summary: 'Keep a conversion for this device',
      requestBody: body('NewConversion'),
      responses: { ...created('ConversionRecord'), ...refusals(400, 403, 413, 415) },
    },
  },
  '/api/conversions/recent': {
    get: {
      summary: "This device's latest conversions, newest first",
      parameters: page(10, 500),
      responses: { ...ok(ref('ConversionRecords'), 'The conversions'), ...refusals(400) },
    },
  },
  '/api/favorites': {
    get: {
      summary: "This device's favorites, newest first",
      parameters: page(500, 500),
      responses: { ...ok(ref('FavoriteRecords'), 'The favorites'), ...refusals(400) },
    },
    post: {
      summary: 'Keep a favorite for this device',
      requestBody: body('NewFavorite'),
      responses: { ...created('FavoriteRecord'), ...refusals(400, 403, 409, 413, 415) },
    },
  },
  '/api/favorites/removed': {
    get: {
      summary: 'The favorites that this device removed last, newest first',
      responses: { ...ok(ref('Removals'), 'Their ids, and when each was removed'), ...refusals(400) },
    },
  },
  '/api/favorites/{id}': {
    delete: {
      summary: 'Remove a favorite of this device',
      parameters: [parameter('path', 'id', { type: 'string', format: 'uuid' }, 'Id of the favorite')],
      responses: { ...ok(ref('RemovedFavorite'), 'Removed'), ...refusals(400, 403, 404) },
    },
  },
  '/api/device': {
    delete: {
      summary: 'Erase all that the service keeps of this device',
      responses: { 204: { description: 'Erased' }, ...refusals(400, 403) },
    },
  },
  '/api/sync/{chain}': {
    get: {
      summary: 'The encrypted state that paired devices share',
      security: BY_TOKEN,
      parameters: [chain, precondition('If-None-Match', 'Etag of the state that is known')],
      responses: {
        200: { description: 'The state', headers: etag, content: opaque },
        304: { description: 'It is the known one' },
        ...refusals(400, 401, 404),
      },
    },
    put: {
      summary: 'Put a state in the place of another',
      security: BY_TOKEN,
      parameters: [
        chain,
        precondition('If-Match', 'Etag of the state that it replaces'),
        precondition('If-None-Match', '`*` for the first state'),
      ],
      requestBody: { required: true, content: opaque },
      responses: {
        201: { description: 'The first state is stored', headers: etag },
        204: { description: 'Replaced', headers: etag },
        ...refusals(400, 401, 404, 409, 413, 415, 428),
        412: {
          description: 'Another state is there',
          headers: etag,
          content: { 'application/problem+json': { schema: ref('Problem') } },
        },
      },
    },
    delete: {
      summary: 'Erase the state',
      security: BY_TOKEN,
      parameters: [chain],
      responses: { 204: { description: 'Erased' }, ...refusals(400, 401, 404, 409) },
    },
  },
  '/api/sync/{chain}/last': {
    put: {
      summary: 'Put the last state in the place of another; nothing replaces or erases it',
      security: BY_TOKEN,
      parameters: [
        chain,
        precondition('If-Match', 'Etag of the state that it replaces'),
        precondition('If-None-Match', '`*` where there is none'),
      ],
      requestBody: { required: true, content: opaque },
      responses: {
        201: { description: 'Stored', headers: etag },
        204: { description: 'Replaced', headers: etag },
        ...refusals(400, 401, 404, 409, 412, 413, 415, 428),
      },
    },
  },
  '/api/pairing/{code}/{step}': {
    get: {
      summary: 'A message between two devices that are being paired',
      parameters: PAIRING,
      responses: {
        200: { description: 'The message', content: opaque },
        204: { description: 'It has not come yet' },
        ...refusals(400, 404),
      },
    },
    put: {
      summary: 'Send it; the first opens the pairing, for five minutes',
      parameters: PAIRING,
      requestBody: { required: true, content: opaque },
      responses: { 201: { description: 'Sent' }, ...refusals(400, 404, 409, 413, 415) },
    },
  },
  '/api/alerts': {
    get: {
      summary: 'How the alerts of the subscription stand',
      security: BY_TOKEN,
      responses: { ...ok(ref('AlertStates'), 'The alerts'), ...refusals(400, 403, 404) },
    },
    post: {
      summary: 'Subscribe to messages, with all alerts of the device; the response holds the token',
      requestBody: body('AlertSubscription'),
      responses: { ...created('AlertStates'), ...refusals(400, 403, 404, 413, 415) },
    },
    put: {
      summary: 'Put these alerts and this endpoint in the place of those before',
      security: BY_TOKEN,
      requestBody: body('AlertSubscription'),
      responses: { ...ok(ref('AlertStates'), 'The alerts'), ...refusals(400, 403, 404, 413, 415) },
    },
    delete: {
      summary: 'Erase the subscription with all its alerts',
      security: BY_TOKEN,
      responses: { 204: { description: 'Erased' }, ...refusals(400, 403, 404) },
    },
  },
  '/api/alerts/key': {
    get: {
      summary: "The service's public key, which browsers need to subscribe",
      responses: { ...ok(ref('PushKey'), 'The key'), ...refusals(400, 403, 404) },
    },
  },
  '/api/openapi.json': {
    get: {
      summary: 'This document',
      responses: { ...ok({ type: 'object' }, 'OpenAPI 3.1'), ...refusals(400) },
    },
  },
} as const;

const file = join(root, 'packages/server/openapi.json');

/** Checks that no schema can state, such as the days of the calendar, are left out. */
function components(): Json {
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => {
    const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
    return [name, rest] as const;
  });
  return Object.fromEntries(entries);
}

/** The description of every public call, generated from the contract. @source OpenAPI Specification 3.1.1 */
export function openApiDocument(): Json {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Equivale',
      version,
      summary: 'Exchange rates with their sources and dates, history, and records of anonymous devices',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: PATHS,
    components: {
      schemas: components(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

if (import.meta.main) {
  writeFileSync(file, JSON.stringify(openApiDocument(), null, 2));
  // As everything that is committed.
  process.exitCode = await run('biome', ['format', '--write', file], { quiet: true });
}
