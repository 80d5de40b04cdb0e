import type { Observation, SourceKey } from '../../sources/source.ts';
import { CRYPTO, METALS } from '../facts/currency-facts.ts';
import type { ObservationIndex } from '../observation-index.ts';

/** What is wrong with a figure. Sentences for reasons live at the edge. */
export interface Finding {
  readonly reason: string;
  /** It may be true: it waits for later publications instead of being thrown away. */
  readonly hold?: true;
  /** What would have been accepted, in the unit of the figure. */
  readonly expected?: number | undefined;
}

/** A refused value with the reason. */
export interface Refusal extends Finding {
  readonly observation: Observation;
}

/** How far figures of one kind go, as parts of a figure. */
export interface Thresholds {
  /** Step that needs no confirmation; it grows with the root of the days. */
  readonly step: number;
  /** Usual median move of a day; the step is scaled by a currency's own, from a half to one and a half. */
  readonly habit?: number;
  /** Days for which a step counts. */
  readonly everyDays: number;
  /** Two figures this close say the same. */
  readonly agreement: number;
  /** How far a figure may stand from others that agree: hours and rounding make half of it. */
  readonly apart: number;
  /** The own last figure is a voice too, and the first one waits: there is at most one other publisher. */
  readonly isAlone?: true;
}

export const THRESHOLDS = {
  fiat: { step: 0.08, habit: 0.003, everyDays: 1, agreement: 0.03, apart: 0.05 },
  metal: { step: 0.2, habit: 0.007, everyDays: 1, agreement: 0.03, apart: 0.1 },
  crypto: { step: 0.35, habit: 0.015, everyDays: 1, agreement: 0.03, apart: 0.15 },
  monthly: { step: 0.15, everyDays: 31, agreement: 0.03, apart: 0.05 },
  street: { step: 0.15, everyDays: Infinity, agreement: 0.05, apart: 0.15, isAlone: true },
} as const satisfies Record<string, Thresholds>;

/** Thresholds of a code's daily figures. */
export function thresholdsOf(code: string): Thresholds {
  if (CRYPTO.has(code)) return THRESHOLDS.crypto;
  return METALS.has(code) ? THRESHOLDS.metal : THRESHOLDS.fiat;
}

/** Size of the move from `from` to `to`, the same in both directions: 0 for none, ln 2 for double or half. */
export const move = (from: number, to: number): number => Math.abs(Math.log(to / from));

/** The middle one of some numbers; undefined of none. */
export const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** How a table came. */
export interface TableOptions {
  /** A piece of an older record, which need not have every code. */
  readonly partial?: boolean;
  /** Codes whose newest value in the payload is contradicted: its older days of them are no better. */
  readonly suspects?: ReadonlySet<string>;
}

/** One table as a source published it, all codes included, also those not served. */
export interface Table extends Required<TableOptions> {
  readonly source: SourceKey;
  readonly observations: readonly Observation[];
  /** Newest day in the table. */
  readonly day: number;
  /** Number of its codes, those not ours included. */
  readonly size: number;
  /** Many of the codes are missing that its source has just had. */
  readonly isShort: boolean;
  /** Some are: a broken run has foreign values among the rest. */
  readonly isDegraded: boolean;
  /** Value of a code in this table; the source's base is 1. */
  rateOf(code: string): number | undefined;
}

/** What becomes of one table. */
export interface ValidationResult extends Table {
  /** Accepted now: new values, corrections of known days, and waiting values that this table confirmed. */
  readonly accepted: readonly Observation[];
  readonly refused: readonly Refusal[];
  /** Why the table as a whole was turned away. */
  readonly table?: string;
}

/** Number of codes in the last whole table of a source, and its day. */
export type TableSize = Readonly<Record<'count' | 'day', number>>;

/** What is known before a table arrives. */
export interface QualityState {
  /** Day number of now. */
  readonly today: number;
  /** Everything accepted so far. */
  readonly index: ObservationIndex;
  /** The same, and over it what waits and what every source says in this round: nobody is validated before all have been heard. */
  readonly published: ObservationIndex;
  /** Values that wait, by `source code`, oldest first. */
  readonly held: Map<string, Observation[]>;
  readonly tableSizes: Map<SourceKey, TableSize>;
}
