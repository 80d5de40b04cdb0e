import type { AmountOptions } from '@equivale/core';
import { create } from 'zustand';
import { type Amount, NOTHING, typedAmount } from './amount.ts';
import { type Conversion, type ConverterId, isSigned } from './conversion.ts';

/** State of the converters while the app is open. Results, rates and history are no part of it: they follow from it. */
interface ConverterState {
  readonly currency: Conversion;
  /** Absent until a category of units is entered. */
  readonly unit?: Conversion | undefined;
}

type Action =
  /** Shows a conversion. An amount that is not given stays as it is, unless it is of another category. */
  | ({ readonly type: 'open' } & Opened)
  | ({ readonly type: 'key'; readonly text: string; readonly decimal: AmountOptions['decimal'] } & OfCategory)
  | ({ readonly type: 'amount'; readonly amount: Amount } & OfCategory)
  /** Back from a category of units: units and values go. */
  | { readonly type: 'leave' }
  /** Both unit values to 0 and the currency amount to 100, the fields empty; what is chosen stays. */
  | { readonly type: 'reset' };

interface OfCategory {
  readonly category: ConverterId;
}

export type Opened = Pick<Conversion, 'category' | 'from' | 'to'> & Partial<Conversion>;

const HUNDRED: Amount = { text: '', value: '100' };

/** SPEC section 3, "Converter state". */
export const initialState: ConverterState = {
  currency: { category: 'currency', from: 'USD', to: ['EUR'], amount: HUNDRED },
};

const slotOf = (category: ConverterId) => (category === 'currency' ? 'currency' : 'unit');

/** Conversion of a category; none while its place has that of another one. */
export function conversionOf(state: ConverterState, category: ConverterId): Conversion | undefined {
  const current = state[slotOf(category)];
  return current?.category === category ? current : undefined;
}

function open(state: ConverterState, action: Action & { type: 'open' }): ConverterState {
  const { category, from, to } = action;
  const current = conversionOf(state, category);
  const amount = action.amount ?? current?.amount ?? NOTHING;
  const isSamePair = current?.from === from && current.to.join() === to.join();
  // Opening what is open already is no news: whoever listens would be rendered again for nothing.
  if (isSamePair && current.amount === amount) return state;
  return { ...state, [slotOf(category)]: { category, from, to, amount } };
}

function withAmount(state: ConverterState, category: ConverterId, next: (before: Amount) => Amount) {
  const current = conversionOf(state, category);
  return current ? { ...state, [slotOf(category)]: { ...current, amount: next(current.amount) } } : state;
}

export function reduce(state: ConverterState, action: Action): ConverterState {
  switch (action.type) {
    case 'open':
      return open(state, action);
    case 'key': {
      const { category, text, decimal } = action;
      const options = { signed: isSigned(category), decimal };
      return withAmount(state, category, (before) => typedAmount(before, text, options));
    }
    case 'amount':
      return withAmount(state, action.category, () => action.amount);
    case 'leave':
      return { currency: state.currency };
    case 'reset':
      return {
        currency: { ...state.currency, amount: HUNDRED },
        unit: state.unit && { ...state.unit, amount: NOTHING },
      };
  }
}

export const useConverterState = create<ConverterState>(() => initialState);

export const dispatch = (action: Action): void =>
  useConverterState.setState((state) => reduce(state, action), true);
