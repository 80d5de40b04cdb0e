import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClientValue } from '../platform/hydration.ts';

type HydratedQuery<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isError' | 'isLoading' | 'isFetching' | 'refetch'
>;

/** Loading during hydration, so that the first client render equals the HTML whatever has arrived since. */
export function useHydratedQuery<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
): HydratedQuery<T> {
  const result = useQuery(options);
  const isPending = result.isPending;
  const isUnknown = useClientValue(() => isPending, true);
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
