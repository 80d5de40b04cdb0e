import { appendSymbol } from '@equivale/core';
import { useCallback } from 'react';
import { unitSet } from '../../conversion/unit-set.ts';
import { otherSideKey, Picker, type PickerSlot } from '../../converter/picker.tsx';
import type { PickerGroup } from '../../converter/picker-list.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useUnitNames } from '../../i18n/use-names.ts';
import { definitionKey } from './definition-note.tsx';
import { formatFactor } from './describe-formula.ts';
import { definitionOf } from './unit-definitions.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The units of a category, each with what it is against the unit of the other side. */
export function UnitPicker({ category, ...slot }: PickerSlot & { readonly category: string }) {
  const { side, otherId } = slot;
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const otherSide = otherSideKey(side);
  const search = useCallback(
    (query: string): PickerGroup[] => {
      const wanted = fold(query.trim());
      const rows = unitSet
        .list(category)
        .filter(({ id, symbol }) =>
          [id, symbol, names[id]?.one ?? '', names[id]?.other ?? ''].some((text) =>
            fold(text).includes(wanted),
          ),
        )
        .map(({ id, symbol, table }) => {
          const note = definitionKey(id);
          const factor = unitSet.convert('1', otherId, id);
          return {
            id,
            table,
            title: `${asTitle(names[id]?.one ?? id)} (${symbol})`,
            detail: note ? t(note) : definitionOf(id, locale),
            end: id === otherId ? t(otherSide) : factor.ok ? formatFactor(factor, locale) : undefined,
          };
        });
      const oneOther = `${appendSymbol('1', unitSet.find(otherId)?.symbol ?? otherId)} =`;
      const common = rows.filter(({ table }) => table === 'common');
      const extended = rows.filter(({ table }) => table === 'extended');
      return [
        { id: 'common', title: t('picker.unit.group'), endTitle: oneOther, rows: common },
        {
          id: 'extended',
          title: t(common.length > 0 ? 'picker.unit.extended' : 'picker.unit.group'),
          endTitle: common.length > 0 ? undefined : oneOther,
          rows: extended,
        },
      ].filter((group) => group.rows.length > 0);
    },
    [category, names, otherId, otherSide, t, locale],
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
