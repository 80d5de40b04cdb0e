/**
 * `npm run bench:visit`: what one person asks of a site: requests and bytes of a first visit, with the storing of the app, and
 * of a later one. Everything passes a proxy that counts it, headers included. Needs the built app and Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../packages/server/src/testing/replica.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { Report } from './report.ts';

/** Nothing has been asked for so long: the visit is over. */
const QUIET_MS = 3000;
const report = new Report('visit');

interface Count {
  api: number;
  files: number;
  apiBytes: number;
  fileBytes: number;
}
let count: Count = { api: 0, files: 0, apiBytes: 0, fileBytes: 0 };
let lastAt = performance.now();

/** Passes everything on to the service. @returns its address */
async function startCounting(target: string): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    lastAt = performance.now();
    const isApi = incoming.url?.startsWith('/api/');
    const options = { method: incoming.method, headers: incoming.headers };
    const passed = request(target + incoming.url, options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      let bytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        outgoing.write(chunk);
      });
      response.on('end', () => {
        outgoing.end();
        count[isApi ? 'api' : 'files'] += 1;
        count[isApi ? 'apiBytes' : 'fileBytes'] += bytes;
      });
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** Opens home and the pair that most people ask for, types an amount and looks at the chart; until nothing more is asked for. */
async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await sleep(1000);
  await page.goto(`${url}/currency/USD/EUR`);
  const field = await page.waitForSelector('main input');
  await field?.type('250');
  while (performance.now() - lastAt < QUIET_MS) await sleep(100);
  await page.close();
}

function addAll(name: string): void {
  report.add(`${name}: requests of the API`, count.api, '');
  report.add(`${name}: bytes of the API`, count.apiBytes, 'B');
  report.add(`${name}: requests of files`, count.files, '');
  report.add(`${name}: bytes of files`, count.fileBytes, 'B');
  count = { api: 0, files: 0, apiBytes: 0, fileBytes: 0 };
}

const folder = mkdtempSync(join(tmpdir(), 'equivale-visit-'));
const server = await startReplica({ ...OFFLINE, DATA_DIR: join(folder, 'data') });
const counting = await startCounting(server.url);
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  userDataDir: join(folder, 'profile'),
  args: ['--no-sandbox', '--lang=es'],
});
try {
  for (const name of ['first visit, the app stored', 'later visit']) {
    lastAt = performance.now();
    await visit(browser, counting.url);
    addAll(name);
  }
} finally {
  await browser.close();
  counting.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
