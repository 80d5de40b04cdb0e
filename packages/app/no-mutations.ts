/**
 * Stands for two modules of the query library that nothing here uses, and that each of its clients brings along: changes of
 * the service's data, and queries of endless pages. They take 1.8 kB of a first session.
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
