import { formatIsoDate } from '@equivale/core';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { writeRate } from '../currency-result.ts';
import { type Geometry, WIDTH } from './geometry.ts';
import { across, Curve, down } from './plot.tsx';
import type { ChartPoint } from './series.ts';
import type { useScrub } from './use-scrub.ts';

interface PlotAreaProps {
  readonly points: readonly ChartPoint[];
  readonly geometry: Geometry;
  readonly average: string | undefined;
  readonly scrub: ReturnType<typeof useScrub>;
  /** What the curve shows, for those who cannot see it. */
  readonly label: string;
  /** Currency the rates are in. */
  readonly target: string;
}

/** The curve with the pointed value; a slider over the observations for keyboards and screen readers. */
export function PlotArea({ points, geometry, average, scrub, label, target }: PlotAreaProps) {
  const { t, locale } = useTranslate();
  const { pointed, drag, handlers } = scrub;
  const newest = points.length - 1;
  const point = points[pointed ?? newest];
  const left = pointed === undefined ? '' : across(geometry.xs[pointed] ?? 0);
  return (
    <div
      className="chart-plot"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={pointed ?? newest}
      aria-valuetext={
        point &&
        t('chart.pointed', {
          rate: writeRate(point.text, locale),
          code: target,
          date: formatIsoDate(point.date, locale),
        })
      }
      {...handlers}
    >
      <Curve geometry={geometry} average={average} locale={locale} />
      {drag && (
        <span
          className="absolute top-0 bottom-0 [border-inline:1px_solid_var(--accent)] [background:color-mix(in_srgb,_var(--accent)_14%,_transparent)]"
          style={{ left: across(WIDTH * Math.min(...drag)), right: across(WIDTH * (1 - Math.max(...drag))) }}
        />
      )}
      {pointed !== undefined && (
        <>
          <i className="chart-cross" style={{ left }} />
          <i className="chart-end" style={{ left, top: down(geometry.ys[pointed] ?? 0) }} />
        </>
      )}
    </div>
  );
}

/** Room for the rates at the right, by the longest of them: tiny rates have many decimals. */
export function axisRoom(geometry: Geometry): CSSProperties {
  const longest = Math.max(
    0,
    ...geometry.yTicks.map(({ value }) => value.toFixed(geometry.yDecimals).length * 1.1),
  );
  return { '--axis-room': `${Math.max(4.125, 1.5 + 0.45 * longest).toFixed(3)}rem` } as CSSProperties;
}
