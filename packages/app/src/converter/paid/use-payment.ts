import { dayNumber, type Payment, type QuoteFailure, quote, type RatePaid, ratePaid } from '@equivale/core';
import { useState } from 'react';
import { useRatesOn } from '../../api/past-rates.ts';
import type { RatesTable } from '../../api/rates.ts';
import { type Amount, amountOf, NOTHING } from '../../conversion/amount.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { OLD_AFTER_DAYS } from '../provenance/describe-provenance.ts';
import { pairFigures } from '../provenance/pair-figures.ts';

export interface FirstPayment {
  /** Currency of the price, and the one it was charged in. */
  readonly from: string;
  readonly to: string;
  /** The price, plain decimal text. */
  readonly cost?: string | undefined;
  /** What was charged for it, plain decimal text, and the day of that. */
  readonly charged?: string | undefined;
  readonly day?: string | undefined;
  readonly table: RatesTable;
}

type Reference = Pick<Payment, 'own'> & {
  readonly table: RatesTable | undefined;
  readonly isAwaited: boolean;
};

/** The day of the reference rate, and whether that is too long before the payment to be compared with it. */
function dayOfReference({ table, own }: Reference, day: string, from: string, to: string) {
  const found = own || !table ? day : pairFigures(table, from, to).day;
  const isOld = found !== undefined && dayNumber(day) - dayNumber(found) > OLD_AFTER_DAYS;
  return { day: found, isOld };
}

/** The reference rate of the day: of today the newest, else that day's own, and without network what the device has of it. */
function useReference(day: string, today: string, from: string, to: string, newest: RatesTable): Reference {
  const onDay = useRatesOn(day < today ? day : undefined, from, [to]);
  if (day >= today) return { table: newest, isAwaited: false };
  if (onDay?.place === 'table') return { table: onDay.table, isAwaited: false };
  const own = onDay?.stored[0];
  return { table: own ? newest : undefined, own, isAwaited: onDay === undefined };
}

export interface PaymentForm {
  readonly cost: Amount;
  readonly charged: Amount;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  /** What the field of the day holds: nothing while one of its parts is empty. */
  readonly dayText: string;
  readonly today: string;
  readonly set: {
    readonly cost: (amount: Amount) => void;
    readonly charged: (amount: Amount) => void;
    readonly from: (code: string) => void;
    readonly to: (code: string) => void;
    readonly day: (day: string) => void;
  };
  /** What comes of both amounts; undefined as long as one is missing. */
  readonly paid: RatePaid | QuoteFailure | undefined;
  readonly reference: Reference & ReturnType<typeof dayOfReference>;
}

export function usePayment({ table, ...first }: FirstPayment): PaymentForm {
  const { locale } = useTranslate();
  const { decimal } = locale;
  const today = useToday();
  const [[from, to], setPair] = useState([first.from, first.to] as const);
  const [day, setDay] = useState(first.day ?? today);
  const [dayText, setDayText] = useState(day);
  const [cost, setCost] = useState(first.cost ? amountOf(first.cost, decimal) : NOTHING);
  const [charged, setCharged] = useState(first.charged ? amountOf(first.charged, decimal) : NOTHING);
  const reference = useReference(day, today, from, to, table);
  const isWhole = [cost, charged].every(({ value }) => /[1-9]/.test(value)) && from !== to && dayText !== '';
  const { own } = reference;
  const payment = { cost: cost.value, from, charged: charged.value, to, ...(own && { own }) };
  return {
    ...{ cost, charged, from, to, day, dayText, today },
    reference: { ...reference, ...dayOfReference(reference, day, from, to) },
    set: {
      cost: setCost,
      charged: setCharged,
      // The currency of the other side: the two change places.
      from: (code) => setPair([code, code === to ? from : to]),
      to: (code) => setPair([code === from ? to : from, code]),
      day: (next) => {
        const text = next > today ? today : next;
        setDayText(text);
        if (text) setDay(text);
      },
    },
    paid: isWhole && reference.table ? ratePaid(payment, reference.table) : undefined,
  };
}

/** A price by another way of paying; undefined if unknown. */
export function chargedBy(
  { cost, from, to }: PaymentForm,
  markup: Parameters<typeof quote>[0]['markup'],
  table: RatesTable,
) {
  const result = quote({ amount: cost.value, from, to, markup }, table);
  return result.ok ? result.result : undefined;
}
