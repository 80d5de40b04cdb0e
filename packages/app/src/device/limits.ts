/** SPEC section 9's limits of lists and caches, each in this one place. */
export const LIMITS = {
  recentOnHome: 5,
  recentInView: 15,
  /** Recent conversions requested from the service by default. */
  recentRemote: 10,
  /** Recent conversions under the search before anything is typed. */
  recentInSearch: 3,
  /** Conversions stored on the device, oldest dropped. */
  conversionsStored: 500,
  /** API responses cached on the device, oldest dropped: a table and the periods of some thirty pairs. */
  responsesCached: 120,
  /** Favorites shown as chips on home, newest first. */
  favoritesOnHome: 8,
  favoritesFreshMs: 2 * 60_000,
  favoritesRetries: 3,
  recentFreshMs: 60_000,
  recentRetries: 2,
  remoteRecentFreshMs: 30_000,
  remoteRecentRetries: 3,
  remoteRecentRetryDelayMs: 1000,
  ratesRefreshMs: 5 * 60_000,
  ratesRetries: 1,
  historyFreshMs: 5 * 60_000,
} as const;
