import { appendSymbol, decimalSeparator } from '@equivale/core';
import { findAnyUnit } from '@equivale/core/extended-units';
import { memo, type Ref, useRef, useState } from 'react';
import type { ConverterId } from '../../conversion/conversion.ts';
import { amountOf, setUnitAmount, typeUnitAmount } from '../../conversion/converter-state.ts';
import { ConverterCard, type ShownResult } from '../../converter/converter-card.tsx';
import { PickButton } from '../../converter/pick-button.tsx';
import { useAmountField } from '../../converter/use-amount-field.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useUnitNames } from '../../i18n/use-names.ts';
import { notify } from '../../platform/notices.ts';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { UnitProvenanceStrip } from './unit-provenance-strip.tsx';
import { UnitRate } from './unit-rate.tsx';
import type { useCategoryConverter } from './use-category-converter.ts';

const loadPicker = () => import('./unit-picker.tsx');
const UnitPicker = lazyPart(async () => (await loadPicker()).UnitPicker);

interface SideProps {
  readonly which: 'from' | 'to';
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: (which: 'from' | 'to') => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** What a side holds. No key changes it. */
const Side = memo(function Side({ which, id, isOpen, onOpen, ref }: SideProps) {
  const { t } = useTranslate();
  const names = useUnitNames();
  return (
    <PickButton
      title={asTitle(names[id]?.one ?? id)}
      symbol={findAnyUnit(id)?.symbol ?? id}
      purpose={t(which === 'from' ? 'converter.from' : 'converter.to')}
      open={isOpen}
      onOpen={() => onOpen(which)}
      onIntent={() => prepare(loadPicker)}
      ref={ref}
    />
  );
});

interface CategoryConverterProps {
  readonly category: ConverterId;
  readonly converter: ReturnType<typeof useCategoryConverter>;
}

/** The converter card of a category of units, with its pickers. */
export function CategoryConverter({ category, converter }: CategoryConverterProps) {
  const { t, language } = useTranslate();
  const names = useUnitNames();
  const { from, to, amount, result } = converter;
  const signed = category === 'temperature';
  const [open, setOpen] = useState<'from' | 'to' | null>(null);
  const anchors = { from: useRef<HTMLButtonElement>(null), to: useRef<HTMLButtonElement>(null) };
  const { refused, ...field } = useAmountField({
    ...amount,
    signed,
    locale: language,
    onQuestion: converter.resolvePasted,
    onLeave: converter.endEditing,
    onText: (text) => typeUnitAmount(text, { signed, decimal: decimalSeparator(language) }),
    onExpression: setUnitAmount,
    onValue: (value) => setUnitAmount(amountOf(value, decimalSeparator(language))),
  });
  const side = (which: 'from' | 'to') => (
    <Side which={which} id={converter[which]} isOpen={open === which} onOpen={setOpen} ref={anchors[which]} />
  );
  const exactness = result.ok ? result.exactness : t('provenance.exact');
  const shown: ShownResult = refused
    ? { ok: false, message: t('error.not-a-number') }
    : result.ok
      ? { ok: true, ...result.shown, spoken: appendSymbol(result.shown.text, names[to]?.other ?? to) }
      : result;
  return (
    <>
      <ConverterCard
        from={side('from')}
        amount={field}
        to={side('to')}
        result={shown}
        onSwap={converter.swap}
        rate={<UnitRate category={category} from={from} to={to} />}
        provenance={<UnitProvenanceStrip from={from} to={to} exactness={exactness} />}
      />
      {open ? (
        <Part
          onFailed={() => {
            setOpen(null);
            notify({ message: 'part.failed' });
          }}
        >
          <UnitPicker
            category={category}
            side={open}
            chosenId={converter[open]}
            otherId={converter[open === 'from' ? 'to' : 'from']}
            anchor={anchors[open].current}
            onPick={(id) => {
              converter.pick(open, id);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        </Part>
      ) : null}
    </>
  );
}
