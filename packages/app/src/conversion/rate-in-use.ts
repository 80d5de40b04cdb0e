import type { Markup, OwnRate, QuoteRequest } from '@equivale/core';
import type { ConversionFigures } from './conversion.ts';
import { printPast, readPast } from './past.ts';

export type QuoteOptions = Omit<QuoteRequest, 'amount' | 'from' | 'to'>;

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
  /** The way of paying; a message has its name. */
  readonly id: 'my-card' | 'travel-card' | 'bank-card' | 'exchange-office' | 'merchant';
  /** The person's name for it, at most 14 characters. */
  readonly name?: string | undefined;
  /** Whether the fee is the person's own rather than an example. */
  readonly isOwn: boolean;
}

/** The rate of a pair: a basis and, except over an own rate, a fee. */
export type RateInUse = RateBasis & { readonly markup?: ChosenMarkup | undefined };

/** The newest reference rate, which needs no label. */
export const TODAY: RateInUse = { basis: 'today' };

export type RateOf<Basis extends RateBasis['basis']> = RateInUse & { readonly basis: Basis };

interface Written<Basis extends RateBasis['basis']> {
  /** Finds it in an address; absent for what stays on the device. */
  readonly read?: (search: string) => RateOf<Basis> | undefined;
  /** Query of the address, with its question mark; empty for the newest rate and for what stays on the device. */
  readonly print: (rate: RateOf<Basis>) => string;
  /** What a stored conversion names besides its rate and day; the publisher in an address (`source`) it does not. */
  readonly record: (rate: RateOf<Basis>) => Partial<ConversionFigures>;
}

const readName = (search: string, key: 'kind' | 'source'): string | undefined =>
  new RegExp(`(?:^|[?&])${key}=([a-z][a-z0-9-]{0,19})(?=&|$)`).exec(search)?.[1];

/** A basis is a row here and one in `CONVERTERS` of the currency view. Of two in an address the first listed here counts. */
const BASES: { readonly [Basis in RateBasis['basis']]: Written<Basis> } = {
  past: {
    read(search) {
      const past = readPast(search);
      return past ? { basis: 'past', past } : undefined;
    },
    print: ({ past }) => printPast(past),
    record: ({ past }) => ({ on: past }),
  },
  source: {
    read(search) {
      const source = readName(search, 'source');
      return source ? { basis: 'source', source } : undefined;
    },
    print: ({ source }) => `?source=${source}`,
    record: () => ({}),
  },
  kind: {
    read(search) {
      const kind = readName(search, 'kind');
      return kind ? { basis: 'kind', kind } : undefined;
    },
    print: ({ kind }) => `?kind=${kind}`,
    record: ({ kind }) => ({ kind }),
  },
  own: { print: () => '', record: () => ({ own: true }) },
  today: { print: () => '', record: () => ({}) },
};

const rowOf = (rate: RateInUse) => BASES[rate.basis] as Written<RateBasis['basis']>;

/** The rate that an address requests; by default the newest. */
export function readRate(search: string): RateInUse {
  for (const { read } of Object.values(BASES)) {
    const rate = read?.(search);
    if (rate) return rate;
  }
  return TODAY;
}

/** Prints what `readRate` parses, without anything private. */
export const printRate = (rate: RateInUse): string => rowOf(rate).print(rate);

export const recordRate = (rate: RateInUse): Partial<ConversionFigures> => ({
  ...rowOf(rate).record(rate),
  ...(rate.markup?.isOwn && { own: true }),
});
