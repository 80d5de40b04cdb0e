import './form.css';
import { readAmount } from '@equivale/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { useDroppedSign } from '../../platform/use-dropped-sign.ts';

interface LabelledBoxProps {
  readonly label: string;
  /** The field, with the id that its label names, and its unit. */
  readonly children: (id: string) => ReactNode;
}

export function LabelledBox({ label, children }: LabelledBoxProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-label mb-1.5 block text-muted">
        {label}
      </label>
      <div className="form-box">{children(id)}</div>
    </div>
  );
}

interface FormFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isNumber?: boolean;
  readonly placeholder?: string;
  /** Id of the sentence that says what is wrong with it. */
  readonly faultId?: string | undefined;
  /** Id of what is to be known of it. */
  readonly hintId?: string | undefined;
  /** The unit, behind the text. */
  readonly children?: ReactNode;
}

export function FormField(props: FormFieldProps) {
  const { label, text, onText, isNumber = false, placeholder, faultId, hintId, children } = props;
  const { t, locale } = useTranslate();
  const read = isNumber ? readAmount(text, { signed: true, decimal: locale.decimal }) : undefined;
  const other = read?.ok ? read.other?.replace('.', locale.decimal) : undefined;
  const sign = useDroppedSign(text);
  const signId = useId();
  const isUnsigned = sign.isDropped || /\d\s*[-\u2212]/.test(text);
  // A pasted text that holds no number changes nothing.
  const [isRefused, setRefused] = useState(false);
  const noteId = isNumber && (isUnsigned || isRefused) ? signId : undefined;
  return (
    <LabelledBox label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={text}
            placeholder={placeholder}
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={faultId !== undefined || isRefused}
            aria-describedby={faultId ?? noteId ?? hintId}
            onChange={({ target }) => {
              setRefused(false);
              sign.onText(target.value);
              onText(target.value);
            }}
            onPaste={(event) => {
              const isNone = isNumber && !/\d/.test(event.clipboardData.getData('text'));
              setRefused(isNone);
              if (isNone) event.preventDefault();
            }}
            onBlur={() => {
              setRefused(false);
              sign.forget();
            }}
          />
          {noteId && (
            <output id={noteId} className="type-label px-2 text-muted">
              {t(isRefused ? 'error.not-a-number' : 'field.unsigned')}
            </output>
          )}
          {other && (
            <button
              type="button"
              className="min-h-11 min-w-11 px-1 text-accent"
              aria-label={t('converter.readAs', { amount: other })}
              onClick={() => onText(other)}
            >
              {t('converter.orAmount', { amount: other })}
            </button>
          )}
          {children}
        </>
      )}
    </LabelledBox>
  );
}
