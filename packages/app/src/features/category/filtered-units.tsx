import type { Unit } from '@equivale/core';
import { X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { indexesOf, useSearch } from '../../conversion/search-indexes.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SettledStatus } from '../../ui/settled-status.tsx';
import { type ListedConversion, UnitRows } from './unit-rows.tsx';

interface FilteredUnitsProps extends ListedConversion {
  readonly units: readonly Unit[];
  /** Those without a row until they are searched for. */
  readonly hidden: readonly Unit[];
  readonly labelledBy: string;
}

/** All rows, under a field that finds some of them as every search of units does. */
export function FilteredUnits({ units, hidden, ...list }: FilteredUnitsProps) {
  const { t } = useTranslate();
  const [query, setQuery] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const keep = useCallback(
    (unit: Unit) => [...units, ...hidden].some(({ id }) => id === unit.id && id !== list.from),
    [units, hidden, list.from],
  );
  const find = useSearch(indexesOf(units[0]?.table), keep);
  const isFiltered = query.trim() !== '';
  const shown = isFiltered ? find(query) : units;
  const count = isFiltered
    ? t('units.found', { count: shown.length, all: units.length + hidden.length })
    : '';
  const clear = () => {
    setQuery('');
    container.current?.querySelector('input')?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const [field, first] = ['input', 'tbody button'].map((what) =>
      container.current?.querySelector<HTMLElement>(what),
    );
    const here = document.activeElement;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && here === field) first?.focus();
    else if (event.key === 'ArrowUp' && here === first) field?.focus();
    else if (event.key === 'Escape' && here === field && query !== '') clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={container} onKeyDownCapture={onKey}>
      <div className="px-pad pb-3">
        <SearchField
          label={t('units.filter')}
          placeholder={t('picker.unit.placeholder')}
          value={query}
          onText={setQuery}
          className="h-12"
        >
          {query === '' ? null : <IconButton icon={X} label={t('converter.clear')} onClick={clear} />}
        </SearchField>
      </div>
      {isFiltered ? (
        <p className="type-label-strong border-line border-t px-pad pt-3 pb-1.5 text-muted">{count}</p>
      ) : null}
      <SettledStatus text={count} />
      <UnitRows units={shown} query={isFiltered ? query : ''} {...list} />
    </div>
  );
}
