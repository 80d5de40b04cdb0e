import {
  type ExactValue,
  exactOf,
  findCurrency,
  formatDecimal,
  formatListFigure,
  quote,
  type RateTable,
} from '@equivale/core';
import { priceSteps } from '@equivale/core/pocket';
import { atRate, turnRate, type WrittenRate } from '@equivale/core/trip';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';

const STEPS = 6;
/** Digits of prices in money of which there is much to one of home: nobody pays by more. */
const DIGITS = 3;

interface PricePreviewProps {
  readonly title: string;
  readonly currency: string;
  readonly home: string;
  /** From the currency into home. */
  readonly rate: WrittenRate;
  /** By which the size of prices is estimated; the figures are not from it. */
  readonly table: RateTable;
  /** Beside the title, and a line under the figures. */
  readonly action?: ReactNode;
  readonly foot?: ReactNode;
}

/** Amounts as people meet them in a currency, as plain decimals. */
function stepsIn(currency: string, table: RateTable): readonly string[] {
  const perEuro = quote({ amount: '1', from: 'EUR', to: currency }, table);
  if (!perEuro.ok) return [];
  return priceSteps(perEuro.rate.toFraction(), STEPS).map((step) => exactOf(step).toSignificant(DIGITS));
}

export function PricePreview({ title, currency, home, rate, table, action, foot }: PricePreviewProps) {
  const { locale } = useTranslate();
  const decimals = findCurrency(home)?.displayDecimals ?? 2;
  const list = (from: string, to: string, at: WrittenRate, write: (exact: ExactValue) => string) => (
    <ul aria-label={`${from} → ${to}`}>
      {stepsIn(from, table).map((step) => {
        const figure = write(atRate(step, at));
        const price = `${formatDecimal(step, locale)} ${from}`;
        return (
          <li key={step}>
            <span>{price}</span>
            <b>
              {figure} <span className="sr-only">{to}</span>
            </b>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className={`trip-preview ${cardClass}`} aria-labelledby="preview">
      <div className="flex gap-3 items-center py-2 px-4 justify-between min-h-14">
        <h2 id="preview" className="type-strong">
          {title}
        </h2>
        {action}
      </div>
      <div className="trip-prices">
        {list(currency, home, rate, (exact) => formatListFigure(exact, decimals, locale))}
        {list(home, currency, turnRate(rate), (exact) => formatDecimal(exact.toSignificant(DIGITS), locale))}
      </div>
      {foot}
    </section>
  );
}
