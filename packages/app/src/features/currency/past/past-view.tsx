import type { HistoryPoint } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import { useRef } from 'react';
import { Redirect } from 'wouter';
import { useHistory } from '../../../api/history.ts';
import type { Rates } from '../../../api/rates.ts';
import { printAddress } from '../../../conversion/address.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AdSlot } from '../../../ui/ad-slot.tsx';
import { cardClass } from '../../../ui/card.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { OtherYears } from './other-years.tsx';
import './past.css';
import { spanOf } from '../../../conversion/past-days.ts';
import { PastChart } from './past-chart.tsx';
import { useToday } from './past-days.ts';
import { PastRate } from './past-rate.tsx';
import { PastStrip } from './past-strip.tsx';
import { usePastRates } from './use-past.ts';

interface PastViewProps {
  readonly from: string;
  readonly to: Targets;
  /** As the address names it. */
  readonly past: string;
  /** The newest rates. */
  readonly rates: Rates;
}

/** The currency converter at the rate of a day gone by, or at an average; a day to come ends today. */
export function PastView(props: PastViewProps) {
  const { from, to, past } = props;
  const today = useToday();
  const first = spanOf(past).from;
  if (!(dayNumber(first) <= dayNumber(today)))
    return <Redirect to={printAddress({ category: 'currency', from, to })} replace />;
  return <PastConverter {...props} today={today} />;
}

const NONE: readonly HistoryPoint[] = [];

function PastConverter({ from, to, past, rates, today }: PastViewProps & { readonly today: string }) {
  const { t } = useTranslate();
  const [target] = to;
  const all = useHistory(from, target, 'max');
  const history = all.response?.data ?? NONE;
  const { isLoading, onDay, averages, convert } = usePastRates(from, to, past, rates, history);
  const pair = { from, to: target, past };
  const hasBegun = useRef(false);
  // Once it is there it stays, whatever is chosen in it.
  if (!isLoading) hasBegun.current = true;
  if (!hasBegun.current) return <div className={`min-h-96 ${cardClass}`} />;
  return (
    <div className="currency-grid">
      <div>
        <CurrencyConverter
          from={from}
          to={to}
          rates={rates}
          other={{
            past,
            convert,
            rate: (result) => (
              <PastRate {...pair} to={to} result={result} table={rates.table} history={history} />
            ),
            provenance: <PastStrip {...pair} onDay={onDay} average={averages[0]} rates={rates} />,
          }}
        />
      </div>
      <div className="currency-chart">
        <PastChart {...pair} history={history} isLoading={all.isLoading} />
      </div>
      <div className="currency-tiles">
        <OtherYears {...pair} today={today} history={history} />
      </div>
      <div className="currency-ad">
        <AdSlot label={t('ad.label')} shape="box" />
      </div>
    </div>
  );
}
