import { type InferOutput, picklist } from 'valibot';

/** Every source a rate can come from. `legal` stands for a peg or an irrevocable rate, which nobody quotes. */
export const SOURCE_KEYS = [
  'legal',
  'ecb',
  'frankfurter',
  'coinbase',
  'binance',
  'exchange-api',
  'imf',
  'fed-h10',
  'hmrc',
  'banca-d-italia',
] as const;

export const sourceKeySchema = picklist(SOURCE_KEYS, 'must be a known source');

/** Key of a source of rates. */
export type SourceKey = InferOutput<typeof sourceKeySchema>;
