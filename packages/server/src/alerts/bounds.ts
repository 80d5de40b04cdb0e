import { type Alert, BEST_DAYS, REARM_PERCENT } from '@equivale/contract';
import { compare, type ExactValue, parseDecimal, weekday } from '@equivale/core';
import type { Bounds, WaitingAlert } from '../store/alerts/alert-store.ts';

export interface BestRate {
  readonly rate: number;
  /** Counted from 1970. */
  readonly day: number;
}

/** What is known of a pair when an alert is armed. */
export interface PairNow {
  readonly rate: ExactValue;
  /** The highest of the last days, for alerts of that kind alone. */
  readonly best?: BestRate | undefined;
  /** Counted from 1970. */
  readonly today: number;
}

const NONE = { up: null, down: null, due: null };
const REARM = REARM_PERCENT / 100;
/** A history and a table come to the same rate by different ways: less than this apart they are the same. */
const SAME = 1e-9;
/** A bound that is a product of doubles may be off in its last digit. */
const DOUBLE = 1e-12;
const WEEK_DAYS = 7;
/** Digits of the rate at which an alert was armed. */
const BASE_DIGITS = 15;

const nextMonday = (day: number): number => day + WEEK_DAYS - weekday(day);

function figureBounds({ kind, figure = '0' }: Alert, rate: ExactValue): Omit<Bounds, 'base'> {
  const threshold = Number(figure);
  if (kind === 'change') {
    const share = threshold / 100;
    const base = rate.toNumber();
    return { ...NONE, state: 'armed', up: base * (1 + share), down: base * (1 - share) };
  }
  const isBeyond = isReached(kind === 'above' ? 'above' : 'below', figure, rate);
  if (kind === 'above')
    return isBeyond
      ? { ...NONE, state: 'waiting', down: threshold * (1 - REARM) }
      : { ...NONE, state: 'armed', up: threshold };
  return isBeyond
    ? { ...NONE, state: 'waiting', up: threshold * (1 + REARM) }
    : { ...NONE, state: 'armed', down: threshold };
}

/** Whether a rate is at a threshold or beyond it, exactly. */
function isReached(kind: 'above' | 'below', figure: string, rate: ExactValue): boolean {
  const threshold = parseDecimal(figure);
  if (threshold === undefined) return false;
  const side = compare(rate.toFraction(), threshold);
  return kind === 'above' ? side >= 0 : side <= 0;
}

/** Between which rates nothing happens to an alert that is armed now. */
export function boundsOf(alert: Alert, { rate, best, today }: PairNow): Bounds {
  const base = rate.toSignificant(BASE_DIGITS);
  if (alert.kind === 'weekly') return { ...NONE, state: 'armed', base, due: nextMonday(today) };
  if (alert.kind !== 'best') return { ...figureBounds(alert, rate), base };
  const highest = best ?? { rate: rate.toNumber(), day: today };
  // From the day on which the best one is too long ago there is another.
  return { ...NONE, state: 'armed', base, up: highest.rate, due: highest.day + BEST_DAYS + 1 };
}

/** What a rate does to an alert whose bounds it may have crossed: it fires, is ready from now on, or nothing happens. */
export function judge(alert: WaitingAlert, rate: ExactValue): 'fires' | Bounds | undefined {
  const { kind, figure = '0', state, up, down, base } = alert;
  const number = rate.toNumber();
  const isCrossed =
    (up !== null && number >= up * (1 - DOUBLE)) || (down !== null && number <= down * (1 + DOUBLE));
  if (state === 'waiting') {
    return isCrossed ? { ...figureBounds(alert, rate), base } : undefined;
  }
  if (kind === 'above' || kind === 'below') return isReached(kind, figure, rate) ? 'fires' : undefined;
  if (kind === 'best') return up !== null && number > up * (1 + SAME) ? 'fires' : undefined;
  return isCrossed ? 'fires' : undefined;
}
