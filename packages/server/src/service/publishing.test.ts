import { expect, it } from 'vitest';
import { createPublishing } from './publishing.ts';

it('publishes each change of a figure, and those of prices alone once an hour', async () => {
  let [published, now] = [0, Date.parse('2026-10-01T08:00:00Z')];
  const count = async () => {
    published += 1;
  };
  const publish = createPublishing({ publish: count }, () => new Date(now), { error() {} });
  const after = async (minutes: number, onlyPrices: boolean) => {
    now += minutes * 60_000;
    await publish(onlyPrices);
    return published;
  };
  expect(await after(0, true)).toBe(1);
  expect(await after(5, true)).toBe(1);
  expect(await after(5, false)).toBe(2);
  expect(await after(55, true)).toBe(2);
  expect(await after(5, true)).toBe(3);
  // a clock that was set back publishes
  expect(await after(-24 * 60, true)).toBe(4);
});

it('logs a fault and goes on', async () => {
  const faults: unknown[] = [];
  const publish = createPublishing(
    { publish: () => Promise.reject(new Error('no keys')) },
    () => new Date(0),
    { error: (fault: unknown) => void faults.push(fault) },
  );
  await publish();
  expect(faults).toHaveLength(1);
});
