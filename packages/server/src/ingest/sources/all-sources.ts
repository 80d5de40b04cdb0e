import type { Source } from '../source.ts';
import { bancaDItalia } from './banca-d-italia.ts';
import { binance } from './binance.ts';
import { coinbase } from './coinbase.ts';
import { ecb } from './ecb.ts';
import { exchangeApi } from './exchange-api.ts';
import { frankfurter } from './frankfurter.ts';

/** Every live source, in the order in which they are heard: the first can contradict the later ones. */
export const ALL_SOURCES: readonly Source[] = [
  ecb,
  bancaDItalia,
  frankfurter,
  coinbase,
  binance,
  exchangeApi,
];
