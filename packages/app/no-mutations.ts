/**
 * Replaces two modules of the query library that nothing here uses and each of its clients brings along: mutations and infinite queries.
 * Worth 1.5 kB of a currency page (brotli), 6.6 kB on a device.
 */
export class MutationCache {
  clear(): void {}

  findAll(): readonly never[] {
    return [];
  }

  async resumePausedMutations(): Promise<void> {}
}

export const infiniteQueryBehavior = (): undefined => undefined;
export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
