import type { Pair } from '../../conversion/conversion.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';

/** The two currencies in full: `Dólar estadounidense → Euro`. */
export function FavoriteNames({ fromUnit, toUnit }: Pair) {
  const names = useCurrencyNames();
  return <small className="type-label block text-muted">{`${names[fromUnit]} → ${names[toUnit]}`}</small>;
}
