import type { CurrencyCode } from './currency.ts';

/** The 47 codes that people look for most, in the order in which a list offers them first. */
export const POPULAR_CURRENCIES: readonly CurrencyCode[] = [
  ...(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'NZD', 'CNY', 'KRW', 'SGD', 'HKD'] as const),
  ...(['NOK', 'SEK', 'DKK', 'PLN', 'CZK', 'HUF', 'MXN', 'BRL', 'ARS', 'CLP', 'COP', 'PEN'] as const),
  ...(['INR', 'IDR', 'MYR', 'THB', 'PHP', 'VND', 'AED', 'SAR', 'ILS', 'TRY', 'ZAR', 'EGP'] as const),
  ...(['RUB', 'UAH', 'RON', 'BGN', 'HRK', 'BTC', 'ETH', 'BNB', 'ADA', 'DOT', 'XRP'] as const),
];
