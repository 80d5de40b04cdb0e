import './trip.css';
import { Luggage } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useShownTrip } from './use-shown-trip.ts';

// Nobody needs both: there is a trip, or there is none yet.
const TripForm = lazyPart(async () => (await import('./trip-form.tsx')).TripForm);
const TripPage = lazyPart(async () => (await import('./trip-page.tsx')).TripPage);

const never = () => () => {};

/** Whether this was written by the build and taken over: it stands as it was written until the device has answered. */
function useIsWritten(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
}

/** A trip: what things cost there, and what was spent. Without one, the three questions that prepare one. */
export function TripView() {
  const { t } = useTranslate();
  const { isLoading, retry, trip, expenses, isUnknown } = useShownTrip();
  const rates = useRates();
  const isWritten = useIsWritten();
  if (retry) return <LoadFailure onRetry={retry} />;
  if (isUnknown)
    return (
      <EmptyState icon={Luggage} title={t('trip.unknown')} body={t('trip.unknown.body')}>
        <Link href="/trip" className={mainButtonClass}>
          {t('trip.unknown.open')}
        </Link>
      </EmptyState>
    );
  if (!trip && (!isLoading || isWritten)) return <TripForm table={rates?.table} />;
  if (!trip || !rates) return <Spinner label={t('app.loading')} />;
  return <TripPage key={trip.id} trip={trip} expenses={expenses} rates={rates} />;
}
