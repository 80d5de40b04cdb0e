import { appendSymbol, findCurrency, formatIsoDate, formatListFigure, type Locale } from '@equivale/core';
import { writtenAmount } from '../../../conversion/amount.ts';
import type { Conversion } from '../../../conversion/conversion.ts';
import { shareView } from '../../../platform/share-app.ts';
import type { CurrencyResult } from '../currency-result.ts';

interface Shared {
  readonly conversion: Conversion;
  readonly result: CurrencyResult;
  readonly name: string;
  readonly locale: Locale;
}

/** Shares `100 USD = 85,48 EUR (BCE, 21 ago 2026)` with the address of the view. */
export async function shareRate({ conversion, result, name, locale }: Shared): Promise<void> {
  if (!result.ok) return;
  const { from, to, amount } = conversion;
  const decimals = findCurrency(to[0])?.displayDecimals ?? 2;
  const figures = [
    appendSymbol(writtenAmount(amount, locale) || '0', from),
    appendSymbol(formatListFigure(result.exact, decimals, locale), to[0]),
  ];
  const origin = [name, result.rateDate && formatIsoDate(result.rateDate, locale)].filter(Boolean).join(', ');
  await shareView(`${figures.join(' = ')} (${origin})`);
}
