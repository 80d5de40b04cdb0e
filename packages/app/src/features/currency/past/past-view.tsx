import type { HistoryPoint } from '@equivale/contract';
import { dayNumber, formatIsoDate, spanOf } from '@equivale/core';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useHistory } from '../../../api/history.ts';
import type { Rates } from '../../../api/rates.ts';
import { printAddress } from '../../../conversion/address.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { printPast } from '../../../conversion/past.ts';
import type { ChosenMarkup, RateInUse } from '../../../conversion/rate-in-use.ts';
import { useToday } from '../../../device/use-today.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Moved } from '../../../platform/moved.tsx';
import { AdSlot } from '../../../ui/ad-slot.tsx';
import { cardClass } from '../../../ui/card.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { OtherYears } from './other-years.tsx';
import './past.css';
import { useMarkupShown } from '../markup/use-markup-shown.tsx';
import type { ShownRate } from '../shown-rate.tsx';
import { PastChart } from './past-chart.tsx';
import { PastStrip, pastChip } from './past-strip.tsx';
import { againstToday, type PastRates, usePastRates } from './use-past.ts';

interface PastViewProps {
  readonly from: string;
  readonly to: Targets;
  /** As the address names it. */
  readonly past: string;
  /** Added to the rate of then. */
  readonly markup?: ChosenMarkup | undefined;
  readonly rates: Rates;
}

/** The currency converter at the rate of a day gone by, or at an average; a day to come ends today. */
export function PastView(props: PastViewProps) {
  const { from, to, past } = props;
  const today = useToday();
  const first = spanOf(past).from;
  if (!(dayNumber(first) <= dayNumber(today)))
    return <Moved to={printAddress({ category: 'currency', from, to })} />;
  return <PastConverter {...props} today={today} />;
}

const NONE: readonly HistoryPoint[] = [];

interface PastShown extends Pick<PastViewProps, 'from' | 'to' | 'past' | 'rates'> {
  readonly known: PastRates;
  readonly history: readonly HistoryPoint[];
}

/** The rate of then, what the amount would come to today, and before the first day that day. */
function usePastShown({ from, to, past, rates, known, history }: PastShown): ShownRate {
  const { t, locale } = useTranslate();
  const [target] = to;
  const amount = useConverterState((state) => state.currency.amount);
  const inUse = useMemo<RateInUse>(() => ({ basis: 'past', past }), [past]);
  const first = history[0]?.date;
  const average = known.averages[0];
  return {
    inUse,
    isKnown: true,
    ...pastChip({ from, to: target, past, onDay: known.onDay, average, rates }, t, locale),
    convert: known.convert,
    under: (result) => {
      const now = againstToday({ from, amount }, target, result, rates.table, t, locale);
      return now && t('past.today', now);
    },
    instead: (result) =>
      !result.ok && first !== undefined && spanOf(past).to < first ? (
        <Link
          href={printAddress({ category: 'currency', from, to }) + printPast(first)}
          className="past-first"
        >
          {t('past.useFirst', { date: formatIsoDate(first, locale) })}
        </Link>
      ) : undefined,
    provenance: (chip) => (
      <PastStrip {...{ from, to: target, past, onDay: known.onDay, average, rates, chip }} />
    ),
  };
}

function PastConverter({ from, to, past, markup, rates, today }: PastViewProps & { readonly today: string }) {
  const { t } = useTranslate();
  const [target] = to;
  const all = useHistory(from, target, 'max');
  const history = all.response?.data ?? NONE;
  const known = usePastRates(from, to, past, rates, history);
  const reference = usePastShown({ from, to, past, rates, known, history });
  const shown = useMarkupShown(reference, { from, to: target, table: rates.table, markup });
  const pair = { from, to: target, past };
  const [hasBegun, setBegun] = useState(false);
  // Once it is there it stays, whatever is chosen in it.
  if (!known.isLoading && !hasBegun) setBegun(true);
  if (known.isLoading && !hasBegun) return <div aria-busy="true" className={`min-h-96 ${cardClass}`} />;
  return (
    <div className="currency-grid">
      <div>
        <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />
      </div>
      <div className="currency-chart">
        <PastChart {...pair} history={history} isLoading={all.isLoading} />
      </div>
      <div className="md:[grid-row:2] md:[grid-column:1] xl:me-4">
        <OtherYears {...pair} today={today} history={history} />
      </div>
      <div className="md:[grid-row:4] md:[grid-column:2] min-[1440px]:[grid-row:3] min-[1440px]:[grid-column:3]">
        <AdSlot label={t('ad.label')} shape="box" />
      </div>
    </div>
  );
}
