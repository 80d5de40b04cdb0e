import {
  appendSymbol,
  CATEGORIES,
  type ExactValue,
  exactOf,
  findCurrency,
  formatDecimal,
  formatListFigure,
  formatRate,
  isOwnId,
  type Locale,
  parseDecimal,
  quote,
  type RateTable,
} from '@equivale/core';
import { i18n, type MessageKey } from '../i18n/i18n.ts';
import type { ConversionFigures, Pair } from './conversion.ts';
import { loadedKitchen, loadedUnits } from './loaded-units.ts';
import { describePast } from './past.ts';

const listDecimals = 2;
/** Digits of an amount; shown completely. */
const mostDigits = 1000;

/** A currency result today compared with the recorded one. */
interface Today {
  /** Result at today's rates with its currency code. */
  readonly value: string;
  /** Change in percent of the recorded result. */
  readonly change: number;
}

type DescribedRecord = Pair & Omit<ConversionFigures, 'rateDate'>;

export interface DescribedConversion {
  readonly emoji: string;
  /** `26,2 mi → km`, `100 USD → EUR · 1 mar 2020` */
  readonly question: string;
  /** `42,16 km` */
  readonly value: string;
  /** The recorded rate: `1 EUR = 185,4400 JPY`; currencies only. */
  readonly rate?: string;
  /** Absent for units, and if the rate has not changed. */
  readonly today?: Today;
  /** What was applied besides the reference rate, if anything. */
  readonly mark?: 'rate.own.mark' | 'rate.markup.mark';
}

export const emojiOf = (category: Pair['category']): string =>
  category === 'kitchen' ? '🥣' : (CATEGORIES.find(({ id }) => id === category)?.emoji ?? '🧩');

/** The message with a category's name; own categories share one. */
export function categoryKey(category: Pair['category']): MessageKey {
  if (category === 'kitchen') return 'kitchen.name';
  return isOwnId(category) ? 'category.own' : `category.${category}`;
}

/** Short form in a list: the unit's symbol or the currency's code. */
const symbolOf = ({ category }: Pair, id: string): string =>
  category === 'currency'
    ? id
    : (loadedUnits().find(id)?.symbol ?? (isOwnId(id) ? `(${i18n._('own.missing')})` : id));

const kitchenOf = ({ category }: Pair) => (category === 'kitchen' ? loadedKitchen() : undefined);

/** `USD → EUR`, `mi → km`, in the kitchen `Harina de trigo: taza → g`. */
export const describePair = (pair: Pair): string =>
  kitchenOf(pair)?.describeKitchenPair(pair, i18n.locale) ??
  `${symbolOf(pair, pair.fromUnit)} → ${symbolOf(pair, pair.toUnit)}`;

/** A figure by its text, else by the shortest decimal of its double. */
const exactly = (value: number, text = String(value)): ExactValue =>
  exactOf(parseDecimal(text) ?? { n: 0n, d: 1n });

export const amountDigits = ({
  fromValue,
  fromText,
}: Pick<ConversionFigures, 'fromValue' | 'fromText'>): string =>
  exactly(fromValue, fromText).toSignificant(mostDigits);

const decimalsOf = ({ category, toUnit }: Pair) =>
  category === 'currency' ? (findCurrency(toUnit)?.displayDecimals ?? listDecimals) : listDecimals;

const markOf = ({ own, markupText }: DescribedRecord) =>
  own ? 'rate.own.mark' : markupText ? 'rate.markup.mark' : undefined;

function describeToday(record: DescribedRecord, rates: RateTable, locale: Locale): Today | undefined {
  const { toValue, fromUnit, toUnit } = record;
  // Other kinds of rates differ from the reference; that is no change.
  if (record.category !== 'currency' || toValue === 0 || markOf(record) || record.kind) return undefined;
  const now = quote({ amount: amountDigits(record), from: fromUnit, to: toUnit }, rates);
  if (!now.ok || now.result.toNumber() === toValue) return undefined;
  return {
    value: appendSymbol(formatListFigure(now.result, decimalsOf(record), locale), toUnit),
    change: (now.result.toNumber() / toValue - 1) * 100,
  };
}

/** Describes a stored conversion; compares it with today's rates if there are any. */
export function describeConversion(
  record: DescribedRecord,
  locale: Locale,
  rates: RateTable | undefined,
): DescribedConversion {
  const result = exactly(record.toValue, record.toText);
  const emoji = emojiOf(record.category);
  const inKitchen = kitchenOf(record)?.describeKitchen(record, amountDigits(record), result, locale);
  if (inKitchen) return { emoji, ...inKitchen };
  const amount = formatDecimal(amountDigits(record), locale);
  const [from, to] = [symbolOf(record, record.fromUnit), symbolOf(record, record.toUnit)];
  const today = rates && describeToday(record, rates, locale);
  const mark = markOf(record);
  return {
    emoji,
    question: [`${appendSymbol(amount, from)} → ${to}`, record.on && describePast(record.on, locale)]
      .filter(Boolean)
      .join(' · '),
    value: appendSymbol(formatListFigure(result, decimalsOf(record), locale), to),
    ...(record.rate === undefined
      ? {}
      : {
          rate: `1 ${from} = ${appendSymbol(formatRate(exactly(record.rate, record.rateText), locale), to)}`,
        }),
    ...(today ? { today } : {}),
    ...(mark ? { mark } : {}),
  };
}
