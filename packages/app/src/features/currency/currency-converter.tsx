import { decimalSeparator, findCurrency } from '@equivale/core';
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import type { Rates } from '../../api/rates.ts';
import { amountOf, setCurrencyAmount, typeCurrencyAmount } from '../../conversion/converter-state.ts';
import { ConverterCard, type ShownResult } from '../../converter/converter-card.tsx';
import { PickButton } from '../../converter/pick-button.tsx';
import { useAmountField } from '../../converter/use-amount-field.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { afterFrame } from '../../platform/after-frame.ts';
import { notify } from '../../platform/notices.ts';
import { Flag } from '../../ui/flag.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { CurrencyProvenanceStrip } from './currency-provenance-strip.tsx';
import { CurrencyRate } from './currency-rate.tsx';
import { prepareNearCurrencies } from './near-currencies.ts';
import { useCurrencyConverter } from './use-currency-converter.ts';

const loadPicker = () => import('./currency-picker.tsx');
const preparePicker = () => {
  prepare(loadPicker);
  prepareNearCurrencies();
};
const CurrencyPicker = lazyPart(async () => (await loadPicker()).CurrencyPicker);

interface CurrencyConverterProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

interface SideProps {
  readonly which: 'from' | 'to';
  readonly code: string;
  readonly isOpen: boolean;
  readonly onOpen: (which: 'from' | 'to') => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** What a side holds. No key changes it. */
const Side = memo(function Side({ which, code, isOpen, onOpen, ref }: SideProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  return (
    <PickButton
      title={code}
      name={names[code]}
      mark={<Flag region={findCurrency(code)?.region} code={code} />}
      purpose={t(which === 'from' ? 'converter.from' : 'converter.to')}
      open={isOpen}
      onOpen={() => onOpen(which)}
      onIntent={preparePicker}
      ref={ref}
    />
  );
});

/** The amount field bound to the currency amount of the converter. */
function useCurrencyAmount(converter: ReturnType<typeof useCurrencyConverter>) {
  const { from, amount, resolvePasted, endEditing } = converter;
  const { language } = useTranslate();
  return useAmountField({
    ...amount,
    signed: false,
    minorUnits: findCurrency(from)?.minorUnits ?? 0,
    locale: language,
    onQuestion: resolvePasted,
    onLeave: endEditing,
    onText: (text) => typeCurrencyAmount(text, decimalSeparator(language)),
    onExpression: setCurrencyAmount,
    onValue: (value) => setCurrencyAmount(amountOf(value, decimalSeparator(language))),
  });
}

/** The converter card of two currencies, with its pickers. */
export function CurrencyConverter({ from, to, rates }: CurrencyConverterProps) {
  const { t } = useTranslate();
  const converter = useCurrencyConverter(from, to, rates.table);
  const { result, pick, swap } = converter;
  const { refused, ...field } = useCurrencyAmount(converter);
  const [open, setOpen] = useState<'from' | 'to' | null>(null);
  useEffect(() => afterFrame(prepareNearCurrencies), []);
  const codes = { from, to };
  const anchors = { from: useRef<HTMLButtonElement>(null), to: useRef<HTMLButtonElement>(null) };
  const side = (which: 'from' | 'to') => (
    <Side which={which} code={codes[which]} isOpen={open === which} onOpen={setOpen} ref={anchors[which]} />
  );
  const shown: ShownResult = refused
    ? { ok: false, message: t('error.not-a-number') }
    : result.ok
      ? { ok: true, ...result.shown, spoken: `${result.shown.text} ${to}` }
      : result;
  return (
    <>
      <ConverterCard
        from={side('from')}
        amount={field}
        to={side('to')}
        result={shown}
        onSwap={swap}
        rate={<CurrencyRate {...codes} rate={result.ok ? result.rate : ''} table={rates.table} />}
        provenance={<CurrencyProvenanceStrip {...codes} rates={rates} />}
      />
      {open ? (
        <Part
          onFailed={() => {
            setOpen(null);
            notify({ message: 'part.failed' });
          }}
        >
          <CurrencyPicker
            side={open}
            chosenId={codes[open]}
            other={codes[open === 'from' ? 'to' : 'from']}
            table={rates.table}
            anchor={anchors[open].current}
            onPick={(code) => {
              pick(open, code);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        </Part>
      ) : null}
    </>
  );
}
