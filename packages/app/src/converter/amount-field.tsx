import { Diff, X } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { FittingStep } from '../ui/use-fitting-step.ts';
import { useLatest } from '../ui/use-latest.ts';

export interface AmountFieldProps {
  /** Its text. */
  readonly shown: string;
  /** The `data-step` that it is rendered with. */
  readonly step: FittingStep;
  /** The value of typed arithmetic so far: `= 73,50`. */
  readonly preview?: string | undefined;
  /** A minus sign was left out of it. */
  readonly unsigned?: boolean | undefined;
  /** The unit of the amount, where it fits behind it on one line. */
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
  const { shown, unsigned, unit, other, step, errorId, ref, ...on } = props;
  const { t } = useTranslate();
  const preview = unsigned ? t('field.unsigned') : props.preview;
  const previewId = useId();
  const onClear = useLatest(on.onClear);
  const onSign = useLatest(() => on.onSign?.());
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    on.onPaste(event.clipboardData.getData('text'));
  };
  return (
    <div className="figure-row" data-line="amount">
      <input
        ref={ref}
        className="amount"
        data-step={step}
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
        onFocus={on.onFocus}
        onBlur={on.onBlur}
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
      {on.onSign ? (
        <IconButton icon={Diff} label={t('converter.sign')} className="text-muted" onClick={onSign} />
      ) : null}
      <IconButton
        icon={X}
        label={t('converter.clear')}
        className="text-muted disabled:invisible"
        onClick={onClear}
        disabled={shown === ''}
      />
    </div>
  );
}
