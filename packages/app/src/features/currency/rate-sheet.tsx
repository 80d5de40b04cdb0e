import { appendSymbol } from '@equivale/core';
import {
  Bell,
  Calendar,
  ChevronRight,
  CreditCard,
  type LucideIcon,
  Receipt,
  Rows3,
  UserPen,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { RatesTable } from '../../api/rates.ts';
import { writtenAmount } from '../../conversion/amount.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { printListAddress } from '../../conversion/currency-list.ts';
import { localDay } from '../../conversion/past-days.ts';
import type { RateInUse } from '../../conversion/rate-in-use.ts';
import { storedOwnRate, useOwnMoney } from '../../device/own-money/own-money.ts';
import { chooseMarkup } from '../../device/own-money/store-own-money.ts';
import { tripOn, useTrips } from '../../device/trips/trips.ts';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { rowActionClass, rowsClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import './past/past.css';

const PastForm = lazyPart(async () => (await import('./past/past-form.tsx')).PastForm);
const MarkupForm = lazyPart(() =>
  saying('own-money', async () => (await import('./markup/markup-form.tsx')).MarkupForm),
);
const PaidForm = lazyPart(() =>
  saying('own-money', async () => (await import('../../converter/paid/paid-form.tsx')).PaidForm),
);
const AlertForm = lazyPart(() =>
  saying('alerts', async () => (await import('../../converter/alerts/alert-form.tsx')).AlertForm),
);
const OwnRateForm = lazyPart(() =>
  saying('own-money', async () => (await import('./own-rate/own-rate-form.tsx')).OwnRateForm),
);

interface RateSheetProps {
  readonly from: string;
  readonly to: Targets;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
  /** The newest table. */
  readonly table: RatesTable;
  readonly inUse: RateInUse;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
  /** Another rate is in use now. */
  readonly onChosen: () => void;
}

/** What is open in the sheet: a way to another rate. */
type Choice = 'past' | 'markup' | 'own' | 'paid' | 'alert';

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  readonly onClick: () => void;
}

function Row({ icon: Icon, title, detail, onClick }: RowProps) {
  return (
    <li>
      <button type="button" className={`${rowActionClass} past-row flex-nowrap`} onClick={onClick}>
        <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <span className={rowTextClass}>
          <b className={rowTitleClass}>{title}</b>
          {detail && <small className="type-label block text-pretty text-muted">{detail}</small>}
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** What there is besides the rate in use, and what else can be done with it. */
function Choices({
  from,
  to,
  onChoice,
}: Pick<RateSheetProps, 'from' | 'to'> & { onChoice: (choice: Choice) => void }) {
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
      </ul>
    </div>
  );
}

/** The last day of the trip that is going on, where one of the currencies is paid with on it. */
function useTripEnd(pair: readonly string[]): string | undefined {
  const { data } = useTrips();
  const trip = data && tripOn(data, localDay(Date.now()));
  return trip?.currencies.some((code) => pair.includes(code)) ? trip.until : undefined;
}

const choiceOf = ({ basis, markup }: RateInUse): Choice | undefined => {
  if (markup) return 'markup';
  return basis === 'past' || basis === 'own' ? basis : undefined;
};

/** Which rate to use: what there is besides today's, and then its own choice; of another than today's at once its own. */
export function RateSheet({ inUse, rate, opener, onClose, ...form }: RateSheetProps) {
  const { t } = useTranslate();
  const [choice, setChoice] = useState(choiceOf(inUse));
  const tripEnd = useTripEnd([form.from, form.to[0]]);
  const past = inUse.basis === 'past' ? inUse.past : undefined;
  const titles = {
    past: t('past.title'),
    markup: t('rate.ways'),
    paid: t('paid.title'),
    alert: t('rate.alert', { from: form.from, to: form.to[0] }),
    own: t('rate.own', { from: form.from, to: form.to[0] }),
  };
  const onFailed = () => {
    onClose();
    notify({ message: 'part.failed' });
  };
  return (
    <SheetFrame title={choice ? titles[choice] : rate || t('past.which')} opener={opener} onClose={onClose}>
      <Part onFailed={onFailed} fallback={<div className="sheet-body min-h-64" />}>
        {choice === undefined && <Choices from={form.from} to={form.to} onChoice={setChoice} />}
        {choice === 'past' && <PastForm {...form} past={past} />}
        {choice === 'markup' && <MarkupForm {...form} onPayment={() => setChoice('paid')} />}
        {choice === 'paid' && (
          <PaidForm
            from={form.from}
            to={form.to[0]}
            table={form.table}
            onClose={onClose}
            onKept={async () => {
              const outcome = await chooseMarkup({ of: 'my-card', isTakenOff: false });
              if (outcome.ok) form.onChosen();
            }}
          />
        )}
        {choice === 'alert' && (
          <AlertForm from={form.from} to={form.to[0]} table={form.table} onClose={onClose} />
        )}
        {choice === 'own' && <OwnRateForm {...form} tripEnd={tripEnd} onClose={onClose} />}
      </Part>
    </SheetFrame>
  );
}
