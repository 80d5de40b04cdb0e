import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type HydratedQuery<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isError' | 'isLoading' | 'isFetching' | 'refetch'
>;

const never = () => () => {};

/**
 * `useQuery` that reports "loading" during hydration, so that the first client render equals the prerendered
 * HTML even where a sibling's request was answered before this component was hydrated.
 */
export function useHydratedQuery<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
): HydratedQuery<T> {
  const result = useQuery(options);
  const isPending = result.isPending;
  const isUnknown = useSyncExternalStore(
    never,
    () => isPending,
    () => true,
  );
  if (isPending || !isUnknown) return result;
  const isEnabled = options.enabled !== false;
  return {
    data: undefined,
    error: null,
    isError: false,
    isLoading: isEnabled,
    isFetching: isEnabled,
    refetch: result.refetch,
  };
}
