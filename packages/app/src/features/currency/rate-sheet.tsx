import { useState } from 'react';
import { tripOn, useTrips } from '../../device/trips/trips.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { chooseMarkup } from '../../records/kinds/markups.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import type { Choice, RatePair } from './rate-pair.ts';
import './past/past.css';

const PastForm = lazyPart(async () => (await import('./past/past-form.tsx')).PastForm);
const MarkupForm = lazyPart(async () => (await import('./markup/markup-form.tsx')).MarkupForm, 'own-money');
const PaidForm = lazyPart(
  async () => (await import('../../converter/paid/paid-form.tsx')).PaidForm,
  'own-money',
);
const AlertForm = lazyPart(
  async () => (await import('../../converter/alerts/alert-form.tsx')).AlertForm,
  'alerts',
);
const OwnRateForm = lazyPart(
  async () => (await import('./own-rate/own-rate-form.tsx')).OwnRateForm,
  'own-money',
);

interface RateSheetProps extends RatePair, OverlayProps {
  readonly choice: Choice;
  /** Another rate is in use now. */
  readonly onChosen: () => void;
}

/** The last day of the trip that is going on, where one of the currencies is paid with on it. */
function useTripEnd(pair: readonly string[]): string | undefined {
  const { data } = useTrips();
  const today = useToday();
  const trip = data && tripOn(data, today);
  return trip?.currencies.some((code) => pair.includes(code)) ? trip.until : undefined;
}

export function RateSheet({ inUse, choice: first, opener, onClose, ...form }: RateSheetProps) {
  const { t } = useTranslate();
  const [choice, setChoice] = useState(first);
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
    <SheetFrame title={titles[choice]} opener={opener} onClose={onClose}>
      <Part onFailed={onFailed} fallback={<div className="sheet-body min-h-64" />}>
        {choice === 'past' && <PastForm {...form} past={past} />}
        {choice === 'markup' && <MarkupForm {...form} onPayment={() => setChoice('paid')} />}
        {choice === 'paid' && (
          <PaidForm
            from={form.from}
            to={form.to[0]}
            table={form.table}
            onClose={onClose}
            onStored={async () => {
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
