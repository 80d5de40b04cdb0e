import './trip.css';
import { Luggage } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useClientValue } from '../../platform/hydration.ts';
import { mainButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useShownTrip } from './use-shown-trip.ts';

// Nobody needs both: there is a trip, or there is none yet.
const TripForm = lazyPart(async () => (await import('./trip-form.tsx')).TripForm);
const TripEnd = lazyPart(async () => (await import('./end/trip-end.tsx')).TripEnd, 'trip-end');
const PastTrips = lazyPart(async () => (await import('./end/past-trips.tsx')).PastTrips, 'trip-end');
const TripPage = lazyPart(async () => (await import('./trip-page.tsx')).TripPage);

/** A trip: what things cost there, and what was spent. Without one, the three questions that prepare one. */
export function TripView() {
  const { t } = useTranslate();
  const { isLoading, retry, trip, trips, expenses, isUnknown } = useShownTrip();
  const rates = useRates();
  // The prerendered form stays until the device has answered.
  const [isPrerendered] = useState(useClientValue(() => false, true));
  if (retry) return <LoadFailure onRetry={retry} />;
  if (isUnknown)
    return (
      <EmptyState icon={Luggage} title={t('trip.unknown')} body={t('trip.unknown.body')}>
        <Link href="/trip" className={mainButtonClass}>
          {t('trip.unknown.open')}
        </Link>
      </EmptyState>
    );
  if (!trip && (!isLoading || isPrerendered)) {
    const past = trips.some(({ isPast }) => isPast) && (
      <Part>
        <PastTrips />
      </Part>
    );
    return <TripForm table={rates?.table} past={past} />;
  }
  if (trip?.isPast)
    return (
      <Part
        fallback={<Spinner label={t('app.loading')} />}
        whenFailed={(again) => <LoadFailure onRetry={again} />}
      >
        <TripEnd key={trip.id} trip={trip} expenses={expenses} />
      </Part>
    );
  if (!trip || !rates) return <Spinner label={t('app.loading')} />;
  return <TripPage key={trip.id} trip={trip} expenses={expenses} rates={rates} />;
}
