import { dailyCloses } from '@equivale/core';
import { useMemo } from 'react';
import { useHistory } from '../../../api/history.ts';

/** A pair's daily closes for whatever is computed from them. */
export interface DailyHistory {
  /** `none`: no history at all, so the chart shows a sample and nothing may be computed. */
  readonly state: 'loading' | 'ready' | 'none';
  /** There is a history, but not by the day (some sources publish once a month). */
  readonly isSparse: boolean;
  readonly dates: readonly string[];
  readonly closes: readonly number[];
}

/**
 * Five years of daily closes up to the pair's newest one, whatever period the chart shows: enough look-back for every
 * indicator. Computed once for each response, not for each drawing.
 */
export function useDailyHistory(base: string, target: string): DailyHistory {
  const { response, isLoading } = useHistory(base, target, '5y');
  const data = response?.data;
  return useMemo(() => {
    if (!data || data.length === 0) {
      return { state: isLoading ? 'loading' : 'none', isSparse: false, dates: [], closes: [] };
    }
    const found = dailyCloses(data.map(({ date, rate }) => ({ date, rate: Number(rate) })));
    return { state: 'ready', isSparse: found.closes.length < 5 && data.length >= 5, ...found };
  }, [data, isLoading]);
}
