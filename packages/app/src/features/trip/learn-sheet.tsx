import '../../ui/form.css';
import type { Trip } from '@equivale/contract';
import { formatIsoDate, formatPercent, formatRate } from '@equivale/core';
import { atRate, chargedAbove, paymentRate, percentAbove, turnRate } from '@equivale/core/trip';
import { type FormEvent, useState } from 'react';
import { useRatesOn } from '../../api/past-rates.ts';
import type { RatesTable } from '../../api/rates.ts';
import { type Amount, amountOf, isPositive, NOTHING } from '../../conversion/amount.ts';
import { localDay } from '../../conversion/past-days.ts';
import { type Means, referenceRate } from '../../conversion/trip/trip-rates.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import { DateField } from './date-field.tsx';
import { moneyText, originOf } from './describe-trip.ts';
import { MoneyField } from './money-field.tsx';
import { saveTrip } from './store-trip.ts';

interface LearnSheetProps {
  readonly trip: Trip;
  readonly means: Means;
  /** The currency that is asked about first. */
  readonly currency: string;
  readonly table: RatesTable;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** What stands in the sheet. */
interface Draft {
  readonly paid: Amount;
  readonly currency: string;
  readonly charged: Amount;
  readonly day: string;
}

/** The reference rate of a day: of that day's table where it can be had, else the one that was taken along. */
function useReference({ trip, table }: LearnSheetProps, { currency, day }: Draft) {
  const today = localDay(Date.now());
  const isPast = day !== '' && day < today;
  const { home } = trip;
  const found = useRatesOn(isPast ? day : undefined, currency, [home]);
  if (!isPast) return referenceRate(table, { currency, home });
  const dated =
    found?.place === 'table' ? referenceRate(found.table, { currency, home, on: day }) : undefined;
  return dated ?? trip.frozen.rates[currency];
}

function useLearning(props: LearnSheetProps) {
  const { trip, means, onClose } = props;
  const { decimal } = useTranslate().locale;
  const [draft, setDraft] = useState<Draft>(() => {
    const known = trip[means];
    return {
      paid: known ? amountOf(known.paid, decimal) : NOTHING,
      currency: known?.currency ?? props.currency,
      charged: known ? amountOf(known.charged, decimal) : NOTHING,
      day: known?.day ?? localDay(Date.now()),
    };
  });
  const reference = useReference(props, draft);
  const { paid, currency, charged, day } = draft;
  const isWhole = isPositive(paid.value) && isPositive(charged.value) && day !== '';
  const learned =
    isWhole && reference ? { paid: paid.value, currency, charged: charged.value, day, reference } : undefined;
  const store = async (changed: Trip) => {
    if (await saveTrip(changed, Date.now())) onClose();
  };
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    learned,
    save: () => (learned ? store({ ...trip, [means]: learned }) : undefined),
    forget: () => {
      const { [means]: _, ...without } = trip;
      return store(without);
    },
  };
}

type Learned = NonNullable<ReturnType<typeof useLearning>['learned']>;

/** From here on, in percent, a charge of today looks like the merchant's own conversion. */
const MERCHANT_FROM = 4;
const isFarAbove = (learned: Learned) =>
  percentAbove(paymentRate(learned), learned.reference).toNumber() >= MERCHANT_FROM;

/** What two amounts say: the rate, how far it is above the reference of its day, and that in money. */
function Found({
  learned,
  home,
  table,
}: {
  readonly learned: Learned;
  readonly home: string;
  readonly table: RatesTable;
}) {
  const { t, locale } = useTranslate();
  const { currency, reference } = learned;
  const rate = paymentRate(learned);
  const { source, day } = originOf(reference, table, t, locale);
  const percent = formatPercent(percentAbove(rate, reference).toNumber(), locale, {
    decimals: 1,
    signed: true,
  });
  const line = rateLine(rate, currency, home, locale);
  const isTurned = line.startsWith(`1 ${home} `);
  const beside = atRate('1', isTurned ? turnRate(reference) : reference);
  return (
    <div className="form-example" role="status">
      <p className="type-label">{t('trip.learned.rate')}</p>
      <p className="trip-found">{line}</p>
      <dl className="trip-facts">
        <dt>{t('trip.learned.over')}</dt>
        <dd>{percent}</dd>
        <dt>{t('trip.learned.money')}</dt>
        <dd>{moneyText(chargedAbove(learned, reference), home, locale)}</dd>
        <dt>{t('trip.learned.reference', { source, day })}</dt>
        <dd>{formatRate(beside, locale)}</dd>
      </dl>
    </div>
  );
}

/** A rate learned from two amounts: what was paid there, and what that came to at home. Nobody is asked for a bank's name. */
export function LearnSheet(props: LearnSheetProps) {
  const { trip, means, table, opener, onClose } = props;
  const { t, locale } = useTranslate();
  const { draft, change, learned, save, forget } = useLearning(props);
  const { home, currencies } = trip;
  const today = localDay(Date.now());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <SheetFrame title={t(`trip.learn.${means}`)} opener={opener} onClose={onClose}>
      <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={submit}>
        <div className="sheet-body form">
          <MoneyField
            label={t(`trip.paid.${means}`)}
            amount={draft.paid}
            onAmount={(paid) => change({ paid })}
            currency={draft.currency}
            choice={{
              label: t('trip.currency'),
              codes: currencies,
              onCurrency: (currency) => change({ currency }),
            }}
          />
          <MoneyField
            label={t(`trip.charged.${means}`)}
            amount={draft.charged}
            onAmount={(charged) => change({ charged })}
            currency={home}
          />
          <DateField label={t('trip.date')} day={draft.day} last={today} onDay={(day) => change({ day })} />
          {learned && <Found learned={learned} home={home} table={table} />}
          {learned && means === 'card' && draft.day === today && isFarAbove(learned) && (
            <p className="form-note">{t('trip.merchant')}</p>
          )}
          {learned?.reference.day && learned.reference.day !== draft.day && (
            <p className="type-label text-muted">
              {t('trip.learned.day', { day: formatIsoDate(learned.reference.day, locale) })}
            </p>
          )}
        </div>
        <div className="form-foot">
          {trip[means] && (
            <button type="button" className={plainButtonClass} onClick={() => void forget()}>
              {t('trip.forget')}
            </button>
          )}
          <button type="submit" className={`${mainButtonClass} disabled:opacity-50`} disabled={!learned}>
            {t('trip.learn.save')}
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
