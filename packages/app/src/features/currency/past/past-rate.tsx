import type { HistoryPoint } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { Link } from 'wouter';
import type { RatesTable } from '../../../api/rates.ts';
import { printAddress } from '../../../conversion/address.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { printPast } from '../../../conversion/past.ts';
import { spanOf } from '../../../conversion/past-days.ts';
import { RateStrip } from '../../../converter/rate-strip.tsx';
import { useFavoriteToggle } from '../../../device/toggle-favorite.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Equation } from '../../../ui/breakable.tsx';
import type { CurrencyResult } from '../currency-result.ts';
import { RateChip } from '../rate-chip.tsx';
import { pastName } from './past-days.ts';
import { againstToday } from './use-past.ts';

interface PastRateProps {
  readonly from: string;
  readonly to: Targets;
  readonly past: string;
  readonly result: CurrencyResult;
  /** The newest table. */
  readonly table: RatesTable;
  readonly history: readonly HistoryPoint[];
}

/** The rate of then, what the amount would come to today, and the chip that names the day; before the first day, that day. */
export function PastRate({ from, to, past, result, table, history }: PastRateProps) {
  const { t, locale } = useTranslate();
  const [target] = to;
  const { isFavorite, toggle } = useFavoriteToggle({
    category: 'currency',
    fromUnit: from,
    toUnit: target,
  });
  const amount = useConverterState((state) => state.currency.amount);
  const now = againstToday({ from, amount }, target, result, table, locale);
  const rate = result.ok ? result.rate : '';
  const first = history[0]?.date;
  const isEarly = !result.ok && first !== undefined && spanOf(past).to < first;
  const name = pastName(past, t, locale);
  return (
    <RateStrip
      favorite={isFavorite}
      favoriteLabel={t('favorite.toggle')}
      onFavorite={toggle}
      chip={<RateChip label={name} from={from} to={to} rate={rate} table={table} past={past} />}
    >
      {isEarly ? (
        <Link
          href={printAddress({ category: 'currency', from, to }) + printPast(first)}
          className="past-first"
        >
          {t('past.useFirst', { date: formatIsoDate(first, locale) })}
        </Link>
      ) : (
        <>
          <Equation text={rate} />
          <span className="rate-under">{now && t('past.today', now)}</span>
        </>
      )}
    </RateStrip>
  );
}
