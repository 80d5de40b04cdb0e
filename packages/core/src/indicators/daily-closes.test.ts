import { describe, expect, it } from 'vitest';
import { dailyCloses } from './daily-closes.ts';

const series = (...dates: string[]) => dates.map((date, index) => ({ date, rate: index + 1 }));

describe('daily closes', () => {
  it('leaves Saturdays and Sundays out', () => {
    const points = series('2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24');
    expect(dailyCloses(points)).toEqual({
      dates: ['2026-08-20', '2026-08-21', '2026-08-24'],
      closes: [1, 2, 5],
    });
  });
  it('starts anew after a pause of more than ten days, not after a holiday', () => {
    expect(dailyCloses(series('2026-04-02', '2026-04-07')).closes).toEqual([1, 2]);
    expect(dailyCloses(series('2008-12-09', '2018-02-05', '2018-02-06')).closes).toEqual([2, 3]);
  });
  it('leaves one close of a monthly series', () => {
    expect(dailyCloses(series('2026-06-01', '2026-07-01', '2026-08-03')).closes).toEqual([3]);
    expect(dailyCloses([])).toEqual({ dates: [], closes: [] });
  });
});
