/** Units of each currency per 1 USD. USD itself is 1 whether or not it is listed. */
export type RateTable = Readonly<Record<string, number>>;

/**
 * The set of the specification for when no rate was ever received. It is approximate and undated: whoever shows it says so.
 *
 * @source SPEC.md section 4, "Fallback rates"
 */
export const FALLBACK_RATES: RateTable = {
  USD: 1,
  EUR: 0.85,
  GBP: 0.73,
  JPY: 110,
  CAD: 1.25,
  AUD: 1.35,
  CHF: 0.92,
  CNY: 6.45,
  MXN: 17.5,
  BRL: 5.2,
  COP: 4200,
};

/**
 * The usable rate of a code.
 *
 * @returns units per 1 USD, positive and finite; `undefined` when missing, zero or not a number at all
 */
export function rateOf(code: string, rates: RateTable): number | undefined {
  if (code === 'USD') {
    return 1;
  }
  const rate: unknown = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return typeof rate === 'number' && rate > 0 && rate < Number.POSITIVE_INFINITY ? rate : undefined;
}
