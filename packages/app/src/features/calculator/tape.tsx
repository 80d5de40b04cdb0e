import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { chipClass } from './choice-row.tsx';
import { clearTape, goOnFrom, setText, type TapeLine, useCalculatorSession } from './session.ts';
import '../../ui/forms/form.css';

const EXAMPLES: readonly MessageKey[] = [
  'calculator.example.1',
  'calculator.example.2',
  'calculator.example.3',
];

interface LineProps {
  readonly line: TapeLine;
  readonly onPress: (line: TapeLine, button: HTMLElement) => void;
  readonly copyClass?: string;
}

function Line({ line, onPress, copyClass = '' }: LineProps) {
  const { t } = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <li>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="flex flex-1 flex-wrap gap-y-0 gap-x-3 items-center min-w-0 min-h-touch py-1 px-0 rounded-small text-start"
          aria-label={`${line.question} = ${line.result}. ${t('calculator.tape.again', { result: line.result })}`}
          onClick={(event) => onPress(line, event.currentTarget)}
        >
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{line.question}</span>
          <b className="ms-auto text-end font-semibold [overflow-wrap:anywhere]">{line.result}</b>
        </button>
        <IconButton
          icon={copied ? Check : Copy}
          label={t('calculator.copy', { result: line.result })}
          className={`${copied ? 'text-accent' : 'text-muted'} ${copyClass}`}
          onClick={() => copy(line.plain)}
        />
      </div>
    </li>
  );
}

/** The whole tape, for screens on which only its last lines have room. */
function TapeSheet({ onCleared, ...overlay }: OverlayProps & Pick<TapeProps, 'onCleared'>) {
  const { t } = useTranslate();
  const tape = useCalculatorSession((state) => state.tape);
  const { copied, copy } = useCopy();
  const goOn = (line: TapeLine) => {
    goOnFrom(line);
    overlay.onClose();
  };
  return (
    <SheetFrame title={t('calculator.tape')} {...overlay}>
      <ol className="sheet-body tape-lines">
        {tape.map((line) => (
          <Line key={line.id} line={line} onPress={goOn} />
        ))}
      </ol>
      <div className="form-foot">
        <Button
          onClick={() => {
            clearTape();
            overlay.onClose();
            onCleared();
          }}
        >
          {t('calculator.tape.clear')}
        </Button>
        <Button
          isMain
          onClick={() => copy(tape.map(({ question, result }) => `${question} = ${result}`).join('\n'))}
        >
          {t(copied ? 'question.copied' : 'calculator.tape.copy')}
        </Button>
      </div>
    </SheetFrame>
  );
}

interface TapeProps {
  /** Clearing the tape takes its button away. */
  readonly onCleared: () => void;
}

/** Where the tape is a column with everything on it; elsewhere a tap opens it whole. */
const isColumn = () => matchMedia('(min-width: 768px)').matches;

/** What was worked out since the app was opened, newest last, next to the display; examples while there is nothing. */
export function Tape({ onCleared }: TapeProps) {
  const { t } = useTranslate();
  const tape = useCalculatorSession((state) => state.tape);
  const container = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (tape.length > 0) container.current?.scrollTo({ top: container.current.scrollHeight });
  }, [tape]);
  const press = (line: TapeLine, button: HTMLElement) => {
    if (isColumn()) goOnFrom(line);
    else open(TapeSheet, { onCleared }, button);
  };
  return (
    <section ref={container} aria-labelledby="tape" className="tape">
      <div className="max-md:sr-only flex items-center justify-between">
        <h2 id="tape" className="type-label-strong text-muted">
          {t('calculator.tape')}
        </h2>
        <button
          type="button"
          className="type-label-strong min-h-touch px-2 text-accent disabled:invisible max-md:hidden"
          disabled={tape.length === 0}
          onClick={() => {
            clearTape();
            onCleared();
          }}
        >
          {t('calculator.tape.clear')}
        </button>
      </div>
      {tape.length === 0 ? (
        <>
          <p className="type-label mb-2 text-muted">{t('calculator.tape.empty')}</p>
          <ul className="flex flex-wrap gap-2">
            {EXAMPLES.map((key) => (
              <li key={key}>
                <button
                  type="button"
                  className={`${chipClass} whitespace-normal!`}
                  onClick={() => setText(t(key))}
                >
                  {t(key)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <ol className="tape-lines">
            {tape.map((line) => (
              <Line key={line.id} line={line} onPress={press} copyClass="max-md:hidden" />
            ))}
          </ol>
          <p className="type-label py-3 text-muted max-md:hidden">{t('calculator.tape.foot')}</p>
        </>
      )}
    </section>
  );
}
