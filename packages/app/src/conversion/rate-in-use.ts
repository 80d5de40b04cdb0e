import { kindOf, type Markup, type OwnRate, type QuoteRequest } from '@equivale/core';
import { printPast, readPast } from './past.ts';

export type QuoteOptions = Omit<QuoteRequest, 'amount' | 'from' | 'to'>;

/** Origin of a pair's rate. */
export type RateBasis =
  /** The newest reference rate. */
  | { readonly basis: 'today' }
  /** The reference rate of a day, or an average; `past` as in addresses. */
  | { readonly basis: 'past'; readonly past: string }
  /** Another kind of rate, such as the street rate of currency `code`. */
  | { readonly basis: 'kind'; readonly kind: string; readonly code?: string }
  /** What another institution publishes, by its source. */
  | { readonly basis: 'source'; readonly source: string }
  /** The person's own rate; stored on the device only. */
  | { readonly basis: 'own'; readonly own: OwnRate };

/** A fee chosen by the person; stored on the device only. */
export interface ChosenMarkup extends Markup {
  /** The way of paying, translated in every language. */
  readonly id: 'my-card' | 'travel-card' | 'bank-card' | 'exchange-office' | 'merchant';
  /** The person's name for it, at most 14 characters. */
  readonly name?: string | undefined;
  /** Whether the fee is the person's own rather than an example. */
  readonly isOwn: boolean;
}

/**
 * The rate at which a pair is shown: a basis and, except over an own rate, a fee. Provides its quote (`quoteOptions`),
 * its address (`printRate`) and, in the converter, name, comparison and provenance (`ShownRate`).
 */
export type RateInUse = RateBasis & { readonly markup?: ChosenMarkup | undefined };

/** The newest reference rate, which needs no label. */
export const TODAY: RateInUse = { basis: 'today' };

const readName = (search: string, key: 'kind' | 'source'): string | undefined =>
  new RegExp(`(?:^|[?&])${key}=([a-z][a-z0-9-]{0,19})(?=&|$)`).exec(search)?.[1];

/** The rate that an address requests; by default the newest. */
export function readRate(search: string): RateBasis {
  const past = readPast(search);
  const [kind, source] = [readName(search, 'kind'), readName(search, 'source')];
  if (past) return { basis: 'past', past };
  if (source) return { basis: 'source', source };
  return kind ? { basis: 'kind', kind } : TODAY;
}

/** Prints what `readRate` parses, without anything private. */
export const printRate = (rate: RateInUse): string => {
  if (rate.basis === 'past') return printPast(rate.past);
  if (rate.basis === 'source') return `?source=${rate.source}`;
  return rate.basis === 'kind' ? `?kind=${rate.kind}` : '';
};

/** Options of a quote at this rate. An average is in no table and is passed as `own`. */
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
