import type { Expense } from '@equivale/contract';
import { findCurrency, type Locale, toRecordedText } from '@equivale/core';
import { atRate, paymentRate, spentAtHome } from '@equivale/core/trip';
import { roundedMoney } from '../../converter/rows/row-figures.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { csvText } from '../../platform/csv-file.ts';

const COLUMNS = ['day', 'what', 'how', 'amount', 'currency', 'home', 'homeCurrency', 'kind'] as const;

/** Significant digits of a rate: published ones have six or seven. */
const RATE_DIGITS = 8;

/** The expenses of a trip, oldest first, as a file for the spreadsheets of a language; each with the rate that it was paid or estimated at. */
export function tripCsv(
  expenses: readonly Expense[],
  t: Translate,
  { decimal }: Pick<Locale, 'decimal'>,
): string {
  const figure = (plain: string) => plain.replace('.', decimal);
  const rows = expenses.toReversed().map((expense) => {
    const { day, note = '', by, amount, currency, home, charged, rate } = expense;
    const atHome = spentAtHome(expense);
    const money = findCurrency(home);
    return [
      day,
      note,
      t(`trip.by.${by}`),
      figure(amount),
      currency,
      figure(money ? roundedMoney(atHome, money) : toRecordedText(atHome)),
      home,
      t(charged === undefined ? 'trip.csv.estimated' : 'trip.csv.charged'),
      figure(
        atRate('1', charged === undefined ? rate : paymentRate({ paid: amount, charged })).toSignificant(
          RATE_DIGITS,
        ),
      ),
    ];
  });
  // Where the expenses differ, the heading names the column that says it.
  const nameOf = (column: 'currency' | 'home') => {
    const [code, ...others] = new Set(expenses.map((expense) => expense[column]));
    const heading = column === 'home' ? 'homeCurrency' : column;
    return code && others.length === 0 ? code : t(`trip.csv.${heading}`);
  };
  const rateHeading = t('trip.csv.rate', { home: nameOf('home'), currency: nameOf('currency') });
  return csvText([[...COLUMNS.map((column) => t(`trip.csv.${column}`)), rateHeading], ...rows], decimal);
}
