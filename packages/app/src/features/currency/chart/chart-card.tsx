import { HISTORY_PERIODS, type HistoryPeriod } from '@equivale/contract';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { lazyPart, Part, prepare } from '../../../ui/part.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { useChartHistory } from './use-chart-history.ts';
import './chart.css';
import { Segments } from '../../../ui/segments.tsx';

interface PeriodControlProps {
  readonly value: HistoryPeriod;
  readonly onChange: (period: HistoryPeriod) => void;
}

function PeriodControl({ value, onChange }: PeriodControlProps) {
  const { t } = useTranslate();
  const options = HISTORY_PERIODS.map((id) => ({
    id,
    label: t(`chart.period.${id}`),
    name: t(`chart.period.${id}.long`),
  }));
  return <Segments legend={t('chart.period')} options={options} value={value} onChange={onChange} />;
}

const ChartBody = lazyPart(async () => (await import('./chart-body.tsx')).ChartBody);
const HistorySignature = /* @__PURE__ */ lazyPart(
  async () => (await import('./history-signature.tsx')).HistorySignature,
);
const EmptyChart = lazyPart(async () => (await import('./sample-chart.tsx')).EmptyChart, 'offline');

interface ChartCardProps {
  /** Currency whose price is shown. */
  readonly base: string;
  /** Currency in which it is priced. */
  readonly target: string;
  readonly day?: string | undefined;
  /** There is no rate of the pair: nothing replaces its curve. */
  readonly isMissing?: boolean;
  /** Another rate is in use than the rendered one: the foot names this one. */
  readonly isReferenceNamed?: boolean;
}

/** A pair's history over a chosen period. The code of the curve is loaded with the first history. */
export function ChartCard({ base, target, day, isMissing, isReferenceNamed }: ChartCardProps) {
  const { t } = useTranslate();
  const title = useId();
  const [period, setPeriod] = useState<HistoryPeriod>('7d');
  const [isAveraged, setIsAveraged] = useState(false);
  const history = useChartHistory(base, target, period, isAveraged);
  const isSample = history.state === 'none' && !isMissing;
  // Drawing and history come side by side.
  useEffect(() => prepare(ChartBody.load), []);
  return (
    <section className="chart rounded-card border border-line bg-surface" aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-pad pt-3 pb-1.5">
        <h2 id={title} className="type-strong leading-8">
          {t('chart.title', { base, target })}
          {isSample && (
            <span className="inline-block ms-2 py-0.5 px-2 rounded-small bg-warn-soft text-warn type-label-strong whitespace-nowrap">
              {t('chart.sample')}
            </span>
          )}
        </h2>
        <PeriodControl value={period} onChange={setPeriod} />
      </div>
      <Part fallback={<ChartSkeleton />} whenFailed={(retry) => <LoadFailure onRetry={retry} />}>
        {history.state === 'ready' && (
          <ChartBody
            base={base}
            target={target}
            day={day}
            period={period}
            points={history.points}
            lookBack={history.lookBack}
            isLookingBack={history.isLookingBack}
            onAverage={setIsAveraged}
          />
        )}
        {(history.state === 'none' || history.state === 'unknown') && (
          <EmptyChart period={period} isSample={isSample} isUnknown={history.state === 'unknown'} />
        )}
        {history.state === 'loading' && <ChartSkeleton />}
      </Part>
      {import.meta.env.VITE_RATES_KEYS && (
        <Part>
          <HistorySignature base={base} target={target} period={period} />
        </Part>
      )}
      {isReferenceNamed && (
        <p className="type-label px-pad pb-3 text-pretty text-muted">{t('chart.reference')}</p>
      )}
    </section>
  );
}
