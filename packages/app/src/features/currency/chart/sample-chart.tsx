import type { HistoryPeriod } from '@equivale/contract';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { sampleSeries } from './sample-series.ts';

interface EmptyChartProps {
  readonly period: HistoryPeriod;
  /** The service says that the pair has a rate and no history. */
  readonly isSample: boolean;
  /** The service does not answer. */
  readonly isUnknown: boolean;
}

/** In place of a history: why there is none, and for a sample a dashed curve without axes or dates. */
export function EmptyChart({ period, isSample, isUnknown }: EmptyChartProps) {
  const { t } = useTranslate();
  const path = useMemo(() => samplePath(sampleSeries(period)), [period]);
  if (!isSample)
    return (
      <p className="px-pad pt-0.5 pb-4 text-muted">
        {t(isUnknown ? 'missing.history.device' : 'missing.history.published')}
      </p>
    );
  return (
    <>
      <p className="type-label px-pad pt-0.5 text-muted">{t('chart.sample.reason')}</p>
      <div className="chart-plot is-sample mb-4" role="img" aria-label={t('chart.sample')}>
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-line" d={path} />
        </svg>
      </div>
    </>
  );
}

function samplePath(heights: readonly number[]): string {
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  return heights
    .map((height, index) => {
      const x = (1000 * index) / (heights.length - 1);
      const y = 360 - (320 * (height - low)) / (high - low);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
