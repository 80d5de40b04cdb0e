import { findCurrency, formatIsoDate, formatRate, type Locale, type OwnRate, quote } from '@equivale/core';
import type { RatesTable } from '../../../api/rates.ts';
import { type CurrencyList, conversionOf } from '../../../conversion/currency-list.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { roundedMoney } from '../../../converter/rows/row-figures.ts';
import type { OwnMoney } from '../../../device/own-money/own-money.ts';
import { ownRateInUse } from '../../../device/own-money/own-money.ts';
import type { Translate } from '../../../i18n/i18n.ts';

/** The plain digits of every row but the one typed in; of one without a rate none. */
export function rowFigures(
  list: CurrencyList,
  table: RatesTable,
  money?: OwnMoney,
): ReadonlyMap<string, string> {
  const conversion = conversionOf(list);
  const figures = new Map<string, string>();
  for (const code of conversion?.to ?? []) {
    const own = ownRateInUse(money, list.from, code);
    const quoted = quote({ amount: list.amount.value, from: list.from, to: code, own }, table);
    const currency = findCurrency(code);
    if (quoted.ok && currency) figures.set(code, roundedMoney(quoted.result, currency));
  }
  return figures;
}

export interface Basis {
  readonly table: RatesTable;
  readonly t: Translate;
  readonly locale: Locale;
}

export interface RowDays {
  /** A row that represents most; absent where none has a day. */
  readonly typical: string | undefined;
  /** Half of the rows or more go by other figures than most. */
  readonly isMixed: boolean;
  /** `HMRC · 1 sep 2026`, of rows that go by other figures than most. */
  readonly notes: ReadonlyMap<string, string>;
}

/** Where the rates behind a list are from. That changes with its currencies and with the table, not with the amount. */
export function rowDays(codes: readonly string[], from: string, { table, t, locale }: Basis): RowDays {
  const rows = codes
    .filter((code) => code !== from)
    .map((code) => {
      const origins = pairFigures(table, from, code).market.map(
        ({ source, day }) =>
          `${sourceName(table, source, t, { isShort: true })} · ${formatIsoDate(day, locale)}`,
      );
      return { code, origins: [...new Set(origins)].sort() };
    })
    .filter(({ origins }) => origins.length > 0);
  const like = ({ origins }: (typeof rows)[number]) =>
    rows.filter((row) => row.origins.join() === origins.join());
  const [typical] = rows.toSorted((a, b) => like(b).length - like(a).length);
  const others = typical ? rows.filter((row) => !like(typical).includes(row)) : [];
  const isMixed = others.length > 0 && others.length * 2 >= rows.length;
  const usual = isMixed ? rows.map((row) => row.origins) : [typical?.origins ?? []];
  const note = ({ origins }: (typeof rows)[number]) => {
    const own = origins.filter((origin) => !usual.every((others) => others.includes(origin)));
    return (own.length > 0 ? own : origins).join(', ');
  };
  return {
    typical: typical?.code,
    isMixed,
    notes: new Map((isMixed ? rows : others).map((row) => [row.code, note(row)])),
  };
}

/** `1 EUR = 1,1699`, empty where there is no rate. */
export function rateText(from: string, to: string, table: RatesTable, locale: Locale, own?: OwnRate): string {
  const one = quote({ amount: '1', from, to, own }, table);
  return one.ok ? `1 ${from} = ${formatRate(one.rate, locale)}` : '';
}
