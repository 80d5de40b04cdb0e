import { describe, expect, it } from 'vitest';
import { cutPeriod } from '../../../api/cut-period.ts';
import { HEIGHT, layOut, nearest, overlayPath, WIDTH } from './geometry.ts';
import { sampleSeries } from './sample-series.ts';
import { axisPositions, type ChartPoint, runs, summarize } from './series.ts';
import { periodTicks, rangeTicks, TICK_CAPS } from './time-ticks.ts';
import { pinchRange, settleRange } from './view-range.ts';

const at = (date: string, rate = 1): ChartPoint => ({ date, rate, text: String(rate) });
/** Every working day from a date on. */
function workingDays(start: string, count: number, rate = (index: number) => 1 + index / 1000): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (let day = Date.parse(start); points.length < count; day += 86_400_000) {
    const weekday = new Date(day).getUTCDay();
    if (weekday % 6 !== 0) points.push(at(new Date(day).toISOString().slice(0, 10), rate(points.length)));
  }
  return points;
}

describe('time axis', () => {
  it('puts Friday beside Monday where weekends have no observation', () => {
    const [friday = 0, monday = 0, tuesday = 0] = axisPositions([
      at('2026-08-14'),
      at('2026-08-17'),
      at('2026-08-18'),
    ]);
    expect([monday - friday, tuesday - monday]).toEqual([1, 1]);
  });
  it('counts calendar days where there are weekends', () => {
    const [friday = 0, sunday = 0] = axisPositions([at('2026-08-14'), at('2026-08-16')]);
    expect(sunday - friday).toBe(2);
  });
  it('breaks at a hole, but not at Easter and not at the month ends of a monthly series', () => {
    const easter = ['2026-04-01', '2026-04-02', '2026-04-07', '2026-04-08'].map((date) => at(date));
    expect(runs(axisPositions(easter))).toEqual([[0, 3]]);
    const monthly = ['2026-01-01', '2026-02-02', '2026-03-02', '2026-04-01'].map((date) => at(date));
    expect(runs(axisPositions(monthly))).toEqual([[0, 3]]);
    const holed = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-15', '2026-06-16'].map((date) =>
      at(date),
    );
    expect(runs(axisPositions(holed))).toEqual([
      [0, 2],
      [3, 4],
    ]);
  });
});

describe('drawing', () => {
  it('[S2.chart-axis] fills the width, keeps every point inside, and does not start at zero', () => {
    const { xs, ys, yTicks } = layOut(workingDays('2026-01-01', 40));
    expect([xs[0], xs.at(-1)]).toEqual([0, WIDTH]);
    expect(Math.min(...ys)).toBeGreaterThan(0);
    expect(Math.max(...ys)).toBeLessThan(HEIGHT);
    expect(yTicks.every(({ value }) => value > 0.9)).toBe(true);
    expect(yTicks.length).toBeGreaterThanOrEqual(2);
    expect(yTicks.length).toBeLessThanOrEqual(5);
  });
  it('draws a hole as two lines with nothing between', () => {
    const points = workingDays('2026-01-01', 60).filter((_, index) => index < 20 || index >= 40);
    const { line, area } = layOut(points);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(area.match(/M/g)).toHaveLength(2);
  });
  it('draws a point alone between two holes', () => {
    const all = workingDays('2026-01-01', 41);
    expect(layOut(all.filter((_, index) => index < 10 || index === 20 || index > 30)).lone).toEqual([10]);
  });
  it('draws one observation and a flat history', () => {
    expect(layOut([at('2026-01-01', 3.6725)]).xs).toEqual([WIDTH]);
    const flat = layOut(workingDays('2026-01-01', 10, () => 3.6725));
    expect(flat.line).not.toContain('NaN');
    expect(new Set(flat.ys).size).toBe(1);
  });
  it('keeps every peak when it thins a long history', () => {
    const points = workingDays('1999-01-04', 7000, (index) =>
      index === 3333 ? 9 : index === 5001 ? 0.1 : 1,
    );
    const { line, ys } = layOut(points);
    expect(line.length).toBeLessThan(15_000);
    const steps = [...line.matchAll(/[Ml]\d+ (-?\d+)/g)].map(([, y]) => Number(y));
    const heights = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step));
    expect(heights).toContain(ys[3333]);
    expect(heights).toContain(ys[5001]);
  });
  it('gives the axis the decimals that tell its ticks apart', () => {
    expect(
      layOut(workingDays('2026-01-01', 20, (index) => 0.00005 + index / 1e7)).yDecimals,
    ).toBeGreaterThanOrEqual(6);
    expect(layOut(workingDays('2026-01-01', 20, (index) => 4000 + index * 10)).yDecimals).toBe(0);
  });
  it('lays an average over the days that have one', () => {
    const points = workingDays('2026-01-01', 5);
    expect(overlayPath(layOut(points), [null, null, 1, 1.001, 1.002])).toMatch(/^M5000 /);
  });
  it('finds the nearest point', () => {
    expect([-10, 0, 240, 260, 700, 2000].map((x) => nearest([0, 500, 1000], x))).toEqual([0, 0, 0, 1, 1, 2]);
  });
});

describe('labels', () => {
  it.each([
    ['7d', 6, 'day'],
    ['1m', 23, 'day'],
    ['1y', 256, 'month'],
    ['5y', 1281, 'year'],
    ['max', 7000, 'year'],
  ] as const)('[S2.chart-labels] %s has at most its cap', (period, count, form) => {
    const points = workingDays('1999-08-20', count);
    const ticks = periodTicks(points, period);
    expect(ticks.form).toBe(form);
    expect(ticks.indexes.length).toBeGreaterThan(1);
    expect(ticks.indexes.length).toBeLessThanOrEqual(TICK_CAPS[period]);
  });
  it('[S2.chart-ticks] the caps are 7, 10, 12 and 6', () => {
    expect(TICK_CAPS).toMatchObject({ '7d': 7, '1m': 10, '1y': 12, '5y': 6 });
  });
  it('labels days with the newest one among them, and months and years at their first day', () => {
    const days = periodTicks(workingDays('2026-07-21', 23), '1m').indexes;
    expect(days.at(-1)).toBe(22);
    const points = workingDays('2025-08-21', 256);
    const months = periodTicks(points, '1y').indexes.map((index) => points[index]?.date);
    expect(months[0]).toBe('2025-09-01');
  });
  it('a range zoomed into gets the finer form', () => {
    const points = workingDays('2021-08-20', 60);
    expect(rangeTicks(points, '5y').form).toBe('day');
    expect(rangeTicks(workingDays('2021-08-20', 600), 'max').form).toBe('month');
  });
});

describe('ranges', () => {
  it('keeps a range inside the points and big enough, and means all by undefined', () => {
    expect(settleRange(10, 20, 100)).toEqual([10, 20]);
    expect(settleRange(20, 10, 100)).toEqual([10, 20]);
    expect(settleRange(-5, 200, 100)).toBeUndefined();
    expect(settleRange(99, 99, 100)).toEqual([95, 99]);
    expect(settleRange(0, 0, 3)).toBeUndefined();
  });
  it('pinching apart shows what lay between the fingers, together shows more', () => {
    expect(pinchRange([0, 100], [0.4, 0.6], [0, 1], 101)).toEqual([40, 60]);
    // 20 steps squeezed into a fifth of the width: five times as many are seen, around the same middle.
    expect(pinchRange([90, 110], [0, 1], [0.4, 0.6], 201)).toEqual([50, 150]);
    expect(pinchRange([40, 60], [0, 1], [0.4, 0.6], 101)).toBeUndefined();
  });
  it('cuts a period as the service does', () => {
    const points = workingDays('2025-01-01', 430);
    const week = cutPeriod(points, '7d');
    expect(week.length).toBeGreaterThanOrEqual(6);
    expect(Date.parse(week.at(-1)?.date ?? '') - Date.parse(week[0]?.date ?? '')).toBe(7 * 86_400_000);
    expect(cutPeriod([at('2026-07-31'), at('2026-08-03'), at('2026-09-02')], '1m')[0]?.date).toBe(
      '2026-07-31',
    );
    expect(cutPeriod(points, 'max')).toBe(points);
    // A last value after months of silence comes with the week before them.
    const silent = [...workingDays('2025-12-01', 60), at('2026-09-29')];
    const cut = cutPeriod(silent, '7d');
    expect(cut.map(({ date }) => date).slice(-2)).toEqual([silent.at(-2)?.date, '2026-09-29']);
    expect(cut.length).toBeGreaterThanOrEqual(7);
    expect(cut.length).toBeLessThanOrEqual(8);
    expect(cutPeriod([], '1y')).toEqual([]);
  });
});

describe('figures', () => {
  it('low, high, mean and change of what is shown', () => {
    const summary = summarize([at('2026-08-14', 2), at('2026-08-17', 1), at('2026-08-18', 3)]);
    expect(summary).toMatchObject({ mean: 2, change: 0.5, low: { rate: 1 }, high: { rate: 3 } });
    expect(summarize([])).toBeUndefined();
  });
  it.each([
    ['7d', 7],
    ['1m', 30],
    ['1y', 365],
    ['5y', 1826],
  ] as const)(
    '[S4.sample-history] the sample of %s has %d points around 0.8556, and is the same every time',
    (period, count) => {
      const sample = sampleSeries(period);
      expect(sample).toHaveLength(count);
      expect(sample[0]).toBeCloseTo(0.8556, 2);
      expect(sampleSeries(period)).toEqual(sample);
    },
  );
});
