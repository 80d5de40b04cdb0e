import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.ts';
import { Breakable } from '../ui/breakable.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SettledStatus } from '../ui/settled-status.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { useLatest } from '../ui/use-latest.ts';

interface ResultProps {
  /** Significant digits, then muted ones: together one number. */
  readonly significant: string;
  readonly muted: string;
  /** The whole result for screen readers: number and unit. */
  readonly spoken: string;
  /** What the result does, beside it: `te cobran`. */
  readonly verb?: string | undefined;
  /** It is too long for one line at its smallest size. */
  readonly wraps: boolean;
  /** What is copied. */
  readonly plain: string;
  readonly ref: React.Ref<HTMLButtonElement> | undefined;
}

/** The result: the largest thing on the page. Tapping it, or the icon beside it, copies its plain digits. */
export function Result({ significant, muted, spoken, verb, wraps, plain, ref }: ResultProps) {
  const { t } = useTranslate();
  const { copied, copy } = useCopy();
  const onCopy = useLatest(() => copy(plain));
  return (
    <div className="figure-row" data-line={wraps || verb ? undefined : 'result'}>
      <button
        ref={ref}
        type="button"
        aria-label={`${spoken}. ${t('question.copy')}`}
        onClick={onCopy}
        className="result"
      >
        {/* On one line it has no places to break at: one text is less to write into the page than its pieces. */}
        {wraps ? <Breakable text={significant} /> : significant}
        <span className="result-muted">{muted}</span>
      </button>
      {verb && <span className="verb">{verb}</span>}
      {/* The result's own button does and says the same: one of them is enough for anybody who goes from one to the next. */}
      <IconButton
        icon={copied ? Check : Copy}
        label={t('question.copy')}
        aria-hidden
        tabIndex={-1}
        className={copied ? 'text-accent' : 'text-muted'}
        onClick={onCopy}
      />
      <SettledStatus text={copied ? t('question.copied') : ''} afterMs={0} />
    </div>
  );
}

/** What is wrong with the input, in the result's place, so that nothing moves. */
export function ResultError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={id} className="type-body flex min-h-12 items-center gap-2 pe-2 ps-2 lg:min-h-14 text-down">
      <Icon of={TriangleAlert} className="shrink-0" />
      {message}
    </p>
  );
}
