import type { Context, Hono } from 'hono';
import { problemResponse } from './problem.ts';

type Handler = (c: Context) => Response | Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Mounts the handlers of one path. HEAD follows GET; OPTIONS tells what is allowed; any other method is refused with 405.
 * @param path Hono path pattern
 * @source RFC 9110, sections 9.3.7 and 15.5.6
 */
export function mountResource(app: Hono, path: string, handlers: Partial<Record<Method, Handler>>): void {
  const methods = Object.keys(handlers);
  const allow = [...methods, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  app.on('OPTIONS', path, () => new Response(null, { status: 204, headers: { allow } }));
  app.all(path, (c) =>
    problemResponse('method-not-allowed', {
      detail: `${c.req.method} is not possible here; possible are ${allow}`,
      headers: { allow },
    }),
  );
}

/** Query of a request as a map, or the refusal of a parameter that is unknown or given twice. */
export function readQuery(c: Context, known: readonly string[]): Map<string, string> | Response {
  const query = new Map<string, string>();
  if (!c.req.url.includes('?')) return query;
  for (const [name, value] of new URL(c.req.url).searchParams) {
    const field = name.slice(0, 40);
    if (!known.includes(name)) {
      const detail = `There is no parameter "${field}" here; there is ${known.join(', ') || 'none'}`;
      return problemResponse('unknown-parameter', { detail, field });
    }
    if (query.has(name))
      return problemResponse('unknown-parameter', { detail: 'Given more than once', field });
    query.set(name, value);
  }
  return query;
}
