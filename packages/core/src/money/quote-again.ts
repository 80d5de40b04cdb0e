import type { ExactValue } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import { type OwnRate, type Quote, type QuoteRequest, quote } from './quote.ts';
import type { RateTable } from './rate-table.ts';

/** A result with the conversions of money that it rests on. */
interface Quoted {
  readonly value: ExactValue;
  readonly quotes: readonly { readonly from: string; readonly to: string; readonly quote: Quote }[];
}

const isOf = ({ base, code }: OwnRate, from: string, to: string): boolean =>
  (base === from && code === to) || (base === to && code === from);

/**
 * A result of one conversion at a person's own rate of that pair, or with a markup; any other result as it is.
 *
 * @param result what `amount` came to at the reference rate
 * @param options an own rate, which counts for its own pair only, and a markup
 */
export function quoteAgain<Result extends Quoted>(
  result: Result,
  amount: Rational,
  { own, markup }: Pick<QuoteRequest, 'own' | 'markup'>,
  rates: RateTable,
): Result {
  const [one, ...more] = result.quotes;
  if (!one || more.length > 0) return result;
  const { from, to } = one;
  const mine = own && isOf(own, from, to) ? own : undefined;
  if (!mine && !markup) return result;
  const again = quote({ amount, from, to, own: mine, markup }, rates);
  return again.ok ? { ...result, value: again.result, quotes: [{ ...one, quote: again }] } : result;
}
