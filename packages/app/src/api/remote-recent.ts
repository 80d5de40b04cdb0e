import { queryOptions } from '@tanstack/react-query';
import { LIMITS } from '../device/limits.ts';
import type { RemoteApi } from './remote-api.ts';

/** SPEC section 9: caching of the remote layer's recent conversions. */
export const remoteRecentQuery = (remote: RemoteApi, limit: number = LIMITS.recentRemote) =>
  queryOptions({
    queryKey: ['remote-recent-conversions', limit],
    queryFn: () => remote.recentConversions(limit),
    staleTime: LIMITS.remoteRecentFreshMs,
    retry: LIMITS.remoteRecentRetries,
    retryDelay: LIMITS.remoteRecentRetryDelayMs,
  });
