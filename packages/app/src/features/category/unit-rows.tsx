import { parseDecimal, type Unit } from '@equivale/core';
import { Check, Copy } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { Matched } from './matched.tsx';
import { shortDefinition } from './unit-definitions.ts';
import { listedResult } from './unit-result.ts';

export interface ListedConversion {
  readonly from: string;
  readonly to: string;
  /** Canonical decimal. */
  readonly amount: string;
  readonly onPick: (id: string) => void;
}

interface UnitRowsProps extends ListedConversion {
  readonly units: readonly Unit[];
  /** The search text: the matching part is highlighted. */
  readonly query?: string;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

interface RowNameProps {
  readonly unit: Unit;
  readonly query: string;
  readonly isTarget: boolean;
  readonly isCurrent: boolean;
}

/** Name, symbol and, where it takes one, definition: what makes the row the target. No key in the amount renders it again. */
const RowName = memo(function RowName({ unit, query, isTarget, isCurrent }: RowNameProps) {
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const definition = shortDefinition(unit, names, { t, locale });
  return (
    <button
      type="button"
      aria-current={isTarget}
      tabIndex={isCurrent ? 0 : -1}
      className="w-full min-h-11 text-start wrap-anywhere"
    >
      <Matched text={asTitle(names[unit.id]?.one ?? unit.id)} query={query} />{' '}
      <span className="type-label whitespace-nowrap text-muted">
        <Matched text={unit.symbol} query={query} />
      </span>
      {definition ? <small className="type-label block text-muted"> {definition}</small> : null}
    </button>
  );
});

/** Up to how many signs a figure has the same room beside its unit's name. A longer one takes what it needs, and may break at its group separators. */
const ROOMS = [8, 10, 13, 16];

function Figure({ text }: { readonly text: string }) {
  const room = 1 + ROOMS.findIndex((most) => text.length <= most);
  return (
    <span className="unit-value" data-room={room || undefined}>
      {room ? text : <Breakable text={text} />}
    </span>
  );
}

interface UnitRowProps extends RowNameProps {
  /** The figure. */
  readonly text: string;
  readonly copied: boolean;
}

const RowCopy = memo(function RowCopy({
  symbol,
  copied,
  isCurrent,
}: Pick<UnitRowProps, 'copied' | 'isCurrent'> & { readonly symbol: string }) {
  const { t } = useTranslate();
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size={18}
      label={t('units.copy', { unit: symbol })}
      aria-keyshortcuts="C"
      tabIndex={isCurrent ? 0 : -1}
      data-copy
      className={copied ? 'text-accent' : 'text-muted'}
    />
  );
});

const UnitRow = memo(function UnitRow({ text, copied, ...name }: UnitRowProps) {
  const { unit, isTarget, isCurrent } = name;
  return (
    <tr data-id={unit.id} data-target={isTarget || undefined}>
      <th scope="row">
        <RowName {...name} />
      </th>
      <td>
        <Figure text={text} />
        <RowCopy symbol={unit.symbol} copied={copied} isCurrent={isCurrent} />
      </td>
    </tr>
  );
});

/** Rows rendered together near the window: watching fewer would cost more than they save. */
const GROUP = 8;

const groupsOf = (units: readonly Unit[]): (readonly Unit[])[] =>
  Array.from({ length: Math.ceil(units.length / GROUP) }, (_, at) =>
    units.slice(at * GROUP, (at + 1) * GROUP),
  );

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A table that is one tab stop: Up and Down walk, Enter makes a row the target, C copies. */
export function UnitRows({ units, from, to, amount, query = '', labelledBy, onPick }: UnitRowsProps) {
  const { t, locale } = useTranslate();
  const value = parseDecimal(amount) ?? amount;
  const { copied, copy } = useCopy();
  const [copiedId, setCopiedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const has = (id: string | undefined) => units.some((unit) => unit.id === id);
  const currentId = [focusedId, to].find(has) ?? units[0]?.id;
  const copyRow = (id: string) => {
    setCopiedId(id);
    copy(listedResult(value, from, id, locale)?.plain ?? '');
  };
  const idAt = (target: EventTarget) => (target as Element).closest('tr')?.dataset.id;
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocusedId(idAt(target));
  const onTap = ({ target }: MouseEvent<HTMLElement>) => {
    const id = idAt(target);
    if (id === undefined) return;
    if ((target as Element).closest('[data-copy]')) copyRow(id);
    else onPick(id);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = units.findIndex(({ id }) => id === currentId);
    if (event.key.toLowerCase() === 'c' && currentId !== undefined) return copyRow(currentId);
    const next = KEYS[event.key]?.(at, units.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    table.current?.querySelectorAll('tbody tr')[next]?.querySelector('button')?.focus();
  };
  return (
    <table
      ref={table}
      className="unit-rows"
      aria-labelledby={labelledBy}
      onClick={onTap}
      onFocus={onFocus}
      onKeyDown={onKey}
    >
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('units.unit')}</th>
          <th scope="col">{t('units.value')}</th>
        </tr>
      </thead>
      {groupsOf(units).map((group) => (
        <tbody key={group[0]?.id}>
          {group.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              query={query}
              text={listedResult(value, from, unit.id, locale)?.text ?? '–'}
              isTarget={unit.id === to}
              isCurrent={unit.id === currentId}
              copied={copied && copiedId === unit.id}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
