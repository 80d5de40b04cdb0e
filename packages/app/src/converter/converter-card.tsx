import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import './converter.css';
import { useCopy } from '../ui/use-copy.ts';
import { useFittingStep } from '../ui/use-fitting-step.ts';
import { Result } from './result.tsx';
import { ResultError } from './result-error.tsx';
import { SettledStatus } from './settled-status.tsx';
import { SwapButton } from './swap-button.tsx';

/** A result in two colours, with the digits to copy and how it is said; or the sentence that stands in its place. */
export type ShownResult =
  | {
      readonly ok: true;
      readonly significant: string;
      readonly muted: string;
      readonly plain: string;
      readonly spoken: string;
    }
  | { readonly ok: false; readonly message: string };

interface ConverterCardProps {
  /** The pick button of each side. */
  readonly from: ReactNode;
  readonly amount: Omit<AmountFieldProps, 'step' | 'errorId'>;
  readonly to: ReactNode;
  readonly result: ShownResult;
  readonly onSwap: () => void;
  readonly rate: ReactNode;
  readonly provenance: ReactNode;
}

const ERROR_ID = 'converter-error';

/** One card, four strips parted by hairlines; it reads as an equation. Currencies and units share it. */
export function ConverterCard({ from, amount, to, result, onSwap, rate, provenance }: ConverterCardProps) {
  const digits = result.ok ? result.significant + result.muted : '';
  const { t } = useTranslate();
  const { ref, step } = useFittingStep<HTMLButtonElement>(digits);
  const { copied, copy } = useCopy();
  return (
    <section
      aria-label={t('converter.label')}
      className="relative rounded-card border border-line bg-surface"
    >
      <div className="side" data-error={result.ok ? undefined : ''}>
        {from}
        <AmountField {...amount} step={step} errorId={result.ok ? undefined : ERROR_ID} />
      </div>
      <div className="side">
        <SwapButton onSwap={onSwap} />
        {to}
        {result.ok ? (
          <Result {...result} ref={ref} step={step} copied={copied} onCopy={() => copy(result.plain)} />
        ) : (
          <ResultError id={ERROR_ID} message={result.message} />
        )}
      </div>
      {rate}
      {provenance}
      <SettledStatus text={result.ok ? result.spoken : result.message} />
      <SettledStatus text={copied ? t('converter.copied') : ''} afterMs={0} />
    </section>
  );
}
