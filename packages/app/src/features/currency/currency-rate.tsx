import { memo, type ReactNode } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import type { RateInUse } from '../../conversion/rate-in-use.ts';
import { RateStrip } from '../../converter/rate-strip.tsx';
import { useFavoriteToggle } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Equation } from '../../ui/breakable.tsx';
import { RateChip } from './rate-chip.tsx';

interface CurrencyRateProps {
  readonly from: string;
  readonly to: Targets;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
  /** The newest table. */
  readonly table: RatesTable;
  readonly inUse: RateInUse;
  /** On the chip. */
  readonly name: string;
  readonly under: ReactNode;
  /** In place of the rate and what is under it. */
  readonly instead?: ReactNode;
}

/** The rate in use with one comparison under it, the chip that names it, and the star. */
export const CurrencyRate = memo(function CurrencyRate(props: CurrencyRateProps) {
  const { from, to, rate, table, inUse, name, under, instead } = props;
  const { t } = useTranslate();
  const { isFavorite, toggle } = useFavoriteToggle({ category: 'currency', fromUnit: from, toUnit: to[0] });
  return (
    <RateStrip
      favorite={isFavorite}
      favoriteLabel={t('favorite.toggle')}
      onFavorite={toggle}
      chip={<RateChip label={name} from={from} to={to} rate={rate} table={table} inUse={inUse} />}
    >
      {instead ?? (
        <>
          <Equation text={rate} />
          <span className="rate-under">{under}</span>
        </>
      )}
    </RateStrip>
  );
});
