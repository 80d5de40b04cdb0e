import { appendSymbol } from '@equivale/core';
import {
  Bell,
  Calendar,
  ChevronRight,
  CreditCard,
  type LucideIcon,
  Printer,
  Receipt,
  Rows3,
  UserPen,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { writtenAmount } from '../../conversion/amount.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { homeCurrency, printListAddress } from '../../conversion/currency-list.ts';
import { storedOwnRate, useOwnMoney } from '../../device/own-money/own-money.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { rowActionClass, rowsClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import './past/past.css';
import { Icon } from '../../ui/icon.tsx';

/** What is open in the sheet: a way to another rate. */
export type Choice = 'past' | 'markup' | 'own' | 'paid' | 'alert';

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  readonly onClick: () => void;
}

function Row({ icon: Drawing, title, detail, onClick }: RowProps) {
  return (
    <li>
      <button type="button" className={`${rowActionClass} flex-nowrap px-0!`} onClick={onClick}>
        <Icon of={Drawing} className="shrink-0 text-muted" />
        <span className={rowTextClass}>
          <b className={rowTitleClass}>{title}</b>
          {detail && <small className="type-label block text-pretty text-muted">{detail}</small>}
        </span>
        <Icon of={ChevronRight} className="turned shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** The two currencies of a pocket table, one's own first: prices are in the other. */
const pocketPair = (from: string, to: string): readonly [string, string] =>
  from === homeCurrency(navigator.language) ? [from, to] : [to, from];

interface ChoicesProps {
  readonly from: string;
  readonly to: Targets;
  readonly onChoice: (choice: Choice) => void;
}

/** What there is besides the rate in use, and what else can be done with it. */
export function Choices({ from, to, onChoice }: ChoicesProps) {
  const { t, locale } = useTranslate();
  const [, navigate] = useLocation();
  const amount = useConverterState((state) => state.currency.amount);
  const stored = storedOwnRate(useOwnMoney(), from, to[0]);
  return (
    <div className="sheet-body">
      <h3 className="type-label-strong mb-1 text-muted">{t('past.which')}</h3>
      <ul className={rowsClass}>
        <Row
          icon={Calendar}
          title={t('past.row.day')}
          detail={t('past.row.day.detail')}
          onClick={() => onChoice('past')}
        />
        <Row
          icon={CreditCard}
          title={t('rate.row.markup')}
          detail={t('rate.row.markup.detail')}
          onClick={() => onChoice('markup')}
        />
        <Row
          icon={UserPen}
          title={t('rate.row.own')}
          detail={
            stored
              ? `1 ${stored.base} = ${stored.text.replace('.', locale.decimal)} ${stored.code}`
              : t('rate.row.own.detail')
          }
          onClick={() => onChoice('own')}
        />
      </ul>
      <h3 className="type-label-strong mt-4 mb-1 text-muted">{t('rate.todo')}</h3>
      <ul className={rowsClass}>
        <Row icon={Bell} title={t('rate.row.alert')} onClick={() => onChoice('alert')} />
        <Row
          icon={Rows3}
          title={t('rate.row.list', { amount: appendSymbol(writtenAmount(amount, locale) || '0', from) })}
          onClick={() => navigate(printListAddress({ rows: [from, ...to], from, amount }))}
        />
        <Row
          icon={Receipt}
          title={t('paid.title')}
          detail={t('rate.row.paid.detail')}
          onClick={() => onChoice('paid')}
        />
        <Row
          icon={Printer}
          title={t('rate.row.pocket')}
          detail={t('rate.row.pocket.detail')}
          onClick={() => navigate(`/pocket/${pocketPair(from, to[0]).join('/')}`)}
        />
      </ul>
    </div>
  );
}
