import { CATEGORIES, isOwnId, type Unit } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { categoryKey } from '../../conversion/describe-conversion.ts';
import { specialistIndexes, unitIndexes, useOwnIndex, useSearch } from '../../conversion/search-indexes.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf } from '../../conversion/unit-set.ts';
import { Picker, type PickerSlot } from '../../converter/picker/picker.tsx';
import type { PickerGroup } from '../../converter/picker/picker-groups.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { open, useIsOpen } from '../../platform/overlays.ts';
import { Icon } from '../../ui/icon.tsx';

interface DefiningUnitProps {
  /** The chosen unit; empty for none. */
  readonly id: string;
  /** The unit that is being made, which cannot be defined by itself. */
  readonly ownId: string;
  readonly describedBy?: string | undefined;
  readonly onPick: (id: string) => void;
}

const ORDER: readonly string[] = CATEGORIES.map(({ id }) => id);
const placeOf = (category: string) => (isOwnId(category) ? -1 : ORDER.indexOf(category));

/** Every unit that has a factor, by category; or none of them. */
function useDefiningUnits(ownId: string) {
  const { t } = useTranslate();
  const names = useUnitNames();
  const keep = useCallback(({ id, curve }: Unit) => id !== ownId && !curve, [ownId]);
  const common = useSearch(unitIndexes, keep, useOwnIndex());
  const specialist = useSearch(specialistIndexes, keep);
  return useMemo(
    () =>
      (query: string): PickerGroup[] => {
        const found = [...common(query), ...specialist(query)];
        const groups = Map.groupBy(found, ({ category }) => category);
        const rows = [...groups].map(([category, units]) => ({
          id: category,
          title: t(categoryKey(category)),
          rows: units.map(({ id, symbol }) => ({
            id,
            title: `${asTitle(names[id]?.one ?? id)} (${symbol})`,
          })),
        }));
        // best matches first where something was searched for
        const ordered = query.trim() === '' ? rows.sort((a, b) => placeOf(a.id) - placeOf(b.id)) : rows;
        return [
          ...ordered,
          { id: 'none', title: t('category.own'), rows: [{ id: '', title: t('own.none') }] },
        ];
      },
    [common, specialist, names, t],
  );
}

function DefiningPicker({ ownId, ...slot }: PickerSlot & Pick<DefiningUnitProps, 'ownId'>) {
  const { t } = useTranslate();
  return (
    <Picker
      {...slot}
      label={t('own.unit')}
      placeholder={t('picker.unit.placeholder')}
      search={useDefiningUnits(ownId)}
    />
  );
}

export function DefiningUnit({ id, ownId, describedBy, onPick }: DefiningUnitProps) {
  const { t } = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const shown = id === '' ? t('own.none') : symbolOf(id);
  const choice = { side: 0, title: t('own.unit'), chosenId: id, otherId: '', ownId, onPick };
  return (
    <button
      ref={button}
      type="button"
      className="type-strong flex min-h-touch min-w-0 items-center gap-2 rounded-small px-2 text-start hover:bg-raised active:bg-pressed"
      aria-haspopup="dialog"
      aria-expanded={useIsOpen(button)}
      aria-describedby={describedBy}
      onClick={() => open(DefiningPicker, choice, button.current)}
    >
      <span className="sr-only">{t('own.unit')}: </span>
      <span className="min-w-0">{shown}</span>
      <Icon of={ChevronDown} className="flex-none text-muted" />
    </button>
  );
}
