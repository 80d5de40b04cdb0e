import type { HistoryPeriod } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { writeRate } from '../currency-result.ts';
import { ChartFoot } from './chart-foot.tsx';
import { TimeAxis } from './plot.tsx';
import { axisRoom, PlotArea } from './plot-area.tsx';
import type { ChartPoint, Summary } from './series.ts';
import { SummaryLine } from './summary-line.tsx';
import { useChartFigures } from './use-chart-figures.ts';
import { useScrub } from './use-scrub.ts';

const HistoryTable = lazyPart(async () => (await import('./history-table.tsx')).HistoryTable, 'provenance');

interface ChartBodyProps {
  readonly base: string;
  readonly target: string;
  /** Day of the rate beside it. */
  readonly day?: string | undefined;
  readonly period: HistoryPeriod;
  /** The period's observations, oldest first, at least one. */
  readonly points: readonly ChartPoint[];
  /** Observations before the shown ones too, for the moving average. */
  readonly lookBack: readonly ChartPoint[];
  /** They are loading: what depends on them keeps its place. */
  readonly isLookingBack: boolean;
  /** The average was turned on or off: what it needs can be loaded. */
  readonly onAverage?: (on: boolean) => void;
  /** The point that all of it is about, by its place; read while no other is pointed at. */
  readonly marked?: number;
}

/** The rendered history: curve, pointed value, figures, and the same as a table. */
export function ChartBody(props: ChartBodyProps) {
  const { base, target, day, period, points, lookBack, isLookingBack, marked } = props;
  const [isAveraged, setIsAveraged] = useState(false);
  const [isTable, setIsTable] = useState(false);
  const figures = useChartFigures(points, lookBack, period, isAveraged);
  const { shown, geometry, summary, view, setView, isZoomed } = figures;
  const scrub = useScrub({ xs: geometry.xs, view, total: points.length, onView: setView });
  const showAverage = (on: boolean) => {
    setIsAveraged(on);
    props.onAverage?.(on);
  };
  const pointed = scrub.pointed ?? (isZoomed ? undefined : marked);
  const label = useDescription(base, target, shown, summary);
  if (!summary) return null;
  return (
    <div style={axisRoom(geometry)}>
      <SummaryLine
        points={shown}
        day={day}
        period={isZoomed ? undefined : period}
        isMonthly={geometry.isMonthly}
        change={summary.change}
        pointed={pointed === undefined ? undefined : shown[pointed]}
        average={pointed === undefined ? undefined : figures.averages?.[pointed]}
        onReset={isZoomed ? () => setView(undefined) : undefined}
      />
      <PlotArea
        points={shown}
        geometry={geometry}
        average={figures.averagePath}
        scrub={{ ...scrub, pointed }}
        label={label}
        target={target}
      />
      <TimeAxis points={shown} xs={geometry.xs} ticks={figures.ticks} />
      <ChartFoot
        summary={summary}
        isAveraged={isAveraged}
        onAverage={figures.hasAverage ? showAverage : undefined}
        isAverageAwaited={isLookingBack}
        isTable={isTable}
        onTable={setIsTable}
      />
      {isTable && (
        <Part>
          <HistoryTable points={shown} base={base} target={target} />
        </Part>
      )}
    </div>
  );
}

function useDescription(
  base: string,
  target: string,
  points: readonly ChartPoint[],
  summary: Summary | undefined,
): string {
  const { t, locale } = useTranslate();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || !summary) return '';
  return t('chart.description', {
    base,
    target,
    from: formatIsoDate(first.date, locale),
    to: formatIsoDate(last.date, locale),
    first: writeRate(first.text, locale),
    last: writeRate(last.text, locale),
    low: writeRate(summary.low.text, locale),
    high: writeRate(summary.high.text, locale),
  });
}
