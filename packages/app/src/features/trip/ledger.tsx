import type { Expense, Trip } from '@equivale/contract';
import { formatDecimal } from '@equivale/core';
import { spentAtHome, totalsOf } from '@equivale/core/trip';
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { dayOfFigure } from '../../converter/provenance/day-of-figure.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { expenses as expenseRecords } from '../../records/kinds/trips.ts';
import { ActionMenu, MenuAction } from '../../ui/action-menu.tsx';
import { cardClass } from '../../ui/card.ts';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rowActionClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { moneyText, spentText } from './describe-trip.ts';
import { useSwipeAway } from './use-swipe-away.ts';

interface LedgerProps {
  readonly trip: Trip;
  readonly expenses: readonly Expense[];
  /** Absent once the trip has ended. */
  readonly onAdd?: (opener: HTMLElement) => void;
  readonly onChange: (expense: Expense, opener: HTMLElement) => void;
}

/** Takes an expense away and says so, with a way back. */
async function remove(expense: Expense): Promise<void> {
  if (!(await expenseRecords.remove(expense.id)).ok) return;
  const undo = () => void expenseRecords.put(expense);
  notify({ message: 'trip.removed', action: { label: 'favorite.undo', run: undo } });
}

type RowProps = Pick<LedgerProps, 'onChange'> & { readonly expense: Expense };

function ExpenseMenu({ expense, onChange, opener, onClose }: RowProps & OverlayProps) {
  const { t } = useTranslate();
  const change = () => {
    onClose();
    if (opener) onChange(expense, opener);
  };
  const away = () => {
    onClose();
    void remove(expense);
  };
  return (
    <ActionMenu title={expense.note ?? t('trip.expense')} opener={opener} onClose={onClose}>
      <MenuAction icon={Pencil} onPress={change}>
        {t('trip.expense.change')}
      </MenuAction>
      <MenuAction icon={Trash2} className="text-down" onPress={away}>
        {t('trip.remove')}
      </MenuAction>
    </ActionMenu>
  );
}

/** One expense: what it was, when and how it was paid, what it came to at home. */
function ExpenseRow({ expense, onChange }: RowProps) {
  const { t, locale } = useTranslate();
  const today = useToday();
  const { amount, currency, home, by, day, note, charged } = expense;
  const what = note ?? t('trip.expense');
  const when = `${dayOfFigure(day, t, locale, today)} · ${t(`trip.by.${by}`)}`;
  const atHome = moneyText(spentAtHome(expense), home, locale);
  const price = `${formatDecimal(amount, locale)} ${currency}`;
  const { row, moved, isAway } = useSwipeAway(() => void remove(expense));
  const spoken = charged === undefined ? t('trip.about', { amount: atHome }) : atHome;
  return (
    <li className="trip-expense" data-moved={moved < 0 || undefined} data-away={isAway || undefined} {...row}>
      <span aria-hidden className="trip-expense-away">
        <Icon of={Trash2} />
        {t('trip.remove')}
      </span>
      <button
        type="button"
        className={`${rowActionClass} pe-12`}
        style={moved < 0 ? { translate: `${moved}px 0` } : undefined}
        aria-haspopup="dialog"
        aria-label={[what, when.replace(' · ', ', '), spoken, price].join(', ')}
        onClick={({ currentTarget }) => onChange(expense, currentTarget)}
      >
        <span className={rowTextClass}>
          <b className={`${rowTitleClass} [overflow-wrap:anywhere]`}>{what}</b>
          <small className="type-label block text-muted">{when}</small>
        </span>
        <span className="ms-auto text-end">
          <b
            className={`block leading-[1.375rem] ${charged === undefined ? 'font-medium text-muted' : 'font-semibold'}`}
          >
            {charged === undefined ? `≈ ${atHome}` : atHome}
          </b>
          <small className="type-label block text-muted">{price}</small>
        </span>
      </button>
      <IconButton
        icon={EllipsisVertical}
        label={t('trip.actions', { name: what })}
        aria-haspopup="dialog"
        className="trip-expense-menu text-muted"
        onClick={({ currentTarget }) => open(ExpenseMenu, { expense, onChange }, currentTarget)}
      />
    </li>
  );
}

/** What was spent by currency, where there are several; each at the rates of its own expenses. */
function ByCurrency({ expenses, home }: { readonly expenses: readonly Expense[]; readonly home: string }) {
  const { t, locale } = useTranslate();
  const { currencies } = totalsOf(expenses);
  if (currencies.length < 2) return null;
  return (
    <details className="trip-by">
      <summary>{t('trip.byCurrency')}</summary>
      <Facts
        facts={currencies.map(({ currency, amount, home: atHome }) => [
          moneyText(amount, currency, locale),
          moneyText(atHome, home, locale),
        ])}
      />
      <p className="type-label text-muted">{t('trip.byCurrency.how')}</p>
    </details>
  );
}

/** What was spent: the total, split into what was charged and what is estimated, and each expense. */
export function Ledger({ trip, expenses, onAdd, onChange }: LedgerProps) {
  const { t, locale } = useTranslate();
  const { home } = trip;
  const { total } = totalsOf(expenses);
  return (
    <section
      className={`overflow-hidden lg:[grid-area:ledger] lg:self-start ${cardClass}`}
      aria-labelledby="spent"
    >
      <div className="flex flex-wrap gap-y-0 gap-x-3 justify-between items-baseline py-3.5 px-4">
        <h2 id="spent" className="type-label text-muted">
          {t('trip.spent')}
        </h2>
        <p className="ms-auto [font:700_1.625rem_/_2.25rem_var(--font)] tabular-nums [letter-spacing:-0.015em] wrap-anywhere text-end">
          {moneyText(total, home, locale)}
        </p>
        <p className="type-label w-full text-muted">{spentText(expenses, home, t, locale)}</p>
      </div>
      <ByCurrency expenses={expenses} home={home} />
      <ul aria-label={t('trip.expenses')}>
        {expenses.map((expense) => (
          <ExpenseRow key={expense.id} expense={expense} onChange={onChange} />
        ))}
      </ul>
      {onAdd && (
        <button
          type="button"
          className="hidden gap-3 items-center w-full min-h-14 py-0 px-4 border-t border-line text-accent type-strong text-start [&:hover:not(:active)]:bg-raised lg:flex"
          onClick={({ currentTarget }) => onAdd(currentTarget)}
        >
          <Icon of={Plus} className="mx-1.5 flex-none" />
          {t('trip.add')}
        </button>
      )}
    </section>
  );
}
