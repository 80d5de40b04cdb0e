import type { Unit, UnitName } from '@equivale/core';
import { useMemo } from 'react';
import { unitsList } from '../../arranging/usage.ts';
import { useArranged } from '../../arranging/use-arranged.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { asTitle } from '../../i18n/use-names.ts';

interface UnitItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly unit: Unit;
}

/** What the person made, then the units of the catalogue in its order. An own unit that has no name yet is not known yet. */
function ownFirst(category: string, names: Readonly<Record<string, UnitName>>): readonly Unit[] {
  const all = unitSet.list(category);
  const isOwn = ({ table }: Unit) => table === 'own';
  return [...all.filter((unit) => isOwn(unit) && names[unit.id]), ...all.filter((unit) => !isOwn(unit))];
}

/** The units of a category in the order of the catalogue, with their names. */
export function useUnitItems(category: string): readonly UnitItem[] {
  const names = useUnitNames();
  return useMemo(
    () =>
      ownFirst(category, names).map((unit) => ({
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
