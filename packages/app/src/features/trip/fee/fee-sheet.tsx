import type { Trip } from '@equivale/contract';
import { findCurrency, formatDecimal } from '@equivale/core';
import { atRate, moneyAbove, withPercent } from '@equivale/core/trip';
import { ChevronRight, Receipt } from 'lucide-react';
import { useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import { type Amount, NOTHING, typedAmount } from '../../../conversion/amount.ts';
import { type KnownPayment, usePaidForm } from '../../../converter/paid/paid-form.tsx';
import { writePercent } from '../../../converter/paid/way-name.ts';
import { roundedMoney } from '../../../converter/rows/row-figures.ts';
import { useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { notify } from '../../../platform/notices.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { markups } from '../../../records/kinds/markups.ts';
import { trips } from '../../../records/kinds/trips.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNote, FormSheet, useForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { rowActionClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';
import { originOf } from '../describe-trip.ts';
import { asTyped, Cards, UsualFees } from './fee-choices.tsx';

/** Higher fees need a confirmation. */
const ASKED_ABOVE = 15;

interface FeeSheetProps extends OverlayProps {
  readonly trip: Trip;
  readonly currency: string;
  /** The amount in that currency on the trip, plain digits. */
  readonly amount: string;
  readonly table: RatesTable;
}

/** Stores a fee once, for this trip or as that of the own card; an unlikely one after a confirmation. */
function useFee({ trip, onClose }: FeeSheetProps) {
  const { locale } = useTranslate();
  const [percent, setPercent] = useState(() =>
    trip.fee === undefined ? NOTHING : asTyped(trip.fee, locale),
  );
  const [isAsked, setAsked] = useState(false);
  const change = (next: Amount) => {
    setPercent(next);
    setAsked(false);
  };
  const keep = async (asCard: boolean) => {
    const { value } = percent;
    if (percent.text === '') return false;
    if (Number(value) > ASKED_ABOVE && !isAsked) {
      setAsked(true);
      return false;
    }
    if (asCard && !(await markups.put({ id: 'my-card', percent: value })).ok) return false;
    const { ok } = await trips.update(trip.id, ({ fee: _, ...now }) => ({
      ...now,
      ...(!asCard && { fee: value }),
    }));
    if (!ok) return false;
    const values = { percent: writePercent(value, locale) };
    notify({ message: asCard ? 'trip.fee.kept' : 'trip.fee.used', values });
    onClose();
    return true;
  };
  return { percent, change, isAsked, keep };
}

/** The payment that a fee is worked out of, in the place of the fee's own form. */
function PaymentSheet({
  onStored,
  ...props
}: FeeSheetProps & { readonly onStored: (payment: KnownPayment) => void }) {
  const { t } = useTranslate();
  const { trip, currency, table, opener, onClose } = props;
  const form = usePaidForm({
    from: currency,
    to: trip.home,
    table,
    onClose,
    onStored,
    onlyForTrip: onStored,
  });
  return <FormSheet title={t('paid.question')} opener={opener} onClose={onClose} {...form} />;
}

/** What the amount on the trip is charged as, and the two figures that this is the sum of, to the cent. */
function Charged({ trip, currency, amount, table, percent }: FeeSheetProps & { readonly percent: Amount }) {
  const { t, locale } = useTranslate();
  const frozen = trip.frozen.rates[currency];
  const home = findCurrency(trip.home);
  if (percent.text === '' || !frozen || !home)
    return <p className="type-label text-pretty text-muted">{t('trip.fee.hint')}</p>;
  const reference = roundedMoney(atRate(amount, frozen), home);
  const total = roundedMoney(atRate(amount, withPercent(frozen, percent.value)), home);
  const fee = moneyAbove(total, reference).toFixed(home.displayDecimals);
  const { source, day } = originOf(frozen, table, t, locale);
  return (
    <div className="form-example" role="status">
      <p className="type-label text-muted">
        {formatDecimal(amount, locale)} {currency}
      </p>
      <p className="type-title">
        {t('trip.fee.charged', { amount: `${formatDecimal(total, locale)} ${trip.home}` })}
      </p>
      <p className="type-label text-muted">
        {t('trip.fee.sum', {
          reference: formatDecimal(reference, locale),
          fee: formatDecimal(fee, locale),
          source: [source, day].filter(Boolean).join(', '),
        })}
      </p>
    </div>
  );
}

/** What the bank adds to the reference rate: typed, that of a card, or worked out of a payment. */
export function FeeSheet(props: FeeSheetProps) {
  const { opener, onClose } = props;
  const { t, locale } = useTranslate();
  const money = useOwnMoney();
  const { percent, change, isAsked, keep } = useFee(props);
  const [isPaying, setPaying] = useState(false);
  const form = useForm(() => keep(true));
  const isMissing = percent.text === '';
  const choice = { percent, onPercent: change };
  if (isPaying) {
    const onStored = (payment: KnownPayment) => {
      change(asTyped(payment.percent, locale));
      setPaying(false);
    };
    return <PaymentSheet {...props} onClose={() => setPaying(false)} onStored={onStored} />;
  }
  return (
    <FormSheet
      {...{ form, opener, onClose }}
      title={t('trip.fee')}
      submit={t('trip.fee.keep')}
      missing={isMissing ? t('trip.fee.missing') : undefined}
      beside={
        <Button disabled={isMissing} onClick={() => form.run(() => keep(false))}>
          {t('trip.fee.only')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <FormField
          label={t('trip.fee.label')}
          text={percent.text}
          placeholder="0"
          isNumber
          onText={(text) => change(typedAmount(percent, text, { signed: false, decimal: locale.decimal }))}
        >
          <span className="px-2 font-medium text-muted">%</span>
        </FormField>
        <UsualFees {...choice} />
      </div>
      {isAsked && <FormNote>{t('trip.fee.sure')}</FormNote>}
      <Cards {...choice} cards={(money?.markups ?? []).filter(({ fixed, minimum }) => !fixed && !minimum)} />
      <button
        type="button"
        className={`${rowActionClass} flex-nowrap rounded-field border border-line`}
        onClick={() => setPaying(true)}
      >
        <Icon of={Receipt} className="flex-none text-muted" />
        <RowText title={t('trip.fee.payment')} detail={t('trip.fee.payment.detail')} />
        <Icon of={ChevronRight} className="turned flex-none text-muted" />
      </button>
      <Charged {...props} percent={percent} />
    </FormSheet>
  );
}
