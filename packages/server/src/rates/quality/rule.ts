import type { Observation, SourceKey } from '../../sources/source.ts';
import { CRYPTO, METALS } from '../facts/currency-facts.ts';
import type { Dated, ObservationIndex } from '../observation-index.ts';

/** Why a value is not served. Sentences for them live at the edge. */
type RefusalReason =
  | 'not-a-rate'
  | 'future-date'
  | 'wrong-base'
  | 'foreign-code'
  | 'retired-code'
  | 'off-peg'
  | 'copied-value'
  | 'two-values'
  | 'lost-digits'
  | 'degraded-table'
  | 'power-of-ten'
  | 'beyond-factor-three'
  | 'misplaced'
  | 'jump'
  | 'drift'
  | 'outvoted'
  | 'too-few-codes'
  | 'too-many-codes'
  | 'too-many-jumps'
  | 'majors-disagree'
  | 'repeated-table'
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
  /** Newest day in the payload that the table came in: what came together confirms nothing for each other. */
  readonly payloadDay: number;
  readonly observations: readonly Observation[];
  /** Codes whose newest value in the payload is contradicted: its older days of them are no better. */
  readonly suspects: ReadonlySet<string>;
  /** A piece of an older record, which need not have every code. */
  readonly partial: boolean;
  /** The table lost more than 5 % of its expected codes ({@link QualityState.tableSizes}). */
  readonly degraded: boolean;
  /** `code date` of what the table has two different values for. */
  readonly ambiguous: ReadonlySet<string>;
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
  /** Newest day in its payload. */
  readonly payloadDay: number;
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

/** A value that waits, and the newest day of the payload in which it was first seen: only a later day can confirm it. */
export interface Held extends Observation {
  readonly payloadDay: number;
}

/** What is known before a publication arrives. */
export interface QualityState {
  /** Day number of now. */
  readonly today: number;
  /** Everything accepted so far. */
  readonly index: ObservationIndex;
  /** Values that wait, by `source code`, oldest first. */
  readonly held: Map<string, Held[]>;
  /** What every source says in this round, accepted or not: nobody is validated before all have been heard. */
  readonly published: ObservationIndex;
  /** Size of each source's tables. */
  readonly tableSizes: Map<SourceKey, TableSize>;
}

/** What another source says about a value, in the unit of that value. */
export interface SourceQuote extends Dated {
  readonly source: SourceKey;
  /** Days between the two values. */
  readonly distance: number;
  /** Near enough in time to contradict; a monthly figure can only confirm. */
  readonly canRefute: boolean;
  /** Its newest accepted value, where its newest word is another one. */
  readonly accepted: Dated | undefined;
}

/** One value under examination, with what the rules look up about it; looked up once and only when a rule wants it. */
export interface Examined {
  readonly observation: Observation;
  /** Day number of the observation. */
  readonly day: number;
  readonly table: Publication;
  readonly state: QualityState;
  /** What the value is measured against (`lastGood`). */
  readonly last: Dated | undefined;
  /** What every other source says about the same code. */
  readonly quotes: readonly SourceQuote[];
}

export interface ValueRule {
  readonly name: string;
  check(examined: Examined): Finding | undefined;
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
