/** Stands in for mutations and infinite queries, which nothing here uses: saves 1.5 kB of a currency page. */
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
