import type { FrozenRate, Trip } from '@equivale/contract';
import { formatPercent } from '@equivale/core';
import { percentAbove } from '@equivale/core/trip';
import { useState } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import { usedRate, type Way } from '../../conversion/trip/trip-rates.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { originOf } from './describe-trip.ts';

const LearnSheet = lazyPart(async () => (await import('./learn-sheet.tsx')).LearnSheet);

interface RateInUseProps {
  readonly trip: Trip;
  readonly way: Way;
  /** The currency whose rate is shown, never the home one. */
  readonly currency: string;
  readonly table: RatesTable;
}

/** The rate of the rows, whose it is, and how far it is from the reference rate of its day. */
export function RateInUse({ trip, way, currency, table }: RateInUseProps) {
  const { t, locale } = useTranslate();
  const origin = (rate: FrozenRate) => originOf(rate, table, t, locale);
  const [opener, setOpener] = useState<HTMLElement>();
  const used = usedRate(trip, currency, way);
  const frozen = trip.frozen.rates[currency];
  const learned = used?.learned && trip[used.learned];
  const reference = learned?.currency === currency ? learned.reference : frozen;
  const under = () => {
    if (!used || !reference) return '';
    if (!learned)
      return t(way === 'reference' ? 'trip.reference' : `trip.reference.${way}`, origin(reference));
    const percent = formatPercent(percentAbove(used.rate, reference).toNumber(), locale, {
      decimals: 1,
      signed: true,
    });
    return t('trip.over', { percent, ...origin(reference) });
  };
  return (
    <div className="trip-rate">
      <p className="min-w-0 flex-1">
        {used ? rateLine(used.rate, currency, trip.home, locale) : t('trip.noRate')}{' '}
        {learned && <span className="trip-yours">{t('trip.yours')}</span>}
        <span className="block type-label text-muted">{under()}</span>
      </p>
      {way !== 'reference' && (
        <button
          type="button"
          className="trip-link"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setOpener(currentTarget)}
        >
          {t(learned ? 'trip.change' : 'trip.learn')}
        </button>
      )}
      {opener && way !== 'reference' && (
        <Part
          onFailed={() => {
            setOpener(undefined);
            notify({ message: 'part.failed' });
          }}
        >
          <LearnSheet
            trip={trip}
            means={way}
            currency={currency}
            table={table}
            opener={opener}
            onClose={() => setOpener(undefined)}
          />
        </Part>
      )}
    </div>
  );
}
