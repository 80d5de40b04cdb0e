import type { HistoryPoint } from '@equivale/contract';
import { memo } from 'react';
import { useHistory } from '../../../api/history.ts';
import { DayChange } from '../day-change.tsx';

const BOX = { width: 96, height: 24 };

/** The curve of a few weeks, scaled to the box. */
function pathOf(points: readonly HistoryPoint[]): string {
  const rates = points.map(({ rate }) => Number(rate));
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const step = BOX.width / (rates.length - 1);
  const y = (rate: number) => BOX.height * (most === least ? 0.5 : (most - rate) / (most - least));
  return rates
    .map((rate, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y(rate).toFixed(1)}`)
    .join('');
}

interface ListTrendProps {
  readonly from: string;
  readonly code: string;
  /** Day of the rate on the screen. */
  readonly day: string | undefined;
}

/** How a row's rate moved since the day before, and over thirty days. */
export const ListTrend = memo(function ListTrend({ from, code, day }: ListTrendProps) {
  const { response } = useHistory(from, code, '1m');
  const points = response?.data ?? [];
  return (
    <>
      <span className="list-wide">
        <DayChange points={points} day={day} />
      </span>
      <span className="list-wide">
        {points.length > 1 ? (
          <svg
            aria-hidden
            className="lg:w-36 lg:h-9 lg:ms-4 lg:[overflow:visible] lg:[fill:none] lg:[stroke:var(--accent)] lg:[stroke-width:1.75] lg:[stroke-linecap:round] lg:[stroke-linejoin:round]"
            viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
            preserveAspectRatio="none"
          >
            <path vectorEffect="non-scaling-stroke" d={pathOf(points)} />
          </svg>
        ) : null}
      </span>
    </>
  );
});
