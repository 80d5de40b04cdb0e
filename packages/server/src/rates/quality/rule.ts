import { CRYPTO, METALS } from '../currency-facts.ts';
import type { Observation, SourceKey } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';

/** Why a value is not served. Sentences for them live at the edge. */
type RefusalReason =
  | 'not-a-rate'
  | 'future-date'
  | 'wrong-base'
  | 'foreign-code'
  | 'retired-code'
  | 'off-peg'
  | 'copied-value'
  | 'lost-digits'
  | 'degraded-table'
  | 'power-of-ten'
  | 'beyond-factor-three'
  | 'jump'
  | 'outvoted'
  | 'too-few-codes'
  | 'majors-disagree'
  | 'pegs-disagree';

/** What a rule has against a value or a table. */
interface Finding {
  readonly reason: RefusalReason;
  /** The value may be true: it waits for later publications instead of being thrown away. */
  readonly hold?: true;
  /** What the rule would have accepted, in the unit of the observation. */
  readonly expected?: number;
}

/** A refused value with the reason; `held` ones may still be released. */
export interface Refusal extends Finding {
  readonly observation: Observation;
}

/** One table as a source published it, all codes included, also those not served. */
export interface Publication {
  readonly source: SourceKey;
  /** Newest day in the table. */
  readonly day: number;
  readonly observations: readonly Observation[];
  /** A piece of an older record, which need not have every code. */
  readonly partial: boolean;
  /** The table lost more than 5 % of its expected codes ({@link QualityState.tableSizes}). */
  readonly degraded: boolean;
  /** Value of a code in this table; the source's base is 1. */
  rateOf(code: string): number | undefined;
}

/** What becomes of one publication. */
export interface ValidationResult {
  readonly source: SourceKey;
  /** Accepted now: new values, revisions of known days, and waiting values that this publication confirmed. */
  readonly accepted: readonly Observation[];
  readonly refused: readonly Refusal[];
  /** Values of no use that are no fault of the source: codes that are not ours, withdrawn, or computed from their anchor. */
  readonly ignored: number;
  /** Set when the table as a whole was turned away. */
  readonly table?: Refusal['reason'];
  readonly degraded: boolean;
  readonly partial: boolean;
  /** Newest day in the table. */
  readonly day: number;
  /** Number of codes in the table, kept as the measure for the next one. */
  readonly codes: number;
}

/** Number of codes in the last healthy table of a source, and on how many days short ones followed it. */
export interface TableSize {
  readonly count: number;
  readonly shortDays: number;
  /** Day number of the last table counted. */
  readonly day: number;
}

/** What is known before a publication arrives. */
export interface QualityState {
  /** Day number of now. */
  readonly today: number;
  /** Everything accepted so far. */
  readonly index: ObservationIndex;
  /** Values that wait, by `source code`, oldest first. */
  readonly held: Map<string, Observation[]>;
  /** Size of each source's tables. */
  readonly tableSizes: Map<SourceKey, TableSize>;
}

export interface ValueRule {
  readonly name: string;
  check(observation: Observation, day: number, table: Publication, state: QualityState): Finding | undefined;
}

export interface TableRule {
  readonly name: string;
  check(table: Publication, state: QualityState): Finding | undefined;
}

/** Size of the move from `from` to `to`, the same in both directions: 0 for none, ln 2 for double or half. */
export const move = (from: number, to: number): number => Math.abs(Math.log(to / from));

/** The number that fits the kind of a code: fiat, metal or crypto. */
export function byKind(code: string, fiat: number, metal: number, crypto: number): number {
  if (CRYPTO.has(code)) return crypto;
  return METALS.has(code) ? metal : fiat;
}
