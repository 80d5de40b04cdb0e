import { API_BASE, POINTER_FILE, SIGNED_PATH } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import { viewOf } from '../http/request-view.ts';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { RATES_CACHING } from '../http/responses/public-data.ts';
import { compressed, readyAsFetch, readyResponse } from '../http/responses/ready-response.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';
import { EVERY_SITE } from '../http/responses/response-headers.ts';
import type { Publication } from '../publish/publication.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly publication: Publication;
  readonly limitRate: RateLimit;
}

const BASE = `${API_BASE}${SIGNED_PATH}/`;
const NEVER_CHANGES = 'public, max-age=31536000, immutable';
const EFFORT = 5;
/** A history is worked out; a table is at hand. */
const HISTORY_COST = 4;

/** There is no file of this name. */
class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile';
}

/** `GET /api/signed/…`: the signed files, under the names that they have at a mirror. */
export function mountSigned(app: Hono, { hot, publication, limitRate }: Deps): void {
  const ready = (target: string, name: string) =>
    hot.getOrMake(target, async () => {
      const content = await publication.read(name);
      if (!content) throw new NoSuchFile();
      const headers = {
        'content-type': 'application/json',
        'cache-control': name === POINTER_FILE ? RATES_CACHING : NEVER_CHANGES,
        ...EVERY_SITE,
      };
      return readyResponse(await compressed(content, EFFORT), headers);
    });

  async function file(c: Context, name: string, cost: number): Promise<Response> {
    const query = readQuery(c, []);
    if (query instanceof Response) return query;
    const target = BASE + name;
    const refused = cost > 0 && hot.get(target) === undefined ? await limitRate(viewOf(c), cost) : undefined;
    if (refused) return refused;
    try {
      return readyAsFetch(await ready(target, name), c.req.raw.headers);
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error;
      return problemResponse('not-found', { detail: 'There is no such signed file (any more)' });
    }
  }

  const part = (c: Context, name: string) => c.req.param(name) ?? '';
  mountResource(app, BASE + POINTER_FILE, { GET: (c) => file(c, POINTER_FILE, 0) });
  mountResource(app, `${BASE}rates/:file`, { GET: (c) => file(c, `rates/${part(c, 'file')}`, 0) });
  mountResource(app, `${BASE}history/:version/:file`, {
    GET: (c) => file(c, `history/${part(c, 'version')}/${part(c, 'file')}`, HISTORY_COST),
  });
}
