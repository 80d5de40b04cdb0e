import { parseWith, problemSchema } from '@equivale/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { type Deps, mountCalls } from './call.ts';
import { CALLS as ALERT_CALLS } from './calls/alerts.ts';
import { CALLS as CONVERSION_CALLS } from './calls/conversions.ts';
import { CALLS as FAVORITE_CALLS } from './calls/favorites.ts';
import { CALLS as PAIRING_CALLS } from './calls/pairing.ts';
import { CALLS as SYNC_CALLS } from './calls/sync.ts';

// PostgreSQL stores no text with a NUL; SQLite does. Only the real one shows that none gets that far.
let store: Store;
const app = new Hono();
const unlimited = async () => undefined;
const limits = { limitRate: unlimited, limitRecords: unlimited, limitPairings: unlimited };
const now = () => new Date('2026-11-28T12:00:00Z');

beforeAll(async () => {
  store = await openStore(
    openPostgresDatabase(await newPostgresDatabase(inject('postgresUrl'), 'nul_bytes')),
  );
  const subscribe = () => Promise.reject(new Error('a subscription with a NUL was taken in'));
  const alerts = { isPushed: true, subscribe };
  const calls = [CONVERSION_CALLS, FAVORITE_CALLS, SYNC_CALLS, PAIRING_CALLS, ALERT_CALLS].flat();
  mountCalls(app, calls, { store, alerts, now, ...limits } as unknown as Deps);
});
afterAll(() => store.close());

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  app.request(`/api${path}`, {
    method,
    headers: { host: 'localhost', cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const ID = '019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11';
const PAIR = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' };
const CONVERSION = {
  ...{ id: ID, ...PAIR, fromValue: 1, toValue: 0.5, rate: 0.5, rateDate: '2026-08-21' },
  ...{ fromText: '1', toText: '0.5', rateText: '0.5', on: '2026-08', kind: 'card', markupText: '1.5' },
  timestamp: '2026-08-21T12:00:00Z',
};
const FAVORITE = { id: ID, ...PAIR, createdAt: '2026-08-21T12:00:00Z', timestamp: '2026-08-21T12:00:00Z' };
const ALERT = { id: ID, kind: 'above', from: 'USD', to: 'EUR', figure: '2', armedAt: 1 };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/x',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  ...{ site: 'https://equivale.example', language: 'es', alerts: [ALERT] },
};

/** Every copy of a value in which one text has a NUL at its end, in its middle or in its place, with the way to that text. */
function* withNul(value: unknown, way: readonly string[] = []): Generator<[string, unknown]> {
  if (typeof value === 'string')
    for (const text of [`${value}\0`, `${value.slice(0, 1)}\0${value.slice(1)}`, '\0'])
      yield [way.join('.'), text];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      for (const [name, copy] of withNul(inner, [...way, key])) {
        const changed = { ...value, [key]: copy };
        yield [name, Array.isArray(value) ? Object.values(changed) : changed];
      }
}

it('a NUL in any text of a record is refused by the name of the text, and what the device had stays', async () => {
  const first = await call('POST', '/conversions', '', CONVERSION);
  expect(first.status).toBe(201);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect((await call('POST', '/favorites', cookie, FAVORITE)).status).toBe(201);
  const stored = async () =>
    Promise.all(
      ['/conversions/recent', '/favorites'].map(async (path) => (await call('GET', path, cookie)).json()),
    );
  const before = await stored();
  expect(before.map((list) => (list as unknown[]).length)).toEqual([1, 1]);
  let tried = 0;
  for (const [path, body] of [
    ['/conversions', CONVERSION],
    ['/favorites', FAVORITE],
    ['/alerts', SUBSCRIPTION],
  ] as const)
    for (const [name, wrong] of withNul(body)) {
      const response = await call('POST', path, cookie, wrong);
      const problem = parseWith(problemSchema, await response.json());
      expect([path, name, response.status]).toEqual([path, name, 400]);
      // Of a list the place is named, not the text in it.
      const [field] = path === '/alerts' && name.startsWith('alerts.') ? ['alerts.0'] : [name];
      expect(problem).toMatchObject({ ok: true, value: { field: expect.stringContaining(field ?? '') } });
      tried += 1;
    }
  expect(tried).toBe(3 * (12 + 6 + 10));
  expect(await stored()).toEqual(before);
});

it('a NUL in an address or a cookie names nothing that is there', async () => {
  const nul = '%00';
  for (const path of [`/favorites/${ID.slice(0, -1)}${nul}`, `/pairing/0123456789A${nul}/0`, `/sync/${nul}`])
    expect((await call(path.startsWith('/favorites') ? 'DELETE' : 'GET', path, '')).status).toBe(404);
});
