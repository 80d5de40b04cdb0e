import './all-units.css';
import { appendSymbol, formatDecimal, type Unit } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { type ListedConversion, UnitRows } from './unit-rows.tsx';

const loadFilter = () => import('./filtered-units.tsx');
const FilteredUnits = lazyPart(async () => (await loadFilter()).FilteredUnits);

/** Rows that stand before all are asked for, how many more are worth asking, and from how many on they can be filtered. */
const FIRST_ROWS = 8;
const LEAST_HIDDEN = 3;
const FILTERED_FROM = 15;

interface AllUnitsProps extends ListedConversion {
  /** Those of the category in the order in which they stand, frequent ones first. The from unit is left out here. */
  readonly units: readonly Unit[];
}

/** An amount in every unit of its category: "26,2 mi en todo". */
export function AllUnits({ units, ...conversion }: AllUnitsProps) {
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
      <div className="flex min-h-[52px] items-center justify-between gap-2 py-1 pr-2 pl-pad">
        <h2 id={labelledBy} className="type-strong min-w-0 [overflow-wrap:anywhere]">
          {t('units.title', {
            amount: appendSymbol(formatDecimal(amount, locale), unitSet.find(from)?.symbol ?? from),
          })}
        </h2>
        {isOpen ? (
          <button
            type="button"
            className="type-label-strong min-h-touch flex-none px-2 text-accent"
            onClick={() => setOpen(false)}
          >
            {t('units.less')}
          </button>
        ) : null}
      </div>
      {isOpen && rows.length >= FILTERED_FROM ? (
        <Part fallback={list} whenFailed={() => list}>
          <FilteredUnits units={rows} labelledBy={labelledBy} {...conversion} />
        </Part>
      ) : (
        list
      )}
      {isLong && !isOpen ? (
        <button
          type="button"
          className="type-strong flex min-h-[52px] w-full items-center justify-between gap-3 border-line border-t px-pad py-1 text-left text-accent hover:bg-raised active:bg-pressed"
          aria-expanded={false}
          onPointerEnter={() => prepare(loadFilter)}
          onClick={() => setOpen(true)}
        >
          {t('units.all', { count: rows.length })}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
    </section>
  );
}
