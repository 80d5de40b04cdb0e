import '../../ui/form.css';
import './paid.css';
import {
  appendSymbol,
  findCurrency,
  formatIsoDate,
  formatListFigure,
  formatRate,
  quote,
  type RatePaid,
} from '@equivale/core';
import { TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import { isPositive } from '../../conversion/amount.ts';
import { useOwnMoney } from '../../device/own-money/own-money.ts';
import { markupOf } from '../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { useOnce } from '../../platform/use-once.ts';
import { markups } from '../../records/kinds/markups.ts';
import { Equation } from '../../ui/breakable.tsx';
import { plainButtonClass } from '../../ui/button.ts';
import { MainButton } from '../../ui/main-button.tsx';
import { pairFigures } from '../provenance/pair-figures.ts';
import { referenceText } from '../provenance/reference-text.ts';
import { PaidAmount } from './paid-amount.tsx';
import { chargedBy, type FirstPayment, type PaymentForm, usePayment } from './use-payment.ts';
import { writePercent } from './way-name.ts';

/** A payment as it was typed, with what comes of it. */
export interface KeptPayment {
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
  readonly onKept: (payment: KeptPayment) => void;
  /** Money was exchanged: no card comes of it, and its rate is for the trip alone. */
  readonly isCash?: boolean | undefined;
  /** The rate is to be used on the trip alone. */
  readonly onlyForTrip?: ((payment: KeptPayment) => void) | undefined;
}

/** From here on, and today, what a terminal asks for is the merchant's own conversion. */
const MERCHANT_FROM_PERCENT = 4;
/** Digits of the percentage that is stored: both amounts come back to the cent with fewer, even of long ones. */
const STORED_DIGITS = 34;

/** The rate, in the direction with a number above one. */
function Outcome({ form, paid, table }: { form: PaymentForm; paid: RatePaid; table: RatesTable }) {
  const { t, locale } = useTranslate();
  const { from, to } = form;
  const isTurned = paid.rate.toNumber() < 1;
  const [one, other] = isTurned ? [to, from] : [from, to];
  const write = (of: RatePaid['rate']) => {
    const text = of.toSignificant(STORED_DIGITS);
    const rate = quote(
      { amount: '1', from: one, to: other, own: { base: from, code: to, text } },
      { rates: {}, origins: [] },
    );
    return rate.ok ? formatRate(rate.rate, locale) : '';
  };
  const figures = form.reference.table && pairFigures(form.reference.table, from, to);
  const day = form.reference.own ? form.day : figures?.day;
  const named = { from, to, table: form.reference.table ?? table, names: table };
  const money = appendSymbol(
    formatListFigure(paid.markup, findCurrency(to)?.displayDecimals ?? 2, locale).replace(/^[-−]/, ''),
    to,
  );
  const facts = [
    [referenceText('markup', named, t), writePercent(paid.percent.toFixed(1), locale, { signed: true })],
    [t('paid.money'), t(paid.markup.sign < 0 ? 'paid.less' : 'paid.more', { money })],
    [
      [referenceText('name', named, t), day && formatIsoDate(day, locale, 'day')].filter(Boolean).join(', '),
      write(paid.reference.rate),
    ],
  ] as const;
  return (
    <output className="paid-out">
      <span className="type-label text-muted">{t('paid.rate')}</span>
      <b className="paid-rate">
        <Equation text={`1 ${one} = ${write(paid.rate)} ${other}`} />
      </b>
      <dl className="sheet-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </output>
  );
}

/** The merchant's own conversion, and what the own card would charge. */
function MerchantNote({ form, table }: { form: PaymentForm; table: RatesTable }) {
  const { t, locale } = useTranslate();
  const names = useCurrencyNames();
  const card = markupOf(useOwnMoney(), 'my-card', false);
  const { from, to } = form;
  const charged = card && chargedBy(form, card, table);
  return (
    <div className="form-note" role="note">
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-warn" />
      <div className="grid gap-1">
        <p>
          <b className="font-semibold">{t('paid.merchant')}</b>{' '}
          {t('paid.merchant.local', { currency: names[from]?.toLocaleLowerCase(locale.id) ?? from })}
        </p>
        <p>
          {charged &&
            t('paid.merchant.card', {
              money: appendSymbol(
                formatListFigure(charged, findCurrency(to)?.displayDecimals ?? 2, locale),
                to,
              ),
            })}{' '}
          {t('paid.merchant.bank')}
        </p>
      </div>
    </div>
  );
}

/** What is not typed yet. */
function useMissing({ cost, charged, dayText }: PaymentForm): string | undefined {
  const { t } = useTranslate();
  const count = [cost, charged].filter(({ value }) => !isPositive(value)).length;
  if (count > 0) return t('paid.missing', { count });
  return dayText === '' ? t('paid.missing.day') : undefined;
}

/** What was really paid: a price, what was charged for it and the day give the rate and its markup over the reference. */
export function PaidForm({ onClose, onKept, onlyForTrip, isCash = false, ...first }: PaidFormProps) {
  const { t, locale } = useTranslate();
  const form = usePayment(first);
  const { cost, charged, from, to, day, dayText, today, set, reference } = form;
  const missing = useMissing(form);
  const once = useOnce();
  const paid = form.paid?.ok ? form.paid : undefined;
  const isMerchant =
    !isCash && day === today && paid !== undefined && paid.percent.toNumber() >= MERCHANT_FROM_PERCENT;
  const kept = paid && {
    ...{ cost: cost.value, from, charged: charged.value, to, day, paid },
    percent: paid.percent.toSignificant(STORED_DIGITS),
  };
  const keep = async (payment: KeptPayment) => {
    const outcome = await markups.put({ id: 'my-card', percent: payment.percent, paidOn: day });
    if (outcome.ok) onKept(payment);
    return outcome.ok;
  };
  const forTrip = async (payment: KeptPayment) => {
    onlyForTrip?.(payment);
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMerchant) onClose();
    else if (kept) void once(() => (isCash ? forTrip(kept) : keep(kept)));
  };
  return (
    <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={submit}>
      <div className="sheet-body form">
        <PaidAmount
          label={t(isCash ? 'paid.received' : 'paid.cost')}
          amount={cost}
          onText={set.cost}
          code={from}
          onCode={set.from}
        />
        <PaidAmount
          label={t(isCash ? 'paid.given' : isMerchant ? 'paid.asked' : 'paid.charged')}
          amount={charged}
          onText={set.charged}
          code={to}
          onCode={set.to}
        />
        <label className="paid-day">
          <span className="type-label text-muted">{t('paid.day')}</span>
          <input type="date" max={today} value={dayText} onChange={({ target }) => set.day(target.value)} />
        </label>
        {paid ? (
          <Outcome form={form} paid={paid} table={first.table} />
        ) : (
          <p className="type-label text-pretty text-muted">
            {t(reference.table || reference.isAwaited ? 'paid.hint' : 'paid.offline', {
              date: formatIsoDate(day, locale),
            })}
          </p>
        )}
        {isMerchant && <MerchantNote form={form} table={first.table} />}
      </div>
      <div className="form-foot">
        {onlyForTrip && kept && !isMerchant && !isCash && (
          <button type="button" className={plainButtonClass} onClick={() => void once(() => forTrip(kept))}>
            {t('paid.trip')}
          </button>
        )}
        <MainButton type="submit" missing={missing} disabled={!kept}>
          {t(isCash ? 'paid.trip' : isMerchant ? 'paid.done' : 'paid.keep')}
        </MainButton>
      </div>
    </form>
  );
}
