import type { Expense, Trip } from '@equivale/contract';
import { dayNumber, type ExactValue, exactOf, isoDate } from '@equivale/core';
import { percentAbove, totalsOf, type WrittenRate } from '@equivale/core/trip';
import type { Means } from './trip-rates.ts';

const WAYS: readonly Means[] = ['card', 'cash'];

interface SpentPart {
  readonly count: number;
  readonly home: ExactValue;
  /** From 0 to 1. */
  readonly share: number;
}

/** What a trip came to, everything in the home currency. */
export interface TripSummary {
  /** First and last day; absent where neither dates nor expenses say them. */
  readonly days?: { readonly first: string; readonly last: string; readonly count: number };
  readonly perDay?: ExactValue;
  /** What was spent on each day, as a share of the highest; empty without days. */
  readonly bars: readonly { readonly day: string; readonly share: number }[];
  readonly ways: readonly (SpentPart & {
    readonly by: Means;
    /** How far it was from the reference rates that were taken along, in percent; absent where there are none. */
    readonly above?: ExactValue;
    /** The rate of a way that was paid in one currency. */
    readonly rate?: { readonly currency: string; readonly rate: WrittenRate };
  })[];
  readonly currencies: readonly (SpentPart & { readonly currency: string; readonly amount: ExactValue })[];
  /** What the card was charged above the reference; absent without an expense that was charged. */
  readonly cardCost?: ExactValue;
}

/** Expenses at the reference rates that were taken along, without what has none. */
function atReference({ frozen, home }: Trip, expenses: readonly Expense[]) {
  return expenses.flatMap(({ charged: _, ...expense }) => {
    const rate = expense.currency === home ? undefined : frozen.rates[expense.currency];
    return rate ? [{ ...expense, rate }] : [];
  });
}

const fraction = (value: ExactValue) => value.toFraction();

/** All days of a trip: its own, else those of its expenses. */
function daysOf({ from, until }: Trip, expenses: readonly Expense[]): TripSummary['days'] {
  const spent = expenses.map(({ day }) => day).sort();
  const first = from ?? spent[0];
  const last = until ?? spent.at(-1) ?? first;
  if (!first || !last || last < first) return undefined;
  return { first, last, count: dayNumber(last) - dayNumber(first) + 1 };
}

const totalOf = (expenses: readonly Expense[]) => totalsOf(expenses).total;

/** What was paid in other money than that of home, and has a reference rate. */
const abroadIn = (trip: Trip, expenses: readonly Expense[]): readonly Expense[] =>
  expenses.filter(({ currency, home }) => currency !== home && trip.frozen.rates[currency]);

/** The difference between what was paid and what it would have been at the reference rates. */
function costOf(trip: Trip, expenses: readonly Expense[]): ExactValue | undefined {
  const charged = abroadIn(trip, expenses).filter((expense) => expense.charged !== undefined);
  if (charged.length === 0) return undefined;
  const [paid, reference] = [totalOf(charged), totalOf(atReference(trip, charged))].map(fraction);
  if (!paid || !reference) return undefined;
  return exactOf({ n: paid.n * reference.d - reference.n * paid.d, d: paid.d * reference.d });
}

function wayOf(trip: Trip, by: Means, expenses: readonly Expense[]) {
  const own = expenses.filter((expense) => expense.by === by);
  const abroad = abroadIn(trip, own);
  const reference = atReference(trip, abroad);
  const [first, ...others] = totalsOf(own).currencies;
  const text = (value: ExactValue) => value.toSignificant(34);
  return {
    ...partOf(own, expenses),
    by,
    ...(abroad.length > 0 && {
      above: percentAbove(
        { times: [text(totalOf(abroad))], over: [] },
        { times: [text(totalOf(reference))], over: [] },
      ),
    }),
    ...(first &&
      others.length === 0 &&
      own.every(({ currency, home }) => currency !== home) && {
        rate: { currency: first.currency, rate: { times: [text(first.home)], over: [text(first.amount)] } },
      }),
  };
}

function partOf(part: readonly Expense[], all: readonly Expense[]): SpentPart {
  const home = totalOf(part);
  const whole = totalOf(all).toNumber();
  return { count: part.length, home, share: whole === 0 ? 0 : home.toNumber() / whole };
}

/** Sums up a trip by days, ways of paying and currencies. Nothing is rounded before it is added. */
export function summaryOf(trip: Trip, expenses: readonly Expense[]): TripSummary {
  const days = daysOf(trip, expenses);
  const total = fraction(totalOf(expenses));
  const spentOn = (day: string) => totalOf(expenses.filter((expense) => expense.day === day)).toNumber();
  const figures = Array.from({ length: days?.count ?? 0 }, (_, at) => {
    const day = isoDate(dayNumber(days?.first ?? '') + at);
    return { day, figure: spentOn(day) };
  });
  const highest = Math.max(...figures.map(({ figure }) => figure), 0);
  const cardCost = costOf(
    trip,
    expenses.filter(({ by }) => by === 'card'),
  );
  return {
    ...(days && { days, perDay: exactOf({ n: total.n, d: total.d * BigInt(days.count) }) }),
    bars: figures.map(({ day, figure }) => ({ day, share: highest === 0 ? 0 : figure / highest })),
    ways: WAYS.map((by) => wayOf(trip, by, expenses)).filter(({ count }) => count > 0),
    currencies: totalsOf(expenses).currencies.map(({ currency, amount }) => ({
      ...partOf(
        expenses.filter((expense) => expense.currency === currency),
        expenses,
      ),
      currency,
      amount,
    })),
    ...(cardCost && { cardCost }),
  };
}
