import { mentalRule } from '@equivale/core/pocket';
import { atRate, type WrittenRate } from '@equivale/core/trip';
import { describeRule } from '../../converter/describe-rule.ts';
import { useTranslate } from '../../i18n/i18n.ts';

interface RuleLineProps {
  readonly currency: string;
  readonly home: string;
  /** From the currency into home. */
  readonly rate: WrittenRate;
}

/** How a price is converted in the head, and by how much that misses; nothing where no rule comes near. */
export function RuleLine({ currency, home, rate }: RuleLineProps) {
  const { t, locale } = useTranslate();
  const rule = mentalRule(atRate('1', rate).toFraction());
  if (!rule) return null;
  const { done, error } = describeRule(rule, t, locale);
  return (
    <p className="py-3 px-4 border-t border-line text-muted type-label text-pretty">
      {t('pocket.inHead', { from: currency, to: home, rule: done, error })}
    </p>
  );
}
