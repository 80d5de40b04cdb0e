/** `npm run build:openapi`: writes server/openapi.json and contract/src/responses.ts after changes of calls. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@equivale/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import { CALLS } from '../packages/server/src/routes/all-calls.ts';
import { refusalsOf } from '../packages/server/src/routes/call.ts';
import { root, run } from './run.mjs';

type Json = Record<string, unknown>;

/** Names of the contract's schemas: `exchangeRatesSchema` is `ExchangeRates`. */
const NAMES = new Map<unknown, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    name.endsWith('Schema') ? [[value, name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length)]] : [],
  ),
);
/** Those that a call has, by name. Checks that no schema can state, such as the days of the calendar, are left out. */
const used = new Map<string, Json>();
function ref(schema: Parameters<typeof toJsonSchema>[0]): Json {
  const name = NAMES.get(schema);
  if (name === undefined) throw new Error('a call has a schema that the contract does not export');
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  used.set(name, rest);
  return { $ref: `#/components/schemas/${name}` };
}

/** Encrypted bytes, opaque to the server. */
const OPAQUE = { 'application/octet-stream': { schema: {} } };
const ETAG = { ETag: { schema: { type: 'string' }, description: 'Names this state' } };
const REFUSED = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: ref(contract.problemSchema) } },
};

type Call = (typeof CALLS)[number];

function contentOf({ content, hasCsv }: Call['outcomes'][number]): Json | undefined {
  if (content === undefined) return undefined;
  if (content === 'bytes') return OPAQUE;
  if (content === 'problem') return REFUSED.content;
  const schemas = content === 'any' ? [{ type: 'object' }] : content.map(ref);
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return {
    'application/json': { schema },
    ...(hasCsv && { 'text/csv': { schema: { type: 'string' } } }),
  };
}

/** Responses by status; any call may also get 429 and, if we fail, 500. */
function responsesOf(call: Call): Json {
  const taken = Object.entries(call.outcomes).map(([status, outcome]) => {
    const content = contentOf(outcome);
    const { description, hasEtag } = outcome;
    return [status, { description, ...(hasEtag && { headers: ETAG }), ...(content && { content }) }] as const;
  });
  return Object.fromEntries([
    ...taken,
    ...[...refusalsOf(call), 429, 500].map((status) => [status, REFUSED] as const),
  ]);
}

function parametersOf({ params = {}, query = {}, headers = {} }: Call): Json[] {
  const all = { path: params, query, header: headers };
  return Object.entries(all).flatMap(([where, parameters]) =>
    Object.entries(parameters).map(([name, { schema, description, isRequired }]) => ({
      name,
      in: where,
      required: where === 'path' || isRequired === true,
      schema,
      description,
    })),
  );
}

function operationOf(call: Call): Json {
  const { summary, byToken, body } = call;
  const parameters = parametersOf(call);
  const content = body === 'bytes' ? OPAQUE : body && { 'application/json': { schema: ref(body) } };
  return {
    summary,
    // The token from the first response to a subscription, or that of a sync group.
    ...(byToken && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(call),
  };
}

const pathsOf = (calls: readonly Call[]): Json =>
  Object.fromEntries(
    [...Map.groupBy(calls, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  );

const file = join(root, 'packages/server/openapi.json');

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
    paths: pathsOf(CALLS),
    components: {
      schemas: Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const responsesFile = join(root, 'packages/contract/src/responses.ts');

/** What each call responds with, as types of the contract. */
export function responseTypes(): string {
  const rows = CALLS.flatMap(({ method, path, outcomes }) => {
    const schemas = Object.values(outcomes).flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const types = schemas.map((schema) => `Infer<'${NAMES.get(schema)}'>`);
    return types.length === 0 ? [] : [`  '${method} ${path.slice('/api'.length)}': ${types.join(' | ')};\n`];
  });
  return `// Written by npm run build:openapi.
import type { GenericSchema, InferOutput } from 'valibot';
import type * as contract from './index.ts';

type Schemas = { [Name in keyof typeof contract as Name extends \`\${infer Own}Schema\` ? Capitalize<Own> : never]: (typeof contract)[Name] };
type Infer<Name extends keyof Schemas> = Schemas[Name] extends GenericSchema ? InferOutput<Schemas[Name]> : never;

/** What the calls respond with that respond with JSON, by their paths below the API's base. */
export interface Responses {
${rows.join('')}}
`;
}

if (import.meta.main) {
  writeFileSync(file, JSON.stringify(openApiDocument(), null, 2));
  writeFileSync(responsesFile, responseTypes());
  // Formats the files as Biome does.
  process.exitCode = await run('biome', ['format', '--write', file, responsesFile], { quiet: true });
}
