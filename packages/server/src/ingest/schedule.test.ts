import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

const HOUR = 3_600_000;
const runs: number[] = [];
/** Notes when it runs; fails as often as it is told. */
const failing = (times: number) => async () => {
  runs.push(Date.now());
  if (runs.length === 1 && times > 0) throw new Error('no network');
  return runs.length > times;
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  runs.length = 0;
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the schedule', () => {
  it('runs soon after the start and then at the interval', async () => {
    startSchedule(6 * HOUR, failing(0), () => 0.5);
    expect(runs).toEqual([]);
    await later(13 * HOUR);
    expect(runs).toEqual([1000, 1000 + 6 * HOUR, 1000 + 12 * HOUR]);
  });

  it.each([
    [0, 0.9],
    [1, 1.1],
  ])('is spread by a tenth: with %d an hour becomes %d', async (random, factor) => {
    startSchedule(HOUR, failing(0), () => random);
    await later(1.2 * HOUR);
    const [first = 0, second = 0] = runs;
    expect(second - first).toBeCloseTo(HOUR * factor);
  });

  it('comes back sooner after failures, thrown or told', async () => {
    startSchedule(HOUR, failing(3), () => 0.5);
    await later(1.5 * HOUR);
    const good = 1000 + 900_000;
    expect(runs).toEqual([1000, 301_000, 601_000, good, good + HOUR]);
  });

  it('stops, also during a run', async () => {
    const run = Promise.withResolvers<boolean>();
    const stop = startSchedule(HOUR, () => failing(0)().then(() => run.promise));
    await later(1500);
    stop();
    run.resolve(true);
    await later(3 * HOUR);
    expect(runs).toHaveLength(1);
    startSchedule(HOUR, failing(0))();
    await later(3 * HOUR);
    expect(runs).toHaveLength(1);
  });
});
