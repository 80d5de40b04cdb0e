import { memo } from 'react';
import { useHistory } from '../../../api/history.ts';
import { DayChange } from '../../../converter/rows/day-change.tsx';
import { Sparkline } from '../../../converter/rows/sparkline.tsx';

interface ListTrendProps {
  readonly from: string;
  readonly code: string;
  /** Day of the rate on the screen. */
  readonly day: string | undefined;
}

export const ListTrend = memo(function ListTrend({ from, code, day }: ListTrendProps) {
  const { response } = useHistory(from, code, '1m');
  const points = response?.data ?? [];
  return (
    <>
      <span className="list-wide">
        <DayChange points={points} day={day} />
      </span>
      <span className="list-wide">
        <Sparkline points={points} className="ms-4 h-9 w-36" />
      </span>
    </>
  );
});
