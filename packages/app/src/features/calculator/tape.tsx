import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { chipClass } from './choice-row.tsx';
import { clearTape, setText, type TapeLine, useCalculatorSession } from './session.ts';

const EXAMPLES: readonly MessageKey[] = [
  'calculator.example.1',
  'calculator.example.2',
  'calculator.example.3',
];

function Line({ line }: { readonly line: TapeLine }) {
  const { t } = useTranslate();
  const { copied, copy } = useCopy();
  const Drawing = copied ? Check : Copy;
  return (
    <li>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="flex flex-1 flex-wrap gap-y-0 gap-x-3 items-center min-w-0 min-h-touch py-1 px-0 rounded-small text-start"
          aria-label={`${line.question} = ${line.result}. ${t('calculator.tape.again', { question: line.question })}`}
          onClick={() => setText(line.question)}
        >
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{line.question}</span>
          <b className="ms-auto text-end font-semibold [overflow-wrap:anywhere]">{line.result}</b>
        </button>
        <IconButton
          label={t('calculator.copy', { result: line.result })}
          className={copied ? 'text-accent' : 'text-muted'}
          onClick={() => copy(line.plain)}
        >
          <Icon of={Drawing} />
        </IconButton>
      </div>
    </li>
  );
}

/** What was worked out since the app was opened, newest last, next to the display; examples while there is nothing. Clearing it takes its button away. */
export function Tape({ onCleared }: { readonly onCleared: () => void }) {
  const { t } = useTranslate();
  const tape = useCalculatorSession((state) => state.tape);
  const room = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (tape.length > 0) room.current?.scrollTo({ top: room.current.scrollHeight });
  }, [tape]);
  return (
    <section ref={room} aria-labelledby="tape" className="tape">
      <div className={tape.length === 0 ? 'max-md:sr-only' : 'flex items-center justify-between'}>
        <h2 id="tape" className="type-label-strong text-muted">
          {t('calculator.tape')}
        </h2>
        <button
          type="button"
          className="type-label-strong min-h-touch px-2 text-accent disabled:invisible"
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
        <ol>
          {tape.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}
