import { findCurrency } from '@equivale/core';
import { useEffect } from 'react';
import type { Rates } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
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
import { currencyResult } from './currency-result.ts';
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

interface CurrencyConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
}

/** The converter card of currencies, with its pickers. */
export function CurrencyConverter({ from, to, rates }: CurrencyConverterProps) {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const converter = useConverter({ category: 'currency', from, to }, (conversion, target) =>
    currencyResult(conversion, target, { table, t, locale }),
  );
  const [result] = converter.results;
  useEffect(() => afterFrame(prepareNearCurrencies), []);
  return (
    <Converter
      converter={converter}
      Face={CurrencyFace}
      onIntent={preparePicker}
      picker={(slot) => <CurrencyPicker table={table} {...slot} />}
      rate={<CurrencyRate from={from} to={to[0]} rate={result.ok ? result.rate : ''} table={table} />}
      provenance={<CurrencyProvenanceStrip from={from} to={to[0]} rates={rates} />}
    />
  );
}
