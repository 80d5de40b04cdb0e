import { EllipsisVertical } from 'lucide-react';
import { placeName } from '../../conversion/trip/trip-words.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { open } from '../../platform/overlays.ts';
import { useViewFocus } from '../../platform/use-view-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { tripDates } from './describe-trip.ts';
import { useShownTrip } from './use-shown-trip.ts';

const TripMenu = lazyPart(async () => (await import('./trip-menu.tsx')).TripMenu);

export function TripTitle() {
  const { t, language, locale } = useTranslate();
  const names = useCurrencyNames();
  // It may come later than its view, and take the place of a heading that has the focus.
  useViewFocus();
  const today = useToday();
  const { trip, expenses, trips } = useShownTrip();
  const dates = trip && tripDates(trip, today, t, locale, language);
  const hasMenu = trip !== undefined || trips.length > 0;
  return (
    <>
      <div className="min-w-0 flex-1">
        <h1>{trip ? placeName(trip.place, language, names) : t('trip.name')}</h1>
        {dates && <p>{dates}</p>}
      </div>
      {hasMenu && (
        <IconButton
          icon={EllipsisVertical}
          label={t('trip.menu')}
          className="-ms-2"
          aria-haspopup="dialog"
          onPointerEnter={() => prepare(TripMenu.load)}
          onClick={({ currentTarget }) => open(TripMenu, { trip, expenses, trips }, currentTarget)}
        />
      )}
    </>
  );
}
