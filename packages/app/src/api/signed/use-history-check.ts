import type { HistoryPeriod } from '@equivale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type HistoryCheck, historyQueryKey, type LoadedHistory, RefusedHistory } from '../history.ts';

/** Signature check of a displayed history; undefined while loading and for one stored earlier. */
export function useHistoryCheck(
  base: string,
  target: string,
  period: HistoryPeriod,
): HistoryCheck | undefined {
  const client = useQueryClient();
  // Only observes: the chart loads the history.
  const state = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => client.getQueryState<LoadedHistory>(historyQueryKey(base, target, period)),
    () => undefined,
  );
  return state?.error instanceof RefusedHistory ? state.error.refusal : state?.data?.check;
}
