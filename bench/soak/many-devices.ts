import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlValue } from '../../packages/server/src/database/database.ts';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import type { StoredConversion } from '../../packages/server/src/store/device-store.ts';
import { INTO_CONVERSIONS } from '../../packages/server/src/store/open-device-store.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';
import { watchMemory } from './memory-watch.ts';
import type { TestResult } from './soak-test.ts';

const DEVICES = 100_000;
const PER_DEVICE = 10;
/** Of the rows of each device so many are old, and of the others so many stay. */
const OLD = 4;
const KEPT = 3;
const WRITERS = 64;
/** Processor time that nobody else gets: commits and steps of pruning. */
const BLOCK_MS = 100;
const MEMORY_MB = 150;

const deviceName = (at: number) => `device-${String(at).padStart(6, '0')}-${'x'.repeat(29)}`;

function conversionAt(at: number): StoredConversion {
  const id = `019a9f3e-5b7c-7000-8000-${at.toString(16).padStart(12, '0')}`;
  const units = { category: 'length', fromUnit: 'mi', toUnit: 'km', fromValue: 1, toValue: 1.609344 };
  const texts = { fromText: null, toText: null, rateText: null };
  const facts = { on: null, kind: null, own: null, markupText: null };
  return { id, ...units, rate: null, rateDate: null, ...texts, ...facts, madeAt: at, createdAt: at };
}

/** A million rows as they lie after months: those of a device one after the other, the first of them old. */
function* earlierRows(): Generator<SqlValue[]> {
  for (let device = 0; device < DEVICES; device += 1)
    for (let row = 0; row < PER_DEVICE; row += 1) {
      const { madeAt: _, createdAt: __, ...fields } = conversionAt(device * PER_DEVICE + row);
      yield [deviceName(device), ...Object.values(fields), row, row];
    }
}

/** Watches for how long at a time the event loop is held. @returns a function that ends the watch with the longest, ms of processor time */
function watchBlocks(): () => number {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest, isDone] = [spent(), 0, false];
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  look();
  return () => {
    look();
    isDone = true;
    return longest;
  };
}

/** A million conversions of a hundred thousand devices: each adds one, all are pruned; what should stay is there. */
export async function manyDevices(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const database = openSqliteDatabase(join(folder, 'devices.sqlite'));
  const store = await openStore(database);
  try {
    await database.insertMany({
      into: INTO_CONVERSIONS,
      rows: earlierRows(),
      keyWidth: 2,
      onConflict: 'ON CONFLICT DO NOTHING',
    });
    const memory = watchMemory(process.pid);
    const endWrites = watchBlocks();
    const begin = performance.now();
    let next = 0;
    const write = async () => {
      while (next < DEVICES) {
        const device = next++;
        await store.devices.addConversion(
          deviceName((device * 7919) % DEVICES),
          conversionAt(10_000_000 + device),
        );
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const [writeBlock, writeMs] = [endWrites(), performance.now() - begin];
    const endPrune = watchBlocks();
    await store.devices.pruneConversions(KEPT, OLD);
    const [pruneBlock, pruneMs] = [endPrune(), performance.now() - begin - writeMs];
    const { line, faults } = memory.end(MEMORY_MB);
    const count =
      'SELECT count(*) AS rows, count(DISTINCT device) AS devices, min(made_at) AS oldest FROM conversions';
    const [left] = await database.all<{ rows: number; devices: number; oldest: number }>(count);
    if (left?.rows !== DEVICES * KEPT || left.devices !== DEVICES || left.oldest !== PER_DEVICE - KEPT + 1)
      faults.push(`left: ${JSON.stringify(left)}`);
    for (const [what, block] of [
      ['writing', writeBlock],
      ['pruning', pruneBlock],
    ] as const)
      if (block > BLOCK_MS) faults.push(`${what} held the event loop for ${block.toFixed(0)} ms`);
    const tried =
      `${DEVICES} devices with ${DEVICES * PER_DEVICE} conversions: one more of each in ${(writeMs / 1000).toFixed(0)} s (longest block ${writeBlock.toFixed(0)} ms of processor time), ` +
      `all but ${DEVICES * KEPT} pruned in ${(pruneMs / 1000).toFixed(0)} s (longest block ${pruneBlock.toFixed(0)} ms); ${line}`;
    return { tried, faults };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
