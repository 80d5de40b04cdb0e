import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type HydratedQuery<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isError' | 'isLoading' | 'isFetching' | 'refetch'
>;

const never = () => () => {};

/**
 * `useQuery`, which knows nothing yet while a written page is taken over. A page is taken over in parts, and one part's
 * request may be answered before the part beside it has its code; that part is then drawn first as it was written, without
 * its data, and at once again with it. Drawn with it first, it would not be what was written, and React would throw that away.
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
