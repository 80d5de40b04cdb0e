import type { HistoryPeriod, HistoryPoint, HistoryResponse } from '@equivale/contract';
import { dayNumber, monthsBefore } from '@equivale/core';
import { useMemo } from 'react';
import { useHistory } from '../../../api/history.ts';
import type { ChartPoint } from './series.ts';

/** Months a period reaches back from the newest observation; a week is counted in days. */
const MONTHS: Record<Exclude<HistoryPeriod, '7d' | 'max'>, number> = { '1m': 1, '1y': 12, '5y': 60 };

/** What there is to draw for a pair. */
export interface ChartHistory {
  readonly state: 'loading' | 'ready' | 'none';
  /** The period's observations, oldest first. */
  readonly points: readonly ChartPoint[];
  /** Up to five years of observations before the newest one: look-back for indicators, whatever the period. */
  readonly lookBack: readonly ChartPoint[];
  /** The look-back is loading. */
  readonly isLookingBack: boolean;
  readonly source: HistoryResponse['source'] | undefined;
}

/**
 * A pair's history for the chart. Where the period itself is not at hand (no network, never asked for), it is cut out
 * of the five years that are.
 */
export function useChartHistory(base: string, target: string, period: HistoryPeriod): ChartHistory {
  const requested = useHistory(base, target, period);
  const years = useHistory(base, target, '5y');
  const requestedData = requested.response?.data;
  const yearsData = years.response?.data;
  const lookBack = useMemo(() => readPoints(yearsData ?? []), [yearsData]);
  const points = useMemo(() => {
    if (requestedData?.length) return readPoints(requestedData);
    return period === 'max' ? lookBack : cutPeriod(lookBack, period);
  }, [requestedData, lookBack, period]);
  const isLoading = points.length === 0 && (requested.isLoading || years.isLoading);
  return {
    state: points.length > 0 ? 'ready' : isLoading ? 'loading' : 'none',
    points,
    lookBack,
    isLookingBack: years.isLoading,
    source: requested.response?.source ?? years.response?.source,
  };
}

/** Served points with their rate as a number; the text stays, to be read exactly. */
function readPoints(data: readonly HistoryPoint[]): ChartPoint[] {
  return data.map(({ date, rate }) => ({ date, text: rate, rate: Number(rate) }));
}

/**
 * The end of a series over a period that ends at its newest observation, as the service cuts it: where nothing was
 * observed on the first day itself, the rate then in force comes first.
 */
export function cutPeriod(points: readonly ChartPoint[], period: HistoryPeriod): readonly ChartPoint[] {
  const newest = points.at(-1)?.date;
  if (newest === undefined || period === 'max') return points;
  const last = dayNumber(newest);
  const start = period === '7d' ? last - 7 : monthsBefore(last, MONTHS[period]);
  const first = points.findIndex(({ date }) => dayNumber(date) >= start);
  const daysTo = (point: ChartPoint | undefined) => start - dayNumber(point?.date ?? '');
  const isInForce = daysTo(points[first]) !== 0 && daysTo(points[first - 1]) <= 4;
  return points.slice(isInForce ? first - 1 : first);
}
