import type { Context, Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import { refuseOtherSites, refuseOthersThanApp } from '../http/guards/same-site.ts';
import { viewOf } from '../http/request-view.ts';
import { readableByEverySite, usableByEverySite, usableByNativeApps } from '../http/responses/every-site.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';

/** A part of an address, or a header. */
export interface Parameter {
  readonly description: string;
  /** JSON Schema. */
  readonly schema: object;
  /** All that it may be; anything else is refused before the call is made. */
  readonly values?: readonly string[];
}
export type Parameters = Readonly<Record<string, Parameter>>;

/** A response: JSON by one of the schemas, bytes that only devices can read, a refusal that says more than others, or no body. */
interface Outcome {
  readonly description: string;
  readonly content?: readonly GenericSchema[] | 'bytes' | 'problem' | 'any';
  readonly hasCsv?: true;
  readonly hasEtag?: true;
}

export type Query = ReadonlyMap<string, string>;
export type Respond = (c: Context, query: Query) => Response | Promise<Response>;

/** One call of the API, declared once: it is mounted, checked and described (OpenAPI, API page) from this. */
export interface Call<Deps> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is a part that varies. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Parameters;
  readonly query?: Parameters;
  readonly headers?: Parameters;
  /** Whether a token proves who calls. */
  readonly byToken?: true;
  readonly body?: GenericSchema | 'bytes';
  readonly outcomes: Readonly<Record<number, Outcome>>;
  /** Statuses of its refusals, besides 429 and 500. */
  readonly refusals: readonly number[];
  /**
   * Whose pages may call it: those of every site, which read (`every`) or send a secret (`secret`), those of the packaged apps too, which
   * alone may write (`app`), or those of this site alone (`own`). Without a word no header lets others read, and nothing is refused.
   */
  readonly sites?: 'every' | 'secret' | 'app' | 'own';
  readonly respond: (deps: Deps) => Respond;
}

const SHARING = { every: readableByEverySite, secret: usableByEverySite, app: usableByNativeApps };

function checked<Deps>({ method, query = {}, sites, respond }: Call<Deps>, deps: Deps) {
  const make = respond(deps);
  const isGuarded = sites === 'own' || (sites === 'app' && method !== 'GET');
  const refuse = sites === 'own' ? refuseOtherSites : refuseOthersThanApp;
  return (c: Context): Response | Promise<Response> => {
    const refused = isGuarded ? refuse(viewOf(c)) : undefined;
    if (refused !== undefined) return refused;
    const given = readQuery(c, Object.keys(query));
    if (given instanceof Response) return given;
    for (const [field, { values }] of Object.entries(query)) {
      const value = given.get(field);
      if (values === undefined || value === undefined || values.includes(value)) continue;
      return problemResponse('invalid-field', { detail: `${field}: must be ${values.join(' or ')}`, field });
    }
    return make(c, given);
  };
}

/** Mounts calls; those of one path together. */
export function mountCalls<Deps>(app: Hono, calls: readonly Call<Deps>[], deps: Deps): void {
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
