import type { Unit } from '@equivale/core';
import { Check, Copy } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { Matched } from './matched.tsx';
import { shortDefinition } from './unit-definitions.ts';
import { listedResult } from './unit-result.ts';

/** What is converted, and how one of the rows becomes the target. */
export interface ListedConversion {
  readonly from: string;
  readonly to: string;
  /** Canonical decimal. */
  readonly amount: string;
  readonly onPick: (id: string) => void;
}

interface UnitRowsProps extends ListedConversion {
  /** In the order in which they stand. */
  readonly units: readonly Unit[];
  /** What they were searched for: the matching part stands out. */
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

/** Name, symbol and, where it takes one, definition: what makes the row the target. No key in the amount draws it again. */
const RowName = memo(function RowName({ unit, query, isTarget, isCurrent }: RowNameProps) {
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const definition = shortDefinition(unit, names, { t, locale });
  return (
    <button type="button" aria-current={isTarget} tabIndex={isCurrent ? 0 : -1} className="unit-pick">
      <Matched text={asTitle(names[unit.id]?.one ?? unit.id)} query={query} />{' '}
      <span className="type-label whitespace-nowrap text-muted">
        <Matched text={unit.symbol} query={query} />
      </span>
      {definition ? <small className="type-label block text-muted"> {definition}</small> : null}
    </button>
  );
});

const RowCopy = memo(function RowCopy(props: {
  readonly symbol: string;
  readonly copied: boolean;
  readonly isCurrent: boolean;
}) {
  const { t } = useTranslate();
  const Icon = props.copied ? Check : Copy;
  return (
    <IconButton
      label={t('units.copy', { unit: props.symbol })}
      aria-keyshortcuts="C"
      tabIndex={props.isCurrent ? 0 : -1}
      data-copy
      className={props.copied ? 'text-accent' : 'text-muted'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
});

/** A figure up to so long stays in one piece; a longer one may break at its group separators. */
const WHOLE = 12;

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * An amount in each of these units: a table of two columns that is one stop of the keyboard. Up and Down walk through
 * it, Enter makes a row the target, C copies its digits.
 */
export function UnitRows({ units, from, to, amount, query = '', labelledBy, onPick }: UnitRowsProps) {
  const { t, locale } = useTranslate();
  const { copied, copy } = useCopy();
  const [copiedId, setCopiedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const room = useRef<HTMLTableSectionElement>(null);
  const has = (id: string | undefined) => units.some((unit) => unit.id === id);
  const currentId = [focusedId, to].find(has) ?? units[0]?.id;
  const copyRow = (id: string) => {
    setCopiedId(id);
    copy(listedResult(amount, from, id, locale)?.plain ?? '');
  };
  const onTap = ({ target }: MouseEvent<HTMLElement>) => {
    const { id } = (target as Element).closest('tr')?.dataset ?? {};
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
    room.current?.querySelectorAll('tr')[next]?.querySelector('button')?.focus();
  };
  return (
    <table className="unit-rows" aria-labelledby={labelledBy}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('units.unit')}</th>
          <th scope="col">{t('units.value')}</th>
        </tr>
      </thead>
      <tbody ref={room} onClick={onTap} onKeyDown={onKey}>
        {units.map((unit) => {
          const { id, symbol } = unit;
          const text = listedResult(amount, from, id, locale)?.text ?? '–';
          const isCurrent = id === currentId;
          return (
            <tr key={id} data-id={id} data-target={id === to || undefined} onFocus={() => setFocusedId(id)}>
              <th scope="row">
                <RowName isTarget={id === to} {...{ unit, query, isCurrent }} />
              </th>
              <td>
                <span className="unit-value">{text.length > WHOLE ? <Breakable text={text} /> : text}</span>
                <RowCopy copied={copied && copiedId === id} {...{ symbol, isCurrent }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
