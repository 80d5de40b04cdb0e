import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';

interface QuestionFieldProps {
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether the phone's own keyboard is wanted; the keypad does without it. */
  readonly letters: boolean;
  /** The part that is not understood. */
  readonly wrong: readonly [start: number, end: number] | undefined;
  readonly errorId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
}

/** The question as it is typed: it wraps, never scrolls, and what is not understood is underlined. */
export function QuestionField({ text, field, letters, wrong, errorId, ...on }: QuestionFieldProps) {
  const { t } = useTranslate();
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    on.onEnter();
  };
  const [start, end] = wrong ?? [text.length, text.length];
  return (
    <div className="question">
      {/* Below the field, letter for letter: it gives the height and carries the underline. */}
      <div aria-hidden className="text-transparent pointer-events-none">
        {text.slice(0, start)}
        {wrong ? <span className="question-wrong">{text.slice(start, end) || '\u2007'}</span> : null}
        {text.slice(end)}
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        rows={1}
        value={text}
        onChange={(event) => on.onText(event.target.value.replace(/\n/g, ' '))}
        onKeyDown={enter}
        aria-label={t('calculator.field')}
        aria-invalid={wrong !== undefined}
        aria-describedby={errorId}
        placeholder={t('calculator.hint')}
        inputMode={letters ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={1000}
      />
    </div>
  );
}
