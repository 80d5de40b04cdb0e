import '../../ui/form.css';
import type { Trip } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { currenciesOf } from '@equivale/core/territories';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { RatesTable } from '../../api/rates.ts';
import { homeCurrency } from '../../conversion/currency-list.ts';
import { localDay } from '../../conversion/past-days.ts';
import { freeze } from '../../conversion/trip/trip-rates.ts';
import { isCurrencyPlace, placeName, rateLine } from '../../conversion/trip/trip-words.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { useClientValue } from '../../platform/hydration.ts';
import { useOnce } from '../../platform/use-once.ts';
import { newTripId, trips } from '../../records/kinds/trips.ts';
import { MainButton } from '../../ui/main-button.tsx';
import { DateField } from './date-field.tsx';
import { Glance } from './glance.tsx';
import { OtherMoney } from './other-money.tsx';
import { PlaceField } from './place-field.tsx';

interface TripFormProps {
  /** Absent for the moment in which the device has not answered: nothing can be kept before. */
  readonly table: RatesTable | undefined;
  /** The trip that is changed; absent for a new one. */
  readonly trip?: Trip;
  /** Whether something was spent: then the home currency stays. */
  readonly hasExpenses?: boolean;
  readonly onSaved?: () => void;
}

/** What stands in the form. */
interface Draft {
  readonly place: string;
  readonly added: readonly string[];
  /** Until one is chosen, the region's. */
  readonly home?: string;
  readonly from: string;
  readonly until: string;
}

/** The money of a place, main one first; what is also used there is only offered. */
const moneyOf = (place: string): readonly string[] =>
  isCurrencyPlace(place) ? [place] : currenciesOf(place);

/** The currencies that a form names, without the home one, and what is offered beside them. */
function currenciesIn({ place, added, home }: Draft & { readonly home: string }) {
  const [main, ...beside] = moneyOf(place).filter((code) => code !== home);
  return {
    chosen: [...new Set([...(main ? [main] : []), ...added])].filter((code) => code !== home),
    offered: [...new Set([...beside, ...added])].filter((code) => code !== home && code !== main),
  };
}

function useTripForm({ table, trip, onSaved }: TripFormProps) {
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
  const once = useOnce();
  const save = async () => {
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
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };
  const change = (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed }));
  const toggle = (code: string) =>
    change({
      added: chosen.includes(code) ? draft.added.filter((other) => other !== code) : [...draft.added, code],
    });
  return { draft, change, toggle, chosen, offered, isBackward, submit };
}

/** Where to, from which money, and when: what prepares a trip. From 1024 px on what is taken along is shown as it fills. */
export function TripForm(props: TripFormProps) {
  const { table, trip, hasExpenses = false } = props;
  const { t, language, locale } = useTranslate();
  const names = useCurrencyNames();
  const { draft, change, toggle, chosen, offered, isBackward, submit } = useTripForm(props);
  const { place, home, from, until } = draft;
  const [main = ''] = chosen;
  const taken = table && freeze(table, { currencies: chosen, home }, '').rates[main];
  return (
    <div className={trip ? '' : 'trip-first'}>
      <form className="form" noValidate onSubmit={submit}>
        {trip ? null : (
          <div className="pt-2">
            <h2 className="type-hero">{t('trip.where')}</h2>
            <p className="mt-1 text-pretty text-muted">{t('trip.where.body')}</p>
          </div>
        )}
        <PlaceField
          label={t('trip.place')}
          placeholder={t('trip.place.hint')}
          name={place === '' ? '' : placeName(place, language, names)}
          place={place}
          currency={moneyOf(place)[0] ?? ''}
          hasCountries
          onPlace={(next) => change({ place: next, added: [] })}
        />
        <OtherMoney chosen={chosen} offered={offered} onToggle={toggle} />
        {hasExpenses ? null : (
          <PlaceField
            label={t('trip.home')}
            placeholder=""
            name={names[home] ?? home}
            place={home}
            currency={home}
            hasCountries={false}
            onPlace={(next) => change({ home: next })}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
          <DateField label={t('trip.first')} day={from} onDay={(day) => change({ from: day })} />
          <DateField
            label={t('trip.last')}
            day={until}
            first={from || undefined}
            onDay={(day) => change({ until: day })}
          />
        </div>
        {isBackward && (
          <p role="alert" className="form-note">
            {t('trip.backward')}
          </p>
        )}
        {place !== '' && chosen.length === 0 && (
          <p role="alert" className="form-note">
            {t('trip.sameMoney', { code: home })}
          </p>
        )}
        <MainButton
          type="submit"
          missing={place === '' ? t('trip.missing.place') : undefined}
          disabled={!table || chosen.length === 0 || isBackward}
        >
          {t(trip ? 'trip.save' : 'trip.prepare')}
        </MainButton>
        {trip ? null : <p className="type-label text-muted">{t('trip.private')}</p>}
      </form>
      {!trip && table && taken && (
        <div className="max-lg:hidden">
          <Glance
            title={t('trip.taken')}
            currency={main}
            home={home}
            rate={taken}
            table={table}
            foot={
              <p className="trip-foot">
                {t('trip.taken.from', {
                  source: taken.sources.map((key) => sourceName(table, key, t, { isShort: true })).join(', '),
                  day: taken.day === undefined ? '' : formatIsoDate(taken.day, locale),
                  rate: rateLine(taken, main, home, locale),
                })}
              </p>
            }
          />
        </div>
      )}
    </div>
  );
}
