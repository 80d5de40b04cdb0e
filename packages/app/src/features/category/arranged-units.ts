import type { Unit } from '@equivale/core';
import { useMemo } from 'react';
import { unitsList } from '../../arranging/usage.ts';
import { useArranged } from '../../arranging/use-arranged.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { asTitle } from '../../i18n/use-names.ts';

/** A unit as a row of the list that is put in order. */
interface UnitItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly unit: Unit;
}

/** The units of a category, in the catalogue's order, with their names. */
export function useUnitItems(category: string): readonly UnitItem[] {
  const names = useUnitNames();
  return useMemo(
    () =>
      unitSet.list(category).map((unit) => ({
        id: unit.id,
        title: asTitle(names[unit.id]?.one ?? unit.id),
        detail: unit.symbol,
        unit,
      })),
    [category, names],
  );
}

const unitsOf = (items: readonly UnitItem[]) => items.map(({ unit }) => unit);

/** The units of a category as their owner arranged them; as the catalogue has them until the device has been read. */
export function useArrangedUnits(category: string) {
  const items = useUnitItems(category);
  const arranged = useArranged(unitsList(category), items);
  return useMemo(
    () => ({
      pinned: unitsOf(arranged?.pinned ?? []),
      rest: unitsOf(arranged?.rest ?? items),
      hidden: unitsOf(arranged?.hidden ?? []),
      isArranged: arranged?.isArranged ?? false,
    }),
    [arranged, items],
  );
}
