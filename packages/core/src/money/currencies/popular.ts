import type { CurrencyCode } from './currency.ts';

/**
 * The 47 codes that stand first in the picker, in the specification's order.
 *
 * @source SPEC.md section 3, "Currency"
 */
export const POPULAR_CURRENCIES: readonly CurrencyCode[] = [
  ...(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'NZD', 'CNY', 'KRW', 'SGD', 'HKD'] as const),
  ...(['NOK', 'SEK', 'DKK', 'PLN', 'CZK', 'HUF', 'MXN', 'BRL', 'ARS', 'CLP', 'COP', 'PEN'] as const),
  ...(['INR', 'IDR', 'MYR', 'THB', 'PHP', 'VND', 'AED', 'SAR', 'ILS', 'TRY', 'ZAR', 'EGP'] as const),
  ...(['RUB', 'UAH', 'RON', 'BGN', 'HRK', 'BTC', 'ETH', 'BNB', 'ADA', 'DOT', 'XRP'] as const),
];
