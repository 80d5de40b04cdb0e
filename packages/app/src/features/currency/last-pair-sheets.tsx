import { useState } from 'react';
import { useLocation } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { printAddress } from '../../conversion/address.ts';
import type { Conversion } from '../../conversion/conversion.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { PaidForm } from '../../converter/paid/paid-form.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { chooseMarkup } from '../../records/kinds/markups.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import { MarkupForm } from './markup/markup-form.tsx';
import { OwnRateForm } from './own-rate/own-rate-form.tsx';
import { PastForm } from './past/past-form.tsx';
import './past/past.css';

type CurrencyPair = Pick<Conversion, 'from' | 'to'>;

/** A pair, by default the one that was converted last, and the way to its converter once another rate is chosen. */
function usePair(pair?: CurrencyPair) {
  const last = useConverterState((state) => state.currency);
  const { from, to } = pair ?? last;
  const table = useRates()?.table;
  const [, navigate] = useLocation();
  const address = printAddress({ category: 'currency', from, to });
  return table && { from, to, table, onChosen: () => navigate(address) };
}

export function PastSheet(overlay: OverlayProps) {
  const { t } = useTranslate();
  const pair = usePair();
  if (!pair) return null;
  return (
    <SheetFrame title={t('past.title')} {...overlay}>
      <PastForm {...pair} past={undefined} onChosen={overlay.onClose} />
    </SheetFrame>
  );
}

export function OwnRateSheet({ pair: wanted, ...overlay }: OverlayProps & { readonly pair?: CurrencyPair }) {
  const { t } = useTranslate();
  const pair = usePair(wanted);
  if (!pair) return null;
  return (
    <SheetFrame title={t('rate.own', { from: pair.from, to: pair.to[0] })} {...overlay}>
      <OwnRateForm {...pair} onClose={overlay.onClose} />
    </SheetFrame>
  );
}

export function MarkupSheet(overlay: OverlayProps) {
  const { t } = useTranslate();
  const pair = usePair();
  const [isPaid, setPaid] = useState(false);
  if (!pair) return null;
  const { from, to, table, onChosen } = pair;
  const onStored = async () => {
    if ((await chooseMarkup({ of: 'my-card', isTakenOff: false })).ok) onChosen();
  };
  return (
    <SheetFrame title={t(isPaid ? 'paid.title' : 'rate.ways')} {...overlay}>
      {isPaid ? (
        <PaidForm from={from} to={to[0]} table={table} onClose={overlay.onClose} onStored={onStored} />
      ) : (
        <MarkupForm {...pair} onPayment={() => setPaid(true)} />
      )}
    </SheetFrame>
  );
}
