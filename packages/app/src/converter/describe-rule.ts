import { exactOf, formatPercent, type Locale } from '@equivale/core';
import type { MentalRule } from '@equivale/core/pocket';
import type { MessageKey, Translate } from '../i18n/i18n.ts';

/** A rule to convert in the head: `quita dos ceros y multiplica por 5`, and by how much that misses. */
export interface DescribedRule {
  readonly done: string;
  readonly error: string;
}

const PERCENT = 100;
/** Smaller errors, in percent, would be displayed as none. */
const LEAST_SHOWN = 0.05;

export function describeRule(rule: MentalRule, t: Translate, locale: Locale): DescribedRule {
  const [first, second] = rule.steps.map(({ kind, by }) => {
    const percent = formatPercent(by, locale, { decimals: 0 });
    return t(`pocket.rule.${kind}` as MessageKey, { by, percent });
  });
  const done = second === undefined ? first : t('pocket.rule.both', { first: first ?? '', second });
  const percent = exactOf(rule.error).toNumber() * PERCENT;
  const written = (figure: number) =>
    formatPercent(figure, locale, { decimals: 1, signed: figure < 0 || percent >= LEAST_SHOWN });
  const isSmall = Math.abs(percent) < LEAST_SHOWN;
  const size = isSmall ? 'small' : 'some';
  const error =
    percent === 0
      ? t('pocket.error.none')
      : t(`pocket.error.${size}`, { percent: written(isSmall ? LEAST_SHOWN * 2 : percent) });
  return { done: done ?? t('pocket.rule.same'), error };
}
