import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isQuiet, watchOthers } from './machine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-'));
});
afterEach(() => rm(folder, { recursive: true }));

const BENCH = 100;

/** The machine as Linux would tell of it. @param own ticks of the bench's browser, which it started by way of another process, and of one that has ended */
async function plant(ticks: { user: number; idle: number; own: number; ended: number }) {
  await writeFile(join(folder, 'stat'), `cpu  ${ticks.user} 0 0 ${ticks.idle} 0 7 7 0 0 0\ncpu0 1 1\n`);
  const processes = [
    { id: BENCH, name: 'node', parent: 1, user: 0, ended: ticks.ended },
    { id: 101, name: 'a zygote) S 1', parent: BENCH, user: 0, ended: 0 },
    { id: 102, name: 'browser', parent: 101, user: ticks.own, ended: 0 },
    { id: 103, name: 'neighbour', parent: 1, user: 5000, ended: 0 },
  ];
  for (const { id, name, parent, user, ended } of processes) {
    await mkdir(join(folder, String(id)), { recursive: true });
    const stat = `${id} (${name}) S ${parent} 1 1 0 -1 0 0 0 0 0 ${user} 0 ${ended} 0 20 0 1 0\n`;
    await writeFile(join(folder, String(id), 'stat'), stat);
  }
}

test('a machine on which the measurement alone works is quiet, however much that is', async () => {
  await plant({ user: 1000, idle: 1000, own: 300, ended: 50 });
  const others = await watchOthers(folder, BENCH);
  await plant({ user: 1190, idle: 1010, own: 470, ended: 70 });
  expect(await others()).toBe(0);
  expect(isQuiet(await others())).toBe(true);
});

test('a machine on which another program works too is busy', async () => {
  await plant({ user: 1000, idle: 1000, own: 300, ended: 50 });
  const others = await watchOthers(folder, BENCH);
  // 200 ticks, of which the measurement worked 80 and somebody else 50.
  await plant({ user: 1130, idle: 1070, own: 380, ended: 50 });
  expect(await others()).toBe(0.25);
  expect(isQuiet(await others())).toBe(false);
});

test('a system that tells nothing of its processes says nothing against a measurement', async () => {
  const others = await watchOthers(join(folder, 'absent'), BENCH);
  expect(await others()).toBeNaN();
  expect(isQuiet(await others())).toBe(true);
});
