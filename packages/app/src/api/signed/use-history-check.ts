import type { HistoryPeriod } from '@equivale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type HistoryCheck, historyQueryKey, type LoadedHistory, RefusedHistory } from '../history.ts';

/** What was found of the signature of a history that is shown; undefined while it is loading, and for one that was stored before. */
export function useHistoryCheck(
  base: string,
  target: string,
  period: HistoryPeriod,
): HistoryCheck | undefined {
  const client = useQueryClient();
  // Who draws the history loads it: here it is only looked at.
  const state = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => client.getQueryState<LoadedHistory>(historyQueryKey(base, target, period)),
    () => undefined,
  );
  return state?.error instanceof RefusedHistory ? state.error.refusal : state?.data?.check;
}
