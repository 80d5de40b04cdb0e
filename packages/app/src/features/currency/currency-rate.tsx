import { memo } from 'react';
import { useHistory } from '../../api/history.ts';
import type { RatesTable } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { RateStrip } from '../../converter/rate-strip.tsx';
import { useFavoriteToggle } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Equation } from '../../ui/breakable.tsx';
import { DayChange } from './day-change.tsx';
import { pairFigures } from './pair-figures.ts';
import { RateChip } from './rate-chip.tsx';

interface CurrencyRateProps {
  readonly from: string;
  readonly to: Targets;
  readonly rate: string;
  readonly table: RatesTable;
}

/** The rate, how it moved since the day before where there is a history, and the star. */
export const CurrencyRate = memo(function CurrencyRate({
  from,
  to: targets,
  rate,
  table,
}: CurrencyRateProps) {
  const { t } = useTranslate();
  const [to] = targets;
  const { isFavorite, toggle } = useFavoriteToggle({ category: 'currency', fromUnit: from, toUnit: to });
  const { response } = useHistory(from, to, '7d');
  const newest = pairFigures(table, from, to)
    .market.map(({ day }) => day)
    .sort()
    .at(-1);
  return (
    <RateStrip
      favorite={isFavorite}
      favoriteLabel={t('favorite.toggle')}
      onFavorite={toggle}
      chip={<RateChip label={t('rate.today')} from={from} to={targets} rate={rate} table={table} />}
    >
      <Equation text={rate} />
      <span className="rate-under">
        <DayChange points={response?.data ?? []} day={newest} />
      </span>
    </RateStrip>
  );
});
