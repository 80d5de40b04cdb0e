import type { AverageRate, HistoryResponse } from '@equivale/contract';
import {
  appendSymbol,
  dayNumber,
  findCurrency,
  formatIsoDate,
  formatListFigure,
  kindOf,
  spanOf,
} from '@equivale/core';
import { Download } from 'lucide-react';
import type { RatesTable } from '../../../api/rates.ts';
import { writtenAmount } from '../../../conversion/amount.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { describePast } from '../../../conversion/past.ts';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { saveCsv } from '../../../platform/csv-file.ts';
import { isNative } from '../../../platform/platform.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Part } from '../../../ui/part.tsx';
import { SignatureLine } from '../chart/history-signature.tsx';
import { writeRate } from '../currency-result.ts';
import { daysCsv } from './days-csv.ts';
import { dayWithWeekday, LONGEST_REST_DAYS, whyNoRate } from './past-days.ts';
import { againstToday, usePastRates } from './use-past.ts';

interface PastAnswerProps {
  readonly from: string;
  readonly to: Targets;
  readonly past: string;
  readonly table: RatesTable;
  readonly history: HistoryResponse | undefined;
}

/** What the amount comes to at the chosen rate, of which day that is, and what it would be today. */
export function PastAnswer({ from, to, past, table, history }: PastAnswerProps) {
  const { t, locale } = useTranslate();
  const [target] = to;
  const amount = useConverterState((state) => state.currency.amount);
  const rates = usePastRates(from, to, past, { table }, history?.data ?? []);
  if (rates.isLoading) return <output className="past-answer" />;
  const conversion = { category: 'currency', from, to, amount } as const;
  const result = rates.convert(conversion, target);
  const signature = import.meta.env.VITE_RATES_KEYS && (
    <Part>
      <SignatureLine check={rates.check} />
    </Part>
  );
  if (!result.ok)
    return (
      <>
        <output className="past-answer">{result.message}</output>
        {signature}
      </>
    );
  const money = (value: string) => appendSymbol(value, target);
  const decimals = findCurrency(target)?.displayDecimals ?? 2;
  const now = againstToday({ from, amount }, target, result, table, t, locale);
  const isDay = kindOf(past) === 'day';
  const [mean] = rates.averages;
  const values = {
    amount: appendSymbol(writtenAmount(amount, locale) || '0', from),
    span: isDay ? dayWithWeekday(past, t, locale) : describePast(past, locale),
  };
  return (
    <>
      <output className="past-answer">
        <span>{t(isDay ? 'past.answer' : 'past.answer.mean', values)}</span>
        <b className="text-text [font:600_1.5rem_/_2rem_var(--font)] tabular-nums wrap-anywhere">
          {money(formatListFigure(result.exact, decimals, locale))}
        </b>
        <span>
          {isDay && result.rateDate && describeDay(past, result.rateDate)}
          {mean?.source &&
            t('past.meanLine', {
              days: mean.days,
              source: sourceName(table, mean.source, t),
              rate: result.rate,
            })}{' '}
          {now && t('past.todayLine', { ...now, value: money(now.value) })}
        </span>
      </output>
      {signature}
      {mean && <Extremes mean={mean} />}
      {mean && history && <DaysFile {...{ from, target, past, table, history }} />}
    </>
  );

  function describeDay(wanted: string, day: string) {
    const date = dayWithWeekday(day, t, locale);
    if (day === wanted) return t('past.ofDay', { date });
    if (dayNumber(wanted) - dayNumber(day) > LONGEST_REST_DAYS) return t('past.lastKept', { date });
    return t('past.lastBefore', { date, why: whyNoRate(wanted, t, locale) });
  }
}

function Extremes({ mean }: { readonly mean: AverageRate }) {
  const { t, locale } = useTranslate();
  const written = (point: AverageRate['lowest']) =>
    point && `${writeRate(point.rate, locale)} · ${formatIsoDate(point.date, locale, 'day')}`;
  return (
    <>
      <Facts
        facts={[
          [t('past.lowest'), written(mean.lowest)],
          [t('past.highest'), written(mean.highest)],
        ]}
      />
      <p className="type-label text-pretty text-muted">{t('past.method')}</p>
    </>
  );
}

interface DaysFileProps extends Pick<PastAnswerProps, 'from' | 'past' | 'table'> {
  readonly target: string;
  readonly history: HistoryResponse;
}

/** The days of an average as a file. The native shells have no place to put one. */
function DaysFile({ from, target, past, table, history }: DaysFileProps) {
  const { t, locale } = useTranslate();
  const { from: first, to: last } = spanOf(past);
  const points = history.data.filter(({ date }) => date >= first && date <= last);
  if (isNative() || points.length === 0) return null;
  const save = () => {
    const names = [t('past.csv.day'), `${target} / 1 ${from}`, t('past.csv.source')];
    const source = sourceName(table, history.source ?? '', t);
    saveCsv(`${from}-${target}-${past}.csv`, daysCsv(points, source, names, locale));
  };
  return (
    <button
      type="button"
      className="inline-flex gap-2 items-center justify-self-start min-h-touch text-accent type-label-strong hover:underline"
      onClick={save}
    >
      <Icon of={Download} />
      {t('past.csv', { days: points.length })}
    </button>
  );
}
