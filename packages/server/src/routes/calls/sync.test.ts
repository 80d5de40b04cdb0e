import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SYNC_MAX_BYTES } from '@equivale/contract';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../../database/sqlite-database.ts';
import { createPairingLimit, createRateLimit, createRecordLimit } from '../../http/guards/rate-limit.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { type Deps, mountCalls } from '../call.ts';
import { CALLS as PAIRING_CALLS } from './pairing.ts';
import { CALLS as SYNC_CALLS } from './sync.ts';

let folder: string;
let store: Store;
let app: Hono;
let clock: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'equivale-sync-'));
  store = await openStore(openSqliteDatabase(join(folder, 'test.sqlite')));
  clock = Date.parse('2026-11-22T12:00:00.000Z');
  app = new Hono();
  const limitRecords = createRecordLimit({ perMinute: 100, trustedProxies: 0 });
  const limitPairings = createPairingLimit({ trustedProxies: 0 });
  const limitRate = createRateLimit({ perMinute: 20, trustedProxies: 0 });
  const deps = { store, now: () => new Date(clock), limitRate, limitRecords, limitPairings };
  mountCalls(app, [...SYNC_CALLS, ...PAIRING_CALLS], deps as unknown as Deps);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const token = randomBytes(32).toString('base64url');
const chain = createHash('sha256').update(token).digest('base64url');
const digest = (body: Uint8Array) => `"${createHash('sha256').update(body).digest('base64url')}"`;

const BYTES = { 'content-type': 'application/octet-stream' };
const bearer = (word = token) => ({ authorization: `Bearer ${word}` });
const call = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array,
  peer = '127.0.0.1',
) =>
  app.request(
    `http://localhost:3000/api${path}`,
    { method, headers: { ...(body && BYTES), ...headers }, ...(body && { body: new Uint8Array(body) }) },
    // Not the body, which a request made here has itself.
    { incoming: Object.assign(Readable.from([body ?? '']), { socket: { remoteAddress: peer } }) },
  );
const onChain = (method: string, headers: Record<string, string> = {}, body?: Uint8Array) =>
  call(method, `/sync/${chain}`, { ...bearer(), ...headers }, body);
const put = (body: Uint8Array, replaces?: string) =>
  onChain('PUT', replaces === undefined ? { 'if-none-match': '*' } : { 'if-match': replaces }, body);

describe('a state that devices share', () => {
  it('[I17.sync-write] is replaced by a write that names it, and by no other, which learns what is there', async () => {
    expect((await onChain('GET')).status).toBe(404);
    const [first, second, third] = [randomBytes(64), randomBytes(64), randomBytes(64)];
    const created = await put(first);
    expect([created.status, created.headers.get('etag')]).toEqual([201, digest(first)]);
    expect((await put(second)).status).toBe(412);
    const replaced = await put(second, digest(first));
    expect([replaced.status, replaced.headers.get('etag')]).toEqual([204, digest(second)]);
    const late = await put(third, digest(first));
    expect([late.status, late.headers.get('etag')]).toEqual([412, digest(second)]);
    const read = await onChain('GET');
    expect(Buffer.from(await read.arrayBuffer()).equals(second)).toBe(true);
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect((await onChain('GET', { 'if-none-match': digest(second) })).status).toBe(304);
    expect((await onChain('DELETE')).status).toBe(204);
    expect((await onChain('GET')).status).toBe(404);
    // Who knew what there was is told that there is nothing now.
    const gone = await put(third, digest(second));
    expect([gone.status, gone.headers.get('etag')]).toEqual([412, null]);
  });

  it('[I17.sync-last] is replaced and erased by nobody when it was written as the last one', async () => {
    const [first, last, third] = [randomBytes(64), randomBytes(64), randomBytes(64)];
    await put(first);
    const end = (body: Uint8Array, replaces: string) =>
      call('PUT', `/sync/${chain}/last`, { ...bearer(), 'if-match': replaces }, body);
    expect((await end(last, digest(third))).status).toBe(412);
    expect((await end(last, digest(first))).status).toBe(204);
    for (const refused of [await put(third, digest(last)), await end(third, digest(last))])
      expect([refused.status, (await refused.json()).type]).toEqual([409, '/problems/chain-ended']);
    expect((await put(third)).status).toBe(412);
    expect((await onChain('DELETE')).status).toBe(409);
    expect(Buffer.from(await (await onChain('GET')).arrayBuffer()).equals(last)).toBe(true);
  });

  it('[I17.sync-token] is there only for who sends the token whose digest names it; the token is stored nowhere', async () => {
    await put(randomBytes(64));
    const stranger = randomBytes(32).toString('base64url');
    for (const headers of [{}, bearer(stranger), bearer(chain), { authorization: token }]) {
      for (const method of ['GET', 'DELETE'])
        expect((await call(method, `/sync/${chain}`, headers)).status).toBe(401);
      const write = { ...headers, 'if-none-match': '*' };
      expect((await call('PUT', `/sync/${chain}`, write, randomBytes(9))).status).toBe(401);
    }
    expect((await onChain('GET')).status).toBe(200);
    await store.close();
    expect(readFileSync(join(folder, 'test.sqlite')).includes(token)).toBe(false);
  });

  it('is refused where it is too long, of another type, empty, or does not say what it replaces', async () => {
    expect((await call('GET', '/sync/short', bearer())).status).toBe(404);
    expect((await onChain('GET', {}, undefined)).status).toBe(404);
    expect((await put(new Uint8Array(SYNC_MAX_BYTES + 1))).status).toBe(413);
    expect((await onChain('PUT', { 'if-none-match': '*', 'content-type': 'text/plain' }, BODY)).status).toBe(
      415,
    );
    expect((await put(new Uint8Array(0))).status).toBe(400);
    expect((await onChain('PUT', {}, BODY)).status).toBe(428);
    const both = { 'if-none-match': '*', 'if-match': '"a"' };
    expect((await onChain('PUT', both, BODY)).status).toBe(428);
    expect((await put(new Uint8Array(SYNC_MAX_BYTES))).status).toBe(201);
  });
  const BODY = new Uint8Array(16);
});

it('[I17.sync-limit] devices of one group have a limit of their own behind one address, and a token that opens nothing has none', async () => {
  const ask = async (word: string, method = 'GET') => {
    const group = createHash('sha256').update(word).digest('base64url');
    const first = { ...bearer(word), 'if-none-match': '*' };
    const body = method === 'PUT' ? randomBytes(9) : undefined;
    return (
      await call(method, `/sync/${group}`, method === 'PUT' ? first : bearer(word), body, '203.0.113.7')
    ).status;
  };
  const words = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'));
  // A write counts as five requests, of which an address has twenty.
  for (const word of words) expect(await ask(word, 'PUT')).toBe(201);
  for (let count = 0; count < 5; count++) expect(await ask(token)).toBe(404);
  expect(await ask(token)).toBe(429);
  for (const word of words) {
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push(await ask(word));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  }
});

describe('a pairing', () => {
  const path = (step: number, code = 'H3TQZKY0WV8X') => `/pairing/${code}/${step}`;

  it('[I17.pairing-bound] of one address twenty begin in five minutes, and those of another are not in its way', async () => {
    const begin = async (at: number, peer: string) => {
      const code = `AAAAAAAA${String(at).padStart(4, '0')}`;
      return (await call('PUT', path(0, code), {}, Buffer.from('x'), peer)).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) statuses.push(await begin(at, '203.0.113.7'));
    expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
    expect(await begin(30, '203.0.113.8')).toBe(201);
    // What answers a pairing that has begun is not bounded by it.
    expect((await call('PUT', path(1, 'AAAAAAAA0001'), {}, Buffer.from('y'), '203.0.113.7')).status).toBe(
      201,
    );
  });

  it('[I17.pairing-messages] passes a few short messages on, each once, and is gone after five minutes', async () => {
    const messages = Array.from({ length: 12 }, (_, step) => Buffer.from(`message ${step}`));
    expect((await call('PUT', path(1), {}, messages[1])).status).toBe(404);
    expect((await call('GET', path(0))).status).toBe(404);
    for (const [step, message] of messages.entries()) {
      expect((await call('PUT', path(step), {}, message)).status).toBe(201);
      expect(await (await call('GET', path(step))).text()).toBe(`message ${step}`);
      if (step < 11) expect((await call('GET', path(step + 1))).status).toBe(204);
    }
    // Sent again because the response was lost.
    expect((await call('PUT', path(0), {}, messages[0])).status).toBe(201);
    expect((await call('PUT', path(0), {}, messages[1])).status).toBe(409);
    expect((await call('PUT', path(12), {}, messages[1])).status).toBe(404);
    expect((await call('PUT', path(0, 'h3tq'), {}, messages[1])).status).toBe(404);
    expect((await call('PUT', path(0, 'AAAAAAAAAAAA'), {}, new Uint8Array(1025))).status).toBe(413);
    clock += 300_001;
    expect((await call('GET', path(11))).status).toBe(404);
  });
});
