import {
  exactOf,
  findCurrency,
  formatCurrencyResult,
  formatDecimal,
  formatRate,
  type Locale,
  parseDecimal,
  quote,
} from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { Conversion } from '../../conversion/conversion.ts';
import type { QuoteOptions } from '../../conversion/rate-in-use.ts';
import type { Translate } from '../../i18n/i18n.ts';

interface Basis {
  readonly table: RatesTable;
  readonly t: Translate;
  readonly locale: Locale;
  readonly options?: QuoteOptions;
  /** Day of a rate that is in no table. */
  readonly day?: string | undefined;
}

export type CurrencyResult = ReturnType<typeof currencyResult>;

/** An amount in another currency, as the card shows it, with the rate that was used, and with a markup the effective one. */
export function currencyResult(
  conversion: Conversion,
  to: string,
  { table, t, locale, options, day }: Basis,
) {
  const { from, amount } = conversion;
  const quoted = quote({ ...options, amount: amount.value, from, to }, table);
  const currency = findCurrency(to);
  if (!quoted.ok) {
    const code = 'currency' in quoted ? quoted.currency : '';
    return { ok: false as const, message: t(`error.${quoted.code}`, { code }), isMissing: code !== '' };
  }
  if (!currency)
    return { ok: false as const, message: t('error.missing-rate', { code: to }), isMissing: true };
  const shown = formatCurrencyResult(quoted.result, currency, locale);
  return {
    ok: true as const,
    shown,
    spoken: `${shown.text} ${to}`,
    exact: quoted.result,
    exactRate: quoted.rate,
    markup: quoted.markup,
    rateDate: options?.own ? day : quoted.day,
    rate: `1 ${from} = ${formatRate(quoted.markup?.effectiveRate ?? quoted.rate, locale)} ${to}`,
  };
}

/** A rate with 4 decimals, or more where those would show fewer than 4 digits. */
export function writeRate(rate: string | number, language: Locale): string {
  const text = String(rate);
  const value = parseDecimal(text);
  return value ? formatRate(exactOf(value), language) : formatDecimal(Number(text).toFixed(4), language);
}
