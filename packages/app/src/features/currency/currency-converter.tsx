import { findCurrency } from '@equivale/core';
import { useEffect, useMemo } from 'react';
import type { Rates } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { Converter } from '../../converter/converter.tsx';
import { Picked } from '../../converter/pick-button.tsx';
import { useConverter } from '../../converter/use-converter.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { inAMoment } from '../../platform/after-frame.ts';
import { open } from '../../platform/overlays.ts';
import { Flag } from '../../ui/flag.tsx';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { CurrencyRate } from './currency-rate.tsx';
import { prepareNearCurrencies } from './near-currencies.ts';
import { RateActions } from './rate-actions.tsx';
import { RateChip } from './rate-chip.tsx';
import type { ShownRate } from './shown-rate.tsx';

const preparePicker = () => {
  prepare(CurrencyPicker.load);
  prepareNearCurrencies();
};
const CurrencyPicker = lazyPart(async () => (await import('./currency-picker.tsx')).CurrencyPicker);

function CurrencyLabel({ id }: { readonly id: string }) {
  const names = useCurrencyNames();
  return <Picked title={id} name={names[id]} icon={<Flag region={findCurrency(id)?.region} code={id} />} />;
}

interface CurrencyConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly shown: ShownRate;
}

export function CurrencyConverter({ from, to, rates, shown }: CurrencyConverterProps) {
  const { locale } = useTranslate();
  const { table } = rates;
  const { inUse, isKnown, name, day, convert, sum, under, instead, provenance } = shown;
  const converter = useConverter({ category: 'currency', from, to, rate: inUse, isKnown }, convert);
  const [result] = converter.results;
  const rate = result.ok ? result.rate : '';
  const label = [name, day].filter(Boolean).join(' · ');
  const chip = useMemo(
    () => <RateChip {...{ label, from, to, table, inUse, rate }} />,
    [label, from, to, table, inUse, rate],
  );
  const share = useLatest(async () => {
    converter.printAddress();
    const { shareRate } = await import('./choice/share-rate.ts');
    const conversion = { category: 'currency', from, to, amount: converter.amount } as const;
    await shareRate({ conversion, result, name, locale });
  });
  useEffect(() => inAMoment(prepareNearCurrencies), []);
  return (
    <>
      <Converter
        converter={converter}
        sum={sum}
        Label={CurrencyLabel}
        onIntent={preparePicker}
        onPicker={(slot, button) => open(CurrencyPicker, { table, ...slot }, button)}
        rate={<CurrencyRate {...{ from, to, rate }} under={under(result)} instead={instead?.(result)} />}
        provenance={provenance(chip)}
      />
      <RateActions {...{ from, to, table, inUse }} onShare={share} />
    </>
  );
}
