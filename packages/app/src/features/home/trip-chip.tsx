import type { Trip } from '@equivale/contract';
import { formatReference } from '@equivale/core';
import { atRate, turnRate } from '@equivale/core/trip';
import { Luggage } from 'lucide-react';
import { Link } from 'wouter';
import { usedRate } from '../../conversion/trip/trip-rates.ts';
import { placeName } from '../../conversion/trip/trip-words.ts';
import { dayOfFigure } from '../../converter/provenance/day-of-figure.ts';
import { useOwnCard } from '../../device/trips/own-card.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** The trip that is going on, with what one of home is worth there by card, and the day of that. */
export function TripChip({ trip }: { readonly trip: Trip }) {
  const { t, language, locale } = useTranslate();
  const names = useCurrencyNames();
  const today = useToday();
  const [main = ''] = trip.currencies;
  const used = usedRate({ ...trip, ownCard: useOwnCard() }, main, 'card');
  const day = trip.frozen.rates[main]?.day;
  return (
    <li>
      <Link href="/trip" className="chip">
        <Icon of={Luggage} size={16} />
        {placeName(trip.place, language, names)}
        {used && (
          <span className="font-normal text-muted">
            {formatReference(atRate('1', turnRate(used.rate)), locale)}
            {day && ` · ${dayOfFigure(day, t, locale, today)}`}
          </span>
        )}
      </Link>
    </li>
  );
}
