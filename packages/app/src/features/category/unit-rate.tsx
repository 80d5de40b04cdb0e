import { memo } from 'react';
import type { ConverterId } from '../../conversion/conversion.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { RateStrip } from '../../converter/rate-strip.tsx';
import { useFavoriteToggle } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Equation } from '../../ui/breakable.tsx';
import { describeFormula } from './describe-formula.ts';

interface UnitRateProps {
  readonly category: ConverterId;
  readonly from: string;
  readonly to: string;
}

export const UnitRate = memo(function UnitRate({ category, from, to }: UnitRateProps) {
  const { t, locale } = useTranslate();
  const { isFavorite, toggle } = useFavoriteToggle({ category, fromUnit: from, toUnit: to });
  const { equation, rule } = describeFormula(from, to, useUnitNames(), locale);
  return (
    <RateStrip favorite={isFavorite} favoriteLabel={t('favorite.toggle')} onFavorite={toggle}>
      <span className="min-w-0">
        <Equation text={equation} />
        {rule ? <span className="font-normal text-muted"> · {rule}</span> : null}
      </span>
    </RateStrip>
  );
});
