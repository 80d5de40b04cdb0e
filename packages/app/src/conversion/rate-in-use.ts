import { kindOf, type Markup, type OwnRate, type QuoteRequest } from '@equivale/core';
import { printPast, readPast } from './past.ts';

/** Everything of a quote but what is converted. */
export type QuoteOptions = Omit<QuoteRequest, 'amount' | 'from' | 'to'>;

/** Where the rate of a pair of currencies comes from. */
export type RateBasis =
  /** The newest reference rate. */
  | { readonly basis: 'today' }
  /** The reference rate of a day, or an average; `past` as an address names it. */
  | { readonly basis: 'past'; readonly past: string }
  /** A rate that is no reference rate, such as that of the street, by its name; `code`, the currency whose rate it is, is found in the table. */
  | { readonly basis: 'kind'; readonly kind: string; readonly code?: string }
  /** A rate that the person typed; only ever of the device. */
  | { readonly basis: 'own'; readonly own: OwnRate };

/** A markup that the person chose; only ever of the device. */
export interface ChosenMarkup extends Markup {
  /** The way of paying, which has a name in every language. */
  readonly id: 'my-card' | 'travel-card' | 'bank-card' | 'exchange-office' | 'merchant';
  /** The person's own name for it: 14 characters at most. */
  readonly name?: string | undefined;
  /** Whether its figures are the person's own, and not those that the app begins with. */
  readonly isOwn: boolean;
}

/**
 * Which rate a pair is shown at: one basis, and over any but an own rate a markup. What a place needs of it: its quote
 * (`quoteOptions`), its address (`printRate`), and, in the converter, name, comparison and provenance (`ShownRate`).
 */
export type RateInUse = RateBasis & { readonly markup?: ChosenMarkup | undefined };

/** The newest reference rate, which needs no word. */
export const TODAY: RateInUse = { basis: 'today' };

const readKind = (search: string): string | undefined =>
  /(?:^|[?&])kind=([a-z][a-z0-9-]{0,19})(?=&|$)/.exec(search)?.[1];

/** What the end of an address asks for; today where it asks for nothing. */
export function readRate(search: string): RateBasis {
  const past = readPast(search);
  const kind = readKind(search);
  if (past) return { basis: 'past', past };
  return kind ? { basis: 'kind', kind } : TODAY;
}

/** Writes what `readRate` reads; nothing of what belongs to the person alone. */
export const printRate = (rate: RateInUse): string => {
  if (rate.basis === 'kind') return `?kind=${rate.kind}`;
  return rate.basis === 'past' ? printPast(rate.past) : '';
};

/** How a quote is asked for the rate. An average is no rate of a table: whoever knows it hands it in as `own`. */
export function quoteOptions(rate: RateInUse): QuoteOptions {
  const { markup } = rate;
  const isDay = rate.basis === 'past' && kindOf(rate.past) === 'day';
  return {
    ...(isDay && { on: rate.past }),
    ...(rate.basis === 'kind' && rate.code && { street: { code: rate.code, name: rate.kind } }),
    ...(rate.basis === 'own' && { own: rate.own }),
    ...(markup && { markup }),
  };
}
