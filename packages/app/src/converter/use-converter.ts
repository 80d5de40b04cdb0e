import { type ExactValue, type Formatted, toRecordedText } from '@equivale/core';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { converterPath, printAddress } from '../conversion/address.ts';
import { type Amount, amountOf, NOTHING } from '../conversion/amount.ts';
import { type Conversion, isSigned, mapTargets, type Pair, type Targets } from '../conversion/conversion.ts';
import {
  conversionOf,
  dispatch,
  initialState,
  type Opened,
  useConverterState,
} from '../conversion/converter-state.ts';
import { printRate, type RateInUse, recordRate, TODAY } from '../conversion/rate-in-use.ts';
import { usePendingFavorite } from '../device/pending-favorite.ts';
import { type ShownConversion, useSaveConversion } from '../device/use-save-conversion.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { useLatest } from '../ui/use-latest.ts';
import { printAmount, readAddressAmount } from './address-amount.ts';
import { useAmountField } from './use-amount-field.ts';
import { usePastedQuestion } from './use-pasted-question.ts';

export type Converted =
  | {
      readonly ok: true;
      readonly shown: Formatted;
      /** The whole result for screen readers: number and unit. */
      readonly spoken: string;
      readonly exact: ExactValue;
      /** Money's rate, and its day. */
      readonly exactRate?: ExactValue;
      readonly rateDate?: string | undefined;
      /** What of the result is a markup. */
      readonly markup?: { readonly markup: ExactValue } | undefined;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** The amount is right: a rate is missing. */
      readonly isMissing?: boolean;
    };

/** A side of a converter: what is converted, or one of the targets by its place. */
export type Side = 'from' | number;

/** What is worth a record: amount and result above zero; where amounts are signed, every one that was typed. */
function conversionToSave(
  { category, from, to: [target], amount }: Conversion,
  result: Converted,
  rate: RateInUse,
): ShownConversion | undefined {
  if (!result.ok) return undefined;
  const { exactRate, rateDate, markup } = result;
  const [fromText, toText] = [amount.value, toRecordedText(result.exact)];
  const [fromValue, toValue] = [Number(fromText), Number(toText)];
  if (!Number.isFinite(fromValue) || !Number.isFinite(toValue)) return undefined;
  const counts = isSigned(category) ? /\d/.test(amount.text) : fromValue > 0 && toValue > 0;
  if (!counts) return undefined;
  const rateText = exactRate && toRecordedText(exactRate);
  return {
    ...{ category, fromUnit: from, toUnit: target, fromValue, fromText, toValue, toText },
    ...(rateText && { rate: Number(rateText), rateText }),
    ...(rateDate && { rateDate }),
    ...recordRate(rate),
    ...(markup && { markupText: toRecordedText(markup.markup) }),
  };
}

/** What the state holds of what is shown, and the state brought in line with that. */
function useConversion({ category, from, to }: Opened): Conversion {
  const current = useConverterState((state) => conversionOf(state, category));
  const targets = to.join();
  const { locale } = useTranslate();
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; from then on the address follows the field
  useLayoutEffect(() => {
    const value = readAddressAmount(search);
    if (value === undefined) return;
    dispatch({ type: 'open', category, from, to, amount: amountOf(value, locale.decimal) });
  }, []);
  // Before the field looks what was typed into it ahead of this code: entering empties the amount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `targets` stands for `to`, which is another list at each render
  useLayoutEffect(() => dispatch({ type: 'open', category, from, to }), [category, from, targets]);
  return { category, from, to, amount: current?.amount ?? NOTHING };
}

/** Swapping twice gives back what was typed, and not a number rounded twice. */
export function useSwappedAmount(amount: Amount) {
  const last = useRef<{ before: Amount; after: Amount } | null>(null);
  return (result: Converted | undefined, decimal: '.' | ','): Amount => {
    const isEmpty = amount.text === '' && amount.value === NOTHING.value;
    const moved = result?.ok && !isEmpty ? amountOf(result.shown.plain, decimal) : amount;
    const after = last.current?.after === amount ? last.current.before : moved;
    last.current = { before: amount, after };
    return after;
  };
}

/** Milliseconds without a key after which the address takes over the amount. */
const ADDRESS_DELAY_MS = 600;

/** Writes amount and kind of rate into the address once nobody is typing; returns what does so at once. */
export function useAddressAmount(value: string, first: string, kind = ''): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const write = useLatest(() => {
    const before = search ? `${path}?${search}` : path;
    // A kind that the device remembers is in no address yet.
    const after = printAmount(kind ? path + kind : before, value, first);
    if (after !== before) navigate(after, { replace: true, state: history.state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value or address starts the wait anew
  useEffect(() => {
    const timer = setInterval(() => {
      // A sheet has an entry of its own in the history, which is no address of the view.
      if (history.state?.overlays) return;
      clearInterval(timer);
      write();
    }, ADDRESS_DELAY_MS);
    return () => clearInterval(timer);
  }, [value, path, search, write]);
  return write;
}

/** State of any converter. `opened.rate`: the rate in use; nothing is stored until it is known. */
export function useConverter<Result extends Converted>(
  opened: Opened & { readonly rate?: RateInUse; readonly isKnown?: boolean },
  convert: (conversion: Conversion, target: string) => Result,
) {
  const { locale } = useTranslate();
  const [, navigate] = useLocation();
  const decimal = locale.decimal;
  const { rate = TODAY, isKnown = true } = opened;
  const conversion = useConversion(opened);
  const { category, from, to, amount } = conversion;
  const results = mapTargets(to, (target) => convert(conversion, target));

  const setAmount = (next: Amount) => dispatch({ type: 'amount', category, amount: next });
  const choose = (next: string, targets: Targets, at: RateInUse = rate) => {
    dispatch({ type: 'open', category, from: next, to: targets });
    navigate(printAddress({ category, from: next, to: targets }) + printRate(at), { replace: true });
  };
  const withTarget = (at: number, id: string) =>
    mapTargets(to, (target, place) => (place === at ? id : target));

  const swappedAmount = useSwappedAmount(amount);
  const swap = (at = 0) => {
    setAmount(swappedAmount(results[at], decimal));
    choose(to[at] ?? to[0], withTarget(at, from));
  };

  // Choosing the unit of the other side exchanges the two.
  const pick = (side: Side, id: string) => {
    if (side === 'from') {
      if (to.includes(id)) swap(to.indexOf(id));
      else choose(id, to);
    } else if (id === from) swap(side);
    else choose(from, withTarget(side, id));
  };

  const resolvePasted = usePastedQuestion(
    { category, fromUnit: from, toUnit: to[0] },
    (pair, plain, past) => {
      setAmount(amountOf(plain, decimal));
      choose(pair.fromUnit, withTarget(0, pair.toUnit), past === undefined ? rate : { basis: 'past', past });
    },
    navigate,
  );
  const takePending = useCallback(
    (pair: Pair) => navigate(converterPath(pair), { replace: true }),
    [navigate],
  );
  usePendingFavorite(category, takePending);

  const printAmountNow = useAddressAmount(
    amount.value,
    category === 'currency' ? initialState.currency.amount.value : NOTHING.value,
    rate.basis === 'kind' ? printRate(rate) : '',
  );
  const onLeave = useSaveConversion(isKnown ? conversionToSave(conversion, results[0], rate) : undefined);
  const field = useAmountField(
    {
      ...{ amount, from, signed: isSigned(category), onAmount: setAmount },
      onKey: (text) => dispatch({ type: 'key', category, text, decimal }),
    },
    { onQuestion: resolvePasted, onLeave },
  );

  /** What the results follow from, but for the figures of the rates. */
  const requested = [amount.value, from, ...to, JSON.stringify(rate)].join(' ');
  return { category, from, to, amount, results, requested, field, pick, swap, printAddress: printAmountNow };
}
