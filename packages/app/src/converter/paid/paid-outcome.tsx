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
import type { RatesTable } from '../../api/rates.ts';
import { useOwnMoney } from '../../device/own-money/own-money.ts';
import { markupOf } from '../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { Equation } from '../../ui/breakable.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormNote } from '../../ui/forms/form.tsx';
import { referenceText } from '../provenance/reference-text.ts';
import { chargedBy, type PaymentForm } from './use-payment.ts';
import { writePercent } from './way-name.ts';

/** Digits of the percentage that is stored: both amounts come back to the cent with fewer, even of long ones. */
export const STORED_DIGITS = 34;

/** Further from the reference a fee is more likely mistyped than charged. */
export const SURE_UP_TO_PERCENT = 15;

export function Outcome({ form, paid, table }: { form: PaymentForm; paid: RatePaid; table: RatesTable }) {
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
  const { day, isOld } = form.reference;
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
      <b className="block [font:600_1.75rem_/_2.25rem_var(--font)] tabular-nums [letter-spacing:-0.015em] wrap-anywhere">
        <Equation text={`1 ${one} = ${write(paid.rate)} ${other}`} />
      </b>
      {!isOld && <Facts facts={facts} />}
    </output>
  );
}

/** The merchant's own conversion, and what the own card would charge. */
export function MerchantNote({ form, table }: { form: PaymentForm; table: RatesTable }) {
  const { t, locale } = useTranslate();
  const names = useCurrencyNames();
  const card = markupOf(useOwnMoney(), 'my-card', false);
  const { from, to } = form;
  const charged = card && chargedBy(form, card, table);
  return (
    <FormNote role="note">
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
    </FormNote>
  );
}
