import { TriangleAlert } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { MainButton } from '../../ui/forms/main-button.tsx';

const COUNT = 6;
const PLACES = Array.from({ length: COUNT }, (_, at) => at);

function Boxes({ digits }: { readonly digits: string }) {
  return PLACES.map((at) => (
    <span key={at} className={at === digits.length ? 'is-next' : undefined}>
      {digits[at]}
    </span>
  ));
}

export function SixDigits({ digits }: { readonly digits: string }) {
  const label = `${[...digits.slice(0, 3)].join(' ')}, ${[...digits.slice(3)].join(' ')}`;
  return (
    <div role="img" aria-label={label} className="devices-digits is-shown">
      <Boxes digits={digits} />
    </div>
  );
}

interface DigitsFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly field: Ref<HTMLInputElement>;
}

/** One input that looks like six boxes; what is typed goes on at its end. */
function DigitsField({ text, onText, describedBy, isWrong, field }: DigitsFieldProps) {
  const { t } = useTranslate();
  return (
    <div className="devices-digits-field">
      <div aria-hidden className="devices-digits">
        <Boxes digits={text} />
      </div>
      <input
        ref={field}
        value={text}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        aria-label={t('devices.digits.label')}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onSelect={({ currentTarget: { selectionStart, selectionEnd, value }, currentTarget }) => {
          if (selectionStart === selectionEnd && selectionEnd !== value.length)
            currentTarget.setSelectionRange(value.length, value.length);
        }}
        onChange={({ target }) => onText(target.value.replace(/\D/g, '').slice(0, COUNT))}
      />
    </div>
  );
}

interface DigitsFormProps {
  /** How often other digits may still be typed, where some were wrong. */
  readonly left: number | undefined;
  /** Undefined while typed digits are being compared. */
  readonly onDigits: ((digits: string) => void) | undefined;
  readonly onCancel: () => void;
}

/** Asks for the six digits that the new device shows. Wrong ones stay, to be corrected. */
export function DigitsForm({ left, onDigits, onCancel }: DigitsFormProps) {
  const { t } = useTranslate();
  const [text, setText] = useState('');
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = onDigits === undefined;
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.length === COUNT) onDigits?.(text);
  };
  const isWrong = left !== undefined && !isBusy;
  return (
    <form className="devices-pairing" noValidate onSubmit={submit}>
      <h2 className="type-title text-balance">{t('devices.digits.type')}</h2>
      <DigitsField text={text} onText={setText} describedBy={hintId} isWrong={isWrong} field={field} />
      {isWrong ? (
        <p key={left} id={hintId} role="alert" className="type-label flex gap-2 text-down">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 flex-none" />
          <span className="text-pretty">{t('devices.digits.wrong', { count: left })}</span>
        </p>
      ) : (
        <p id={hintId} className="type-label text-pretty text-muted">
          {t('devices.digits.hint')}
        </p>
      )}
      <div className="flex flex-wrap gap-3 w-full *:flex-1">
        <Button onClick={onCancel}>{t('devices.cancel')}</Button>
        <MainButton
          type="submit"
          missing={
            text.length < COUNT ? t('devices.digits.missing', { count: COUNT - text.length }) : undefined
          }
          disabled={isBusy}
        >
          {t('devices.digits.add')}
        </MainButton>
      </div>
    </form>
  );
}
