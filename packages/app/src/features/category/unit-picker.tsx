import { appendSymbol, type Unit } from '@equivale/core';
import { useCallback, useMemo } from 'react';
import { indexesOf, useOwnIndex, useSearch } from '../../conversion/search-indexes.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { otherSideKey, Picker, type PickerSlot } from '../../converter/picker/picker.tsx';
import { type PickerGroup, type PickerRow, withEndTitle } from '../../converter/picker/picker-groups.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { useArrangedUnits } from './arranged-units.ts';
import { formatFactor } from './describe-formula.ts';
import { definitionKey, definitionOf } from './unit-definitions.ts';

/** The units of a category, each with what it is against the unit of the other side; a search ranks them all. */
export function UnitPicker({ category, ...slot }: PickerSlot & { readonly category: string }) {
  const { side, otherId } = slot;
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const otherLabel = t(otherSideKey(side));
  const keep = useCallback((unit: Unit) => unit.category === category, [category]);
  const { pinned, rest, isArranged } = useArrangedUnits(category);
  const find = useSearch(indexesOf(unitSet.find(otherId)?.table), keep, useOwnIndex());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const search = useMemo(() => {
    const rows = new Map<string, PickerRow>();
    const rowOf = ({ id, symbol }: Unit) => {
      const known = rows.get(id);
      if (known) return known;
      const note = definitionKey(id);
      const factor = unitSet.convert('1', otherId, id);
      const row = {
        id,
        title: `${asTitle(names[id]?.one ?? id)} (${symbol})`,
        detail: note ? t(note) : definitionOf(id, locale),
        end: id === otherId ? otherLabel : factor.ok ? formatFactor(factor, locale) : undefined,
      };
      rows.set(id, row);
      return row;
    };
    return (query: string): PickerGroup[] => {
      const found = find(query);
      const endTitle = `${appendSymbol('1', symbolOf(otherId))} =`;
      if (query.trim() !== '')
        return [{ id: 'found', title: t('picker.found'), endTitle, rows: found.map(rowOf) }];
      if (isArranged) {
        const groups = [
          { id: 'pinned', title: t('picker.pinned'), rows: pinned.map(rowOf) },
          { id: 'units', title: t('picker.unit.group'), rows: rest.map(rowOf) },
        ];
        return withEndTitle(groups, endTitle);
      }
      const inTable = (wanted: Unit['table']) => found.filter(({ table }) => table === wanted).map(rowOf);
      const common = inTable('common');
      const title = t(common.length > 0 ? 'picker.unit.extended' : 'picker.unit.group');
      const groups = [
        { id: 'own', title: t('category.own'), rows: inTable('own') },
        { id: 'common', title: t('picker.unit.group'), rows: common },
        {
          id: 'extended',
          title,
          rows: [...inTable('extended'), ...inTable('specialist'), ...inTable('technical')],
        },
      ];
      return withEndTitle(groups, endTitle);
    };
  }, [find, names, otherId, otherLabel, locale, pinned, rest, isArranged]);
  return (
    <Picker
      {...slot}
      label={t('picker.unit.label')}
      placeholder={t('picker.unit.placeholder')}
      search={search}
    />
  );
}
