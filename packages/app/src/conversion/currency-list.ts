import { type AmountOptions, findCurrency } from '@equivale/core';
import { currenciesOf } from '@equivale/core/territories';
import { type Amount, amountOf, typedAmount } from './amount.ts';
import type { Conversion, Targets } from './conversion.ts';

export const MOST_ROWS = 20;

export const FIRST_ROWS: readonly string[] = ['EUR', 'USD', 'GBP', 'JPY'];

/** One amount in several currencies: a conversion whose targets are rows beside what is converted. */
export interface CurrencyList {
  /** Codes in the order of their rows, each once. */
  readonly rows: readonly string[];
  /** The currency of the amount. It need not have a row: taking its row away changes no other figure. */
  readonly from: string;
  readonly amount: Amount;
  /** Rows that come first, and hidden rows; both are the owner's own, and no address carries them. */
  readonly pinned?: readonly string[];
  readonly hidden?: readonly string[];
}

/** Every known currency once, as many as a list holds. */
export const rowsOf = (codes: readonly string[]): readonly string[] => {
  const known = codes.flatMap((code) => findCurrency(code.toUpperCase())?.code ?? []);
  return [...new Set(known)].slice(0, MOST_ROWS);
};

/** The list as the conversion that it is; undefined where there is nothing to convert into. */
export function conversionOf({ rows, from, amount }: CurrencyList): Conversion | undefined {
  const targets = rows.filter((code) => code !== from);
  return targets.length === 0
    ? undefined
    : { category: 'currency', from, to: targets as unknown as Targets, amount };
}

/** A key in a row: from now on its currency is what is converted. */
export const typeInRow = (
  list: CurrencyList,
  code: string,
  { before, text, decimal }: { before: Amount; text: string; decimal: AmountOptions['decimal'] },
): CurrencyList => ({ ...list, from: code, amount: typedAmount(before, text, { signed: false, decimal }) });

/** Puts currencies at the end. Into an empty list comes what is converted with the first of them. */
export function addRows(list: CurrencyList, codes: readonly string[]): CurrencyList {
  const rows = rowsOf([...list.rows, ...codes]);
  const from = list.rows.length === 0 ? (rows[0] ?? list.from) : list.from;
  return { ...list, rows, from };
}

/** Takes a row away; what is converted stays what it is, so that no other row changes. */
export const removeRow = (list: CurrencyList, code: string): CurrencyList => ({
  ...list,
  rows: list.rows.filter((row) => row !== code),
});

/** Puts a row at a place counted from 0; beyond the ends means at them. */
export function moveRow(list: CurrencyList, code: string, to: number): CurrencyList {
  const others = list.rows.filter((row) => row !== code);
  return { ...list, rows: others.toSpliced(Math.max(0, to), 0, code) };
}

export const groupRows = ({ rows, pinned = [], hidden = [] }: CurrencyList) => ({
  pinned: rows.filter((code) => pinned.includes(code) && !hidden.includes(code)),
  rest: rows.filter((code) => !pinned.includes(code) && !hidden.includes(code)),
  hidden: rows.filter((code) => hidden.includes(code)),
});

/** The rows that are shown, pinned ones first. */
export function shownRows(list: CurrencyList): readonly string[] {
  const { pinned, rest } = groupRows(list);
  return [...pinned, ...rest];
}

/** Moves a row by one within its group; the first and the last stay where they are. */
export function shiftRow(list: CurrencyList, code: string, step: 1 | -1): CurrencyList {
  const group = Object.values(groupRows(list)).find((rows) => rows.includes(code)) ?? [];
  const beside = group[group.indexOf(code) + step];
  return beside === undefined ? list : moveRow(list, code, list.rows.indexOf(beside));
}

const toggled = (codes: readonly string[] = [], code: string, isOn: boolean) => [
  ...codes.filter((other) => other !== code),
  ...(isOn ? [code] : []),
];

export const pinRow = (list: CurrencyList, code: string, isOn: boolean): CurrencyList => ({
  ...list,
  pinned: toggled(list.pinned, code, isOn),
});

export const hideRow = (list: CurrencyList, code: string, isOn: boolean): CurrencyList => ({
  ...list,
  hidden: toggled(list.hidden, code, isOn),
});

/** Puts another currency into a row; one that has a row already changes places with it. The typed amount stays with its row. */
export function replaceRow(list: CurrencyList, code: string, next: string): CurrencyList {
  const swapped = new Map([
    [code, next],
    [next, code],
  ]);
  const isExchange = list.rows.includes(next);
  const rows = list.rows.map((row) => swapped.get(row) ?? row);
  return { ...list, rows, from: !isExchange && list.from === code ? next : list.from };
}

/** Rows of a first list, none of them read from the device: the money of a region, a pair, and what most people look for. */
export const firstRows = (tag: string, from: string, ...to: readonly string[]): readonly string[] =>
  rowsOf([homeCurrency(tag), from, ...to, ...FIRST_ROWS]);

/** `/list?l=USD,EUR&amount=250&from=EUR`, below the part that carries the language. */
export const printListAddress = (list: CurrencyList): string =>
  `/list?l=${shownRows(list).join(',')}&amount=${list.amount.value}&from=${list.from}`;

/** Reads the query of a list's address; undefined where it names no known currency. */
export function parseListAddress(query: string, decimal: AmountOptions['decimal']): CurrencyList | undefined {
  const named = new URLSearchParams(query);
  const rows = rowsOf((named.get('l') ?? '').split(','));
  const [first] = rows;
  if (first === undefined) return undefined;
  const [from = first] = rowsOf([named.get('from') ?? '']);
  return { rows, from, amount: amountOf(named.get('amount') || '1', decimal) };
}

/** The currency of a tag's country, or of the one where most speakers of its language live. */
export function homeCurrency(tag: string): string {
  try {
    return currenciesOf(new Intl.Locale(tag).maximize().region ?? '')[0] ?? 'EUR';
  } catch {
    // Some browsers hand on what the system calls its language, which need not be a tag: `C`, `en-US@posix`.
    return 'EUR';
  }
}
