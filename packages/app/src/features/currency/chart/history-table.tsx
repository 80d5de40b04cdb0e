import { formatIsoDate } from '@equivale/core';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { writeRate } from '../currency-result.ts';
import type { ChartPoint } from './series.ts';

const MOST_ROWS = 400;

interface HistoryTableProps {
  readonly points: readonly ChartPoint[];
  readonly base: string;
  readonly target: string;
}

/** What the curve shows as rows, newest first: every observation, or the last of each month in a long range. */
export function HistoryTable({ points, base, target }: HistoryTableProps) {
  const { t, locale } = useTranslate();
  const isMonthly = points.length > MOST_ROWS;
  const rows = useMemo(() => (isMonthly ? monthEnds(points) : points).toReversed(), [points, isMonthly]);
  return (
    <section
      className="chart-table"
      aria-label={t('chart.table.label', { base, target })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="type-label text-start text-muted">
          {t(isMonthly ? 'chart.table.monthly' : 'chart.table.daily', { base, target })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.table.date')}</th>
            <th scope="col">{t('chart.table.rate', { base, target })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, text }) => (
            <tr key={date}>
              <th scope="row">{formatIsoDate(date, locale)}</th>
              <td>{writeRate(text, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function monthEnds(points: readonly ChartPoint[]): ChartPoint[] {
  return points.filter(({ date }, index) => points[index + 1]?.date.slice(0, 7) !== date.slice(0, 7));
}
