import type { StoredAlert } from '@equivale/contract';
import { exactOf, formatDecimal, formatRate, type Locale, parseDecimal } from '@equivale/core';
import type { Translate } from '../../i18n/i18n.ts';

export function writeRate(text: string, locale: Locale): string {
  const value = parseDecimal(text);
  return value ? formatRate(exactOf(value), locale) : '';
}

/** An alert in words: `EUR → USD sube a 1,1800`. */
export function describeAlert(
  { kind, from, to, figure = '' }: Pick<StoredAlert, 'kind' | 'from' | 'to' | 'figure'>,
  t: Translate,
  locale: Locale,
): string {
  const percent = `${formatDecimal(figure || '0', locale)}${locale.beforePercent}%`;
  const value = kind === 'change' ? percent : writeRate(figure, locale);
  return t(`alerts.what.${kind}`, { pair: `${from} → ${to}`, value });
}
