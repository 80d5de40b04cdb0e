import { findCurrency } from '@equivale/core';
import { Redirect, useParams } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { cardClass } from '../../ui/card.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { CurrencyConverter } from './currency-converter.tsx';
import './currency-view.css';
import { ForecastCard, IndicatorTiles, StrengthCard } from './insights/insights.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const ChartCard = lazyPart(async () => {
  // Asked for at once, so that drawing and history come side by side; if it fails, the card asks again.
  prepare(() => import('./chart/chart-body.tsx'));
  return (await import('./chart/chart-card.tsx')).ChartCard;
});

interface Address {
  readonly from?: string;
  readonly to?: string;
}

/** The pair of the address in upper case; where it names none or one that is not known, the pair chosen before. */
function usePair(): { from: string; to: string; isInAddress: boolean } {
  const { from = '', to = '' } = useParams<Address>();
  const fromCurrency = useConverterState((held) => held.fromCurrency);
  const toCurrency = useConverterState((held) => held.toCurrency);
  const [base, target] = [from.toUpperCase(), to.toUpperCase()];
  const isKnown = findCurrency(base) !== undefined && findCurrency(target) !== undefined;
  const isInAddress = isKnown && base === from && target === to;
  return isKnown
    ? { from: base, to: target, isInAddress }
    : { from: fromCurrency, to: toCurrency, isInAddress };
}

/** The currency converter: rate, chart and insights of a pair. */
export function CurrencyView() {
  const { t } = useTranslate();
  const { from, to, isInAddress } = usePair();
  const rates = useRates([from, to]);
  if (!isInAddress) return <Redirect to={`/currency/${from}/${to}`} replace />;
  if (!rates) return null;
  return (
    <>
      {rates.isUnreachable ? <OfflineBanner rates={rates} /> : null}
      <div className="currency-grid">
        <div>
          <CurrencyConverter from={from} to={to} rates={rates} />
        </div>
        <div className="currency-chart">
          <Part
            fallback={<div className={`min-h-96 ${cardClass}`} />}
            whenFailed={(retry) => <LoadFailure onRetry={retry} />}
          >
            <ChartCard base={from} target={to} />
          </Part>
        </div>
        <div className="currency-tiles">
          <IndicatorTiles base={from} target={to} />
        </div>
        <div className="currency-forecast">
          <ForecastCard base={from} target={to} />
        </div>
        <div className="currency-strength">
          <StrengthCard />
        </div>
        <div className="currency-ad">
          <AdSlot label={t('ad.label')} shape="box" />
        </div>
      </div>
    </>
  );
}
