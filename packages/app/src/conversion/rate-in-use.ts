import type { Markup, OwnRate, QuoteRequest } from '@equivale/core';
import { printPast, readPast } from './past.ts';
import { kindOf } from './past-days.ts';

/** Everything of a quote but what is converted. */
export type QuoteOptions = Omit<QuoteRequest, 'amount' | 'from' | 'to'>;

/** Where the rate of a pair of currencies comes from. */
export type RateBasis =
  /** The newest reference rate. */
  | { readonly basis: 'today' }
  /** The reference rate of a day, or an average; `past` as an address names it. */
  | { readonly basis: 'past'; readonly past: string }
  /** A rate that is no reference rate, such as that of the street; only ever of an address. */
  | { readonly basis: 'kind'; readonly kind: NonNullable<QuoteRequest['kind']> }
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

/** What the end of an address asks for; today where it asks for nothing. */
export function readRate(search: string): RateBasis {
  const past = readPast(search);
  return past ? { basis: 'past', past } : TODAY;
}

/** Writes what `readRate` reads; nothing of what belongs to the person alone. */
export const printRate = (rate: RateInUse): string => (rate.basis === 'past' ? printPast(rate.past) : '');

/** How a quote is asked for the rate. An average is no rate of a table: whoever knows it hands it in as `own`. */
export function quoteOptions(rate: RateInUse): QuoteOptions {
  const { markup } = rate;
  const isDay = rate.basis === 'past' && kindOf(rate.past) === 'day';
  return {
    ...(isDay && { on: rate.past }),
    ...(rate.basis === 'kind' && { kind: rate.kind }),
    ...(rate.basis === 'own' && { own: rate.own }),
    ...(markup && { markup }),
  };
}
