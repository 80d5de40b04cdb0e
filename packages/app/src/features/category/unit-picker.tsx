import { appendSymbol } from '@equivale/core';
import { allUnitsOf, convertAnyUnitExact, findAnyUnit } from '@equivale/core/extended-units';
import { useCallback } from 'react';
import { otherSideKey, Picker, type PickerSlot } from '../../converter/picker.tsx';
import type { PickerGroup } from '../../converter/picker-list.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useUnitNames } from '../../i18n/use-names.ts';
import { definitionKey } from './definition-note.tsx';
import { formatFactor } from './describe-formula.ts';
import { definitionOf, isFurther } from './further-units.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The units of a category, each with what it is against the unit of the other side. */
export function UnitPicker({ category, ...slot }: PickerSlot & { readonly category: string }) {
  const { side, otherId } = slot;
  const { t, language } = useTranslate();
  const names = useUnitNames();
  const otherSide = otherSideKey(side);
  const search = useCallback(
    (query: string): PickerGroup[] => {
      const wanted = fold(query.trim());
      const rows = allUnitsOf(category)
        .filter(({ id, symbol }) =>
          [id, symbol, names[id]?.one ?? '', names[id]?.other ?? ''].some((text) =>
            fold(text).includes(wanted),
          ),
        )
        .map(({ id, symbol }) => {
          const note = definitionKey(id);
          const factor = convertAnyUnitExact('1', otherId, id);
          return {
            id,
            title: `${asTitle(names[id]?.one ?? id)} (${symbol})`,
            detail: note ? t(note) : definitionOf(id, language),
            end: id === otherId ? t(otherSide) : factor.ok ? formatFactor(factor, language) : undefined,
          };
        });
      const oneOther = `${appendSymbol('1', findAnyUnit(otherId)?.symbol ?? otherId)} =`;
      const own = rows.filter(({ id }) => !isFurther(id));
      const further = rows.filter(({ id }) => isFurther(id));
      const hasCommon = own.length > 0 || rows.length === 0;
      return [
        ...(own.length > 0
          ? [{ id: 'units', title: t('picker.unit.group'), endTitle: oneOther, rows: own }]
          : []),
        {
          id: 'further',
          title: t(hasCommon ? 'picker.unit.extended' : 'picker.unit.group'),
          endTitle: hasCommon ? undefined : oneOther,
          rows: further,
        },
      ].filter((group) => group.rows.length > 0);
    },
    [category, names, otherId, otherSide, t, language],
  );
  return (
    <Picker
      {...slot}
      label={t('picker.unit.label')}
      placeholder={t('picker.unit.placeholder')}
      search={search}
    />
  );
}
