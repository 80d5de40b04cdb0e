import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildServiceWorker } from '../scripts/build-worker.ts';

const built = join(import.meta.dirname, '../packages/app/dist');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * What goes wrong with a release. `half-deployed`: a file that the worker lists holds other bytes on the server.
 * `killed`: the kill switch stands in the worker's place.
 */
type Fault = 'none' | 'does-not-start' | 'half-deployed' | 'worker-is-garbage' | 'killed';

/** Says in every page of a release which one it is. */
export const releaseMeta = (name: string) => `<meta name="release" content="${name}">`;

/** A site on which a test can put one release after the other online. */
export interface ReleaseSite {
  readonly url: string;
  /** Puts a release of the present build online; its pages carry its name in `<meta name="release">`. */
  deploy(name: string, fault?: Fault): Promise<void>;
  close(): Promise<void>;
  /** The same address again, after it was closed. */
  reopen(): Promise<void>;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

function damage(dir: string, fault: Fault): void {
  if (fault === 'half-deployed') writeFileSync(join(dir, 'app.html'), '<p>of another release</p>');
  if (fault === 'killed') cpSync(join(dir, 'sw-off.js'), join(dir, 'sw.js'));
  if (fault === 'worker-is-garbage') writeFileSync(join(dir, 'sw.js'), '<!doctype html><p>not a script');
}

/**
 * What a release is served without: the compressed copies of files that are written anew, large pictures, and of the hundreds
 * of pages of one converter each those that no test opens, in whose place `app.html` draws the view.
 */
const UNNEEDED = [
  /\.(?:br|gz)$|\/screenshots$/,
  /\/(?!en\/)[a-z]{2}\/(?:category|currency|kitchen)$/,
  /\/category\/(?!length$|weight$|temperature$)[^/]+$/,
  /\/currency\/(?!USD$|EUR$|GBP$)[^/]+$/,
];
const isNeeded = (path: string) => !UNNEEDED.some((pattern) => pattern.test(path));

/**
 * Makes a release out of the present build.
 * @param dir the folder that is to hold it
 * @param head elements for the head of every page
 */
export async function makeRelease(dir: string, head: string, fault: Fault = 'none'): Promise<void> {
  cpSync(built, dir, { recursive: true, filter: isNeeded });
  for (const page of globSync('**/*.html', { cwd: dir })) {
    const html = readFileSync(join(dir, page), 'utf8').replace('<head>', () => `<head>${head}`);
    const broken = html.replace(/src="\/assets\/[^"]+"/, 'src="/broken.js"');
    writeFileSync(join(dir, page), fault === 'does-not-start' ? broken : html);
  }
  writeFileSync(join(dir, 'broken.js'), 'throw new Error("this release does not start");');
  await buildServiceWorker(dir);
  damage(dir, fault);
}

const home = mkdtempSync(join(tmpdir(), 'equivale-releases-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
const made = new Map<string, Promise<string>>();

/** The folder of a release, which the tests of one process share: no test changes what is in it. */
function releaseDir(name: string, fault: Fault): Promise<string> {
  const dir = join(home, `${name} ${fault}`);
  const making = made.get(dir) ?? makeRelease(dir, releaseMeta(name), fault).then(() => dir);
  made.set(dir, making);
  return making;
}

/** Opens a site with no release online. */
export async function openReleaseSite(): Promise<ReleaseSite> {
  let online = '';
  const read = (path: string) => {
    try {
      return readFileSync(join(online, path));
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const isPage = extname(path) === '' && !path.startsWith('/api/');
    const body = isPage ? (read(join(path, 'index.html')) ?? read('app.html')) : read(path);
    const type = isPage ? 'text/html' : (types[extname(path)] ?? 'text/plain');
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  });
  const url = await listen(server);
  return {
    url,
    async deploy(name, fault = 'none') {
      online = await releaseDir(name, fault);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        // Closing again is no fault: a test may have taken the server away itself.
        server.close(() => resolve());
      }),
    reopen: () => new Promise((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve)),
  };
}
