import { convertUnitExact, findUnit } from '@equivale/core';

/** What is kept of a conversion or a favorite: the units it names. */
interface StoredPair {
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
}

/** SPEC's units, which are always there; the further ones are added when something names one. */
let known = { find: findUnit, convert: convertUnitExact };

async function loadFurtherUnits(): Promise<void> {
  const { findAnyUnit, convertAnyUnitExact } = await import('./further-units.ts');
  known = { find: findAnyUnit, convert: convertAnyUnitExact };
}

/** The unit with this id, of all that are loaded. */
export const knownUnit: typeof findUnit = (id) => known.find(id);

/** As `convertUnitExact`, over all units that are loaded. */
export const convertKnownUnit: typeof convertUnitExact = (text, from, to) => known.convert(text, from, to);

/**
 * Loads what it takes to show these pairs: nothing for currencies and SPEC's own units.
 * @throws when the further units cannot be fetched
 */
export async function loadUnitsOf(pairs: readonly StoredPair[]): Promise<void> {
  const isKnown = ({ category, fromUnit, toUnit }: StoredPair) =>
    category === 'currency' || [fromUnit, toUnit].every((id) => known.find(id) !== undefined);
  if (!pairs.every(isKnown)) await loadFurtherUnits();
}
