import { type Expense, TRIP_LIMITS, type Trip } from '@equivale/contract';
import { useState } from 'react';
import { type Amount, amountOf, isPositive, NOTHING } from '../../conversion/amount.ts';
import { localDay } from '../../conversion/past-days.ts';
import { type Means, type PricedTrip, type UsedRate, usedRate } from '../../conversion/trip/trip-rates.ts';
import { useOwnCard } from '../../device/trips/own-card.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { expenses, newTripId } from '../../records/kinds/trips.ts';
import { useForm } from '../../ui/forms/form.tsx';

interface Draft {
  readonly amount: Amount;
  readonly currency: string;
  readonly by: Means;
  readonly note: string;
  readonly day: string;
  /** What the bank charged; undefined while that is not known. */
  readonly charged: Amount | undefined;
}

/** The expense's own rate while money and way stay the same, else the trip's. */
function rateOf(
  trip: PricedTrip,
  expense: Expense | undefined,
  { currency, by }: Draft,
): UsedRate | undefined {
  if (expense?.currency !== currency || expense.by !== by) return usedRate(trip, currency, by);
  return { rate: expense.rate, ...(expense.learned && { learned: expense.learned }) };
}

/** The expense that a form makes, or what it still lacks: an amount, a day, or one of a rate and a charge. */
function expenseOf(
  trip: Trip & PricedTrip,
  expense: Expense | undefined,
  draft: Draft,
): Expense | 'amount' | 'day' | 'charged' {
  const { amount, currency, by, note, day } = draft;
  const { home } = trip;
  const used = rateOf(trip, expense, draft);
  // In the money of home nothing is estimated.
  const charged = currency === home ? amount : draft.charged;
  const isKnown = charged !== undefined && isPositive(charged.value);
  if (!isPositive(amount.value)) return 'amount';
  if (day === '') return 'day';
  if (!used && !isKnown) return 'charged';
  const what = note.trim().slice(0, TRIP_LIMITS.note);
  const rate = used?.rate ?? { times: [charged?.value ?? ''], over: [amount.value] };
  return {
    ...{ id: expense?.id ?? newTripId(), trip: trip.id, amount: amount.value, currency, home, by, day },
    rate: { times: [...rate.times], over: [...rate.over] },
    ...(what !== '' && { note: what }),
    ...(used?.learned && { learned: used.learned }),
    ...(isKnown && { charged: charged.value }),
  };
}

/** Reads what was typed and not saved: a sheet that was closed goes on with it, also after a reload of the tab. */
function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function storeDraft(key: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a draft lives as long as its sheet.
  }
}

/** The form of an expense: a new one in the trip's first currency today, or one of the ledger. */
export function useExpense(stored: Trip, expense: Expense | undefined, onSaved: () => void) {
  const { decimal } = useTranslate().locale;
  const trip = { ...stored, ownCard: useOwnCard() };
  const [main = ''] = trip.currencies;
  const key = `equivale-expense ${trip.id} ${expense?.id}`;
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft(key) ?? {
        amount: expense ? amountOf(expense.amount, decimal) : NOTHING,
        currency: expense?.currency ?? main,
        by: expense?.by ?? 'card',
        note: expense?.note ?? '',
        day: expense?.day ?? localDay(Date.now()),
        charged: expense?.charged === undefined ? undefined : amountOf(expense.charged, decimal),
      },
  );
  const made = expenseOf(trip, expense, draft);
  const form = useForm(async () => {
    if (typeof made === 'string' || !(await expenses.put(made)).ok) return false;
    storeDraft(key, undefined);
    onSaved();
    return true;
  });
  return {
    draft,
    change: (changed: Partial<Draft>) => {
      const next = { ...draft, ...changed };
      storeDraft(key, next);
      setDraft(next);
    },
    used: rateOf(trip, expense, draft),
    missing: typeof made === 'string' ? made : undefined,
    form,
  };
}
