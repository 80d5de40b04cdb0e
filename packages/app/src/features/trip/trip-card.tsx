import type { Trip } from '@equivale/contract';
import { findCurrency } from '@equivale/core';
import { atRate, rateThroughHome } from '@equivale/core/trip';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Rates } from '../../api/rates.ts';
import { type Amount, amountOf, typedAmount } from '../../conversion/amount.ts';
import { type PricedTrip, rowsOf, usedRate, type Way } from '../../conversion/trip/trip-rates.ts';
import { AmountRow, type RowEnd } from '../../converter/rows/amount-row.tsx';
import { roundedMoney } from '../../converter/rows/row-figures.ts';
import { useOwnCard } from '../../device/trips/own-card.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { cardClass } from '../../ui/card.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SettledStatus } from '../../ui/settled-status.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { FreezeStrip } from './freeze-strip.tsx';
import { RateInUse } from './rate-in-use.tsx';

const WAYS: readonly Way[] = ['card', 'cash', 'reference'];

function CopyButton({ code, text }: { readonly code: string; readonly text: string }) {
  const { t } = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <IconButton
      icon={copied ? Check : Copy}
      label={t(copied ? 'trip.copied' : 'trip.copy', { code })}
      className="list-menu-button text-muted"
      disabled={text === ''}
      onClick={() => copy(text)}
    />
  );
}

interface TripCardProps {
  readonly trip: Trip;
  readonly rates: Rates;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

/** The plain digits that an amount comes to in every other row, at the rates of the way of paying. */
function rowFigures(
  trip: Trip & PricedTrip,
  way: Way,
  from: string,
  amount: Amount,
): ReadonlyMap<string, string> {
  const source = usedRate(trip, from, way);
  const figures = new Map<string, string>();
  for (const code of rowsOf(trip)) {
    const target = usedRate(trip, code, way);
    const currency = findCurrency(code);
    if (code === from || !source || !target || !currency) continue;
    figures.set(
      code,
      roundedMoney(atRate(amount.value, rateThroughHome(source.rate, target.rate)), currency),
    );
  }
  return figures;
}

/** The trip's currencies as rows that are inputs, at the rates that the person really pays, and where those are from. */
export function TripCard({ trip, rates, way, onWay }: TripCardProps) {
  const { t, locale } = useTranslate();
  const { decimal } = locale;
  const names = useCurrencyNames();
  const { home } = trip;
  const rows = rowsOf(trip);
  const [main = ''] = rows;
  const [typed, setTyped] = useState(() => ({ from: main, amount: amountOf('100', decimal) }));
  const { amount } = typed;
  const from = rows.includes(typed.from) ? typed.from : main;
  const figures = rowFigures({ ...trip, ownCard: useOwnCard() }, way, from, amount);
  const noteOf = (code: string) =>
    code !== home && from !== home && code !== from ? t('trip.through', { code: home }) : undefined;
  const [first] = figures;
  const number = (plain: string) => plain.replace('.', decimal);
  return (
    <section aria-label={t('trip.rates')} className={`list-card trip-card ${cardClass}`}>
      <div className="p-3">
        <Segments
          className="w-full"
          legend={t('trip.way')}
          options={WAYS.map((id) => ({ id, label: t(`trip.way.${id}`), name: t(`trip.way.${id}`) }))}
          value={way}
          onChange={onWay}
        />
      </div>
      <ul aria-label={t('trip.currencies')}>
        {rows.map((code) => (
          <AmountRow
            key={code}
            code={code}
            name={names[code]}
            typed={code === from ? amount : undefined}
            plain={figures.get(code)}
            note={noteOf(code)}
            missing={t('trip.noRate')}
            onAmount={(row, next) => setTyped({ from: row, amount: next })}
            onKey={(row, before, text) =>
              setTyped({ from: row, amount: typedAmount(before, text, { signed: false, decimal }) })
            }
            end={({ text }: RowEnd) => <CopyButton code={code} text={text} />}
          />
        ))}
      </ul>
      <RateInUse
        trip={trip}
        way={way}
        currency={from === home ? main : from}
        amount={from === home ? (figures.get(main) ?? '0') : amount.value}
        table={rates.table}
      />
      <FreezeStrip trip={trip} rates={rates} />
      {first && (
        <SettledStatus
          text={`${number(amount.value)} ${from}: ${number(first[1])} ${first[0]}`}
          cause={`${amount.value} ${from} ${way}`}
        />
      )}
    </section>
  );
}
