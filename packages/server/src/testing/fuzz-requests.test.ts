import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillFolder } from './fill-folder.ts';
import { fuzz } from './fuzz-requests.ts';
import { OFFLINE } from './kill-rounds.ts';
import { type Replica, startReplica } from './replica.ts';
import { seededRandom } from './seeded-random.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-fuzz-'));
let server: Replica;
beforeAll(async () => {
  server = await startReplica({ ...OFFLINE, DATA_DIR: await fillFolder(folder) });
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('[D.no-5xx] malformed requests are refused, none ends in a fault of ours, nothing leaks (more: npm run fuzz:http)', async () => {
  const { sent, statuses, faults } = await fuzz(server.url, 1000, seededRandom(7));
  expect(faults).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(sent);
  expect(statuses['400']).toBeGreaterThan(100);
  expect((await fetch(`${server.url}/api/exchange-rates`)).status).toBe(200);
}, 300_000);
