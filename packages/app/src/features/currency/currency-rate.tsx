import { memo, type ReactNode } from 'react';
import type { Targets } from '../../conversion/conversion.ts';
import { RateStrip } from '../../converter/rate-strip.tsx';
import { useFavoriteToggle } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Equation } from '../../ui/breakable.tsx';

interface CurrencyRateProps {
  readonly from: string;
  readonly to: Targets;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
  readonly under: ReactNode;
  /** In place of the rate and what is under it. */
  readonly instead?: ReactNode;
}

export const CurrencyRate = memo(function CurrencyRate({
  from,
  to,
  rate,
  under,
  instead,
}: CurrencyRateProps) {
  const { t } = useTranslate();
  const { isFavorite, toggle } = useFavoriteToggle({ category: 'currency', fromUnit: from, toUnit: to[0] });
  return (
    <RateStrip
      favorite={isFavorite}
      favoriteLabel={t('favorite.toggle')}
      onFavorite={toggle}
      under={instead ? undefined : (under ?? null)}
    >
      {instead ?? <Equation text={rate} />}
    </RateStrip>
  );
});
