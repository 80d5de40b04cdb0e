import {
  exactOf,
  findCurrency,
  formatCurrencyResult,
  formatDecimal,
  formatRate,
  type Locale,
  type OwnRate,
  parseDecimal,
  quote,
} from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { Conversion } from '../../conversion/conversion.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** What converting money and writing the result take. */
interface Basis {
  readonly table: RatesTable;
  readonly t: Translate;
  readonly locale: Locale;
  /** A rate of the pair that stands in no table, with its day. */
  readonly own?: (OwnRate & { readonly day?: string | undefined }) | undefined;
}

export type CurrencyResult = ReturnType<typeof currencyResult>;

/** An amount in another currency, as the card shows it, with the rate that was used. */
export function currencyResult(conversion: Conversion, to: string, { table, t, locale, own }: Basis) {
  const { from, amount, options } = conversion;
  const quoted = quote({ ...options, amount: amount.value, from, to, ...(own && { own }) }, table);
  const currency = findCurrency(to);
  if (!quoted.ok) {
    const code = 'currency' in quoted ? quoted.currency : '';
    return { ok: false as const, message: t(`error.${quoted.code}`, { code }) };
  }
  if (!currency) return { ok: false as const, message: t('error.missing-rate', { code: to }) };
  const shown = formatCurrencyResult(quoted.result, currency, locale);
  return {
    ok: true as const,
    shown,
    spoken: `${shown.text} ${to}`,
    exact: quoted.result,
    exactRate: quoted.rate,
    rateDate: own ? own.day : quoted.day,
    rate: `1 ${from} = ${formatRate(quoted.rate, locale)} ${to}`,
  };
}

/**
 * A rate in the language's own figures: 4 decimals, more where those would show fewer than 4 digits.
 * @param rate as served (its text is read exactly) or computed
 */
export function writeRate(rate: string | number, language: Locale): string {
  const text = String(rate);
  const value = parseDecimal(text);
  return value ? formatRate(exactOf(value), language) : formatDecimal(Number(text).toFixed(4), language);
}
