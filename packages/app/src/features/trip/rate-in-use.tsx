import type { FrozenRate, LearnedRate, Trip } from '@equivale/contract';
import { formatPercent } from '@equivale/core';
import { percentAbove } from '@equivale/core/trip';
import type { RatesTable } from '../../api/rates.ts';
import { frozenRate, usedRate, type Way } from '../../conversion/trip/trip-rates.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import type { KnownPayment } from '../../converter/paid/paid-form.tsx';
import { useOwnCard } from '../../device/trips/own-card.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { trips } from '../../records/kinds/trips.ts';
import { lazyPart } from '../../ui/part.tsx';
import { originOf } from './describe-trip.ts';

const PaidSheet = lazyPart(
  async () => (await import('../../converter/paid/paid-sheet.tsx')).PaidSheet,
  'own-money',
);

const FeeSheet = lazyPart(async () => {
  const [file] = await Promise.all([
    import('./fee/fee-sheet.tsx'),
    addMessages('own-money'),
    addMessages('trip-fee'),
  ]);
  return file.FeeSheet;
});

interface RateInUseProps {
  readonly trip: Trip;
  readonly way: Way;
  /** The currency whose rate is shown, never the home one. */
  readonly currency: string;
  /** The amount in that currency, plain digits. */
  readonly amount: string;
  readonly table: RatesTable;
}

/** A payment's rate with its day's reference; undefined without the home currency in it. */
function learnedFrom(
  { cost, from, charged, to, day, paid }: KnownPayment,
  home: string,
): LearnedRate | undefined {
  const { times, over, sources, ...dated } = frozenRate(paid.reference);
  // A rate out of a history on the device names nobody.
  const origin = { sources: sources.filter((source) => source !== 'own'), day, ...dated };
  if (to === home) return { paid: cost, currency: from, charged, day, reference: { times, over, ...origin } };
  if (from !== home) return undefined;
  return {
    paid: charged,
    currency: to,
    charged: cost,
    day,
    reference: { times: over, over: times, ...origin },
  };
}

/** The rate of the rows, whose it is, and how far it is from the reference rate of its day. */
export function RateInUse({ trip, way, currency, amount, table }: RateInUseProps) {
  const { t, locale } = useTranslate();
  const origin = (rate: FrozenRate) => originOf(rate, table, t, locale);
  const used = usedRate({ ...trip, ownCard: useOwnCard() }, currency, way);
  const frozen = trip.frozen.rates[currency];
  const isLearned = used?.learned !== undefined;
  const payment = used?.learned === 'cash' ? trip.cash : undefined;
  const reference = payment?.currency === currency ? payment.reference : frozen;
  const learnCash = (button: HTMLElement) => {
    const { cash } = trip;
    const first = cash
      ? { from: cash.currency, cost: cash.paid, charged: cash.charged, day: cash.day }
      : { from: currency };
    const onStored = async (payment: KnownPayment) => {
      const cash = learnedFrom(payment, trip.home);
      const outcome = cash && (await trips.update(trip.id, (now) => ({ ...now, cash })));
      if (outcome?.ok !== false) close();
    };
    const sheet = { ...first, to: trip.home, table, isCash: true, onStored, onlyForTrip: onStored };
    const close = open(PaidSheet, sheet, button);
  };
  const under = () => {
    if (!used || !reference) return '';
    if (!isLearned)
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
        {isLearned && (
          <span className="inline-block py-0 px-1.5 border border-current rounded-[6px] text-accent [font:600_0.75rem_/_1rem_var(--font)] whitespace-nowrap">
            {t('trip.yours')}
          </span>
        )}
        <span className="block type-label text-muted">{under()}</span>
      </p>
      {way !== 'reference' && (
        <button
          type="button"
          className="min-w-touch min-h-touch text-accent type-label-strong hover:underline"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            way === 'cash'
              ? learnCash(currentTarget)
              : open(FeeSheet, { trip, currency, amount, table }, currentTarget)
          }
        >
          {t(isLearned ? 'trip.change' : `trip.learn.${way}`)}
        </button>
      )}
    </div>
  );
}
