import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { fillFolder } from './testing/fill-folder.ts';
import { OFFLINE } from './testing/kill-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-app-'));
let context: Context;
beforeAll(async () => {
  for (const page of ['index', 'app']) writeFileSync(join(folder, `${page}.html`), '<!doctype html>');
  const loaded = loadConfig({
    ...OFFLINE,
    DATA_DIR: await fillFolder(join(folder, 'data')),
    LOG_LEVEL: 'silent',
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  context = await createContext({ ...loaded.config, appDir: folder }, () => new Date('2026-11-22T12:00:00Z'));
});
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The cache of bodies, with a hook that runs before each body is made. */
const withBodies = (before: (target: string) => void): Context['bodies'] => ({
  ...context.bodies,
  async ready(target, make, isRare) {
    before(target);
    return context.bodies.ready(target, make, isRare);
  },
});

it.each(['EMFILE', 'ENFILE'])(
  'without a file descriptor (%s) it asks to try again, and serves once there is one',
  async (code) => {
    let hasNone = true;
    const bodies = withBodies(() => {
      if (hasNone) throw Object.assign(new Error(`${code}: too many open files, open`), { code });
    });
    const app = createApp({ ...context, bodies });
    const refused = await app.request('/api/exchange-rates');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    hasNone = false;
    expect((await app.request('/api/exchange-rates')).status).toBe(200);
  },
);

/** Addresses of every kind that a stranger can make up without end. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/?utm=${n}`,
  (n) => `/no/such/page/${n}`,
  (n) => `/api/exchange-rates?detail=${n}`,
  (n) => `/api/currency-history/EUR/USD?period=${n}days`,
  (n) =>
    `/api/currency-history/EUR/USD?from=2020-01-01&to=2020-${String((n % 12) + 1).padStart(2, '0')}-01&n=${n}`,
  (n) => `/api/no/such/${n}`,
];

it('addresses that somebody makes up take no room: no responses of their own, no rows of metrics', async () => {
  const targets = new Set<string>();
  const app = createApp({ ...context, bodies: withBodies((target) => targets.add(target)) });
  const visit = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1)
      for (const kind of KINDS) expect((await app.request(kind(n))).status).toBeLessThan(500);
    const { text } = await context.metrics.render();
    // The figures of the process itself grow rows of their own, such as a kind of garbage collection.
    return [targets.size, text.split('\n').filter((row) => row.startsWith('http_')).length];
  };
  const before = await visit(0, 5);
  expect(await visit(5, 100)).toEqual(before);
});
