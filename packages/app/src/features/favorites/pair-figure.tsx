import { pairFigure } from '../../data/describe-pair-figure.ts';
import type { Pair } from '../../data/favorites.ts';
import { useRates } from '../../data/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';

/** What one of the first is in the second, in quiet figures; nothing where that cannot be said. */
export function PairFigure({ pair }: { readonly pair: Pair }) {
  const { language } = useTranslate();
  const rates = useRates()?.table.rates;
  const figure = pairFigure(pair, language, rates);
  return figure && <span className="font-normal text-quiet">{figure}</span>;
}
