import { expect, test, vi } from 'vitest';
import { Report } from '../report.ts';
import { compare } from './compare-floor.ts';

/** Ours takes three floors, where two are allowed. @param floors what the floor works in each turn */
async function limitOf(floors: readonly number[], share: number) {
  const report = new Report('test');
  const added = vi.spyOn(report, 'add').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const sampler = (times: number) => async (turn: number) => {
    const work = times * (floors[turn] ?? Number.NaN);
    return { ms: work, work };
  };
  await compare(report, {
    ...{ name: 'key', turns: floors.length, ours: sampler(3), floor: sampler(1), atMost: 2 },
    others: async () => share,
  });
  const name = `key, ours to floor, median of ${floors.length} turns`;
  return added.mock.calls.find(([figure]) => figure === name)?.slice(1);
}

test('on a quiet machine a figure is judged', async () => {
  expect(await limitOf([10, 11, 10, 9, 10], 0.02)).toEqual([3, '×', { atMost: 2 }]);
});

test('where others work meanwhile the figure is said without a verdict', async () => {
  expect(await limitOf([10, 11, 10, 9, 10], 0.4)).toEqual([3, '×', undefined]);
});

test('where the floor itself varies the figure is said without a verdict', async () => {
  expect(await limitOf([10, 30, 10, 22, 16], 0.02)).toEqual([3, '×', undefined]);
});
