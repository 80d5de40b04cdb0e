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

const INIT = 1;

/** The machine as Linux would tell of it. @param ticks of the bench's browser, which a process of its own started, if it is there; of a neighbour; of all that init saw end; and of the children of a zygote that the closed browser has left to init */
async function plant(ticks: {
  all: number;
  browser?: number;
  neighbour: number;
  ended: number;
  orphan?: number;
}) {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await writeFile(join(folder, 'stat'), `cpu  ${ticks.all} 0 0 0 0 0 0 0 0 0\ncpu0 1 1\n`);
  const processes = [
    { id: INIT, name: 'init', parent: 0, user: 0, ended: ticks.ended },
    { id: BENCH, name: 'node', parent: INIT, user: 0, ended: 0 },
    { id: 103, name: 'neighbour', parent: INIT, user: ticks.neighbour, ended: 0 },
    ...(ticks.orphan === undefined
      ? []
      : [{ id: 104, name: 'a zygote', parent: INIT, user: 0, ended: ticks.orphan }]),
    ...(ticks.browser === undefined
      ? []
      : [
          { id: 101, name: 'a zygote) S 1', parent: BENCH, user: 0, ended: 0 },
          { id: 102, name: 'browser', parent: 101, user: ticks.browser, ended: 0 },
        ]),
  ];
  for (const { id, name, parent, user, ended } of processes) {
    await mkdir(join(folder, String(id)));
    const stat = `${id} (${name}) S ${parent} 1 1 0 -1 0 0 0 0 0 ${user} 0 ${ended} 0 20 0 1 0\n`;
    await writeFile(join(folder, String(id), 'stat'), stat);
  }
}

test('a machine on which the measurement alone works is quiet, however much that is', async () => {
  await plant({ all: 2000, browser: 300, neighbour: 50, ended: 70 });
  const others = await watchOthers(folder, BENCH);
  await plant({ all: 2200, browser: 490, neighbour: 50, ended: 70 });
  expect(await others()).toBe(0);
  expect(isQuiet(await others())).toBe(true);
});

test('and so it is when the browser of the measurement has been closed', async () => {
  await plant({ all: 2000, browser: 300, neighbour: 50, ended: 70 });
  const others = await watchOthers(folder, BENCH);
  await plant({ all: 2200, neighbour: 50, ended: 560 });
  expect(await others()).toBe(0);
});

test('and when its zygotes are still there, which init has adopted', async () => {
  await plant({ all: 2000, neighbour: 50, ended: 70 });
  const others = await watchOthers(folder, BENCH);
  await plant({ all: 2200, neighbour: 50, ended: 70, orphan: 110 });
  expect(await others()).toBe(0);
});

test('a machine on which another program works too is busy', async () => {
  await plant({ all: 2000, browser: 300, neighbour: 50, ended: 70 });
  const others = await watchOthers(folder, BENCH);
  await plant({ all: 2200, browser: 380, neighbour: 100, ended: 70 });
  // 50 of 200 ticks
  expect(await others()).toBe(0.25);
  expect(isQuiet(await others())).toBe(false);
});

test('a system that tells nothing of its processes says nothing against a measurement', async () => {
  const others = await watchOthers(join(folder, 'absent'), BENCH);
  expect(await others()).toBeNaN();
  expect(isQuiet(await others())).toBe(true);
});
