import type { Pair } from './favorites.ts';

/** The address of a pair's converter, below the part that carries the language. */
export const converterPath = ({ category, fromUnit, toUnit }: Pair): string =>
  category === 'currency' ? `/currency/${fromUnit}/${toUnit}` : `/category/${category}/${fromUnit}/${toUnit}`;
