import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { homePages } from '../scripts/file-users.ts';

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
  deploy(name: string, fault?: Fault): void;
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

const readBuilt = (path: string): Buffer | undefined => {
  try {
    return readFileSync(join(built, path));
  } catch {
    return undefined;
  }
};

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('base64');

/** A page of the build as one of a release. */
function releasePage(page: Buffer, head: string, fault: Fault): Buffer {
  const html = page.toString().replace('<head>', () => `<head>${head}`);
  const broken = html.replace(/src="\/assets\/[^"]+"/, 'src="/broken.js"');
  return Buffer.from(fault === 'does-not-start' ? broken : html);
}

/** The worker of a release: the digests of its pages are all in which it differs from that of the build. */
function releaseWorker(head: string, fault: Fault): Buffer {
  let worker = String(readBuilt('sw.js'));
  for (const path of [...homePages.keys(), 'app.html']) {
    const page = readBuilt(path);
    const before = page && digestOf(page);
    if (!before || !worker.includes(before)) throw new Error(`the worker of the build does not list ${path}`);
    const after = digestOf(releasePage(page, head, fault));
    worker = worker.replaceAll(before, after).replaceAll(before.slice(0, 16), after.slice(0, 16));
  }
  return Buffer.from(worker);
}

/** @returns a file of a release of the present build by its path, undefined where there is none */
function releaseFiles(head: string, fault: Fault): (path: string) => Buffer | undefined {
  const worker = releaseWorker(head, fault);
  return (path) => {
    if (path === 'broken.js') return Buffer.from('throw new Error("this release does not start");');
    if (fault === 'half-deployed' && path === 'app.html') return Buffer.from('<p>of another release</p>');
    if (path === 'sw.js') {
      if (fault === 'killed') return readBuilt('sw-off.js');
      return fault === 'worker-is-garbage' ? Buffer.from('<!doctype html><p>not a script') : worker;
    }
    const body = readBuilt(path);
    return body && path.endsWith('.html') ? releasePage(body, head, fault) : body;
  };
}

/**
 * Writes a release of the present build into a folder, without the compressed copies of what is written anew.
 * @param head elements for the head of every page
 */
export function writeRelease(dir: string, head: string): void {
  const read = releaseFiles(head, 'none');
  cpSync(built, dir, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  for (const path of ['sw.js', ...globSync('**/*.html', { cwd: dir })])
    writeFileSync(join(dir, path), read(path) ?? '');
}

/** Opens a site with no release online. */
export async function openReleaseSite(): Promise<ReleaseSite> {
  let read: ReturnType<typeof releaseFiles> = () => undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const isPage = extname(path) === '' && !path.startsWith('/api/');
    const body = isPage ? (read(join(path, 'index.html').slice(1)) ?? read('app.html')) : read(path.slice(1));
    const type = isPage ? 'text/html' : (types[extname(path)] ?? 'text/plain');
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  });
  const url = await listen(server);
  return {
    url,
    deploy(name, fault = 'none') {
      read = releaseFiles(releaseMeta(name), fault);
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
