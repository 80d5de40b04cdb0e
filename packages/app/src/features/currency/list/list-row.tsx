import { findCurrency } from '@equivale/core';
import { EllipsisVertical, X } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Amount } from '../../../conversion/amount.ts';
import { typeInRow } from '../../../conversion/currency-list.ts';
import { useAmountField } from '../../../converter/use-amount-field.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Flag } from '../../../ui/flag.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { shownAmount } from './list-figures.ts';
import { changeList } from './stored-list.ts';

export interface ListRowProps {
  readonly code: string;
  readonly name: string | undefined;
  /** The amount, in the row whose currency is converted. */
  readonly typed: Amount | undefined;
  /** The plain digits that it comes to in any other row; undefined where there is no rate. */
  readonly plain: string | undefined;
  /** Where its rate is from, where that is not where most are from. */
  readonly note: string | undefined;
  /** Rate, change and curve, where there is room. */
  readonly figures?: ReactNode;
  readonly onPick: (code: string, button: HTMLElement) => void;
  readonly onMenu: (code: string, button: HTMLElement) => void;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const NO_LEADS = { onQuestion: () => undefined, onLeave: () => {} };

/** A row as an amount field of its own: what is typed in it becomes what is converted. */
function useRowField(code: string, amount: Amount) {
  const { locale } = useTranslate();
  const { decimal } = locale;
  return useAmountField(
    {
      ...{ amount, from: code, signed: false },
      onAmount: (next) => changeList((list) => ({ ...list, from: code, amount: next })),
      onKey: (text) => changeList((list) => typeInRow(list, code, { before: amount, text, decimal })),
    },
    NO_LEADS,
  );
}

/** How far an amount is shrunk, by its length: as wide as the narrowest phones are. */
const stepOf = ({ length }: string) => (length > 27 ? 3 : length > 18 ? 2 : undefined);

interface RowAmountProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onBlur'> {
  readonly label: string;
  readonly field: ReturnType<typeof useRowField>;
  readonly isEditing: boolean;
}

function RowAmount({ label, field, isEditing, onFocus, onBlur }: RowAmountProps) {
  const { ref, text, restingText, onText, onPaste, onEnter } = field;
  const shown = isEditing ? text : restingText;
  return (
    <span className="list-amount" data-text={shown} data-step={stepOf(shown)}>
      <input
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        data-control="amount"
        aria-label={label}
        aria-invalid={field.refused || undefined}
        placeholder="0"
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

/** Whether the row is being typed in, and its field, which then shows plain digits. */
function useEditing(field: ReturnType<typeof useRowField>) {
  const { ref } = field;
  const [isEditing, setEditing] = useState(false);
  // Somebody may be in the field of a written page already when its code starts.
  useEffect(() => setEditing(document.activeElement === ref.current), [ref]);
  // Keys replace the figure, as they do in a table: it was not typed, so there is nothing to go on with.
  useLayoutEffect(() => {
    if (isEditing && ref.current?.matches(':focus-visible')) ref.current.select();
  }, [isEditing, ref]);
  return {
    isEditing,
    onFocus: () => {
      setEditing(true);
      field.onFocus();
    },
    onBlur: () => {
      setEditing(false);
      field.onBlur();
    },
  };
}

/** One currency of a list. No key in another row draws more of it than its figure. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { code, name = code, typed, plain, note, figures, onPick, onMenu } = props;
  const { t, locale } = useTranslate();
  const field = useRowField(code, typed ?? shownAmount(plain ?? '', locale.decimal));
  const { isEditing, onFocus, onBlur } = useEditing(field);
  const hasRate = typed !== undefined || plain !== undefined;
  const under = isEditing ? (field.preview ?? note) : note;
  return (
    <li data-row={code} data-base={typed ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's, and its legend a heading */}
      <div role="group" aria-label={hasRate ? `${name}, ${field.restingText}` : name} className="list-row">
        <button
          type="button"
          className="list-who"
          aria-haspopup="dialog"
          aria-label={t('list.change', { code, name })}
          onClick={(event) => onPick(code, event.currentTarget)}
        >
          <Flag region={findCurrency(code)?.region} code={code} />
          <span className="min-w-0">
            <b className="type-strong block leading-[1.25rem]">{code}</b>{' '}
            <small className="type-label block text-muted">{name}</small>
          </span>
        </button>
        <span className="list-figure">
          {hasRate ? (
            <RowAmount {...{ field, isEditing, onFocus, onBlur }} label={name} />
          ) : (
            <span className="text-muted">{t('list.noRate')}</span>
          )}
          {under && <span className="list-note">{under}</span>}
        </span>
        {figures}
        {/* One button in both cases: the focus may rest on it while its row is left. */}
        <IconButton
          label={t(isEditing ? 'list.clear' : 'list.actions', { code })}
          className="list-menu-button text-muted"
          data-control="menu"
          onPointerDown={(event) => isEditing && event.preventDefault()}
          onClick={(event) => (isEditing ? field.onClear() : onMenu(code, event.currentTarget))}
        >
          {isEditing ? <X {...icon} /> : <EllipsisVertical {...icon} />}
        </IconButton>
      </div>
    </li>
  );
});
