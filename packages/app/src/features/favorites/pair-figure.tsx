import { useRates } from '../../api/rates.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import { ownRateInUse, useOwnMoney } from '../../device/own-money/own-money.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { tagClass } from '../../ui/list.ts';

/** What one of the first is in the second, in muted digits; nothing where that is unknown. */
export function PairFigure({ pair }: { readonly pair: Pair }) {
  const { t, locale } = useTranslate();
  const rates = useRates()?.table;
  const own = ownRateInUse(useOwnMoney(), pair.fromUnit, pair.toUnit);
  const figure = pairFigure(pair, locale, rates, own);
  if (!figure) return undefined;
  return (
    <span className="font-normal text-muted">
      {figure}
      {own && <span className={`${tagClass} ms-1`}>{t('rate.own.mark')}</span>}
    </span>
  );
}
