import { describe, expect, it } from 'vitest';
import { startSchedule } from './schedule.ts';

/** A clock that fires the one planned timer on demand and remembers how long it was to wait. */
function handClock() {
  let planned: (() => void) | undefined;
  const waits: number[] = [];
  return {
    waits,
    setTimer: (callback: () => void, ms: number) => {
      planned = callback;
      waits.push(ms);
      return waits.length;
    },
    clearTimer: () => {
      planned = undefined;
    },
    async fire(): Promise<boolean> {
      const callback = planned;
      planned = undefined;
      callback?.();
      await new Promise((resolve) => setImmediate(resolve));
      return callback !== undefined;
    },
  };
}

const HOUR = 3_600_000;

describe('the schedule', () => {
  it('runs soon after the start and then at the interval', async () => {
    const clock = handClock();
    let runs = 0;
    const run = async () => ++runs > 0;
    startSchedule({ intervalMs: 6 * HOUR, run, random: () => 0.5, ...clock });
    expect(runs).toBe(0);
    await clock.fire();
    await clock.fire();
    expect(runs).toBe(2);
    expect(clock.waits).toEqual([1000, 6 * HOUR, 6 * HOUR]);
  });

  it('is spread by a tenth', async () => {
    for (const [random, factor] of [
      [0, 0.9],
      [1, 1.1],
    ] as const) {
      const clock = handClock();
      startSchedule({ intervalMs: HOUR, run: async () => true, random: () => random, ...clock });
      await clock.fire();
      expect(clock.waits[1]).toBeCloseTo(HOUR * factor);
    }
  });

  it('comes back sooner after failures, thrown or told, then ever later up to the interval', async () => {
    const clock = handClock();
    const outcomes = [() => Promise.reject(new Error('no network')), async () => false, async () => false];
    const run = () => (outcomes.shift() ?? (async () => true))();
    startSchedule({ intervalMs: 1_000_000, run, random: () => 0.5, ...clock });
    for (let n = 0; n < 4; n++) await clock.fire();
    expect(clock.waits).toEqual([1000, 300_000, 600_000, 1_000_000, 1_000_000]);
  });

  it('stops, also during a run', async () => {
    const clock = handClock();
    let finish = (_: boolean): void => {};
    const run = () => new Promise<boolean>((resolve) => (finish = resolve));
    const schedule = startSchedule({ intervalMs: HOUR, run, ...clock });
    await clock.fire();
    schedule.stop();
    finish(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await clock.fire()).toBe(false);
  });
});
