import type { Expense, Trip } from '@equivale/contract';
import { findCurrency } from '@equivale/core';
import { totalsOf } from '@equivale/core/trip';
import { Link } from 'wouter';
import { summaryOf } from '../../../conversion/trip/trip-summary.ts';
import { placeName } from '../../../conversion/trip/trip-words.ts';
import { useTrips } from '../../../device/trips/trips.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrencyNames } from '../../../i18n/use-names.ts';
import { Flag } from '../../../ui/flag.tsx';
import { groupTitleClass, listClass, listFootClass, rowActionClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';
import { moneyText, tripDates } from '../describe-trip.ts';

interface RowProps {
  readonly trip: Trip;
  readonly expenses: readonly Expense[];
}

function Row({ trip, expenses }: RowProps) {
  const { t, locale, language } = useTranslate();
  const names = useCurrencyNames();
  const [code = ''] = trip.currencies;
  const { days, perDay } = summaryOf(trip, expenses);
  const detail = [
    tripDates(trip, '', t, locale, language),
    days && t('trip.end.days', { count: days.count }),
  ].filter(Boolean);
  return (
    <li>
      <Link href={`/trip/${trip.id}`} className={rowActionClass}>
        <Flag code={code} region={findCurrency(code)?.region} />
        <RowText title={placeName(trip.place, language, names)} detail={detail.join(' · ')} />
        {expenses.length > 0 && (
          <span className="ms-auto text-end">
            <b className="block font-semibold">{moneyText(totalsOf(expenses).total, trip.home, locale)}</b>
            {perDay && (
              <small className="type-label block text-muted">
                {t('trip.end.aDay', { amount: moneyText(perDay, trip.home, locale) })}
              </small>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

export function PastTrips() {
  const { t } = useTranslate();
  const { data } = useTrips();
  const past = data?.trips.filter(({ isPast }) => isPast) ?? [];
  if (past.length === 0) return null;
  return (
    <section className="pt-6 lg:pt-2">
      <h2 className={groupTitleClass}>{t('trip.past')}</h2>
      <ul aria-label={t('trip.past')} className={listClass}>
        {past.map((trip) => (
          <Row
            key={trip.id}
            trip={trip}
            expenses={data?.expenses.filter((expense) => expense.trip === trip.id) ?? []}
          />
        ))}
      </ul>
      <p className={listFootClass}>{t('trip.past.foot', { count: past.length })}</p>
    </section>
  );
}
