import { findCurrency } from '@equivale/core';
import { type ReactNode, useEffect } from 'react';
import type { Rates } from '../../api/rates.ts';
import type { Conversion, Targets } from '../../conversion/conversion.ts';
import { Converter } from '../../converter/converter.tsx';
import { Picked } from '../../converter/pick-button.tsx';
import { useConverter } from '../../converter/use-converter.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { afterFrame } from '../../platform/after-frame.ts';
import { Flag } from '../../ui/flag.tsx';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { CurrencyProvenanceStrip } from './currency-provenance-strip.tsx';
import { CurrencyRate } from './currency-rate.tsx';
import { type CurrencyResult, currencyResult } from './currency-result.ts';
import { prepareNearCurrencies } from './near-currencies.ts';

const loadPicker = () => import('./currency-picker.tsx');
const preparePicker = () => {
  prepare(loadPicker);
  prepareNearCurrencies();
};
const CurrencyPicker = lazyPart(async () => (await loadPicker()).CurrencyPicker);

function CurrencyFace({ id }: { readonly id: string }) {
  const names = useCurrencyNames();
  return <Picked title={id} name={names[id]} icon={<Flag region={findCurrency(id)?.region} code={id} />} />;
}

/** What the card shows in place of the newest rate. */
interface OtherRate {
  /** What it is, as the address names it. */
  readonly past: string;
  readonly convert: (conversion: Conversion, target: string) => CurrencyResult;
  readonly rate: (result: CurrencyResult) => ReactNode;
  readonly provenance: ReactNode;
}

interface CurrencyConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly other?: OtherRate;
}

/** The converter card of currencies, with its pickers. */
export function CurrencyConverter({ from, to, rates, other }: CurrencyConverterProps) {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const newest = (conversion: Conversion, target: string) =>
    currencyResult(conversion, target, { table, t, locale });
  const converter = useConverter(
    { category: 'currency', from, to, past: other?.past },
    other?.convert ?? newest,
  );
  const [result] = converter.results;
  useEffect(() => afterFrame(prepareNearCurrencies), []);
  return (
    <Converter
      converter={converter}
      Face={CurrencyFace}
      onIntent={preparePicker}
      picker={(slot) => <CurrencyPicker table={table} {...slot} />}
      rate={
        other ? (
          other.rate(result)
        ) : (
          <CurrencyRate from={from} to={to} rate={result.ok ? result.rate : ''} table={table} />
        )
      }
      provenance={other?.provenance ?? <CurrencyProvenanceStrip from={from} to={to[0]} rates={rates} />}
    />
  );
}
