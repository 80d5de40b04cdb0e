import { QueryClient } from '@tanstack/react-query';
import { onChange } from '../records/changes.ts';

/** SPEC section 9's data-fetching defaults: no retries, never stale, no refetch on window focus, no polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // The device, the cache and the bundled tables answer without a network.
      networkMode: 'always',
    },
  },
});

// Query keys contain the names of the kinds that are read.
onChange((kinds) => {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => kinds.some((kind) => queryKey.includes(kind)),
  });
});
