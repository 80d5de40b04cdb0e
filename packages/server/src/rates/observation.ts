import type { SourceKey } from '@equivale/contract';

export type { SourceKey };

/** Day in the form `YYYY-MM-DD`; text order is time order. */
export type IsoDate = string;

/**
 * One published value: `rate` units of `code` per 1 unit of the base currency of `source` ({@link SOURCES}).
 * `date` is the publisher's own day for it, never the day of fetching.
 */
export interface Observation {
  readonly source: SourceKey;
  readonly code: string;
  readonly date: IsoDate;
  readonly rate: number;
  /**
   * The figure as the source wrote it, of which `rate` is the double; null where that is just the shortest digits of the
   * double, as it nearly always is; absent where it was stored before texts were.
   */
  readonly text?: string | null | undefined;
}

/** What the program knows about a source besides its values. */
export interface SourceInfo {
  readonly key: SourceKey;
  readonly name: string;
  /** Currency whose one unit the source quotes against. */
  readonly base: string;
  /** The source prints prices, units of `base` per 1 of the code: what is printed is the inverse of the rate. */
  readonly inverse?: true;
  /** `official`: an authority's own figures; `blend`: several authorities; `compiled`: origin undisclosed; `exchange`: a trading venue; `computed`: by law, no quote. */
  readonly kind: 'official' | 'blend' | 'compiled' | 'exchange' | 'computed';
  readonly cadence: 'daily' | 'monthly' | 'continuous';
  /** Precedence for the latest value of a code: 1 wins. */
  readonly rank: number;
  /** False for a source that only checks others and is never served. */
  readonly served: boolean;
  /** Line owed to the source wherever its figures are shown. */
  readonly attribution: string;
  /** A source whose figures it prints as its own: that the two agree says no more than one of them. */
  readonly copies?: SourceKey;
}

const source = (
  key: SourceKey,
  name: string,
  base: string,
  kind: SourceInfo['kind'],
  cadence: SourceInfo['cadence'],
  rank: number,
  attribution: string,
  served = true,
): SourceInfo => ({ key, name, base, kind, cadence, rank, attribution, served });

/** Every source, best first. */
export const SOURCES: readonly SourceInfo[] = [
  source('legal', 'Legal rate', 'USD', 'computed', 'daily', 1, 'Peg or irrevocable rate set by law'),
  source(
    'ecb',
    'European Central Bank',
    'EUR',
    'official',
    'daily',
    2,
    'Source: European Central Bank (ECB)',
  ),
  source(
    'frankfurter',
    'Frankfurter',
    'USD',
    'blend',
    'daily',
    3,
    'Central banks, collected by Frankfurter (frankfurter.dev)',
  ),
  source('coinbase', 'Coinbase', 'USD', 'exchange', 'continuous', 4, 'Prices: Coinbase'),
  { ...source('binance', 'Binance', 'USD', 'exchange', 'daily', 5, 'Prices: Binance'), inverse: true },
  source('exchange-api', 'exchange-api', 'EUR', 'compiled', 'daily', 6, 'exchange-api by fawazahmed0 (CC0)'),
  source(
    'imf',
    'International Monetary Fund',
    'XDR',
    'official',
    'daily',
    7,
    'Source: International Monetary Fund',
  ),
  source(
    'fed-h10',
    'Federal Reserve H.10',
    'USD',
    'official',
    'daily',
    8,
    'Source: Board of Governors of the Federal Reserve System (US), H.10',
  ),
  source(
    'hmrc',
    'HM Revenue & Customs',
    'GBP',
    'official',
    'monthly',
    9,
    'Contains public sector information licensed under the Open Government Licence v3.0 (HM Revenue & Customs)',
  ),
  {
    ...source(
      'banca-d-italia',
      "Banca d'Italia",
      'EUR',
      'official',
      'daily',
      10,
      "Source: Banca d'Italia",
      false,
    ),
    // All 29 euro reference rates of its table of 2026-02-09 are the ECB's to the last digit.
    copies: 'ecb',
  },
];

const byKey = new Map(SOURCES.map((info) => [info.key, info]));

/** Everything known about one source. */
export function sourceInfo(key: SourceKey): SourceInfo {
  const info = byKey.get(key);
  if (info === undefined) throw new Error(`no such source: ${key}`);
  return info;
}
