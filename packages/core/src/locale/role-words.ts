import type { GuardWords } from './guard-words.ts';

/** What can be asked for of other amounts: a speed is also asked for as a pace. */
export type AskedKind =
  | 'time'
  | 'pace'
  | 'speed'
  | 'length'
  | 'volume'
  | 'area'
  | 'fuel'
  | 'price'
  | 'weight';

/**
 * What words do in a question that is worked out of several amounts, folded: alternatives parted by `|`, each a regular expression. The
 * same lists in every language; an empty one where a language has no such word.
 */
export interface RoleWords {
  /** Changes nothing: please, me, it. */
  readonly silent: string;
  /** Pronouns without weight, which change nothing within a phrase either: me, it. */
  readonly pronouns: string;
  /** Verbs of what the amounts say already: weighs, runs, drives, takes. */
  readonly does: string;
  /** Between a thing and its price. */
  readonly costs: string;
  /** One amount is enough for so much of another: covers, uses, yields. */
  readonly holds: string;
  /** Between an amount and what it is for each of. */
  readonly each: string;
  /** Behind a price: of each of what was counted. */
  readonly one: string;
  /** Before a price or a speed. */
  readonly at: string;
  /** Between factors and between sides. */
  readonly times: string;
  /** Before what is given. */
  readonly given: string;
  /** What hotels are paid by. */
  readonly night: string;
  /** Behind a side of a thing: deep, wide. */
  readonly deep: string;
  /** What holds so many things that are sold together. */
  readonly pack: string;
  /** What something is cut or shared into, behind their number. */
  readonly parts: string;
  /** What is paid for beside a meal, by a share of it. */
  readonly service: string;
  /** Before the number of those who eat, and what they pay together. */
  readonly we: string;
  readonly bill: string;
  /** Thousands, as what a number is counted in. */
  readonly thousands: string;
  /** A price without its tax, and with it. */
  readonly base: string;
  readonly gross: string;
  /** Before a tax or a tip that is asked for itself: only, the amount of. */
  readonly only: string;
  /** Says of former money that its rate is fixed. */
  readonly fixed: string;
  /** A share is added to what follows, or taken from it. */
  readonly adds: string;
  readonly takes: string;
  /** Asks which of two is more or costs less, or whether they are the same; and what stands between them. */
  readonly compares: string;
  readonly or: string;
  /** Asks how far two amounts are from each other, and stands between them where one is more. */
  readonly differs: string;
  /** Before what something has become. */
  readonly now: string;
  /** Spends or takes away, and asks what is left. */
  readonly out: string;
  readonly left: string;
  /** Asks for the change. */
  readonly returned: string;
  /** Before what is paid with, of which change is given. */
  readonly back: string;
  /** Asks for the price before a discount. */
  readonly before: string;
  /** Before a list whose average is asked for. */
  readonly mean: string;
  /** The race of 42.195 km, and half of it. */
  readonly race: string;
  readonly halfRace: string;
  /** Changes what is asked or what an amount is, and is never left out: tripled, cheaper, round. */
  readonly kept: string;
  readonly asks: Readonly<Record<AskedKind, string>>;
}

/** The words that one language is read by, and those that no answer may pass over. */
export interface ReaderWords {
  readonly roleWords: RoleWords;
  readonly guardWords: GuardWords;
}
