import { findCurrency } from '@equivale/core';
import type { ComponentType } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Rates, useRates } from '../../api/rates.ts';
import { parseAddress, printAddress } from '../../conversion/address.ts';
import type { Conversion } from '../../conversion/conversion.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { type RateBasis, type RateInUse, type RateOf, readRate } from '../../conversion/rate-in-use.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { useConverterTitle } from '../../converter/use-converter-title.ts';
import { useRateInUse } from '../../device/own-money/use-rate-in-use.ts';
import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import { Moved } from '../../platform/moved.tsx';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { cardClass } from '../../ui/card.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { ChartCard } from './chart/chart-card.tsx';
import { CurrencyConverter } from './currency-converter.tsx';
import './currency-view.css';
import { ForecastCard, IndicatorTiles, StrengthCard } from './insights/insights.tsx';
import { hasKinds, useKindInUse } from './kinds/kind-in-use.ts';
import { useTodaysRate } from './shown-rate.tsx';

const OwnRateConverter = lazyPart(
  async () => (await import('./own-rate/own-rate-converter.tsx')).OwnRateConverter,
  'own-money',
);
const KindConverter = lazyPart(
  async () => (await import('./kinds/kind-converter.tsx')).KindConverter,
  'kinds',
);
const KindsCard = lazyPart(async () => (await import('./kinds/kinds-card.tsx')).KindsCard, 'kinds');
const SourceConverter = lazyPart(
  async () => (await import('./choice/source-converter.tsx')).SourceConverter,
  'own-money',
);
const OfflineBanner = lazyPart(async () => (await import('./offline-banner.tsx')).OfflineBanner, 'offline');
const EndedOwnRate = lazyPart(
  async () => (await import('./own-rate/ended-own-rate.tsx')).EndedOwnRate,
  'own-money',
);

const loadPastView = async () => (await import('./past/past-view.tsx')).PastView;
const PastView = lazyPart(loadPastView, 'past');
const MarkedUpPastView = lazyPart(loadPastView, 'past', 'own-money');
const MarkupConverter = lazyPart(
  async () => (await import('./markup/markup-converter.tsx')).MarkupConverter,
  'own-money',
);

/** The currencies of the address; where it names none or one that is not known, those chosen before. */
function useCurrencies(): Pick<Conversion, 'from' | 'to'> & { readonly unknown?: string | undefined } {
  const [path] = useLocation();
  // Not the whole conversion: each key changes its amount, and would render chart and insights anew.
  const chosenFrom = useConverterState((state) => state.currency.from);
  const chosenTo = useConverterState((state) => state.currency.to);
  const chosen = { from: chosenFrom, to: chosenTo };
  const { from, to } = parseAddress(path) ?? chosen;
  const codes = [from, ...to];
  const known = codes.map((code) => findCurrency(code.toUpperCase())?.code);
  const unknown = codes.find((code, at) => code && !known[at]);
  const [base, target, ...more] = known;
  if (!base || !target) return { ...chosen, unknown };
  return { from: base, to: [target, ...more.filter((code) => code !== undefined)], unknown };
}

interface ConverterAt<Basis extends RateBasis['basis']> extends Pick<Conversion, 'from' | 'to'> {
  readonly rates: Rates;
  readonly inUse: RateOf<Basis>;
  readonly isKnown: boolean;
}

function TodaysConverter({ from, to, rates, isKnown }: Omit<ConverterAt<'today'>, 'inUse'>) {
  const shown = useTodaysRate(from, to, rates, isKnown);
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}

interface Row<Basis extends RateBasis['basis']> {
  readonly Converter: ComponentType<ConverterAt<Basis>>;
  /** Another rate is another editing: what was stored at this one stays as it is. */
  readonly keyOf?: (rate: RateOf<Basis>) => string;
  /** It has a chart of its own, and fills the view. */
  readonly isView?: true;
}

/** How a rate of each basis is shown; what any but today's takes is loaded with it. */
const CONVERTERS: { readonly [Basis in RateBasis['basis']]: Row<Basis> } = {
  today: {
    Converter: ({ inUse: { markup }, ...pair }) => markup && <MarkupConverter {...pair} markup={markup} />,
    keyOf: ({ markup }) => JSON.stringify(markup),
  },
  past: {
    Converter: ({ inUse: { past, markup }, ...pair }) =>
      markup ? (
        <MarkedUpPastView {...pair} past={past} markup={markup} />
      ) : (
        <PastView {...pair} past={past} />
      ),
    isView: true,
  },
  kind: { Converter: (at) => <KindConverter {...at} />, keyOf: ({ kind }) => kind },
  source: { Converter: (at) => <SourceConverter {...at} />, keyOf: ({ source }) => source },
  own: {
    Converter: ({ inUse: { own }, ...pair }) => <OwnRateConverter {...pair} own={own} />,
    keyOf: ({ own }) => own.base + own.text,
  },
};
const rowOf = ({ basis }: RateInUse) => CONVERTERS[basis] as Row<RateBasis['basis']>;

function RateConverter(props: ConverterAt<RateBasis['basis']>) {
  const { inUse } = props;
  const { Converter, keyOf, isView } = rowOf(inUse);
  if (inUse.basis === 'today' && !inUse.markup) return <TodaysConverter {...props} />;
  return (
    <Part
      fallback={<div aria-busy={isView} className={`${isView ? 'min-h-96' : 'min-h-80'} ${cardClass}`} />}
      whenFailed={(retry) => <LoadFailure onRetry={retry} />}
    >
      <Converter key={keyOf?.(inUse)} {...props} />
    </Part>
  );
}

export function CurrencyView() {
  const { t } = useTranslate();
  const [path] = useLocation();
  const { from, to, unknown } = useCurrencies();
  useConverterTitle(`${from} → ${to[0]}`);
  const search = useSearch();
  const { inUse: wanted, isKnown, ended } = useRateInUse(from, to[0], readRate(search));
  const rates = useRates([from, ...to]);
  const inUse = useKindInUse(from, to[0], wanted, rates?.table);
  const address = printAddress({ category: 'currency', from, to });
  if (address !== path) return <Moved to={search ? `${address}?${search}` : address} unknown={unknown} />;
  if (!rates) return null;
  const converter = <RateConverter {...{ from, to, rates, inUse, isKnown }} />;
  if (rowOf(inUse).isView) return converter;
  return (
    <>
      {/* Rendered before it has a text, or screen readers would not announce it. */}
      <div role="status">
        {rates.isUnreachable && !ended && (
          <Part>
            <OfflineBanner rates={rates} />
          </Part>
        )}
      </div>
      {ended && (
        <Part>
          <EndedOwnRate key={ended.id} rate={ended} />
        </Part>
      )}
      <div className="currency-grid">
        <div>
          {converter}
          {hasKinds(from, to[0], rates.table) && (
            <Part>
              <KindsCard {...{ from, to, rates, inUse }} />
            </Part>
          )}
        </div>
        <div className="currency-chart">
          <Part
            fallback={<div aria-busy="true" className={`min-h-96 ${cardClass}`} />}
            whenFailed={(retry) => <LoadFailure onRetry={retry} />}
          >
            <ChartCard
              base={from}
              target={to[0]}
              day={pairFigures(rates.table, from, to[0]).day}
              isMissing={!rates.table.rates[from] || !rates.table.rates[to[0]]}
              isReferenceNamed={inUse.basis !== 'today' || inUse.markup !== undefined}
            />
          </Part>
        </div>
        <div className="md:[grid-row:2] md:[grid-column:1] xl:me-4">
          <IndicatorTiles base={from} target={to[0]} />
        </div>
        <div className="md:[grid-row:3] md:[grid-column:2]">
          <ForecastCard base={from} target={to[0]} />
        </div>
        <div className="currency-strength">
          <StrengthCard />
        </div>
        <div className="md:[grid-row:4] md:[grid-column:2] min-[1440px]:[grid-row:3] min-[1440px]:[grid-column:3]">
          <AdSlot label={t('ad.label')} shape="box" />
        </div>
      </div>
    </>
  );
}

/** The currency converter with the names that it shows, and what it asks for data through: hydrating a prerendered page does not stop for them half-way. */
export async function loadCurrencyView() {
  // Where there are none to be had, the view itself says so, or shows those of the language before.
  await loadCurrencyNames().catch(() => {});
  return withQueries(CurrencyView);
}
