import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openEmbeddingSite, seenOfElement } from '../embedding-site.ts';
import { startOwnServer } from '../own-server.ts';
import { writeRelease } from '../release-server.ts';
import { SITES } from '../two-sites.ts';
import { chromiumEngine } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { FAULTS_KEY, recordFaults } from './record-faults.ts';
import { eurosOf } from './steps/step.ts';
import { Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

const PHONE = { width: 390, height: 844 };
/** Pages with policies of their own, rendered by the app. */
const PAGES = [
  '/',
  '/en/currency/USD/EUR',
  '/category/length',
  '/de/calculator',
  '/legal/privacy',
  '/no/such/page',
];

/** Asks for what no policy and no digest allows; run in the page. */
async function tryForeignScripts(): Promise<string[]> {
  const ran: string[] = [];
  Object.assign(window, { foreign: (name: string) => ran.push(name) });
  const inline = document.createElement('script');
  inline.textContent = 'foreign("inline")';
  document.head.append(inline);
  const changed = document.createElement('script');
  Object.assign(changed, { src: '/record-faults.js', integrity: `sha384-${'A'.repeat(64)}` });
  await new Promise<void>((resolve) => {
    changed.onload = () => {
      ran.push('changed');
      resolve();
    };
    changed.onerror = () => resolve();
    document.head.append(changed);
  });
  return ran;
}

async function visit(
  engine: Engine,
  url: string,
  { SUPPORT_ADDRESS }: (typeof SITES)[number],
): Promise<void> {
  const session = await engine.start(PHONE, url);
  try {
    const visitor = new Visitor(await session.open());
    await visitor.open(`${url}/en/contact`);
    await visitor.reads('body').toContain(SUPPORT_ADDRESS);
    // The worker has compared every page and file with its digest.
    await visitor.sees(() => navigator.serviceWorker.controller !== null).toBe(true);
    for (const path of PAGES) {
      await visitor.open(url + path);
      expect([path, await session.takeFaults()]).toEqual([path, []]);
    }
    expect(await visitor.run(tryForeignScripts)).toEqual([]);
    expect((await session.takeFaults()).join()).not.toBe('');
    const other = await openEmbeddingSite(url);
    try {
      await visitor.open(other.url);
      await visitor.sees(seenOfElement).toMatchObject({ result: eurosOf(129), isStyled: true });
    } finally {
      await other.close();
    }
  } finally {
    await session.close();
  }
}

test.describe('[D.config] one build served as two sites', () => {
  test.describe.configure({ timeout: 240_000 });
  for (const engine of [chromiumEngine, firefoxEngine, webkitEngine])
    test(`keeps its policies and digests on both, by the word of ${engine.name}`, async () => {
      test.skip(engine.missing !== undefined, engine.missing);
      const home = mkdtempSync(join(tmpdir(), 'equivale-sites-'));
      writeRelease(home, '<script src="/record-faults.js"></script>');
      writeFileSync(join(home, 'record-faults.js'), `(${recordFaults})('${FAULTS_KEY}')`);
      const servers = await Promise.all(SITES.map((env) => startOwnServer({ ...env, APP_DIR: home })));
      try {
        for (const [at, { url }] of servers.entries())
          await visit(engine, url, SITES[at] as (typeof SITES)[number]);
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
        rmSync(home, { recursive: true, force: true });
      }
    });
});
