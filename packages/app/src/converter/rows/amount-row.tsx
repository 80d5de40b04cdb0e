import { findCurrency } from '@equivale/core';
import { memo, type ReactNode } from 'react';
import type { Amount } from '../../conversion/amount.ts';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/flag.tsx';
import { useAmountField } from '../use-amount-field.ts';
import './amount-rows.css';
import { shownAmount } from './row-figures.ts';

interface RowChanges {
  /** An amount that was pasted, worked out or cleared. */
  readonly onAmount: (code: string, amount: Amount) => void;
  readonly onKey: (code: string, before: Amount, text: string) => void;
}

export interface RowEnd {
  /** The row is being typed in. */
  readonly isEditing: boolean;
  readonly onClear: () => void;
  /** The amount as it is shown at rest. */
  readonly text: string;
}

export interface AmountRowProps extends RowChanges {
  readonly code: string;
  readonly name: string | undefined;
  /** The amount, in the row whose currency is converted. */
  readonly typed: Amount | undefined;
  /** The plain digits that it comes to in any other row; undefined where there is no rate. */
  readonly plain: string | undefined;
  /** What is to be known of its figure beside the digits. */
  readonly note: string | undefined;
  /** Shown in place of the figure where there is no rate. */
  readonly missing: string;
  /** Rate, change and curve, where there is room. */
  readonly figures?: ReactNode;
  /** The flag opens something: what says so of a code and a name, and what it does. */
  readonly pick?:
    | { readonly label: MessageKey; readonly onPick: (code: string, button: HTMLElement) => void }
    | undefined;
  readonly end: (row: RowEnd) => ReactNode;
}

const NO_LEADS = { onQuestion: () => undefined, onLeave: () => {} };

/** A row as an amount field of its own: what is typed in it becomes what is converted. */
function useRowField(code: string, amount: Amount, { onAmount, onKey }: RowChanges) {
  return useAmountField(
    {
      ...{ amount, from: code, signed: false },
      onAmount: (next) => onAmount(code, next),
      onKey: (text) => onKey(code, amount, text),
    },
    NO_LEADS,
  );
}

/** Widths that a box of figures has, in digits. Most keys change none, so that they write figures and lay no row out again. */
const ROOMS = [4, 5.5, 7, 8.5, 10, 11.5, 13, 16, 20, 27];

/** The narrowest room for a text, whose separators are half as wide as digits; what is longer has the widest of all. */
const roomOf = (text: string) => {
  const separators = text.match(/[.,\s]/g)?.length ?? 0;
  return ROOMS.find((room) => text.length - separators / 2 <= room);
};

interface RowAmountProps {
  readonly label: string;
  readonly field: ReturnType<typeof useRowField>;
}

function RowAmount({ label, field }: RowAmountProps) {
  const { ref, shown, onText, onPaste, onEnter, onFocus, onBlur } = field;
  return (
    <span className="list-amount" data-room={roomOf(shown)}>
      <input
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        data-control="amount"
        aria-label={label}
        aria-invalid={field.refused || undefined}
        // Beside a figure it would be a box more that every key writes to.
        placeholder={shown === '' ? '0' : undefined}
        value={shown}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text'));
        }}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter()}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </span>
  );
}

interface WhoProps {
  readonly code: string;
  readonly name: string;
  readonly label: MessageKey | undefined;
  readonly onPick: NonNullable<AmountRowProps['pick']>['onPick'] | undefined;
}

/** Flag, code and name; a button where the currency can be changed. No key changes any of it. */
const Who = memo(function Who({ code, name, label, onPick }: WhoProps) {
  const { t } = useTranslate();
  const content = (
    <>
      <Flag region={findCurrency(code)?.region} code={code} />
      <span className="min-w-0">
        <b className="type-strong block leading-[1.25rem]">{code}</b>{' '}
        <small className="type-label block text-muted">{name}</small>
      </span>
    </>
  );
  if (!onPick) return <span className="list-who">{content}</span>;
  return (
    <button
      type="button"
      className="list-who"
      aria-haspopup="dialog"
      aria-label={label && t(label, { code, name })}
      onClick={(event) => onPick(code, event.currentTarget)}
    >
      {content}
    </button>
  );
});

export function AmountRow(props: AmountRowProps) {
  const { code, name = code, typed, plain, note, missing, figures, pick, end } = props;
  const { locale, t } = useTranslate();
  const field = useRowField(code, typed ?? shownAmount(plain ?? '', locale.decimal), props);
  const hasRate = typed !== undefined || plain !== undefined;
  const wrong = field.refused ? t('error.not-a-number') : field.unsigned && t('field.unsigned');
  const under = field.isEditing ? wrong || (field.preview ?? note) : note;
  return (
    <li data-row={code} data-base={typed ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's, and its legend a heading */}
      <div role="group" aria-label={hasRate ? `${name}, ${field.restingText}` : name} className="list-row">
        <Who code={code} name={name} label={pick?.label} onPick={pick?.onPick} />
        <span className="flex flex-col items-end max-w-[100%] ms-auto">
          {hasRate ? <RowAmount field={field} label={name} /> : <span className="text-muted">{missing}</span>}
          {under && <span className="-mt-2 pb-1 text-muted type-label tabular-nums text-end">{under}</span>}
        </span>
        {figures}
        {end({ isEditing: field.isEditing, onClear: field.onClear, text: field.restingText })}
      </div>
    </li>
  );
}
