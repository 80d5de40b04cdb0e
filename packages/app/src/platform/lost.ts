/** What forgets that something could not be fetched; called once it has been shown that it is lost, so that trying again fetches it anew. */
export const lost = new Set<() => void>();
