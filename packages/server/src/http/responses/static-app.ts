import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as COMPRESSIBLE } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { type RequestView, viewOf } from '../request-view.ts';
import type { HotResponses } from './hot-responses.ts';
import { contentSecurityPolicy, FRAMED_PAGE_HEADERS, PAGE_HEADERS } from './page-policy.ts';
import { problemResponse } from './problem.ts';
import {
  type Bodies,
  compressed,
  type ReadyResponse,
  readyAsFetch,
  readyResponse,
} from './ready-response.ts';
import { EVERY_SITE, OWN_SITE } from './response-headers.ts';

/** Brotli quality for a file that the build left uncoded; paid once per file. */
const EFFORT = 10;

/** The build puts a hash of the content into the name of every file here. */
const HASHED = '/assets/';

/** Whether a file never changes under its address, so that a browser keeps what it has been given for a year. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED);

/** What pages of every site load: the element with its words, and the forms of what is published. */
const FOR_EVERY_SITE = /^\/(?:embed(?:\.js|-[a-z]{2}\.json)|schemas\/.*)$/;
/** The page of it that they may frame: `/embed/USD/EUR`, `/en/embed/USD/EUR`. */
const FRAMED = /^((?:\/[a-z]{2})?\/embed)\/[^/]+\/[^/]+\/?$/;
const FRAME_PAGE = '/frame.html';

/** Request paths of the built files but for hidden ones and those in hidden folders; empty when nothing is built. */
function listFiles(dir: string): Set<string> {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
    const paths = entries.map((e) => `/${relative(dir, join(e.parentPath, e.name)).split(sep).join('/')}`);
    return new Set(paths.filter((path) => !path.includes('/.')));
  } catch {
    return new Set();
  }
}

/** Media type of a file by its ending; unknown endings are bytes. */
const mediaType = (path: string): string => getMimeType(path) ?? 'application/octet-stream';

async function readBodies(dir: string, files: ReadonlySet<string>, path: string): Promise<Bodies> {
  const identity = await readFile(join(dir, path));
  const ready = async (ending: string) =>
    files.has(path + ending) ? await readFile(join(dir, path + ending)) : undefined;
  const [br, gzip] = await Promise.all([ready('.br'), ready('.gz')]);
  if (br !== undefined || gzip !== undefined) return { identity, ...(br && { br }), ...(gzip && { gzip }) };
  return COMPRESSIBLE.test(mediaType(path)) ? await compressed(identity, EFFORT) : { identity };
}

/** A page load, as opposed to a script asking for a file: only that gets the app's page. */
function isNavigation(c: Context, path: string): boolean {
  const mode = c.req.header('sec-fetch-mode');
  const accept = c.req.header('accept') ?? '*/*';
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return (
    (mode === undefined || mode === 'navigate') &&
    /text\/html|\*\/\*/.test(accept) &&
    !lastSegment.includes('.') &&
    !isHashed(path)
  );
}

const HOW_TO_BUILD = `<!doctype html><meta charset="utf-8"><title>Equivale</title>
<h1>The app is not built yet</h1>
<p>The service is running, with its API below <code>/api/</code>. To build the app, run
<code>npm run build</code> in the project's folder and start the server again.</p>`;

const pathOf = (c: Context): string | undefined => {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return undefined;
  }
};

/**
 * Serves the built app: its files, the prerendered page of a path, and for any other page load the app's own page, which
 * finds its way by the address. The pages of a language but the default one stand in a folder of its name: `/en/`.
 * @param dir folder of the built app
 * @param hot where a file is cached once read; a file that is there is not read again
 * @param mirrors of the signed rates, which its pages may ask
 * @param isTamperProof whether nobody can have changed a response on its way to a client; else no browser keeps it unasked
 */
export function createStaticApp(
  dir: string,
  hot: HotResponses,
  mirrors: readonly string[] = [],
  isTamperProof: (request: RequestView) => boolean = () => true,
): (c: Context) => Promise<Response> {
  const files = listFiles(dir);

  /** @param vary request headers that decide whether this file is the response */
  const load = (target: string, path: string, vary?: string): Promise<ReadyResponse> =>
    hot.getOrMake(target, () => make(path, vary));

  async function make(path: string, vary: string | undefined): Promise<ReadyResponse> {
    const type = mediaType(path);
    const bodies = await readBodies(dir, files, path);
    const headers = {
      'content-type': type,
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(FOR_EVERY_SITE.test(path) ? EVERY_SITE : OWN_SITE),
      ...(vary !== undefined && { vary }),
    };
    if (!type.startsWith('text/html')) return readyResponse(bodies, headers);
    const isFramed = path.endsWith(FRAME_PAGE);
    const policy = contentSecurityPolicy(
      bodies.identity.toString('utf8'),
      isFramed ? '*' : "'none'",
      mirrors,
    );
    const pageHeaders = isFramed ? FRAMED_PAGE_HEADERS : PAGE_HEADERS;
    return readyResponse(bodies, { ...headers, ...pageHeaders, 'content-security-policy': policy });
  }

  /** The file that a request path stands for. */
  function resolve(path: string): string | undefined {
    const framed = FRAMED.exec(path)?.[1];
    return [path, `${path}/index.html`, `${path}index.html`, ...(framed ? [framed + FRAME_PAGE] : [])].find(
      (candidate) => files.has(candidate),
    );
  }

  async function page(c: Context, path: string): Promise<Response> {
    // The empty page of the path's language draws any address; home stands in where a build has none.
    const [, first = ''] = path.split('/');
    const home = [`/${first}/app.html`, '/app.html', '/index.html'].find((file) => files.has(file));
    if (home === undefined) return c.html(HOW_TO_BUILD, 404, { 'cache-control': 'no-store', ...OWN_SITE });
    // No request target holds a space: this form is found by this function alone.
    return readyAsFetch(await load(`${home} page`, home, 'accept, sec-fetch-mode'), c.req.raw.headers);
  }

  return async (c) => {
    const path = pathOf(c);
    if (path === undefined) {
      // As for any address that is none of ours, a person is shown home.
      if (isNavigation(c, '/')) return c.redirect('/', 302);
      return problemResponse('malformed-request', { detail: 'Its address is not well encoded' });
    }
    const file = resolve(path);
    if (file) {
      const response = readyAsFetch(await load(path, file), c.req.raw.headers);
      if (isHashed(path) && !isTamperProof(viewOf(c))) response.headers.set('cache-control', 'no-cache');
      return response;
    }
    if (isNavigation(c, path)) return page(c, path);
    return problemResponse('not-found', { detail: 'There is nothing at this address' });
  };
}
