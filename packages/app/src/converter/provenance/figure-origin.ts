import { formatIsoDate, type Locale } from '@equivale/core';
import type { Rates } from '../../api/rates.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { dayOfFigure } from './day-of-figure.ts';
import { isFirstSight } from './describe-provenance.ts';
import { pairFigures } from './pair-figures.ts';
import { sourceName } from './source-name.ts';

/** `16:00`, by the reader's own clock. */
const clock = (instant: string, { id }: Locale): string =>
  new Date(instant).toLocaleTimeString(id, { hour: 'numeric', minute: '2-digit' });

interface FigureOrigin {
  readonly name: string;
  /** None where law alone fixes the rate, and of the fixed set. */
  readonly day?: string | undefined;
}

/** Publisher and day of a reference rate: `BCE`, `hoy 16:00`; of a cross, the older day. */
export function figureOrigin(
  rates: Rates,
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
  t: Translate,
  locale: Locale,
): FigureOrigin {
  const { table, place } = rates;
  const { market, day } = pairFigures(table, from, to);
  const names = market.map(({ source }) => sourceName(table, source, t, { isShort: true }));
  const name =
    [...new Set(names)].join(' + ') || t(place === 'fixed' ? 'provenance.undated' : 'source.legal');
  if (!day) return { name };
  // A prerendered page names no day by the reader's calendar.
  const written = isFirstSight(rates) ? formatIsoDate(day, locale) : dayOfFigure(day, t, locale, today);
  // Only the ECB's hour is in the table.
  const isNews = !isFirstSight(rates) && market.every(({ source, day }) => source === 'ecb' && day === today);
  const hour = isNews && table.timestamp?.startsWith(today) ? ` ${clock(table.timestamp, locale)}` : '';
  return { name, day: written + hour };
}
