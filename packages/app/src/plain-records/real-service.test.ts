import 'fake-indexeddb/auto';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readRecentConversions, saveConversion } from '../records/kinds/conversions.ts';
import { addFavorite, favorites as savedPairs } from '../records/kinds/favorites.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { forgetOnService, startPlainRecords } from './start-plain-records.ts';
import { switchPlainRecords } from './switched-on.ts';

const root = join(import.meta.dirname, '../../../..');
let server: ChildProcess;
let origin: string;
/** The device's cookie, as a browser holds it beside what the page stores. */
let cookie = '';
let isConnected = true;
let writes = 0;

interface Asked {
  readonly method?: string;
  readonly body?: string | null;
  readonly headers?: Record<string, string>;
}

/** By Node itself: the page of the test stands on another origin. */
async function ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Response> {
  const sent = request(origin + path, { method, headers: { ...headers, cookie } });
  sent.end(body ?? undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
  const text = (await response.toArray()).join('');
  const status = response.statusCode ?? 0;
  return new Response(status === 204 ? null : text, { status });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), APP_DIR: join(root, 'packages/app/public') };
  server = spawn(process.execPath, [join(root, 'e2e/serve.mjs')], { env, stdio: 'ignore' });
  await waitFor(async () => expect((await ask('/readyz')).ok).toBe(true), { timeout: 120_000 });
  vi.stubGlobal('fetch', async (path: string, init: Asked = {}) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    if (init.method === 'POST') writes += 1;
    return ask(path, init);
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  const gone = once(server, 'exit');
  server.kill();
  await gone;
});

const stored = async (path: string): Promise<{ id: string; fromValue?: number }[]> =>
  (await ask(`/api${path}`)).json();
const round = () => dispatchEvent(new Event('online'));
/** What is there after two rounds, which take turns: one that is under way has begun before the last change. */
const afterRounds = (read: () => Promise<unknown>) => {
  round();
  round();
  return expect.poll(read, { timeout: 60_000 });
};

it('[I17.plain-both] what a person saves is on their service too, comes back when the browser has lost it, and goes when they remove it', async () => {
  isConnected = false;
  const miles = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;
  const money = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' } as const;
  const [first] = [await addFavorite(miles, 1000), await addFavorite(money, 2000)];
  if (!first?.ok) throw new Error(first?.code);
  const id = '019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11';
  const conversion = { ...miles, id, fromValue: 12, toValue: 19.312128, timestamp: 3000 };
  await saveConversion({ ...conversion, fromValue: 1, toValue: 1.609344, timestamp: 2500 });
  await saveConversion(conversion);
  const [favorites, recent] = [await savedPairs.read(), await readRecentConversions(9)];

  // Without a network everything is there; with one the service has it too, once.
  startPlainRecords();
  isConnected = true;
  await afterRounds(() => stored('/conversions/recent')).toHaveLength(1);
  expect((await stored('/favorites')).map((favorite) => favorite.id)).toEqual(
    favorites.map((favorite) => favorite.id),
  );
  expect(await stored('/conversions/recent')).toMatchObject([{ id, fromValue: 12 }]);

  // The browser loses what the page stores, but not the cookie.
  await emptyDevice();
  await afterRounds(() => savedPairs.read()).toEqual(favorites);
  const { changedAt: _, ...newest } = recent[0] as (typeof recent)[0] & { readonly changedAt: number };
  expect(await readRecentConversions(9)).toMatchObject([newest]);

  // An offline removal arrives, and is not undone.
  isConnected = false;
  await savedPairs.remove(first.id);
  isConnected = true;
  await afterRounds(() => stored('/favorites')).toHaveLength(1);
  expect(await stored('/favorites/removed')).toMatchObject([{ id: first.id }]);
  expect(writes).toBe(3);

  // Switched off and forgotten, nothing of it is there, and nothing is sent any more.
  await forgetOnService();
  await saveConversion({ ...conversion, id: id.replace('019a', '019b') });
  round();
  expect(await stored('/favorites')).toEqual([]);
  switchPlainRecords(true);
  await afterRounds(() => stored('/conversions/recent')).toHaveLength(2);
  expect(writes).toBe(6);
});
