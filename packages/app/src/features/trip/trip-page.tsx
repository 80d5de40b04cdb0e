import type { Expense, Trip } from '@equivale/contract';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Rates } from '../../api/rates.ts';
import { usedRate, type Way } from '../../conversion/trip/trip-rates.ts';
import { useOwnCard } from '../../device/trips/own-card.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { Ledger } from './ledger.tsx';
import { PricePreview } from './price-preview.tsx';
import { TripCard } from './trip-card.tsx';

const ExpenseSheet = lazyPart(async () => (await import('./expense-sheet.tsx')).ExpenseSheet);

/** The rule comes after the prices, with its sentences. */
const RuleLine = lazyPart(async () => (await import('./rule-line.tsx')).RuleLine, 'pocket');

interface TripPageProps {
  readonly trip: Trip;
  readonly expenses: readonly Expense[];
  readonly rates: Rates;
}

export function TripPage({ trip, expenses, rates }: TripPageProps) {
  const { t } = useTranslate();
  const [way, setWay] = useState<Way>('card');
  const [main = ''] = trip.currencies;
  const ownCard = useOwnCard();
  const rate = usedRate({ ...trip, ownCard }, main, way)?.rate;
  const [, navigate] = useLocation();
  /** The address names the trip from now on, so that a newer one that arrives meanwhile does not take its place. */
  const openExpense = (expense: Expense | undefined, opener: HTMLElement) => {
    navigate(`/trip/${trip.id}`, { replace: true });
    open(ExpenseSheet, { trip, expense }, opener);
  };
  const add = (opener: HTMLElement) => openExpense(undefined, opener);
  return (
    <div className="trip">
      <TripCard trip={trip} rates={rates} way={way} onWay={setWay} />
      <Ledger trip={trip} expenses={expenses} onAdd={add} onChange={openExpense} />
      {rate && (
        <PricePreview
          currency={main}
          home={trip.home}
          rate={rate}
          table={rates.table}
          title={t('trip.glance')}
          action={
            <Link
              href={`/pocket/${trip.home}/${main}`}
              className="min-w-touch min-h-touch text-accent type-label-strong hover:underline inline-flex items-center gap-2"
            >
              <Icon of={Printer} />
              {t('trip.take')}
            </Link>
          }
          foot={
            <Part onFailed={() => {}}>
              <RuleLine currency={main} home={trip.home} rate={rate} />
            </Part>
          }
        />
      )}
      <div
        data-foot
        className="fixed [inset:auto_0_calc(var(--tabs)_+_env(safe-area-inset-bottom))] z-4 [padding:12px_var(--gutter)] [background:linear-gradient(transparent,_var(--page)_30%)] pointer-events-none *:pointer-events-auto lg:hidden"
      >
        <Button
          isMain
          className="w-full"
          onPointerEnter={() => prepare(ExpenseSheet.load)}
          onFocus={() => prepare(ExpenseSheet.load)}
          onClick={({ currentTarget }) => add(currentTarget)}
        >
          <Icon of={Plus} />
          {t('trip.add')}
        </Button>
      </div>
    </div>
  );
}
