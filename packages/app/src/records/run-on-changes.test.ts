import { beforeEach, expect, it, vi } from 'vitest';
import { announceChange } from './changes.ts';
import { runOnChanges } from './run-on-changes.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
let lastAt = NOW;
const run = vi.fn(() => {
  lastAt = Date.now();
});
runOnChanges(run, () => lastAt);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  lastAt = NOW;
  run.mockClear();
});

it.each([
  ['soon', 59_000, 0],
  ['after a minute', 61_000, 1],
  ['after the clock was set back by a year', -365 * 86_400_000, 1],
])('a page that comes back %s', (_, later, times) => {
  vi.setSystemTime(NOW + later);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run).toHaveBeenCalledTimes(times);
});

it('several changes run it once, when they are over', () => {
  for (const kind of ['favorites', 'trips']) announceChange([kind]);
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
