import { useTranslate } from '../../../i18n/i18n.ts';
import { writeRate } from '../currency-result.ts';
import type { Summary } from './series.ts';

interface ChartFootProps {
  readonly summary: Summary;
  readonly isAveraged: boolean;
  /** Undefined where there are too few daily closes for an average. */
  readonly onAverage: ((on: boolean) => void) | undefined;
  /** There may be enough of them soon: the average's toggle keeps its place. */
  readonly isAverageAwaited: boolean;
  readonly isTable: boolean;
  readonly onTable: (on: boolean) => void;
}

export function ChartFoot({
  summary,
  isAveraged,
  onAverage,
  isAverageAwaited,
  isTable,
  onTable,
}: ChartFootProps) {
  const { t, locale } = useTranslate();
  const figures = [
    [t('chart.low'), writeRate(summary.low.text, locale)],
    [t('chart.mean'), writeRate(summary.mean.toPrecision(12), locale)],
    [t('chart.high'), writeRate(summary.high.text, locale)],
  ] as const;
  return (
    <>
      <dl className="type-label flex flex-wrap gap-x-5 gap-y-1 px-pad pt-3 text-muted">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-wrap gap-x-1">
            <dt>{name}</dt>
            <dd className="font-medium text-text">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="chart-actions flex flex-wrap gap-x-2 px-[calc(var(--pad)-8px)] pb-1">
        {(onAverage || isAverageAwaited) && (
          <Toggle on={isAveraged} onToggle={onAverage} label={t('chart.average')} />
        )}
        <Toggle on={isTable} onToggle={onTable} label={t('chart.table')} />
      </div>
    </>
  );
}

interface ToggleProps {
  readonly on: boolean;
  /** Absent for a toggle that only has its place. */
  readonly onToggle: ((on: boolean) => void) | undefined;
  readonly label: string;
}

function Toggle({ on, onToggle, label }: ToggleProps) {
  return (
    <button
      type="button"
      className={`min-w-touch min-h-touch py-0 px-2 rounded-small text-accent type-label-strong aria-pressed:underline aria-pressed:[text-decoration-thickness:2px] aria-pressed:[text-underline-offset:5px] hover:bg-raised ${onToggle ? '' : 'invisible'}`}
      aria-pressed={on}
      aria-hidden={!onToggle}
      onClick={() => onToggle?.(!on)}
    >
      {label}
    </button>
  );
}
