import type { Context, Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { Context as Parts } from '../context.ts';
import { refuseOtherSites, refuseOthersThanApp } from '../http/guards/same-site.ts';
import { readableByEverySite, usableByEverySite, usableByNativeApps } from '../http/responses/every-site.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';

/** A part of an address, or a header. */
export interface Parameter {
  readonly description: string;
  /** JSON Schema: describes it and checks nothing. */
  readonly schema: object;
  /** All that it may be; anything else is refused before the call is made. */
  readonly values?: readonly string[];
  /** Described as such; `respond` refuses what lacks it. */
  readonly isRequired?: true;
}
export type Parameters = Readonly<Record<string, Parameter>>;

/** A response: JSON by one of the schemas, bytes that only devices can read, a refusal that says more than others, or no body. */
interface Outcome {
  readonly description: string;
  readonly content?: readonly GenericSchema[] | 'bytes' | 'problem' | 'any';
  readonly hasCsv?: true;
  readonly hasEtag?: true;
}

/** What calls are made with. */
export type Deps = Pick<
  Parts,
  | 'alerts'
  | 'bodies'
  | 'limitPairings'
  | 'limitRate'
  | 'limitRecords'
  | 'now'
  | 'publication'
  | 'rates'
  | 'reports'
  | 'store'
>;

export type Query = ReadonlyMap<string, string>;
type Respond = (c: Context, deps: Deps, query: Query) => Response | Promise<Response>;

/** What the calls of one path have alike. */
interface Place {
  /** `{name}` is a part that varies. */
  readonly path: string;
  readonly params?: Parameters;
  /** Whether a token proves who calls; a call may differ from its path's others. */
  readonly byToken?: boolean;
  /**
   * Whose pages may call it: those of every site, which read (`every`) or send a secret (`secret`), those of the packaged apps too, which
   * alone may write (`app`), or those of this site alone (`own`). If absent, no header lets others read, and nothing is refused.
   */
  readonly sites?: 'every' | 'secret' | 'app' | 'own';
}

interface Declared extends Pick<Place, 'byToken'> {
  readonly summary: string;
  readonly query?: Parameters;
  readonly headers?: Parameters;
  readonly body?: GenericSchema | 'bytes';
  readonly outcomes: Readonly<Record<number, Outcome>>;
  /** Statuses of refusals that do not follow from the rest, {@link refusalsOf}. */
  readonly refusals?: readonly number[];
  readonly respond: Respond;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API, declared once: it is mounted, checked and described (OpenAPI, API page) from this. */
export interface Call extends Place, Declared {
  readonly method: Method;
}

/** The calls of one path. */
export const callsAt = (place: Place, methods: Readonly<Partial<Record<Method, Declared>>>): Call[] =>
  Object.entries(methods).map(([method, call]) => ({ ...place, ...call, method: method as Method }));

const isGuarded = ({ sites, method }: Call): boolean =>
  sites === 'own' || (sites === 'app' && method !== 'GET');

/** Statuses of the refusals of a call, besides 429 and 500. */
export const refusalsOf = (call: Call): number[] => [
  ...[400, ...(call.refusals ?? []), ...(call.body ? [413, 415] : [])],
  ...(call.byToken && call.sites === 'secret' ? [401] : []),
  ...(isGuarded(call) ? [403] : []),
  ...(call.params || call.sites === 'app' || call.sites === 'own' ? [404] : []),
];

const SHARING = { every: readableByEverySite, secret: usableByEverySite, app: usableByNativeApps };

function checked(call: Call, deps: Deps) {
  const { query = {}, sites, respond } = call;
  const refuse = sites === 'own' ? refuseOtherSites : refuseOthersThanApp;
  return (c: Context): Response | Promise<Response> => {
    const refused = isGuarded(call) ? refuse(c) : undefined;
    if (refused !== undefined) return refused;
    const given = readQuery(c, Object.keys(query));
    if (given instanceof Response) return given;
    for (const [field, { values }] of Object.entries(query)) {
      const value = given.get(field);
      if (values === undefined || value === undefined || values.includes(value)) continue;
      return problemResponse('invalid-field', { detail: `${field}: must be ${values.join(' or ')}`, field });
    }
    return respond(c, deps, given);
  };
}

/** Mounts calls; those of one path together. */
export function mountCalls(app: Hono, calls: readonly Call[], deps: Deps): void {
  for (const [path, ofPath] of Map.groupBy(calls, (call) => call.path)) {
    const pattern = path.replace(/{(\w+)}/g, ':$1');
    const sites = ofPath[0]?.sites;
    if (sites !== undefined && sites !== 'own') app.use(pattern, SHARING[sites]);
    const handlers = ofPath.map((call) => [call.method, checked(call, deps)]);
    mountResource(app, pattern, Object.fromEntries(handlers));
  }
}

export const text = (description: string, more: object = {}): Parameter => ({
  description,
  schema: { type: 'string', ...more },
});
const code = text('Currency code, in either case', { pattern: '^[A-Za-z]{3,5}$' });

/** The two codes of an address. */
export const PAIR: Parameters = { from: code, to: code };
export const day = (description: string): Parameter => text(description, { format: 'date' });

/** By the address alone, since many caches mix what an Accept header tells apart. */
export const FORMAT: Parameter = {
  ...text('JSON unless it says csv', { enum: ['csv', 'json'] }),
  values: ['csv', 'json'],
};
