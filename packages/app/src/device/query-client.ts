import { QueryClient } from '@tanstack/react-query';

/** SPEC section 9's data-fetching defaults: no retries, never stale, no refetch on window focus, no polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  },
});
