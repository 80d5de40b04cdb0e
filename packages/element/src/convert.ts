import type { ReferenceRates } from '@equivale/contract';
import {
  COMMON_UNITS,
  type Currency,
  createUnitSet,
  dayNumber,
  dayOfInstant,
  type Formatted,
  findCurrency,
  formatCurrencyResult,
  formatUnitResult,
  type Quote,
  quote,
  readAmount,
  type UnitSet,
} from '@equivale/core';
import type { FailureCode, Words } from './words/words.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS]);

/** What is converted into what: money, or units of one category. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  /** Of the units; absent for money. */
  readonly category?: string;
  /** Ids that may stand in the place of either side, as its choice shows them. */
  readonly choices: (table: ReferenceRates | undefined) => readonly string[];
}

/** A figure with where it is from and of when, or why there is none. */
export type Shown =
  | { readonly ok: true; readonly figure: Formatted; readonly origin: string; readonly old?: string }
  | { readonly ok: false; readonly code: FailureCode };

/** Central banks publish on working days: over a long weekend a rate is this old and still the newest. */
const OLD_AFTER_DAYS = 5;

/**
 * Reads what the attributes name.
 * @returns undefined where one of them is neither a currency nor a common unit, or where they do not belong together
 */
export function readPair(from: string, to: string): Pair | undefined {
  const [unit, target] = [units.find(from), units.find(to)];
  if (unit && target && unit.category === target.category) {
    const { category } = unit;
    return { from, to, category, choices: () => units.list(category).map(({ id }) => id) };
  }
  const [code, other] = [from.toUpperCase(), to.toUpperCase()];
  if (!findCurrency(code) || !findCurrency(other)) return undefined;
  return {
    from: code,
    to: other,
    choices: (table) =>
      [...new Set([code, other, ...Object.keys(table?.rates ?? {}).filter((id) => findCurrency(id))])].sort(),
  };
}

/** How a unit or a currency is written beside its figure. */
export const symbolOf = (id: string): string => units.find(id)?.symbol ?? id;

/** A day as the browser writes it in a language: it knows the months of all. */
const dateIn = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** What law or policy fixes, and who published the rest, what kind of figure it is, and of which day. */
function originOf({ figures, approximations }: Quote, table: ReferenceRates, words: Words): string {
  const market = figures.flatMap(({ source = 'legal', day }) => {
    if (source === 'legal' || day === undefined) return [];
    const { name = source, short = name } = table.sources?.[source] ?? {};
    const { compiled, rateType } =
      table.origins.find((origin) => origin.source === source && origin.date === day) ?? {};
    const type = compiled ? 'compiled' : rateType;
    return [words.sources[source] ?? short, type && words.types[type], dateIn(day, words.locale.id)]
      .filter(Boolean)
      .join(' · ');
  });
  const fixed = approximations.flatMap((one) =>
    one.code === 'peg' || one.code === 'retired' ? words[one.code](one.currency, one.anchor) : [],
  );
  return [...new Set([...market, ...fixed])].join(' · ');
}

function showMoney(
  amount: string,
  { from, to }: Pair,
  table: ReferenceRates,
  words: Words,
  now: number,
): Shown {
  const quoted = quote({ amount, from, to }, table);
  if (!quoted.ok) return { ok: false, code: quoted.code === 'unknown-currency' ? 'unknown' : quoted.code };
  const currency = findCurrency(to) as Currency;
  const isDated = quoted.figures.some(({ source }) => source !== 'legal');
  const age = isDated && quoted.day ? dayOfInstant(now) - dayNumber(quoted.day) : 0;
  return {
    ok: true,
    figure: formatCurrencyResult(quoted.result, currency, words.locale),
    origin: originOf(quoted, table, words),
    ...(age > OLD_AFTER_DAYS && { old: words.old(age) }),
  };
}

function showUnits(amount: string, { from, to }: Pair, words: Words): Shown {
  const result = units.convert(amount, from, to);
  if (!result.ok) return { ok: false, code: result.code === 'unknown-unit' ? 'unknown' : result.code };
  return { ok: true, figure: formatUnitResult(result, words.locale), origin: words.exact };
}

/**
 * What stands for a typed amount.
 * @param text as typed, in the language's own figures
 * @param table undefined while it is not there, which money waits for
 * @param now milliseconds since 1970 UTC
 * @returns undefined where only the table is missing
 */
export function show(
  text: string,
  pair: Pair,
  table: ReferenceRates | undefined,
  words: Words,
  now: number,
): Shown | undefined {
  const { decimal } = words.locale;
  const amount = readAmount(text, { signed: pair.category === 'temperature', decimal });
  if (!amount.ok) return { ok: false, code: 'not-a-number' };
  if (pair.category) return showUnits(amount.text, pair, words);
  return table && showMoney(amount.text, pair, table, words, now);
}
