import type { HistoryPoint } from '@equivale/contract';
import { dayNumber, isoDate, kindOf, monthsBefore, spanOf } from '@equivale/core';
import { useId, useMemo } from 'react';
import { describePast } from '../../../conversion/past.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Part } from '../../../ui/part.tsx';
import { ChartBody } from '../chart/chart-body.tsx';
import { ChartSkeleton } from '../chart/chart-skeleton.tsx';
import { HistorySignature } from '../chart/history-signature.tsx';
import '../chart/chart.css';

interface PastChartProps {
  readonly from: string;
  readonly to: string;
  readonly past: string;
  /** All of it, oldest first. */
  readonly history: readonly HistoryPoint[];
  /** It is on its way: the card keeps its place. */
  readonly isLoading: boolean;
}

/** The days of a curve: half a year to both sides of a day, or those of the average. */
function useCurve(past: string, history: readonly HistoryPoint[]) {
  return useMemo(() => {
    const span = spanOf(past);
    const isDay = kindOf(past) === 'day';
    const start = isDay ? isoDate(monthsBefore(dayNumber(past), 6)) : span.from;
    const end = isDay ? isoDate(monthsBefore(dayNumber(past), -6)) : span.to;
    const inside = history.filter(({ date }) => date >= start && date <= end);
    const points = inside.map(({ date, rate }) => ({ date, text: rate, rate: Number(rate) }));
    const marked = isDay ? points.findLastIndex(({ date }) => date <= past) : -1;
    return { points, marked };
  }, [past, history]);
}

/** A pair's history around the day, which is marked, or over the days of the average. */
export function PastChart({ from, to, past, history, isLoading }: PastChartProps) {
  const { t, locale } = useTranslate();
  const title = useId();
  const { points, marked } = useCurve(past, history);
  // Two points are no curve.
  if (points.length < 3 && !isLoading) return null;
  const isDay = kindOf(past) === 'day';
  return (
    <section className="chart rounded-card border border-line bg-surface" aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-pad pt-3 pb-1.5">
        <h2 id={title} className="type-strong leading-8">
          {t('chart.title', { base: from, target: to })}
        </h2>
        <span className="type-label text-muted">
          {isDay ? t('past.around') : t('past.whole', { span: describePast(past, locale) })}
        </span>
      </div>
      {isLoading ? (
        <ChartSkeleton />
      ) : (
        <ChartBody
          base={from}
          target={to}
          period={isDay || kindOf(past) === 'year' ? '1y' : '1m'}
          points={points}
          lookBack={points}
          isLookingBack={false}
          {...(marked >= 0 && { marked })}
        />
      )}
      {import.meta.env.VITE_RATES_KEYS && (
        <Part>
          <HistorySignature base={from} target={to} period="max" />
        </Part>
      )}
    </section>
  );
}
