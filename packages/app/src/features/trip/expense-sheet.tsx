import type { Expense, Trip } from '@equivale/contract';
import { TRIP_LIMITS } from '@equivale/contract';
import { atRate } from '@equivale/core/trip';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { isPositive, NOTHING } from '../../conversion/amount.ts';
import { localDay } from '../../conversion/past-days.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { FormField } from '../../ui/form-field.tsx';
import { MainButton } from '../../ui/main-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import { DateField } from './date-field.tsx';
import { moneyText } from './describe-trip.ts';
import { MoneyField } from './money-field.tsx';
import { useExpense } from './use-expense.ts';

const MEANS = ['card', 'cash'] as const;

interface ExpenseSheetProps {
  readonly trip: Trip;
  /** The one that is changed; absent for a new one. */
  readonly expense: Expense | undefined;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** What an expense comes to at home, and at whose rate. */
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
  const { draft, change, used, missing, save } = useExpense(trip, expense, onClose);
  const hint = useId();
  const { home, currencies } = trip;
  const { amount, currency, by, note, day, charged } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <SheetFrame title={t(expense ? 'trip.expense.change' : 'trip.expense')} opener={opener} onClose={onClose}>
      <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={submit}>
        <div className="sheet-body form">
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
            <button type="button" className="trip-chip" onClick={() => change({ charged: NOTHING })}>
              <CreditCard aria-hidden size={16} strokeWidth={1.75} />
              {t('trip.known')}
            </button>
          ) : null}
          {currency !== home && charged ? (
            <MoneyField
              label={t('trip.charged')}
              amount={charged}
              onAmount={(next) => change({ charged: next })}
              currency={home}
            />
          ) : null}
        </div>
        <div className="form-foot">
          <MainButton type="submit" missing={missing && t(`trip.missing.${missing}`)}>
            {t('trip.save')}
          </MainButton>
        </div>
      </form>
    </SheetFrame>
  );
}
