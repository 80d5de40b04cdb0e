import { COMMON_UNITS, createUnitSet, isOwnId, type UnitSet } from '@equivale/core';

interface StoredPair {
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
}

let loaded: UnitSet = createUnitSet([COMMON_UNITS]);

/** Loaded units: the common ones, and the others once something stored names one. */
export const loadedUnits = (): UnitSet => loaded;

let kitchen: typeof import('./describe-kitchen.ts') | undefined;

export const loadedKitchen = () => kitchen;

/**
 * Loads what is needed to show these pairs: nothing for currencies and common units.
 * @throws when the other units cannot be fetched
 */
export async function loadUnitsOf(pairs: readonly StoredPair[]): Promise<void> {
  const isLoaded = ({ category, fromUnit, toUnit }: StoredPair) =>
    category === 'currency' ||
    category === 'kitchen' ||
    [fromUnit, toUnit].every((id) => !isOwnId(id) && loaded.find(id) !== undefined);
  if (pairs.some(({ category }) => category === 'kitchen')) {
    kitchen ??= await import('./describe-kitchen.ts');
    await kitchen.prepareNames();
  }
  if (!pairs.every(isLoaded)) loaded = (await import('./unit-set.ts')).unitSet;
  if (!pairs.every(isLoaded)) loaded = (await import('./every-unit.ts')).everyUnit;
  if (!pairs.every(isLoaded)) loaded = await (await import('./technical-units.ts')).addTechnicalUnits();
}
