import type { Trip } from '@equivale/contract';
import { currenciesOf } from '@equivale/core/territories';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { RatesTable } from '../../api/rates.ts';
import { homeCurrency } from '../../conversion/currency-list.ts';
import { localDay } from '../../conversion/past-days.ts';
import { freeze } from '../../conversion/trip/trip-rates.ts';
import { isCurrencyPlace } from '../../conversion/trip/trip-words.ts';
import { useClientValue } from '../../platform/hydration.ts';
import { newTripId, trips } from '../../records/kinds/trips.ts';
import { useForm } from '../../ui/forms/form.tsx';

export interface TripFormProps {
  /** Absent until the device has answered: nothing can be stored before. */
  readonly table: RatesTable | undefined;
  /** The trip that is changed; absent for a new one. */
  readonly trip?: Trip;
  /** Whether something was spent: then the home currency stays. */
  readonly hasExpenses?: boolean;
  readonly onSaved?: () => void;
  /** Shown beside the form of a new trip. */
  readonly past?: ReactNode;
}

interface Draft {
  readonly place: string;
  readonly added: readonly string[];
  /** Until one is chosen, the region's. */
  readonly home?: string;
  readonly from: string;
  readonly until: string;
}

/** The money of a place, main one first; what is also used there is only offered. */
export const moneyOf = (place: string): readonly string[] =>
  isCurrencyPlace(place) ? [place] : currenciesOf(place);

/** The currencies that a form names, without the home one, and what is offered beside them. */
function currenciesIn({ place, added, home }: Draft & { readonly home: string }) {
  const [main, ...beside] = moneyOf(place).filter((code) => code !== home);
  return {
    chosen: [...new Set([...(main ? [main] : []), ...added])].filter((code) => code !== home),
    offered: [...new Set([...beside, ...added])].filter((code) => code !== home && code !== main),
  };
}

export function useTripForm({ table, trip, onSaved }: TripFormProps) {
  const [, navigate] = useLocation();
  const regionCurrency = useClientValue(() => homeCurrency(navigator.language), 'EUR');
  const [typed, setDraft] = useState<Draft>(() => ({
    place: trip?.place ?? '',
    added: trip?.currencies ?? [],
    ...(trip && { home: trip.home }),
    from: trip?.from ?? '',
    until: trip?.until ?? '',
  }));
  const draft = { ...typed, home: typed.home ?? regionCurrency };
  const { place, home, from, until } = draft;
  const { chosen, offered } = currenciesIn(draft);
  const today = localDay(Date.now());
  const isBackward = from !== '' && until !== '' && until < from;
  const form = useForm(async () => {
    if (!table || chosen.length === 0 || isBackward) return false;
    const { from: _from, until: _until, ...before } = trip ?? {};
    // What was taken along stays; only what is new is taken along now.
    const fresh = freeze(table, { currencies: chosen, home }, today);
    const frozen =
      trip?.home === home ? { on: trip.frozen.on, rates: { ...fresh.rates, ...trip.frozen.rates } } : fresh;
    const made: Trip = {
      ...before,
      ...{ id: trip?.id ?? newTripId(), place, currencies: [...chosen], home, frozen },
      ...(from && { from }),
      ...(until && { until }),
    };
    if (!(await trips.put(made)).ok) return false;
    onSaved?.();
    if (!trip) navigate('/trip', { replace: true });
    return true;
  });
  const change = (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed }));
  const toggle = (code: string) =>
    change({
      added: chosen.includes(code) ? draft.added.filter((other) => other !== code) : [...draft.added, code],
    });
  return { draft, change, toggle, chosen, offered, isBackward, form };
}
