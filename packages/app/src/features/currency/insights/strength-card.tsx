import { findCurrency, formatFixed, formatIsoDate } from '@equivale/core';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Flag } from '../../../ui/flag.tsx';
import { CardSkeleton } from './insight-skeletons.tsx';
import { useStrength } from './use-strength.ts';

/** Strength of five currencies against each other: bars from the middle, which means no change. */
export function StrengthCard() {
  const { t, locale } = useTranslate();
  const title = useId();
  const { state, scores, from, to } = useStrength();
  const isPlaceholder = state === 'placeholder';
  if (state === 'loading') return <CardSkeleton heading="strength.title" />;
  if (state === 'unknown') return null;
  return (
    <section className="rounded-card border border-line bg-surface p-pad" aria-labelledby={title}>
      <h2 id={title} className="type-strong flex flex-wrap gap-x-2 gap-y-1">
        {t('strength.title')}
        {isPlaceholder && (
          <span className="inline-block py-0.5 px-2 rounded-small bg-warn-soft text-warn type-label-strong">
            {t('strength.placeholder')}
          </span>
        )}
      </h2>
      <ul className="mt-2">
        {scores.map(([code, score]) => (
          <li key={code}>
            <div className="grid [grid-template-columns:20px_2.25rem_1fr_1.75rem] gap-2 items-center min-h-8 font-medium type-label">
              <Flag region={findCurrency(code)?.region} code={code} size={20} />
              <span>{code}</span>
              <Bar score={score} isPlaceholder={isPlaceholder} />
              <b className="text-end font-semibold">{formatFixed(Math.round(score), 0, locale)}</b>
            </div>
          </li>
        ))}
      </ul>
      <p className="type-label mt-2 text-muted">
        {isPlaceholder || from === undefined || to === undefined
          ? t('strength.placeholder.reason')
          : t('strength.scale', { from: formatIsoDate(from, locale), to: formatIsoDate(to, locale) })}
      </p>
    </section>
  );
}

function Bar({ score, isPlaceholder }: { readonly score: number; readonly isPlaceholder: boolean }) {
  const isBelow = score < 50;
  return (
    <span className={`insight-bar ${isPlaceholder ? 'is-placeholder' : ''}`} aria-hidden>
      <i
        className={isBelow ? 'is-below' : ''}
        style={{ left: `${isBelow ? score : 50}%`, width: `${Math.abs(score - 50)}%` }}
      />
    </span>
  );
}
