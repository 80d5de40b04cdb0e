import { memo, type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import './converter.css';
import { ArrowUpDown } from 'lucide-react';
import { SettledStatus } from '../ui/settled-status.tsx';
import { useFittingStep } from '../ui/use-fitting-step.ts';
import { useLatest } from '../ui/use-latest.ts';
import { Result, ResultError } from './result.tsx';
import type { Converted } from './use-converter.ts';

/** The round button between the two sides. Its icon makes half a turn with each swap. No key in the amount renders it again. */
const SwapButton = memo(function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  const { t } = useTranslate();
  const [halfTurns, setHalfTurns] = useState(0);
  const swap = () => {
    setHalfTurns((turns) => turns + 1);
    onSwap();
  };
  return (
    <button type="button" aria-label={t('converter.swap')} onClick={swap} className="swap-button">
      <ArrowUpDown
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="transition-transform duration-(--slow) ease-(--ease)"
        // No attribute before the first swap: the prerendered page may carry none.
        {...(halfTurns > 0 ? { style: { transform: `rotate(${halfTurns * 180}deg)` } } : {})}
      />
    </button>
  );
});

export interface ResultSum {
  readonly lines: ReactNode;
  /** What the result does: `te cobran`. */
  readonly verb: string;
}

interface TargetProps {
  readonly picked: ReactNode;
  readonly result: Converted;
  readonly sum?: ResultSum | undefined;
  /** What has to be known of the result. */
  readonly note?: string | undefined;
}

interface ConverterCardProps {
  /** The pick button of what is converted. */
  readonly from: ReactNode;
  readonly amount: Omit<AmountFieldProps, 'step' | 'errorId'>;
  readonly targets: readonly [TargetProps, ...TargetProps[]];
  /** Another text when the person has requested another result. */
  readonly requested: string;
  readonly onSwap: () => void;
  readonly rate: ReactNode;
  readonly provenance: ReactNode;
}

const errorIdOf = (at: number) => `converter-error-${at}`;

const digitsOf = ({ result }: TargetProps) =>
  result.ok ? result.shown.significant + result.shown.muted : '';

/** Width of a figure in halves of a digit; a separator is about one. */
const widthOf = (target: TargetProps) => digitsOf(target).replaceAll(/\d/g, '00').length;

function Target({
  picked,
  result,
  sum,
  note,
  errorId,
  wraps,
  ref,
  children,
}: TargetProps & {
  readonly errorId: string;
  readonly wraps: boolean;
  readonly ref: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="side">
      {children}
      {picked}
      {result.ok && sum?.lines}
      {result.ok ? (
        <Result {...result.shown} verb={sum?.verb} spoken={result.spoken} ref={ref} wraps={wraps} />
      ) : (
        <ResultError id={errorId} message={result.message} />
      )}
      {note ? <p className="type-label ps-[8px] text-muted">{note}</p> : null}
    </div>
  );
}

/** One card of four strips, divided by hairlines, that reads as an equation. Each further target adds a strip. */
export function ConverterCard(props: ConverterCardProps) {
  const { from, amount, targets, requested, onSwap, rate, provenance } = props;
  const { t } = useTranslate();
  const widest = targets.reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one));
  const card = useRef<HTMLElement>(null);
  const result = useFittingStep<HTMLButtonElement>(digitsOf(widest), { carrier: card });
  const { ref, shown, preview, other } = amount;
  const typed = useFittingStep(shown + (preview ?? other ?? ''), { ref, under: result.step });
  const [{ result: first }] = targets;
  const isWrong = !first.ok && !first.isMissing;
  const swap = useLatest(onSwap);
  return (
    <section
      ref={card}
      data-step={result.guess}
      aria-label={t('converter.label')}
      className="relative rounded-card border border-line bg-surface"
    >
      <div className="side" data-error={isWrong ? '' : undefined}>
        {from}
        <AmountField {...amount} step={typed.guess} errorId={isWrong ? errorIdOf(0) : undefined} />
      </div>
      {targets.map((target, at) => (
        <Target
          // biome-ignore lint/suspicious/noArrayIndexKey: another target in the same place is the same strip
          key={at}
          {...target}
          errorId={errorIdOf(at)}
          wraps={result.wraps}
          ref={target === widest ? result.ref : undefined}
        >
          {at === 0 ? <SwapButton onSwap={swap} /> : null}
        </Target>
      ))}
      {rate}
      {provenance}
      <SettledStatus
        cause={requested}
        text={targets.map(({ result }) => (result.ok ? result.spoken : result.message)).join(', ')}
      />
    </section>
  );
}
