import './all-units.css';
import { appendSymbol, formatDecimal, type Unit } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { textButtonClass, useEditing } from '../../arranging/edit-button.tsx';
import { symbolOf } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { useArrangedUnits } from './arranged-units.ts';
import { type ListedConversion, UnitRows } from './unit-rows.tsx';

const FilteredUnits = lazyPart(async () => (await import('./filtered-units.tsx')).FilteredUnits);

/** Rows shown first, how many more are worth a button, and from how many on they can be filtered. */
const FIRST_ROWS = 8;
const LEAST_HIDDEN = 3;
const FILTERED_FROM = 15;

/** Loaded when somebody puts the units in order. */
const EditUnits = lazyPart(async () => (await import('./edit-units.tsx')).EditUnits, 'arranging');

interface AllUnitsProps extends ListedConversion {
  readonly category: string;
}

/** The units of a category with an amount in each, or the list in which they are put in order. */
export const AllUnits = memo(function AllUnits({ category, ...conversion }: AllUnitsProps) {
  const { pinned, rest, hidden } = useArrangedUnits(category);
  const units = useMemo(() => [...pinned, ...rest], [pinned, rest]);
  const { isEditing, onDone, editButton } = useEditing();
  const list = <UnitList units={units} hidden={hidden} edit={editButton} {...conversion} />;
  if (!isEditing) return list;
  return (
    <Part fallback={list} onFailed={onDone}>
      <EditUnits category={category} onDone={onDone} />
    </Part>
  );
});

interface UnitListProps extends ListedConversion {
  /** Those of the category in their order; the from unit is left out here. */
  readonly units: readonly Unit[];
  /** Those that are only searched for. */
  readonly hidden: readonly Unit[];
  readonly edit: ReactNode;
}

function UnitList({ units, hidden, edit, ...conversion }: UnitListProps) {
  const { from, amount } = conversion;
  const { t, locale } = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const labelledBy = useId();
  const rows = units.filter(({ id }) => id !== from);
  const isLong = rows.length >= FIRST_ROWS + LEAST_HIDDEN;
  const shown = isOpen || !isLong ? rows : rows.slice(0, FIRST_ROWS);
  const list = <UnitRows units={shown} labelledBy={labelledBy} {...conversion} />;
  return (
    <section aria-labelledby={labelledBy} className={`${cardClass} overflow-hidden`}>
      <div className="flex min-h-[52px] items-center justify-between gap-2 py-1 pe-2 ps-pad">
        <h2 id={labelledBy} className="type-strong min-w-0 [overflow-wrap:anywhere]">
          {t('units.title', {
            amount: appendSymbol(formatDecimal(amount, locale), symbolOf(from)),
          })}
        </h2>
        <span className="flex flex-none">
          {isOpen ? (
            <button type="button" className={textButtonClass} onClick={() => setOpen(false)}>
              {t('units.less')}
            </button>
          ) : null}
          {edit}
        </span>
      </div>
      {isOpen && rows.length >= FILTERED_FROM ? (
        <Part fallback={list} whenFailed={() => list}>
          <FilteredUnits units={rows} hidden={hidden} labelledBy={labelledBy} {...conversion} />
        </Part>
      ) : (
        list
      )}
      {isLong && !isOpen ? (
        <button
          type="button"
          className="type-strong flex min-h-[52px] w-full items-center justify-between gap-3 border-line border-t px-pad py-1 text-start text-accent hover:bg-raised active:bg-pressed"
          aria-expanded={false}
          onPointerEnter={() => prepare(FilteredUnits.load)}
          onClick={() => setOpen(true)}
        >
          {t('units.all', { count: rows.length })}
          <Icon of={ChevronDown} />
        </button>
      ) : null}
    </section>
  );
}
