/** What forgets that something could not be fetched; called once it has been shown that it failed, so that trying again fetches it anew. */
export const failedLoads = new Set<() => void>();
