import type { HistoryPeriod } from '@equivale/contract';
import { dailyCloses } from '@equivale/core';
import { useMemo } from 'react';
import { useHistory } from '../../../api/history.ts';

export interface DailyHistory {
  /** `none`: no history at all, so the chart shows a sample and nothing may be computed. */
  readonly state: 'loading' | 'ready' | 'none';
  /** There is a history, but not by the day (some sources publish once a month). */
  readonly isSparse: boolean;
  readonly dates: readonly string[];
  readonly closes: readonly number[];
}

/** Daily closes, whatever period the chart shows; computed once per response. */
export function useDailyHistory(base: string, target: string, period: HistoryPeriod): DailyHistory {
  const { response, isLoading } = useHistory(base, target, period);
  const data = response?.data;
  return useMemo(() => {
    if (!data || data.length === 0) {
      return { state: isLoading ? 'loading' : 'none', isSparse: false, dates: [], closes: [] };
    }
    const found = dailyCloses(data.map(({ date, rate }) => ({ date, rate: Number(rate) })));
    return { state: 'ready', isSparse: found.closes.length < 5 && data.length >= 5, ...found };
  }, [data, isLoading]);
}
