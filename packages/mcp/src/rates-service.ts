import type { RateTable } from '@equivale/core';

/** Of what kind figures are, and whose: the source's own where no institution is named. */
export interface Voice {
  readonly rateType?: string | undefined;
  readonly institution?: string | undefined;
  readonly via?: string | undefined;
  readonly compiled?: true | undefined;
}

/** A table of rates, with what its sources call themselves. */
export interface NamedRates extends RateTable {
  readonly origins: readonly (RateTable['origins'][number] & Voice)[];
  readonly sources?: Readonly<Record<string, { readonly name: string }>> | undefined;
}

/** What one source published of a pair. */
export interface RateHistory {
  /** Key of the source; null where none has both currencies. */
  readonly source: string | null;
  /** Oldest day first: units of the second currency per one of the first, plain decimal text. */
  readonly data: readonly { readonly date: string; readonly rate: string }[];
  /** Whose they are, each from one day to another. */
  readonly origins: readonly (Voice & {
    readonly from: string;
    readonly to: string;
    readonly source: string;
  })[];
}

/** Where the rates come from: a running service, or the files that the program comes with. */
export interface RatesService {
  /** The newest rates there are, or those of a day gone by. */
  rates(on?: string): Promise<NamedRates>;
  /** What was published of a pair between two days, both included. */
  history(from: string, to: string, first: string, last: string): Promise<RateHistory>;
  /** The calendar day of now. */
  today(): string;
  /** Hears of a fault of ours, of whose reason the caller is told nothing. */
  failed(error: unknown): void;
}
