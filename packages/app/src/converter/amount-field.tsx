import { Diff, X } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type FittingStep, useFittingStep } from '../ui/use-fitting-step.ts';

export interface AmountFieldProps {
  /** The text being typed. */
  readonly text: string;
  /** The same amount in the reader's own writing, shown while the field is left alone. */
  readonly restingText: string;
  /** Size of the result below: the amount never stands larger. */
  readonly step: FittingStep;
  /** The value of typed arithmetic so far: `= 73,50`. */
  readonly preview?: string | undefined;
  /** The unit of the amount, where it stands behind it on one line. */
  readonly unit?: ReactNode;
  /** What the amount would be in the other convention, without grouping: `1,234` beside `1.234`. */
  readonly other?: string | undefined;
  readonly onOther: () => void;
  readonly onText: (text: string) => void;
  /** Replaces the arithmetic by its value. */
  readonly onEnter: () => void;
  readonly onPaste: (pasted: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClear: () => void;
  /** Given where negative amounts make sense: phone keypads have no minus. */
  readonly onSign?: (() => void) | undefined;
  /** Id of the message that says what is wrong with the amount. */
  readonly errorId?: string | undefined;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The amount: large, on a decimal keypad, with its own clear button and, where it makes sense, a sign key. */
export function AmountField(props: AmountFieldProps) {
  const { text, restingText, preview, unit, other, step, onSign, errorId, ref, ...on } = props;
  const { t } = useTranslate();
  const [editing, setEditing] = useState(false);
  // Somebody may be in the field of a written page already when its code starts.
  useEffect(() => setEditing(document.activeElement === ref.current), [ref]);
  const previewId = useId();
  const shown = editing ? text.replace('-', '−') : restingText;
  const fitted = useFittingStep(shown + (preview ?? other ?? ''), {
    ref,
    first: step,
    last: 5,
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    on.onPaste(event.clipboardData.getData('text'));
  };
  return (
    <div className="figure-row" data-line="amount">
      <input
        ref={ref}
        className="amount"
        data-step={fitted.step}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('converter.amount')}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId ?? (preview && previewId)}
        // Each key would have the browser style the placeholder again, which is seen in an empty field only.
        placeholder={shown === '' ? '0' : undefined}
        value={shown}
        onChange={(event) => on.onText(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && on.onEnter()}
        onFocus={() => {
          setEditing(true);
          on.onFocus();
        }}
        onBlur={() => {
          setEditing(false);
          on.onBlur();
        }}
      />
      {preview ? (
        <output id={previewId} aria-live="off" className="amount-preview">
          {preview}
        </output>
      ) : null}
      {other ? (
        <button
          type="button"
          className="amount-preview amount-other"
          aria-label={t('converter.readAs', { amount: other })}
          // Pressing it must not take the caret out of the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={on.onOther}
        >
          {t('converter.orAmount', { amount: other })}
        </button>
      ) : null}
      {unit ? <span className="amount-preview">{unit}</span> : null}
      {onSign ? (
        <IconButton label={t('converter.sign')} className="text-muted" onClick={onSign}>
          <Diff size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ) : null}
      <IconButton
        label={t('converter.clear')}
        className="text-muted disabled:invisible"
        onClick={on.onClear}
        disabled={shown === ''}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
