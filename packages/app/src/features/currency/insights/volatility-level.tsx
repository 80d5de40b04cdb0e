import type { VolatilityClass } from '@equivale/core';
import { useTranslate } from '../../../i18n/i18n.ts';

type Level = VolatilityClass | 'unknown';

const STEPS: Record<Level, number> = { unknown: 0, low: 1, medium: 2, high: 3 };
const TEXT_COLORS: Record<Level, string> = {
  unknown: 'text-muted',
  low: 'text-up',
  medium: 'text-warn',
  high: 'text-down',
};

/** The class of a volatility as a word, a colour and a three-step meter, so that it never depends on one of them alone. */
export function VolatilityLevel({ level }: { readonly level: Level }) {
  const { t } = useTranslate();
  return (
    <span className={`flex items-center gap-1.5 ${TEXT_COLORS[level]}`}>
      <span className="insight-meter" aria-hidden>
        {[1, 2, 3].map((step) => (
          <i key={step} className={step <= STEPS[level] ? 'is-on' : ''} />
        ))}
      </span>
      {t(`insights.volatility.${level}`)}
    </span>
  );
}
