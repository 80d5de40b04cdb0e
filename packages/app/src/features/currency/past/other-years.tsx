import type { AverageRate, HistoryPoint } from '@equivale/contract';
import {
  appendSymbol,
  findCurrency,
  formatIsoDate,
  formatListFigure,
  formatPercent,
  kindOf,
  quote,
  spanOf,
} from '@equivale/core';
import { pointBy } from '../../../api/cut-period.ts';
import { useAverages } from '../../../api/past-rates.ts';
import { writtenAmount } from '../../../conversion/amount.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { describePast } from '../../../conversion/past.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cardClass } from '../../../ui/card.ts';
import { rowClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';
import { otherYears } from './past-days.ts';

interface OtherYearsProps {
  readonly from: string;
  readonly to: string;
  readonly past: string;
  readonly today: string;
  readonly history: readonly HistoryPoint[];
}

/** A rate of the same day, or of as many days, of a year. */
interface YearRate {
  readonly past: string;
  readonly text: string;
  readonly note: string;
}

function useYears({ from, to, past, today, history }: OtherYearsProps): YearRate[] {
  const { t, locale } = useTranslate();
  const years = otherYears(past, today);
  const isDay = kindOf(past) === 'day';
  const means = useAverages(from, [to], isDay ? [] : years.map(spanOf));
  const ofDay = (year: string): YearRate[] => {
    const point = pointBy(history, year);
    if (!point) return [];
    const note = t('past.rateOf', { date: formatIsoDate(point.date, locale, 'day') });
    return [{ past: year, text: point.rate, note }];
  };
  const ofMean = (year: string, mean: AverageRate | undefined): YearRate[] =>
    mean?.average ? [{ past: year, text: mean.average, note: t('past.count', { days: mean.days }) }] : [];
  return years.flatMap((year, at) => (isDay ? ofDay(year) : ofMean(year, means?.[at])));
}

export function OtherYears(props: OtherYearsProps) {
  const { from, to, past } = props;
  const { t, locale } = useTranslate();
  const amount = useConverterState((state) => state.currency.amount);
  const years = useYears(props);
  const decimals = findCurrency(to)?.displayDecimals ?? 2;
  const resultAt = (text: string) =>
    quote(
      { amount: amount.value, from, to, own: { base: from, code: to, text } },
      { rates: {}, origins: [] },
    );
  const here = years.find((year) => year.past === past);
  if (!here || years.length < 2 || from === to) return null;
  const amountText = appendSymbol(writtenAmount(amount, locale) || '0', from);
  const name = describePast(past, locale);
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <div className="flex items-baseline justify-between gap-3 px-4 py-3">
        <h2 className="type-strong">
          {kindOf(past) === 'day'
            ? t('past.years.day', { amount: amountText, day: formatIsoDate(past, locale, 'day') })
            : t('past.years.mean', { amount: amountText })}
        </h2>
        <span className="type-label text-muted">
          {t('past.years.against', { year: kindOf(past) === 'day' ? past.slice(0, 4) : name })}
        </span>
      </div>
      <ul>
        {years.map(({ past: year, text, note }) => {
          const result = resultAt(text);
          const gap = 100 * (Number(text) / Number(here.text) - 1);
          return (
            <li
              key={year}
              className="border-line border-t aria-[current]:bg-accent-soft"
              aria-current={year === past ? 'date' : undefined}
            >
              <span className={rowClass}>
                <RowText
                  title={kindOf(past) === 'day' ? year.slice(0, 4) : describePast(year, locale)}
                  detail={note}
                />
                <span className="ms-auto text-end">
                  <b className="block font-semibold">
                    {result.ok && appendSymbol(formatListFigure(result.result, decimals, locale), to)}
                  </b>
                  {year !== past && (
                    <small className="type-label text-muted">
                      {formatPercent(gap, locale, { signed: true, decimals: 1 })}
                    </small>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
