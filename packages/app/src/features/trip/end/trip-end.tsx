import '../trip.css';
import './trip-end.css';
import type { Expense, Trip } from '@equivale/contract';
import { formatPercent } from '@equivale/core';
import { totalsOf } from '@equivale/core/trip';
import { Check, FileDown, ListChecks, Share2 } from 'lucide-react';
import { useState } from 'react';
import { summaryOf, type TripSummary } from '../../../conversion/trip/trip-summary.ts';
import { placeName, rateLine } from '../../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrencyNames } from '../../../i18n/use-names.ts';
import { saveCsv } from '../../../platform/csv-file.ts';
import { open } from '../../../platform/overlays.ts';
import { cardClass } from '../../../ui/card.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/part.tsx';
import { moneyText, spentText } from '../describe-trip.ts';
import { Ledger } from '../ledger.tsx';
import { tripCsv } from '../trip-csv.ts';
import { shareSummary } from './share-summary.ts';
import { Bars, Meters } from './summary-parts.tsx';

const ExpenseSheet = lazyPart(async () => (await import('../expense-sheet.tsx')).ExpenseSheet);

interface TripEndProps {
  readonly trip: Trip;
  readonly expenses: readonly Expense[];
}

function useWayDetail(home: string) {
  const { t, locale } = useTranslate();
  return ({ count, by, above, rate }: TripSummary['ways'][number]) => {
    const expenses = t('trip.end.expenses', { count });
    if (by === 'cash' && rate) return `${expenses} · ${rateLine(rate.rate, rate.currency, home, locale)}`;
    if (!above) return expenses;
    const percent = formatPercent(above.toNumber(), locale, { decimals: 1, signed: true });
    return `${expenses} · ${t('trip.end.above', { percent })}`;
  };
}

function Parts({
  home,
  summary: { ways, currencies },
}: {
  readonly home: string;
  readonly summary: TripSummary;
}) {
  const { t, locale } = useTranslate();
  const wayDetail = useWayDetail(home);
  return (
    <div className="grid gap-4">
      <Meters
        title={t('trip.end.byWay')}
        rows={ways.map((way) => ({
          name: t(`trip.way.${way.by}`),
          value: moneyText(way.home, home, locale),
          detail: wayDetail(way),
          share: way.share,
        }))}
      />
      <Meters
        title={t('trip.byCurrency')}
        rows={currencies.map(({ currency, amount, home: atHome, count, share }) => ({
          name: moneyText(amount, currency, locale),
          value: moneyText(atHome, home, locale),
          detail: t('trip.end.expenses', { count }),
          share,
        }))}
      />
    </div>
  );
}

interface ActionsProps extends TripEndProps {
  /** The summary in words. */
  readonly text: string;
}

function Actions({ trip, expenses, text }: ActionsProps) {
  const { t, locale, language } = useTranslate();
  const names = useCurrencyNames();
  const [isListed, setListed] = useState(false);
  const place = placeName(trip.place, language, names);
  const actions = [
    { icon: Share2, label: t('trip.end.share'), run: () => void shareSummary(`${place}: ${text}`) },
    {
      icon: FileDown,
      label: t('trip.end.csv'),
      run: () => void saveCsv(`${place}.csv`, tripCsv(expenses, t, locale)),
    },
    {
      icon: ListChecks,
      label: t(isListed ? 'trip.end.hide' : 'trip.end.list', { count: expenses.length }),
      run: () => setListed((was) => !was),
    },
  ];
  return (
    <>
      <div className="-mx-2 flex flex-wrap gap-x-0.5">
        {actions.map(({ icon, label, run }) => (
          <button
            key={label}
            type="button"
            className="inline-flex min-h-touch items-center gap-2 rounded-small px-2 text-muted [font:500_0.8125rem/1.125rem_var(--font)] hover:text-text hover:underline"
            onClick={run}
          >
            <Icon of={icon} size={16} className="max-lg:hidden" />
            {label}
          </button>
        ))}
      </div>
      {isListed && (
        <Ledger
          trip={trip}
          expenses={expenses}
          onChange={(expense, opener) => open(ExpenseSheet, { trip, expense }, opener)}
        />
      )}
    </>
  );
}

/** A trip that has ended: what it came to, by days, ways of paying and currencies. */
export function TripEnd({ trip, expenses }: TripEndProps) {
  const { t, locale } = useTranslate();
  const { home } = trip;
  const summary = summaryOf(trip, expenses);
  const { days, perDay, bars, cardCost } = summary;
  const total = moneyText(totalsOf(expenses).total, home, locale);
  const facts = [
    days && perDay && [t('trip.end.perDay', { count: days.count }), moneyText(perDay, home, locale)],
    cardCost && [t('trip.end.cardCost'), moneyText(cardCost, home, locale)],
  ].filter((fact) => fact !== undefined);
  return (
    <div className="trip-end">
      <div className="grid gap-2">
        <section className={`${cardClass} overflow-hidden`} aria-labelledby="trip-ended">
          <div className="p-4">
            <h2 id="trip-ended" className="type-label-strong flex items-center gap-1.5 text-muted">
              <Icon of={Check} size={16} />
              {t('trip.ended')}
            </h2>
            <p className="trip-end-total">{total}</p>
            <p className="type-label text-muted">{spentText(expenses, home, t, locale)}</p>
          </div>
          {facts.length > 0 && expenses.length > 0 && (
            <dl className="trip-end-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="type-label text-muted">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Bars bars={bars} />
        </section>
        {expenses.length > 0 && (
          <Actions
            trip={trip}
            expenses={expenses}
            text={[total, ...facts.map((fact) => fact.join(': '))].join('\n')}
          />
        )}
      </div>
      {expenses.length > 0 && <Parts home={home} summary={summary} />}
    </div>
  );
}
