/**
 * Sends malformed requests to a server on the bundled data and the built app; none may get a 5xx or reveal internals.
 *
 *     node bench/fuzz-http.bench.ts [requests, default 20000] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../packages/server/src/testing/fuzz-requests.ts';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../packages/server/src/testing/replica.ts';
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'equivale-fuzz-'));
const server = await startReplica({ ...OFFLINE, DATA_DIR: folder });
const { statuses, faults } = await fuzz(server.url, count, seededRandom(seed));
const alive = (await fetch(`${server.url}/api/exchange-rates`)).status === 200;
await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

console.log(`seed ${seed}: ${count} requests`, statuses);
for (const { request, response } of faults.slice(0, 10)) console.log(JSON.stringify({ request, response }));
console.log(`${faults.length} faults; the server ${alive ? 'still answers' : 'is gone'}`);
process.exitCode = faults.length > 0 || !alive ? 1 : 0;
