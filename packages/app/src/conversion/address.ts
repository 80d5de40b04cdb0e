import { type Conversion, type ConverterId, isConverterId, type Pair } from './conversion.ts';

/** A converter's address, parsed. Missing parts are empty. */
export interface Address {
  readonly category: ConverterId;
  readonly from: string;
  readonly to: readonly string[];
}

/** A converter's address without the language: `/currency/USD/EUR,GBP`, `/category/length/mi/km`. */
export const printAddress = ({ category, from, to }: Pick<Conversion, 'category' | 'from' | 'to'>): string =>
  [category === 'currency' ? '/currency' : `/category/${category}`, from, to.join(',')].join('/');

/** Parses complete and shortened addresses of converters. Unknown units and codes are kept. */
export function parseAddress(address: string): Address | undefined {
  const [, view, ...rest] = address.split('/');
  const [category, from = '', to = ''] = view === 'currency' ? [view, ...rest] : rest;
  if (view !== 'currency' && view !== 'category') return undefined;
  if (!isConverterId(category)) return undefined;
  return { category, from, to: to.split(',').filter((id) => id !== '') };
}

export const converterPath = ({ category, fromUnit, toUnit }: Pair): string =>
  category === 'kitchen'
    ? `/kitchen/${fromUnit}/${toUnit}`
    : printAddress({ category, from: fromUnit, to: [toUnit] });
