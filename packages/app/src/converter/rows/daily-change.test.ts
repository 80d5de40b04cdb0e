import { expect, it } from 'vitest';
import { dailyChange } from './daily-change.ts';

const change = (...days: string[]) =>
  dailyChange(
    days.map((date, at) => ({ date, rate: String(100 + at) })),
    days.at(-1),
  );

it('[D.day-change] is that against the close before, over a long weekend too', () => {
  expect(change('2026-08-20', '2026-08-21')).toEqual({
    percent: expect.closeTo(1, 9),
    since: '2026-08-20',
  });
  // Golden Week: the markets of China stood still from 1 to 8 October 2025.
  expect(change('2025-09-30', '2025-10-09')?.since).toBe('2025-09-30');
});

it('[D.day-change] months of silence are no day, and neither is a month', () => {
  expect(change('2026-02-26', '2026-09-29')).toBeUndefined();
  expect(change('2026-08-01', '2026-09-01')).toBeUndefined();
});
