/**
 * `npm run bench:size [-- devices]`: compares a database of ten million conversions with a small one: reads, durable writes, pruning, bytes, start.
 * Needs some 4 GB below the folder for temporary files.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DAY_MS } from '@equivale/core';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { STORED_DAYS } from '../../packages/server/src/service/refresh.ts';
import type { StoredConversion } from '../../packages/server/src/store/device-store.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { argument, median, Report } from '../report.ts';
import { chainAt, deviceAt, fillStore, STATE_BYTES } from './fill-store.ts';
import { startServer, stop } from './processes.ts';

const DEVICES = argument(0, 200_000);
const FEW = 100;
const ROUNDS = 9;
const CALLS = 300;
/** Until the log of writes has its full length: a file that grows is slower. */
const WARM_ROUNDS = 12;
/** Requests to the full store and to a nearly empty one. */
const MOST = 1.3;
const HELD_MS = 20;
const PORT = 3191;

const nowMs = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'equivale-size-'));
const report = new Report('size');
type Store = Awaited<ReturnType<typeof openStore>>;

interface Side {
  readonly folder: string;
  readonly devices: number;
  readonly states: number;
  readonly store: Store;
  /** The database's file; its last bytes are those of the states. */
  readonly file: { readonly descriptor: number; readonly size: number };
}

async function filled(name: string, devices: number, states: number): Promise<Side & { rows: number }> {
  const at = join(folder, name);
  mkdirSync(at);
  const rows = await fillStore(at, { devices, states, nowMs });
  const path = join(at, 'equivale.sqlite');
  const file = { descriptor: openSync(path, 'r'), size: statSync(path).size };
  return { folder: at, devices, states, rows, file, store: await openStore(openSqliteDatabase(path)) };
}

let written = 0;
const conversion = (): StoredConversion => ({
  id: `new-${written++}`,
  record: JSON.stringify({
    ...{ category: 'currency', fromUnit: 'EUR', toUnit: 'USD', fromValue: 100, toValue: 115.74 },
    ...{ rate: 1.1574, rateDate: '2026-11-20' },
  }),
  madeAt: nowMs,
  createdAt: nowMs,
});
/** Bytes of which each write takes others: of the same ones the database would write nothing. */
const noise = randomBytes(2 * STATE_BYTES);
const body = () => noise.subarray(written % STATE_BYTES, (written++ % STATE_BYTES) + STATE_BYTES);
/** A state is read from the file into memory of its own: no store can do less. */
async function readBare({ file, states }: Side): Promise<void> {
  const bytes = Buffer.allocUnsafeSlow(STATE_BYTES);
  readSync(file.descriptor, bytes, 0, STATE_BYTES, file.size - STATE_BYTES * (1 + randomInt(states)));
}
/** The first one is the floor of what a state's read takes more at size: the processor's own caches hold a few states, and not all. */
const BARE = 'bare read of as many bytes as a state has';
const CALLS_BY_NAME: Readonly<Record<string, (side: Side) => Promise<unknown>>> = {
  [BARE]: readBare,
  'read of 50 conversions': ({ store, devices }) =>
    store.devices.recentConversions(deviceAt(randomInt(devices)), 50),
  'durable write of a conversion': ({ store, devices }) =>
    store.devices.addConversion(deviceAt(randomInt(devices)), conversion()),
  'read of a state': ({ store, states }) => store.sync.state(chainAt(randomInt(states)), nowMs),
  'durable write of a state': ({ store, states }) =>
    store.sync.putState(chainAt(randomInt(states)), {
      etag: 'first',
      body: body(),
      replaces: 'first',
      at: nowMs,
    }),
};

/** Microseconds of one call, the mean of many in a row. */
async function time(call: (side: Side) => Promise<unknown>, side: Side): Promise<number> {
  const begin = performance.now();
  for (let made = 0; made < CALLS; made++) await call(side);
  return ((performance.now() - begin) * 1000) / CALLS;
}

/** The longest that anybody who comes at any moment waits for a read, over a piece of work, in milliseconds. */
async function longestWait(side: Side, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const over = work.finally(() => {
    isOver = true;
  });
  for (let last = performance.now(); !isOver; ) {
    await turn();
    await side.store.devices.recentConversions(deviceAt(randomInt(side.devices)), 50);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await over;
  return longest;
}

/** Milliseconds from the start of the process until it listens. */
async function startTime(at: string): Promise<number> {
  const begin = performance.now();
  const env = { ...OFFLINE, PORT: String(PORT), DATA_DIR: at, LOG_LEVEL: 'info' };
  const server = await startServer(PORT, process.execPath, ['packages/server/src/main.ts'], 'listening', env);
  const took = performance.now() - begin;
  await stop(server);
  return took;
}

try {
  const few = await filled('few', FEW, FEW);
  const begin = performance.now();
  const many = await filled('many', DEVICES, Math.ceil(DEVICES / 2));
  console.log(`filled in ${Math.round((performance.now() - begin) / 1000)} s`);
  report.add('conversions', many.rows, '');
  const bytes = many.file.size;
  report.add('size on disk', bytes / 1e6, 'MB');
  report.add(
    'size on disk without the states, of one conversion',
    (bytes - many.states * STATE_BYTES) / many.rows,
    'B',
  );

  for (const [name, call] of Object.entries(CALLS_BY_NAME)) {
    const [ours, bare, ratios]: [number[], number[], number[]] = [[], [], []];
    for (const side of [few, many]) for (let round = 0; round < WARM_ROUNDS; round++) await time(call, side);
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await time(call, few), await time(call, many)];
      bare.push(one);
      ours.push(other);
      ratios.push(other / one);
    }
    report.add(`${name}, at size`, median(ours), 'µs');
    report.add(`${name}, with ${FEW} devices`, median(bare), 'µs');
    const limit = name === BARE ? undefined : { atMost: MOST };
    report.add(`${name}, at size to a store of few, median of ${ROUNDS} turns`, median(ratios), '×', limit);
  }

  const since = performance.now();
  const idle = await longestWait(many, new Promise((resolve) => setTimeout(resolve, 10_000)));
  const pruning = performance.now();
  const busy = await longestWait(many, many.store.devices.pruneConversions(nowMs - STORED_DAYS * DAY_MS));
  report.add('pruning', (performance.now() - pruning) / 1000, 's');
  report.add(
    `longest wait for a read in ${Math.round((pruning - since) / 1000)} s without pruning`,
    idle,
    'ms',
  );
  report.add('longest wait for a read while pruning', busy, 'ms');
  report.add('pruning holds a request longer by', busy - idle, 'ms', { atMost: HELD_MS });

  for (const { store } of [few, many]) await store.close();
  const starts: [number[], number[]] = [[], []];
  for (let round = 0; round <= 5; round++)
    for (const [at, side] of [few, many].entries()) {
      const took = await startTime(side.folder);
      // The first round loads the bundled rates.
      if (round > 0) starts[at]?.push(took);
    }
  report.add('start, at size', median(starts[1]), 'ms');
  report.add(`start, with ${FEW} devices`, median(starts[0]), 'ms');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
