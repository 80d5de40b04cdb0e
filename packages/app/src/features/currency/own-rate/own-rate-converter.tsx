import {
  appendSymbol,
  exactOf,
  findCurrency,
  formatDecimal,
  formatIsoDate,
  formatListFigure,
  formatNamed,
  formatPercent,
  formatRate,
  type Locale,
  type OwnRate,
  parseDecimal,
  quote,
} from '@equivale/core';
import { type ReactNode, useMemo } from 'react';
import type { Rates } from '../../../api/rates.ts';
import { writtenAmount } from '../../../conversion/amount.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { describePast } from '../../../conversion/past.ts';
import type { RateInUse } from '../../../conversion/rate-in-use.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { ProvenanceSheet } from '../../../converter/provenance/provenance-sheet.tsx';
import { RateUse } from '../../../converter/provenance/rate-use.tsx';
import { referenceText } from '../../../converter/provenance/reference-text.ts';
import { storedOwnRate, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../../platform/overlays.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { CurrencyConverter } from '../currency-converter.tsx';
import { currencyResult } from '../currency-result.ts';
import { figureRows } from '../figure-rows.ts';
import type { ShownRate } from '../shown-rate.tsx';

interface OwnRateProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly own: OwnRate;
}

/** Decimals of a price: a rate is written with no fewer. */
const MONEY_DECIMALS = 2;

/** `1 EUR = 18,50 MXN` as it was typed; turned round, with a rate's digits. */
export function writeOwnRate({ base, code, text }: OwnRate, from: string, locale: Locale): string {
  if (from === base) {
    const exact = exactOf(parseDecimal(text) ?? { n: 0n, d: 1n });
    const written = exact.isExactAt(MONEY_DECIMALS) ? exact.toFixed(MONEY_DECIMALS) : text;
    return `1 ${base} = ${formatDecimal(written, locale)} ${code}`;
  }
  const turned = quote(
    { amount: '1', from: code, to: base, own: { base, code, text } },
    { rates: {}, origins: [] },
  );
  return `1 ${code} = ${turned.ok ? formatRate(turned.rate, locale) : ''} ${base}`;
}

/** How far the own rate is from the reference, in the direction shown: `−6,4 %`; undefined without a reference. */
function difference({ from, to, rates, own }: OwnRateProps, locale: Locale): string | undefined {
  const pair = { amount: '1', from, to: to[0] };
  const [mine, reference] = [quote({ ...pair, own }, rates.table), quote(pair, rates.table)];
  if (!mine.ok || !reference.ok) return undefined;
  const percent = 100 * (mine.rate.toNumber() / reference.rate.toNumber() - 1);
  return formatPercent(percent, locale, { signed: true, decimals: 1 });
}

function useTerm({ from, to }: OwnRateProps) {
  const { t, locale } = useTranslate();
  const stored = storedOwnRate(useOwnMoney(), from, to[0]);
  const until = stored?.until && t('ownRate.until', { date: formatIsoDate(stored.until, locale, 'day') });
  return { until, note: stored?.note };
}

function Provenance({ opener, onClose, ...props }: OwnRateProps & OverlayProps) {
  const { from, to, rates, own } = props;
  const { t, locale } = useTranslate();
  const { until } = useTerm(props);
  const amount = useConverterState((state) => state.currency.amount);
  const pair = { amount: amount.value, from, to: to[0] };
  const result = quote({ ...pair, own }, rates.table);
  const made = pairFigures(rates.table, from, to[0]);
  const reference = quote({ ...pair, amount: '1' }, rates.table);
  const named = { from, to: to[0], table: rates.table, names: rates.table };
  const day = made.day ? describePast(made.day, locale) : '';
  const decimals = findCurrency(to[0])?.displayDecimals ?? 2;
  const facts = [
    [t('provenance.inverse'), writeOwnRate(own, to[0], locale)],
    [
      [referenceText('name', named, t), day].filter(Boolean).join(', '),
      reference.ok ? formatRate(reference.rate, locale) : '',
    ],
    [t('ownRate.difference'), difference(props, locale) ?? ''],
    [t('ownRate.valid'), until ?? t('ownRate.always')],
  ] as const;
  const headline = result.ok
    ? `${appendSymbol(writtenAmount(amount, locale) || '0', from)} = ${appendSymbol(formatListFigure(result.result, decimals, locale), to[0])}`
    : '';
  const lead = t('ownRate.copied', {
    rate: writeOwnRate(own, from, locale),
    reference: formatNamed(...facts[1], locale),
  });
  return (
    <ProvenanceSheet
      {...{ headline, lead, opener, onClose }}
      facts={facts}
      sources={figureRows(made, rates.table, t, locale)}
      remark={t('ownRate.remark')}
      shared={`${headline} (${lead})`}
    />
  );
}

const OwnRateProvenance = lazyPart(async () => Provenance, 'provenance');

function OwnRateStrip({ chip, ...props }: OwnRateProps & { readonly chip: ReactNode }) {
  const { note, until } = useTerm(props);
  return (
    <RateUse
      state="own"
      chip={chip}
      note={[note, until].filter(Boolean).join(' · ')}
      onOpen={(strip) => open(OwnRateProvenance, props, strip)}
    />
  );
}

/** The currency converter at the person's own rate, in whichever direction it is read. */
export function OwnRateConverter(props: OwnRateProps) {
  const { from, to, rates, own } = props;
  const { t, locale } = useTranslate();
  const inUse = useMemo<RateInUse>(() => ({ basis: 'own', own }), [own]);
  const percent = difference(props, locale);
  const named = { from, to: to[0], table: rates.table, names: rates.table };
  const shown: ShownRate = {
    inUse,
    isKnown: true,
    name: t('ownRate.word'),
    convert(conversion, target) {
      const options = target === to[0] ? { own } : {};
      const result = currencyResult(conversion, target, { table: rates.table, t, locale, options });
      if (!result.ok || target !== to[0]) return result;
      return {
        ...result,
        rate: writeOwnRate(own, from, locale),
        spoken: `${result.spoken}, ${t('ownRate.word')}`,
      };
    },
    under: () => percent && referenceText('against', named, t, { percent }),
    provenance: (chip) => <OwnRateStrip {...props} chip={chip} />,
  };
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}
