import type { HistoryPeriod } from '@equivale/contract';
import { dailyCloses, sma } from '@equivale/core';
import { useMemo, useState } from 'react';
import { layOut, overlayPath } from './geometry.ts';
import { type ChartPoint, summarize } from './series.ts';
import { periodTicks, rangeTicks } from './time-ticks.ts';
import type { Range } from './view-range.ts';

/** Everything rendered of a history, computed once for its data and not for every mouse movement. */
export function useChartFigures(
  points: readonly ChartPoint[],
  lookBack: readonly ChartPoint[],
  period: HistoryPeriod,
  isAveraged: boolean,
) {
  const [zoomed, setZoomed] = useState<{ points: readonly ChartPoint[]; range: Range | undefined }>();
  // A zoom belongs to the points it was made on; others are shown whole.
  const range = zoomed?.points === points ? zoomed.range : undefined;
  const shown = useMemo(() => (range ? points.slice(range[0], range[1] + 1) : points), [points, range]);
  const geometry = useMemo(() => layOut(shown), [shown]);
  const summary = useMemo(() => summarize(shown), [shown]);
  const ticks = useMemo(
    () => (range ? rangeTicks(shown, period) : periodTicks(shown, period)),
    [shown, range, period],
  );
  const history = points.length > lookBack.length ? points : lookBack;
  const averages = useMemo(
    () => (isAveraged ? carryOn(shown, averagesByDate(history)) : undefined),
    [isAveraged, shown, history],
  );
  const averagePath = useMemo(() => averages && overlayPath(geometry, averages), [geometry, averages]);
  return {
    shown,
    geometry,
    summary,
    ticks,
    averages,
    averagePath,
    hasAverage: geometry.isDaily && history.length >= 20,
    isZoomed: range !== undefined,
    view: range ?? ([0, points.length - 1] as const),
    setView: (next: Range | undefined) => setZoomed({ points, range: next }),
  };
}

/** SMA(20) of the daily closes by their date. */
function averagesByDate(history: readonly ChartPoint[]): ReadonlyMap<string, number> {
  const { dates, closes } = dailyCloses(history);
  return new Map(
    sma(closes).flatMap((value, index) => (value === null ? [] : [[dates[index] ?? '', value] as const])),
  );
}

/** The average at each shown point; on a day without a close of its own, that of the close before. */
function carryOn(shown: readonly ChartPoint[], byDate: ReadonlyMap<string, number>): (number | null)[] {
  let latest: number | null = null;
  return shown.map(({ date }) => {
    latest = byDate.get(date) ?? latest;
    return latest;
  });
}
