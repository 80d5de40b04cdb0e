import type { HistoryPeriod } from '@equivale/contract';
import { dayNumber, formatIsoDate, formatPercent } from '@equivale/core';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ARROWS, INKS, signOf } from '../../../ui/delta.tsx';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { writeRate } from '../currency-result.ts';
import type { ChartPoint } from './series.ts';

const PointSource = lazyPart(async () => (await import('./point-source.tsx')).PointSource);

/** Days that a period may reach over with the long weekend before its first. */
const MOST_DAYS: Record<Exclude<HistoryPeriod, 'max'>, number> = {
  '7d': 11,
  '1m': 35,
  '1y': 370,
  '5y': 1831,
};

interface SummaryLineProps {
  readonly points: readonly ChartPoint[];
  /** Day of the rate beside the chart. */
  readonly day: string | undefined;
  /** Undefined where the shown range is not the whole period. */
  readonly period: HistoryPeriod | undefined;
  readonly isMonthly: boolean;
  readonly change: number;
  readonly pointed: ChartPoint | undefined;
  /** The moving average at the pointed value, where it is shown. */
  readonly average: number | null | undefined;
  readonly onReset: (() => void) | undefined;
}

/** The change over the range, or the point being read; never over the curve, so that it hides nothing. */
export function SummaryLine(props: SummaryLineProps) {
  const { points, day, period, isMonthly, change, pointed, average, onReset } = props;
  const { t, locale } = useTranslate();
  const [first] = points;
  const last = points.at(-1);
  return (
    <div className="flex min-h-[22px] flex-wrap items-baseline justify-between gap-x-3 px-pad pt-0.5">
      {/* What is pointed at is the value of the plot, which says it itself. */}
      <p role="status" aria-live={pointed ? 'off' : 'polite'} className="type-label font-medium">
        {pointed ? (
          <>
            <b className="font-semibold">{writeRate(pointed.text, locale)}</b>
            {` · ${formatIsoDate(pointed.date, locale)}`}
            {pointed.source && (
              <Part>
                <PointSource source={pointed.source} />
              </Part>
            )}
            {typeof average === 'number' && (
              <span className="text-muted">{` · SMA ${writeRate(average.toPrecision(12), locale)}`}</span>
            )}
          </>
        ) : (
          first &&
          last && <Change change={change} span={<Span first={first} last={last} period={period} />} />
        )}
      </p>
      {onReset ? (
        <button
          type="button"
          className="chart-actions relative type-label-strong text-accent after:absolute after:-inset-3"
          onClick={onReset}
        >
          {t('chart.reset')}
        </button>
      ) : (
        last &&
        !pointed && (
          <span
            className={`type-label whitespace-nowrap ${day && day !== last.date ? 'text-warn' : 'text-muted'}`}
          >
            {t('chart.until', { date: formatIsoDate(last.date, locale) })}
            {isMonthly && ` · ${t('chart.monthly')}`}
          </span>
        )
      )}
    </div>
  );
}

function Change({ change, span }: { readonly change: number; readonly span: React.ReactNode }) {
  const { locale } = useTranslate();
  const text = formatPercent(100 * change, locale, { signed: true });
  const direction = signOf(text);
  return (
    <span className={INKS[direction]}>
      <span aria-hidden className="me-1 align-[1px] text-[0.7em]">
        {ARROWS[direction]}
      </span>
      {text} {span}
    </span>
  );
}

interface SpanProps {
  readonly first: ChartPoint;
  readonly last: ChartPoint;
  readonly period: HistoryPeriod | undefined;
}

/** The period by its name, and where that is not what is shown, since when; of a part of it until when, too. */
function Span({ first, last, period }: SpanProps) {
  const { t, locale } = useTranslate();
  const days = dayNumber(last.date) - dayNumber(first.date);
  if (period && period !== 'max' && days <= MOST_DAYS[period]) return <>{t(`chart.change.${period}`)}</>;
  const from = formatIsoDate(first.date, locale);
  if (period) return <>{t('chart.change.since', { date: from })}</>;
  return <>{t('chart.change.range', { from, to: formatIsoDate(last.date, locale) })}</>;
}
