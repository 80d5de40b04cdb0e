import {
  DAY_MS,
  dayNumber,
  findCurrency,
  formatIsoDate,
  formatPercent,
  formatRate,
  type Locale,
  type OwnRate,
  quote,
} from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import { type CurrencyList, printListAddress, shownRows } from '../../conversion/currency-list.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { signOf } from '../../ui/delta.tsx';

/** A rate as a widget draws it: ready text, so that nothing is worked out or translated on the native side. */
interface WidgetRate {
  /** `🇺🇸 USD → EUR`, in a list `🇺🇸 USD`. */
  readonly title: string;
  readonly figure: string;
  /** Day of the figure and its source's short name, or that it is the owner's own. */
  readonly note: string;
  /** Replaces the note from an instant on, in milliseconds since the epoch; only for a figure with a day. */
  readonly old?: { readonly from: number; readonly note: string };
  /** Change since the day before, where the device knows it, and which way it went. */
  readonly change?: { readonly text: string; readonly direction: -1 | 0 | 1 };
  /** The view that a touch opens, `/currency/USD/EUR`. */
  readonly path: string;
}

/** All that the widgets show, as the app stores it for them; `WidgetTable.java` reads it. */
export interface WidgetTable {
  /** One for each pair of currencies among the favorites, newest first. */
  readonly pairs: readonly WidgetRate[];
  /** The list of currencies by its first rows; its `note` is that of the first, and rows repeat theirs only where it differs. */
  readonly list?: Omit<WidgetRate, 'figure' | 'change'> & { readonly rows: readonly WidgetRate[] };
}

export interface WidgetBasis {
  readonly table: RatesTable;
  readonly t: Translate;
  readonly locale: Locale;
  /** The address of a view in the language of the page. */
  readonly pathOf: (view: string) => string;
  readonly ownRate: (from: string, to: string) => OwnRate | undefined;
  /** By how many hundredths a pair moved from the day before to a day, where the device has both. */
  readonly changeOn: (day: string, from: string, to: string) => number | undefined;
}

/** Rows of the 4 x 2 widget. */
const LIST_ROWS = 4;

/** Longer than any row of days on which central banks publish nothing (five at Easter). */
const DAYS_UNTIL_OLD = 6;

const flagged = (code: string) => `${findCurrency(code)?.flag ?? ''} ${code}`.trim();

function changeOf(percent: number | undefined, locale: Locale): WidgetRate['change'] {
  const text = percent === undefined ? '' : formatPercent(percent, locale, { signed: true });
  return text ? { text, direction: signOf(text) } : undefined;
}

function rateOf(title: string, from: string, to: string, basis: WidgetBasis): WidgetRate | undefined {
  const { table, t, locale } = basis;
  const own = basis.ownRate(from, to);
  const quoted = quote({ amount: '1', from, to, own }, table);
  if (!quoted.ok) return undefined;
  const shown = {
    title,
    figure: formatRate(quoted.rate, locale),
    path: basis.pathOf(`/currency/${from}/${to}`),
  };
  if (own) return { ...shown, note: t('widget.own') };
  const { day, figures } = quoted;
  if (day === undefined) return { ...shown, note: t('widget.undated') };
  const date = formatIsoDate(day, locale, 'day');
  const { source } = figures.find((figure) => figure.day === day) ?? {};
  const change = changeOf(basis.changeOn(day, from, to), locale);
  return {
    ...shown,
    note: source === undefined ? date : `${sourceName(table, source, t, { isShort: true })} · ${date}`,
    old: { from: (dayNumber(day) + DAYS_UNTIL_OLD) * DAY_MS, note: t('widget.old', { date }) },
    ...(change && { change }),
  };
}

function listOf(list: CurrencyList, basis: WidgetBasis): WidgetTable['list'] {
  const rows = shownRows(list)
    .filter((code) => code !== list.from)
    .flatMap((code) => rateOf(flagged(code), list.from, code, basis) ?? [])
    .slice(0, LIST_ROWS);
  const [first] = rows;
  if (!first) return undefined;
  const { note, old } = first;
  return {
    title: `1 ${list.from}`,
    note,
    ...(old && { old }),
    path: basis.pathOf(printListAddress(list)),
    rows: rows.map((row) => (row.note === note ? { ...row, note: '' } : row)),
  };
}

/** Rates of one of each currency, first pairs first; pairs without a rate are left out. */
export function widgetTable(
  pairs: readonly (readonly [from: string, to: string])[],
  list: CurrencyList | undefined,
  basis: WidgetBasis,
): WidgetTable {
  const rates = pairs.flatMap(([from, to]) => rateOf(`${flagged(from)} → ${to}`, from, to, basis) ?? []);
  const shown = list && listOf(list, basis);
  return { pairs: rates, ...(shown && { list: shown }) };
}
