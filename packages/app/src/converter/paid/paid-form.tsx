import { formatIsoDate, type RatePaid } from '@equivale/core';
import type { ComponentProps } from 'react';
import { isPositive } from '../../conversion/amount.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { markups } from '../../records/kinds/markups.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { FormBody, FormNote, useForm } from '../../ui/forms/form.tsx';
import { MoneyField } from '../money-field.tsx';
import { MerchantNote, Outcome, STORED_DIGITS, SURE_UP_TO_PERCENT } from './paid-outcome.tsx';
import { type FirstPayment, type PaymentForm, usePayment } from './use-payment.ts';

export interface KnownPayment {
  readonly cost: string;
  readonly from: string;
  readonly charged: string;
  readonly to: string;
  /** Day of the payment, `YYYY-MM-DD`. */
  readonly day: string;
  readonly paid: RatePaid;
  /** The markup in percent, as decimal text that brings both amounts back to the cent. */
  readonly percent: string;
}

export interface PaidFormProps extends FirstPayment {
  readonly onClose: () => void;
  /** It is the own card from now on. */
  readonly onStored: (payment: KnownPayment) => void;
  /** Money was exchanged: no card comes of it, and its rate is for the trip alone. */
  readonly isCash?: boolean | undefined;
  /** The rate is to be used on the trip alone. */
  readonly onlyForTrip?: ((payment: KnownPayment) => void) | undefined;
}

/** From here on, and today, what a terminal asks for is the merchant's own conversion. */
const MERCHANT_FROM_PERCENT = 4;

function useMissing({ cost, charged, dayText, reference }: PaymentForm, isCash: boolean): string | undefined {
  const { t, locale } = useTranslate();
  const count = [cost, charged].filter(({ value }) => !isPositive(value)).length;
  if (count > 0) return t('paid.missing', { count });
  if (dayText === '') return t('paid.missing.day');
  const { isOld, day } = reference;
  // What cash cost needs no comparison.
  return isOld && day && !isCash ? t('paid.missing.rate', { date: formatIsoDate(day, locale) }) : undefined;
}

/** What was really paid: a price, what was charged for it and the day give the rate and its markup over the reference. */
export function usePaidForm(props: PaidFormProps): Omit<ComponentProps<typeof FormBody>, 'title'> {
  const { onClose, onStored, onlyForTrip, isCash = false, ...first } = props;
  const { t, locale } = useTranslate();
  const payment = usePayment(first);
  const { cost, charged, from, to, day, dayText, today, set, reference } = payment;
  const paid = payment.paid?.ok ? payment.paid : undefined;
  const isMerchant =
    !isCash &&
    day === today &&
    !reference.isOld &&
    paid !== undefined &&
    paid.percent.toNumber() >= MERCHANT_FROM_PERCENT;
  const known = (isCash || !reference.isOld) &&
    paid && {
      ...{ cost: cost.value, from, charged: charged.value, to, day, paid },
      percent: paid.percent.toSignificant(STORED_DIGITS),
    };
  const forTrip = async () => {
    if (known) onlyForTrip?.(known);
    return known !== undefined;
  };
  const form = useForm(async () => {
    if (isMerchant) onClose();
    if (isMerchant || !known) return false;
    if (isCash) return forTrip();
    const outcome = await markups.put({ id: 'my-card', percent: known.percent, paidOn: day });
    if (outcome.ok) onStored(known);
    return outcome.ok;
  });
  const amount = (label: string, side: 'cost' | 'charged') => (
    <MoneyField
      label={label}
      amount={side === 'cost' ? cost : charged}
      onAmount={set[side]}
      currency={side === 'cost' ? from : to}
      choice={{
        label: t('paid.currencyOf', { label }),
        onCurrency: side === 'cost' ? set.from : set.to,
      }}
    />
  );
  return {
    form,
    submit: t(isCash ? 'paid.trip' : isMerchant ? 'paid.done' : 'paid.keep'),
    missing: useMissing(payment, isCash),
    disabled: !known,
    beside: onlyForTrip && known && !isMerchant && !isCash && (
      <Button onClick={() => form.run(forTrip)}>{t('paid.trip')}</Button>
    ),
    children: (
      <>
        {amount(t(isCash ? 'paid.received' : 'paid.cost'), 'cost')}
        {amount(t(isCash ? 'paid.given' : 'paid.charged'), 'charged')}
        <DateField label={t('paid.day')} last={today} day={dayText} onDay={set.day} />
        {paid ? (
          <Outcome form={payment} paid={paid} table={first.table} />
        ) : (
          <p className="type-label text-pretty text-muted">
            {t(reference.table || reference.isAwaited ? 'paid.hint' : 'paid.offline', {
              date: formatIsoDate(day, locale),
            })}
          </p>
        )}
        {paid && !reference.isOld && Math.abs(paid.percent.toNumber()) > SURE_UP_TO_PERCENT && (
          <FormNote>{t('paid.sure')}</FormNote>
        )}
        {isMerchant && <MerchantNote form={payment} table={first.table} />}
      </>
    ),
  };
}

/** The form for a sheet that has a title already. */
export const PaidForm = (props: PaidFormProps) => <FormBody {...usePaidForm(props)} />;
