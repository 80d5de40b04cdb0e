import {
  dayNumber,
  dayOfInstant,
  type Forecast,
  type ForecastFailure,
  forecast,
  formatFixed,
  formatIsoDate,
  formatPercent,
  type Locale,
} from '@equivale/core';
import { useId, useMemo, useState } from 'react';
import { dayOfFigure } from '../../../converter/provenance/day-of-figure.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { writeRate } from '../currency-result.ts';
import { ForecastRange } from './forecast-range.tsx';
import { CardSkeleton } from './insight-skeletons.tsx';
import { OVERALL, type TrackRecord, trackRecord } from './track-record.ts';
import { useDailyHistory } from './use-daily-history.ts';

interface ForecastCardProps {
  readonly base: string;
  readonly target: string;
}

/** Closes at most this many days old lead into "next week": a long weekend lies between. */
const FRESH_DAYS = 5;

/** What the coming week may bring, how certain that is, and how often it has been right. */
export function ForecastCard({ base, target }: ForecastCardProps) {
  const { t, locale } = useTranslate();
  const title = useId();
  const [today] = useState(() => dayOfInstant(Date.now()));
  const { state, isSparse, closes, dates } = useDailyHistory(base, target, '5y');
  const made = useMemo(() => forecast(closes), [closes]);
  const last = dates.at(-1);
  if (state === 'loading') return <CardSkeleton heading="forecast.title" />;
  if (state === 'none' || last === undefined) return null;
  const isFresh = today - dayNumber(last) <= FRESH_DAYS;
  return (
    <section className="rounded-card border border-line bg-surface p-pad" aria-labelledby={title}>
      <h2 id={title} className="type-strong">
        {isFresh ? t('forecast.title') : t('forecast.title.after', { date: formatIsoDate(last, locale) })}
      </h2>
      {made.ok ? (
        <Outlook made={made} base={base} target={target} last={last} />
      ) : (
        <p className="type-label mt-2 text-muted">{isSparse ? t('forecast.sparse') : reason(made, t)}</p>
      )}
    </section>
  );
}

function reason(failure: ForecastFailure, t: Translate): string {
  if (failure.code === 'no-movement') return t('forecast.still');
  return t('forecast.short', { have: failure.have, need: failure.need });
}

interface OutlookProps extends ForecastCardProps {
  readonly made: Forecast;
  readonly last: string;
}

function Outlook({ made, base, target, last }: OutlookProps) {
  const { t, locale } = useTranslate();
  const record = trackRecord(base, target);
  const direction = record?.hasDirection ? made.trend : 'none';
  return (
    <>
      <p className="type-title mt-1">{t(`forecast.direction.${direction}`)}</p>
      <ForecastRange made={made} centre={dayOfFigure(last, t, locale)} />
      <p className="type-label text-muted">
        {t('forecast.between', {
          low: writeRate(made.low.toPrecision(12), locale),
          high: writeRate(made.high.toPrecision(12), locale),
          code: target,
          level: formatPercent(80, locale, { decimals: 0 }),
        })}
      </p>
      <Record record={record} locale={locale} />
    </>
  );
}

/** The measured record in two sentences; of all pairs together where this one was not measured. */
function Record({ record, locale }: { readonly record: TrackRecord | undefined; readonly locale: Locale }) {
  const { t } = useTranslate();
  const percent = (share: number) => formatPercent(100 * share, locale, { decimals: 1 });
  if (!record) {
    return (
      <p className="type-label mt-2 text-muted">
        {t('forecast.unmeasured', { pairs: OVERALL.pairs, coverage: percent(OVERALL.coverage) })}
      </p>
    );
  }
  return (
    <>
      <p className="type-label mt-2 text-muted">
        {t('forecast.coverage', { coverage: percent(record.coverage), since: record.since })}
      </p>
      <p className="type-label mt-2 text-muted">
        {t('forecast.hits', {
          weeks: formatFixed(record.weeks, 0, locale),
          hits: percent(record.hitRate),
        })}{' '}
        {t(record.beatsNoChange ? 'forecast.skill' : 'forecast.noSkill')}
      </p>
    </>
  );
}
