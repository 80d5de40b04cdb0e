import type { Expense } from '@equivale/contract';
import { findCurrency, type Locale, toRecordedText } from '@equivale/core';
import { atRate, spentAtHome } from '@equivale/core/trip';
import { roundedMoney } from '../../converter/rows/row-figures.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { csvText } from '../../platform/csv-file.ts';

const COLUMNS = ['day', 'what', 'how', 'amount', 'currency', 'home', 'homeCurrency', 'kind', 'rate'] as const;

/** The expenses of a trip, oldest first, as a file for the spreadsheets of a language; each with the rate that is written on it. */
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
      figure(toRecordedText(atRate('1', rate))),
    ];
  });
  return csvText([COLUMNS.map((column) => t(`trip.csv.${column}`)), ...rows], decimal);
}
