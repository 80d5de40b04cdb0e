import type { HistoryPoint } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import { useHistory } from '../../api/history.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { DayChange } from '../../converter/rows/day-change.tsx';
import { Sparkline } from '../../converter/rows/sparkline.tsx';
import { useCurrencyNames } from '../../i18n/use-names.ts';

const CURVE_DAYS = 90;

function lastDays(points: readonly HistoryPoint[]): readonly HistoryPoint[] {
  const last = dayNumber(points.at(-1)?.date ?? '');
  return points.filter(({ date }) => last - dayNumber(date) <= CURVE_DAYS);
}

interface FavoriteTrendProps {
  readonly from: string;
  readonly to: string;
  /** Day of the rate on the screen. */
  readonly day: string | undefined;
  readonly isWide: boolean;
}

/** How a pair moved since the day before and, where there is room, over ninety days. */
export function FavoriteTrend({ from, to, day, isWide }: FavoriteTrendProps) {
  const points = useHistory(from, to, isWide ? '1y' : '7d').response?.data ?? [];
  return (
    <>
      <span className="favorite-change">
        <DayChange points={points} day={day} />
      </span>
      {isWide && (
        <span className="favorite-curve">
          <Sparkline points={lastDays(points)} className="h-8 w-[168px]" />
        </span>
      )}
    </>
  );
}

/** The two currencies in full: `Dólar estadounidense → Euro`. */
export function FavoriteNames({ fromUnit, toUnit }: Pair) {
  const names = useCurrencyNames();
  return <small className="type-label block text-muted">{`${names[fromUnit]} → ${names[toUnit]}`}</small>;
}
