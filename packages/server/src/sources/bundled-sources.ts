import type { SourceInfo } from './source.ts';

/** Sources that are not fetched: the law, and those of which the bundle has a record. */
export const BUNDLED_SOURCES: readonly SourceInfo[] = [
  {
    key: 'legal',
    name: 'Legal rate',
    base: 'USD',
    kind: 'computed',
    cadence: 'daily',
    rank: 10,
    served: true,
    attribution: 'Peg or irrevocable rate set by law',
  },
  {
    key: 'imf',
    name: 'International Monetary Fund',
    short: 'IMF',
    base: 'XDR',
    kind: 'official',
    cadence: 'daily',
    rank: 70,
    served: true,
    attribution: 'Source: International Monetary Fund',
  },
  {
    key: 'fed-h10',
    name: 'Federal Reserve H.10',
    short: 'Fed H.10',
    base: 'USD',
    kind: 'official',
    cadence: 'daily',
    rank: 80,
    served: true,
    attribution: 'Source: Board of Governors of the Federal Reserve System (US), H.10',
  },
  {
    key: 'hmrc',
    name: 'HM Revenue & Customs',
    short: 'HMRC',
    base: 'GBP',
    kind: 'official',
    cadence: 'monthly',
    rank: 90,
    served: true,
    attribution:
      'Contains public sector information licensed under the Open Government Licence v3.0 (HM Revenue & Customs)',
  },
];
