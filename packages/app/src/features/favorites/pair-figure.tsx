import { useRates } from '../../api/rates.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import { useTranslate } from '../../i18n/i18n.ts';

/** What one of the first is in the second, in muted digits; nothing where that is unknown. */
export function PairFigure({ pair }: { readonly pair: Pair }) {
  const { locale } = useTranslate();
  const rates = useRates()?.table;
  const figure = pairFigure(pair, locale, rates);
  return figure && <span className="font-normal text-muted">{figure}</span>;
}
