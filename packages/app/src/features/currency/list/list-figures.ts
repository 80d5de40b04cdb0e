import {
  type AmountOptions,
  type Currency,
  type ExactValue,
  findCurrency,
  formatIsoDate,
  formatRate,
  type Locale,
  quote,
} from '@equivale/core';
import type { RatesTable } from '../../../api/rates.ts';
import type { Amount } from '../../../conversion/amount.ts';
import { type CurrencyList, conversionOf } from '../../../conversion/currency-list.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { pairFigures } from '../pair-figures.ts';
import { sourceName } from '../source-name.ts';

/** Digits of an amount that is smaller than the smallest part of its money. */
const LEAST_DIGITS = 6;

/** Money rounded to what exists of it, in plain digits; what is not zero is never 0. */
function roundedMoney(exact: ExactValue, { displayDecimals }: Currency): string {
  const fixed = exact.toFixed(displayDecimals);
  return exact.sign !== 0 && !/[1-9]/.test(fixed) ? exact.toSignificant(LEAST_DIGITS) : fixed;
}

/** What a row that was not typed in shows, ready to be typed on. */
export const shownAmount = (plain: string, decimal: AmountOptions['decimal']): Amount => ({
  text: plain.replace('.', decimal),
  value: plain,
});

/** The plain digits of every row but the one typed in; of one without a rate none. */
export function rowFigures(list: CurrencyList, table: RatesTable): ReadonlyMap<string, string> {
  const conversion = conversionOf(list);
  const figures = new Map<string, string>();
  for (const code of conversion?.to ?? []) {
    const quoted = quote({ amount: list.amount.value, from: list.from, to: code }, table);
    const currency = findCurrency(code);
    if (quoted.ok && currency) figures.set(code, roundedMoney(quoted.result, currency));
  }
  return figures;
}

/** What figures are made and written with. */
export interface Basis {
  readonly table: RatesTable;
  readonly t: Translate;
  readonly locale: Locale;
}

/** From which day each row's rate is, and whose. */
export interface RowDays {
  /** The row whose rate stands for most; absent where none has a day. */
  readonly typical: string | undefined;
  /** Half of the rows or more are of another day than most. */
  readonly isMixed: boolean;
  /** `HMRC · 1 sep 2026`, of rows whose day is not that of most. */
  readonly notes: ReadonlyMap<string, string>;
}

/** The days of the rates behind a list. They change with its currencies and with the table, not with the amount. */
export function rowDays(codes: readonly string[], from: string, { table, t, locale }: Basis): RowDays {
  const rows = codes
    .filter((code) => code !== from)
    .map((code) => ({ code, ...pairFigures(table, from, code) }));
  const dated = rows.filter(({ day }) => day !== undefined);
  const count = (day: string | undefined) => dated.filter((row) => row.day === day).length;
  const [typical] = dated.toSorted((a, b) => count(b.day) - count(a.day));
  const others = dated.filter(({ day }) => day !== typical?.day);
  const isMixed = others.length > 0 && others.length * 2 >= dated.length;
  const note = ({ day = '', market }: (typeof rows)[number]) =>
    [
      ...market
        .filter((figure) => figure.day === day)
        .map(({ source }) => sourceName(table, source, t, { isShort: true })),
      formatIsoDate(day, locale),
    ].join(' · ');
  return {
    typical: typical?.code,
    isMixed,
    notes: new Map((isMixed ? dated : others).map((row) => [row.code, note(row)])),
  };
}

/** `1 EUR = 1,1699`, empty where there is no rate. */
export function rateText(from: string, to: string, table: RatesTable, locale: Locale): string {
  const one = quote({ amount: '1', from, to }, table);
  return one.ok ? `1 ${from} = ${formatRate(one.rate, locale)}` : '';
}
