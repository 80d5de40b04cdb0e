import { type DateStyle, formatFixed, formatIsoDate, type Locale } from '@equivale/core';
import { memo } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type Geometry, HEIGHT, WIDTH } from './geometry.ts';
import type { ChartPoint } from './series.ts';
import type { TickForm, TimeTicks } from './time-ticks.ts';

/** Share of the viewBox as a CSS length. */
export const across = (x: number): string => `${((100 * x) / WIDTH).toFixed(2)}%`;
export const down = (y: number): string => `${((100 * y) / HEIGHT).toFixed(2)}%`;

/** Up to this many points each gets its dot. */
const DOTTED = 10;

interface CurveProps {
  readonly geometry: Geometry;
  readonly average: string | undefined;
  readonly locale: Locale;
}

/** Line, area, grid and rates at the right: what stays as long as the range does. */
export const Curve = memo(function Curve({ geometry, average, locale }: CurveProps) {
  const { xs, ys } = geometry;
  const end = xs.length - 1;
  const dots = xs.length <= DOTTED ? xs.map((_, index) => index) : geometry.lone;
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="chart-area" d={geometry.area} />
        <path
          className="[fill:none] [vector-effect:non-scaling-stroke] [stroke:var(--line)] [stroke-width:1]"
          d={geometry.yTicks.map(({ y }) => `M0 ${y}H${WIDTH}`).join('')}
        />
        {average && (
          <path
            className="[fill:none] [vector-effect:non-scaling-stroke] [stroke:var(--text)] [stroke-width:1.5] [stroke-dasharray:5_4]"
            d={average}
          />
        )}
        <path className="chart-line" d={geometry.line} />
      </svg>
      <div aria-hidden="true">
        {geometry.yTicks.map(({ y, value }) => (
          <span
            key={value}
            className="absolute text-muted [font:var(--axis)] tabular-nums whitespace-nowrap [inset-inline-start:calc(100%_+_14px)] [transform:translateY(-50%)]"
            style={{ top: down(y) }}
          >
            {formatFixed(value, geometry.yDecimals, locale)}
          </span>
        ))}
        {dots.map((index) => (
          <i
            key={index}
            className="chart-dot"
            style={{ left: across(xs[index] ?? 0), top: down(ys[index] ?? 0) }}
          />
        ))}
        <i className="chart-end" style={{ left: across(xs[end] ?? 0), top: down(ys[end] ?? 0) }} />
      </div>
    </>
  );
});

const STYLES: Record<TickForm, DateStyle> = { day: 'day', month: 'short-month', year: 'year' };
/** Labels starting left of this are pushed inwards. */
const LEFT_EDGE = 300;
/** A second label left of this touches the first one on a phone. */
const NEIGHBOUR = 2400;
/** With more labels than this, which do not fit on a phone, a month names its year too. */
const CROWDED: Record<TickForm, number> = { day: 7, month: 5, year: 7 };

interface TimeAxisProps {
  readonly points: readonly ChartPoint[];
  readonly xs: readonly number[];
  readonly ticks: TimeTicks;
}

/** Dates under the chart, in the words of the language. */
export const TimeAxis = memo(function TimeAxis({ points, xs, ticks }: TimeAxisProps) {
  const { locale } = useTranslate();
  const { indexes, form } = ticks;
  const isTight = (xs[indexes[1] ?? 0] ?? WIDTH) < NEIGHBOUR;
  return (
    <div className={`chart-times ${indexes.length > CROWDED[form] ? 'is-crowded' : ''}`} aria-hidden="true">
      {indexes.map((index, place) => {
        const x = xs[index] ?? 0;
        const second = (indexes.length - 1 - place) % 2 === 1 ? 'is-second' : '';
        return (
          <span
            key={index}
            className={`chart-x ${x < LEFT_EDGE ? `is-start ${isTight ? 'is-tight' : ''}` : ''} ${second}`}
            style={{ left: across(x) }}
          >
            {formatIsoDate(points[index]?.date ?? '', locale, STYLES[form])}
          </span>
        );
      })}
    </div>
  );
});
