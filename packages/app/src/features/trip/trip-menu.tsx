import type { Expense, Trip } from '@equivale/contract';
import { FileDown, FolderOpen, Luggage, Pencil, Plus, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { localDay } from '../../conversion/past-days.ts';
import { placeName } from '../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { saveCsv } from '../../platform/csv-file.ts';
import { notify } from '../../platform/notices.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { removeTrip, restoreTrip, trips as tripRecords } from '../../records/kinds/trips.ts';
import { ActionMenu, MenuAction } from '../../ui/action-menu.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import { tripDates } from './describe-trip.ts';
import { tripCsv } from './trip-csv.ts';
import { TripForm } from './trip-form.tsx';
import { NEW_TRIP } from './use-shown-trip.ts';

interface TripMenuProps extends OverlayProps {
  readonly trip: Trip | undefined;
  readonly expenses: readonly Expense[];
  readonly trips: readonly Trip[];
}

function EditTrip({
  trip,
  expenses,
  opener,
  onClose,
}: Omit<TripMenuProps, 'trips'> & { readonly trip: Trip }) {
  const { t } = useTranslate();
  const table = useRates()?.table;
  return (
    <SheetFrame title={t('trip.edit')} opener={opener} onClose={onClose}>
      <div className="sheet-body">
        {table && <TripForm table={table} trip={trip} hasExpenses={expenses.length > 0} onSaved={onClose} />}
      </div>
    </SheetFrame>
  );
}

/** Removes a trip with its ledger, leaves its address and says so, with a way back. */
async function remove(trip: Trip, expenses: readonly Expense[], leave: () => void): Promise<void> {
  if (!(await removeTrip(trip.id, expenses)).ok) return;
  leave();
  const undo = () => void restoreTrip(trip, expenses);
  notify({ message: 'trip.gone', action: { label: 'favorite.undo', run: undo } });
}

const setPast = ({ id }: Trip, isPast: boolean) => tripRecords.update(id, (now) => ({ ...now, isPast }));

/** Ends a trip at once: its address shows the summary, with a way back. */
async function end(
  trip: Trip,
  navigate: (path: string, options: { replace: boolean }) => void,
): Promise<void> {
  if (!(await setPast(trip, true)).ok) return;
  navigate(`/trip/${trip.id}`, { replace: true });
  const undo = () => void setPast(trip, false);
  notify({ message: 'trip.ended', action: { label: 'favorite.undo', run: undo } });
}

export function TripMenu({ trip, expenses, trips, opener, onClose }: TripMenuProps) {
  const { t, language, locale } = useTranslate();
  const names = useCurrencyNames();
  const [, navigate] = useLocation();
  const nameOf = ({ place }: Trip) => placeName(place, language, names);
  const doing = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  const today = localDay(Date.now());
  const others = trips.filter(({ id }) => id !== trip?.id);
  return (
    <ActionMenu title={trip ? nameOf(trip) : t('trip.name')} opener={opener} onClose={onClose}>
      {trip && (
        <>
          <MenuAction icon={Pencil} onPress={doing(() => open(EditTrip, { trip, expenses }, opener))}>
            {t('trip.edit')}
          </MenuAction>
          {expenses.length > 0 && (
            <MenuAction
              icon={FileDown}
              onPress={doing(() => saveCsv(`${nameOf(trip)}.csv`, tripCsv(expenses, t, locale)))}
            >
              {t('trip.csv')}
            </MenuAction>
          )}
          <MenuAction
            icon={FolderOpen}
            onPress={doing(() => (trip.isPast ? setPast(trip, false) : end(trip, navigate)))}
          >
            {t(trip.isPast ? 'trip.reopen' : 'trip.close')}
          </MenuAction>
        </>
      )}
      {trip && (
        <MenuAction icon={Plus} onPress={doing(() => navigate(NEW_TRIP))}>
          {t('trip.another')}
        </MenuAction>
      )}
      {others.map((other) => (
        <MenuAction key={other.id} icon={Luggage} onPress={doing(() => navigate(`/trip/${other.id}`))}>
          {nameOf(other)}
          <small className="type-label block text-muted">
            {tripDates(other, today, t, locale, language) || other.currencies.join(' · ')}
          </small>
        </MenuAction>
      ))}
      {trip && (
        <MenuAction
          icon={Trash2}
          className="text-down"
          onPress={doing(() => remove(trip, expenses, () => navigate('/trip', { replace: true })))}
        >
          {t('trip.delete')}
        </MenuAction>
      )}
    </ActionMenu>
  );
}
