import { formatIsoDate, kindOf, type Locale } from '@equivale/core';
import type { ReactNode } from 'react';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { RateUse } from '../../../converter/provenance/rate-use.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { isMonthly } from '../../../converter/provenance/voices.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { open } from '../../../platform/overlays.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { dayWithWeekday, pastName, whyNoRate } from './past-days.ts';
import { originOf, type PastOrigin } from './past-origin.ts';

const PastProvenance = lazyPart(
  async () => (await import('./past-provenance.tsx')).PastProvenance,
  'provenance',
);

/** On the chip: who published the rate of the past, and the day or span it holds for. */
export function pastChip(origin: PastOrigin, t: Translate, locale: Locale): { name: string; day: string } {
  const { past, rates, onDay } = origin;
  const { sources, day } = originOf(origin);
  const isFixed =
    onDay?.place === 'table' && pairFigures(onDay.table, origin.from, origin.to).fixed.length > 0;
  const names = sources.map((source) => sourceName(rates.table, source, t, { isShort: true }));
  return {
    name: names.join(' + ') || (isFixed && day === undefined ? t('source.legal') : ''),
    day: day
      ? formatIsoDate(day, locale, sources.some(isMonthly) ? 'month' : 'full')
      : pastName(past, t, locale),
  };
}

/** The rate of a day gone by or an average: why it is of another day, or of how many it is; opens all of it. */
export function PastStrip({ chip, ...origin }: PastOrigin & { readonly chip: ReactNode }) {
  const { past, onDay, average } = origin;
  const { t, locale } = useTranslate();
  const { day, sources } = originOf(origin);
  const isOther = kindOf(past) === 'day' && day !== undefined && day !== past;
  const wanted = { date: dayWithWeekday(past, t, locale), why: isOther ? whyNoRate(past, t, locale) : '' };
  return (
    <RateUse
      state={onDay?.place === 'device' ? 'offline' : 'past'}
      chip={chip}
      note={average?.average ? t('past.meanOf', { days: average.days }) : undefined}
      line={
        isOther &&
        !sources.some(isMonthly) && <p className="w-full pb-1.5 text-pretty">{t('past.asked', wanted)}</p>
      }
      onOpen={(button) => open(PastProvenance, origin, button)}
    />
  );
}
