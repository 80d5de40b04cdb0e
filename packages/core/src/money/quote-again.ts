import type { ExactValue } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import { type OwnRate, type Quote, type QuoteRequest, quote } from './quote.ts';
import { streetRate } from './rate-path.ts';
import type { RateTable, StreetRate } from './rate-table.ts';

/** At which rate money is converted where it is not the reference rate, and what is added to it. */
export interface QuoteOptions extends Pick<QuoteRequest, 'own' | 'markup'> {
  /** Name of a rate of the street, such as `blue`. */
  readonly streetName?: string | undefined;
}

/** A result with the conversions of money that it rests on. */
interface Quoted {
  readonly value: ExactValue;
  readonly quotes: readonly { readonly from: string; readonly to: string; readonly quote: Quote }[];
}

const isOf = ({ base, code }: OwnRate, from: string, to: string): boolean =>
  (base === from && code === to) || (base === to && code === from);

/** The rate of the street with a name that a pair is converted at: that of its second currency, or else of its first. */
export const streetOf = (
  from: string,
  to: string,
  name: string | undefined,
  table: RateTable,
): StreetRate | undefined => streetRate(table, to, name, from) ?? streetRate(table, from, name, to);

/**
 * A result of one conversion at a person's own rate of that pair, at a rate of the street, or with a markup; any other result as it is.
 *
 * @param result what `amount` came to at the reference rate
 * @param options an own rate, which counts for its own pair only, a rate of the street where the table has it, and a markup
 */
export function quoteAgain<Result extends Quoted>(
  result: Result,
  amount: Rational,
  { own, markup, streetName }: QuoteOptions,
  rates: RateTable,
): Result {
  const [one, ...more] = result.quotes;
  if (!one || more.length > 0) return result;
  const { from, to } = one;
  const mine = own && isOf(own, from, to) ? own : undefined;
  const street = mine ? undefined : streetOf(from, to, streetName, rates);
  if (!mine && !street && !markup) return result;
  const again = quote({ amount, from, to, own: mine, street, markup }, rates);
  return again.ok ? { ...result, value: again.result, quotes: [{ ...one, quote: again }] } : result;
}
