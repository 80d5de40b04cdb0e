import type { HistoryPeriod, HistoryPoint } from '@equivale/contract';
import { useMemo } from 'react';
import { useHistory } from '../../../api/history.ts';
import type { ChartPoint } from './series.ts';

export interface ChartHistory {
  /** `none`: the service has no history; `unknown`: the device has none, and the service does not answer. */
  readonly state: 'loading' | 'ready' | 'none' | 'unknown';
  /** The period's observations, oldest first. */
  readonly points: readonly ChartPoint[];
  /** Observations before the period too, for its average. */
  readonly lookBack: readonly ChartPoint[];
  /** The look-back is loading. */
  readonly isLookingBack: boolean;
}

/** A year is averaged from the shorter history's start; what lies before is loaded for the average only. */
export function useChartHistory(
  base: string,
  target: string,
  period: HistoryPeriod,
  isAveraged: boolean,
): ChartHistory {
  const requested = useHistory(base, target, period);
  const before = useHistory(base, target, period === '1y' && isAveraged ? '5y' : '1y');
  const { data: requestedData, source } = requested.response ?? {};
  const { data: beforeData, source: laterSource } = before.response ?? {};
  const lookBack = useMemo(() => readPoints(beforeData ?? []), [beforeData]);
  const points = useMemo(() => {
    const later = readPoints(laterIn(beforeData ?? [], requestedData), laterSource);
    return [...readPoints(requestedData ?? [], later.length > 0 ? source : undefined), ...later];
  }, [requestedData, beforeData, source, laterSource]);
  return {
    state: points.length > 0 ? 'ready' : requestedData ? 'none' : requested.isLoading ? 'loading' : 'unknown',
    points,
    lookBack,
    isLookingBack: before.isLoading,
  };
}

/** Days of another history after the last of one: years may be of a monthly record, which ends before the days of the rate. */
function laterIn(other: readonly HistoryPoint[], data: readonly HistoryPoint[] | undefined): HistoryPoint[] {
  const last = data?.at(-1)?.date;
  return last === undefined ? [] : other.filter(({ date }) => date > last);
}

/** Served points with their rate as a number; the text stays, to be read exactly. */
function readPoints(data: readonly HistoryPoint[], source?: string | null): ChartPoint[] {
  return data.map(({ date, rate }) => ({ date, text: rate, rate: Number(rate), source }));
}
