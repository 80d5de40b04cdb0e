import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf, toRecordedText } from '../number/exact-value.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../number/rational.ts';
import type { Quote } from './quote.ts';

/**
 * A rate as the decimal texts that it is made of: the product of `times`, divided by that of `over`. Written down so, it
 * stays exact, whatever becomes of the table, the card or the own rate that it came from. Two empty lists are par.
 */
export interface WrittenRate {
  readonly times: readonly string[];
  readonly over: readonly string[];
}

/** What was paid in one currency, and what that came to in another; decimal texts above zero. */
export interface Payment {
  readonly paid: string;
  readonly charged: string;
}

/** Money that was spent, with the rate into the home currency that was written down with it. */
export interface SpentMoney {
  /** Decimal text in `currency`. */
  readonly amount: string;
  readonly currency: string;
  readonly rate: WrittenRate;
  /** What was really charged in the home currency, decimal text: a fact, which no rate is asked about. */
  readonly charged?: string | undefined;
}

/** Money of several currencies added up, everything but `amount` in the home currency. */
export interface SpentTotals {
  readonly total: ExactValue;
  /** What was really charged, and what is worked out by the rates; together the total. */
  readonly charged: ExactValue;
  readonly estimated: ExactValue;
  /** By currency, in the order of their first expense. */
  readonly currencies: readonly {
    readonly currency: string;
    readonly amount: ExactValue;
    readonly home: ExactValue;
  }[];
}

const ZERO = rational(0n);
const ONE = rational(1n);
const HUNDRED = rational(100n);

/** @throws RangeError for a text that is no decimal: what is stored has been read by a schema */
function read(text: string): Rational {
  const value = parseDecimal(text);
  if (!value) throw new RangeError(`${text} is no decimal`);
  return value;
}

const product = (texts: readonly string[]): Rational =>
  texts.reduce((value, text) => multiply(value, read(text)), ONE);

const exactRate = ({ times, over }: WrittenRate): Rational => divide(product(times), product(over));

/** The rate of a quote, by the published figures that it used. */
export function writeRate({ figures }: Pick<Quote, 'figures'>): WrittenRate {
  const texts = (divides: boolean) =>
    figures.filter((figure) => figure.divides === divides).map(({ text }) => text);
  return { times: texts(false), over: texts(true) };
}

/** The rate that a payment was really made at: it gives back both amounts. */
export const paymentRate = ({ paid, charged }: Payment): WrittenRate => ({ times: [charged], over: [paid] });

/**
 * A rate with a markup on it.
 * @param percent decimal text above -100
 */
export const withPercent = ({ times, over }: WrittenRate, percent: string): WrittenRate => ({
  times: [...times, toRecordedText(exactOf(add(HUNDRED, read(percent))))],
  over: [...over, '100'],
});

/** The rate the other way round. */
export const turnRate = ({ times, over }: WrittenRate): WrittenRate => ({ times: over, over: times });

/** From one currency over home to another: `from` leads home, `to` leads home from the other. */
export const rateThroughHome = (from: WrittenRate, to: WrittenRate): WrittenRate => ({
  times: [...from.times, ...to.over],
  over: [...from.over, ...to.times],
});

/**
 * An amount at a written rate.
 * @param amount decimal text
 * @throws RangeError for texts that are no decimals
 */
export const atRate = (amount: string, rate: WrittenRate): ExactValue =>
  exactOf(multiply(read(amount), exactRate(rate)));

/** By how many percent a rate is above another; below zero where it is below. */
export function percentAbove(rate: WrittenRate, other: WrittenRate): ExactValue {
  const ratio = divide(exactRate(rate), exactRate(other));
  return exactOf(multiply(subtract(ratio, ONE), HUNDRED));
}

/** By how much one decimal text is above another. */
export const moneyAbove = (a: string, b: string): ExactValue => exactOf(subtract(read(a), read(b)));

/** What an expense comes to at home: what was charged, or else what the rate that was written with it makes of it. */
export const spentAtHome = ({ amount, rate, charged }: SpentMoney): ExactValue =>
  charged === undefined ? atRate(amount, rate) : exactOf(read(charged));

/** Adds up money exactly: no entry is rounded before it is added. */
export function totalsOf(spent: readonly SpentMoney[]): SpentTotals {
  const sum = (of: readonly SpentMoney[], value: (entry: SpentMoney) => Rational) =>
    exactOf(of.reduce((total, entry) => add(total, value(entry)), ZERO));
  const home = (entry: SpentMoney) => spentAtHome(entry).toFraction();
  const isCharged = ({ charged }: SpentMoney) => charged !== undefined;
  const codes = [...new Set(spent.map(({ currency }) => currency))];
  return {
    total: sum(spent, home),
    charged: sum(spent.filter(isCharged), home),
    estimated: sum(
      spent.filter((entry) => !isCharged(entry)),
      home,
    ),
    currencies: codes.map((currency) => {
      const own = spent.filter((entry) => entry.currency === currency);
      return { currency, amount: sum(own, ({ amount }) => read(amount)), home: sum(own, home) };
    }),
  };
}
