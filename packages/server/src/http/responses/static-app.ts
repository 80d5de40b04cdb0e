import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS } from '@equivale/contract';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import type { Config } from '../../config.ts';
import { createBodyCache, QUICK } from './body-cache.ts';
import { problemResponse } from './problem.ts';
import { EVERY_SITE, OWN_SITE } from './response-headers.ts';
import { readyAsFetch } from './send-ready.ts';

/** Written by the build: each policy once, and by the path of a page which of them is its own. */
const POLICIES_FILE = '.page-policies.json';
/** The policy of a page that the build does not know. */
const STRICTEST = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The build puts a hash of the content into the name of every file here. */
const HASHED = '/assets/';
/** A text of which the build made no compressed copy, since it names the site. */
const SITE_TEXT = /\.(?:html|xml|txt|json)$/;
/** Some 250 pages in every coding: those that people and crawlers open over and over. */
const TEXT_BYTES = 16 * 1024 * 1024;
/** What pages of every site load: the element with its words, and the forms of what is published. */
const FOR_EVERY_SITE = /^\/(?:embed(?:\.js|-[a-z]{2}\.json)|schemas\/.*)$/;
/** The page of it that they may frame: `/embed/USD/EUR`, `/en/embed/USD/EUR`. */
const FRAMED = /^((?:\/[a-z]{2})?\/embed)\/[^/]+\/[^/]+\/?$/;
const FRAME_PAGE = '/frame.html';

const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

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

/** @param mirrors addresses that pages may ask, too; with a slash at the end a path includes all below it */
function readPolicies(dir: string, mirrors: readonly string[]): (page: string) => string {
  const connect = ["connect-src 'self'", ...mirrors.map((address) => `${address}/`)].join(' ');
  try {
    const { policies, pages } = JSON.parse(readFileSync(join(dir, POLICIES_FILE), 'utf8'));
    const open = policies.map((policy: string) => policy.replace("connect-src 'self'", connect));
    return (page) => open[pages[page]] ?? STRICTEST;
  } catch {
    return () => STRICTEST;
  }
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
    !path.startsWith(HASHED)
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
 * finds its way by the address. The pages of a language but the default one are in a folder of its name: `/en/`.
 * @param dir folder of the built app
 * @param site whose addresses stand in the pages
 * @param mirrors of the signed rates, which its pages may ask
 * @param isTamperProof whether nobody can have changed a response on its way to a client; else no browser keeps it unasked
 */
export function createStaticApp(
  dir: string,
  site: Pick<Config['site'], 'siteUrl' | 'supportAddress'>,
  mirrors: readonly string[] = [],
  isTamperProof: (c: Context) => boolean = () => true,
): Hono {
  const files = listFiles(dir);
  const policyOf = readPolicies(dir, mirrors);
  const handlers = new Map<string, MiddlewareHandler>();
  const texts = createBodyCache(TEXT_BYTES, QUICK);

  /** A text with the addresses of this service's site. No policy and no digest covers what is replaced. */
  async function makeSiteText(file: string) {
    const text = (await readFile(join(dir, file), 'utf8'))
      .replaceAll(BUILT_SITE_URL, () => site.siteUrl)
      .replaceAll(BUILT_SUPPORT_ADDRESS, () => site.supportAddress);
    const headers = { 'content-type': getMimeType(file) ?? 'text/plain; charset=utf-8' };
    return { body: Buffer.from(text), headers };
  }

  function resolve(path: string): string | undefined {
    const framed = FRAMED.exec(path)?.[1];
    return [path, `${path}/index.html`, `${path}index.html`, ...(framed ? [framed + FRAME_PAGE] : [])].find(
      (candidate) => files.has(candidate),
    );
  }

  function headersOf(c: Context, file: string, isFallback: boolean): Record<string, string> {
    const isImmutable = file.startsWith(HASHED) && isTamperProof(c);
    const isFrame = file.endsWith(FRAME_PAGE);
    return {
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: isFallback ? 'accept-encoding, accept, sec-fetch-mode' : 'accept-encoding',
      ...(FOR_EVERY_SITE.test(file) ? EVERY_SITE : OWN_SITE),
      ...(file.endsWith('.html') && { ...PAGE_HEADERS, 'content-security-policy': policyOf(file) }),
      ...(file.endsWith('.html') && !isFrame && { 'x-frame-options': 'DENY' }),
    };
  }

  async function read(c: Context, file: string): Promise<Response> {
    if (SITE_TEXT.test(file) && !files.has(`${file}.br`))
      return readyAsFetch(await texts.ready(file, () => makeSiteText(file)), c.req.raw.headers);
    const handle = handlers.get(file) ?? serveStatic({ root: dir, path: file, precompressed: true });
    handlers.set(file, handle);
    const response = await handle(c, async () => {});
    if (!response) throw new Error(`"${file}" of the built app is gone`);
    return response;
  }

  async function send(c: Context, file: string, isFallback = false): Promise<Response> {
    const response = await read(c, file);
    for (const [name, value] of Object.entries(headersOf(c, file, isFallback)))
      response.headers.set(name, value);
    return response;
  }

  function respond(c: Context): Response | Promise<Response> {
    const path = pathOf(c);
    if (path === undefined) {
      // As for any address that is none of ours, a person is shown home.
      if (isNavigation(c, '/')) return c.redirect('/', 302);
      return problemResponse('malformed-request', { detail: 'Its address is not well encoded' });
    }
    const file = resolve(path);
    if (file) return send(c, file);
    if (!isNavigation(c, path))
      return problemResponse('not-found', { detail: 'There is nothing at this address' });
    // The empty page of the path's language renders any address; home takes its place where a build has none.
    const [, first = ''] = path.split('/');
    const home = [`/${first}/app.html`, '/app.html', '/index.html'].find((page) => files.has(page));
    if (home !== undefined) return send(c, home, true);
    return c.html(HOW_TO_BUILD, 404, { 'cache-control': 'no-store', ...OWN_SITE });
  }

  return new Hono().use(etag()).get('*', respond);
}
