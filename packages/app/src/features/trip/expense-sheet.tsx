import type { Expense, Trip } from '@equivale/contract';
import { TRIP_LIMITS } from '@equivale/contract';
import { atRate } from '@equivale/core/trip';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { isPositive, NOTHING } from '../../conversion/amount.ts';
import { localDay } from '../../conversion/past-days.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import { MoneyField } from '../../converter/money-field.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { chipClass } from '../../ui/chip.ts';
import { DateField } from '../../ui/forms/date-field.tsx';
import { FormSheet } from '../../ui/forms/form.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { moneyText } from './describe-trip.ts';
import { useExpense } from './use-expense.ts';

const MEANS = ['card', 'cash'] as const;

interface ExpenseSheetProps extends OverlayProps {
  readonly trip: Trip;
  /** The one that is changed; absent for a new one. */
  readonly expense: Expense | undefined;
}

function AtHome({
  trip,
  used,
  draft,
}: { readonly trip: Trip } & Pick<ReturnType<typeof useExpense>, 'used' | 'draft'>) {
  const { t, locale } = useTranslate();
  const { amount, currency } = draft;
  const { home } = trip;
  if (currency === home) return t('trip.atHome.same');
  if (!used) return t('trip.atHome.noRate', { code: currency });
  const whose = t(`trip.whose.${used.learned ?? 'reference'}`);
  const at = t('trip.atHome', { rate: rateLine(used.rate, currency, home, locale), whose });
  if (!isPositive(amount.value)) return at;
  return (
    <>
      ≈ <b className="font-semibold text-text">{moneyText(atRate(amount.value, used.rate), home, locale)}</b>{' '}
      {at}
    </>
  );
}

/** An expense: the amount first, what it is at home under it, and how much of the rest the person wants to say. */
export function ExpenseSheet({ trip, expense, opener, onClose }: ExpenseSheetProps) {
  const { t } = useTranslate();
  const { draft, change, used, missing, form } = useExpense(trip, expense, onClose);
  const hint = useId();
  const { home, currencies } = trip;
  const { amount, currency, by, note, day, charged } = draft;
  return (
    <FormSheet
      {...{ form, opener, onClose }}
      title={t(expense ? 'trip.expense.change' : 'trip.expense')}
      submit={t('trip.save')}
      missing={missing && t(`trip.missing.${missing}`)}
    >
      <div>
        <MoneyField
          label={t('trip.amount')}
          amount={amount}
          onAmount={(next) => change({ amount: next })}
          currency={currency}
          choice={{
            label: t('trip.currency'),
            codes: [...new Set([...currencies, home, currency])],
            onCurrency: (code) => change({ currency: code }),
          }}
          placeholder="0"
          describedBy={hint}
        />
        <p id={hint} className="type-label mt-1.5 text-pretty text-muted">
          <AtHome trip={trip} used={used} draft={draft} />
        </p>
      </div>
      <div>
        <p aria-hidden className="type-label mb-1.5 text-muted">
          {t('trip.how')}
        </p>
        <Segments
          className="w-full"
          legend={t('trip.how')}
          options={MEANS.map((id) => ({ id, label: t(`trip.way.${id}`), name: t(`trip.way.${id}`) }))}
          value={by}
          onChange={(next) => change({ by: next })}
        />
      </div>
      <FormField
        label={t('trip.note')}
        text={note}
        onText={(text) => change({ note: text.slice(0, TRIP_LIMITS.note) })}
      />
      <DateField
        label={t('trip.date')}
        day={day}
        last={localDay(Date.now())}
        onDay={(next) => change({ day: next })}
      />
      {currency !== home && charged === undefined ? (
        <button type="button" className={chipClass} onClick={() => change({ charged: NOTHING })}>
          <Icon of={CreditCard} size={16} />
          {t('trip.known')}
        </button>
      ) : null}
      {currency !== home && charged ? (
        <MoneyField
          label={t('trip.charged')}
          amount={charged}
          onAmount={(next) => change({ charged: next })}
          currency={home}
          placeholder="0"
        />
      ) : null}
    </FormSheet>
  );
}
