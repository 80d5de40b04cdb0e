import type { AskedKind, RoleWords } from '../../locale/role-words.ts';
import type { Rational } from '../../number/rational.ts';
import type { Sense } from '../question/words/senses.ts';
import type { FormulaPart } from '../sums/sum.ts';

/** What a word does: lists of roles, of sums, of guards and of little words, by one name each. */
export type Role =
  | Exclude<keyof RoleWords, 'asks' | 'kept' | 'halfRace'>
  | 'of'
  | 'in'
  | 'and'
  | 'howMany'
  | 'plus'
  | 'minus'
  | 'over'
  | 'percent'
  | 'tax'
  | 'tip'
  | 'off'
  | 'discount'
  | 'with'
  | 'included'
  | 'more'
  | 'less'
  | 'raise'
  | 'reduce'
  | 'by'
  | 'add'
  | 'take'
  | 'without'
  | 'on'
  | 'among'
  | 'for'
  | 'people'
  | 'what'
  | 'is'
  | 'change'
  | 'from'
  | 'to'
  | 'moves'
  | 'total'
  | 'stop'
  | 'half'
  | 'or'
  | 'half race'
  | 'parts'
  | 'we';

/** What a stretch of a text can be. */
export type Kind =
  | 'number'
  | 'amount'
  | 'rate'
  | 'share'
  | 'unit'
  | 'target'
  | 'asked'
  | 'count'
  | 'noun'
  | 'price'
  | 'item'
  /** What something is for each of; what something costs, before its price; so many, before what each of them is. */
  | 'each'
  | 'costing'
  /** So much for so much money. */
  | 'offer'
  | 'numbered'
  | 'and unit'
  | 'and amount'
  | 'holding'
  | 'paid'
  | 'factor'
  | 'counted'
  | 'sides'
  /** Sides without any unit. */
  | 'bare sides'
  /** Hours, minutes and seconds by a clock; so long for each of what a way is measured in. */
  | 'clock'
  | 'paced'
  /** A price of all that is bought together. */
  | 'for all'
  /** An amount with the thing that it is of, which plays no part. */
  | 'named'
  | 'range'
  | 'span'
  /** Things by the dozen. */
  | 'dozens'
  /** Things that are asked for, with what each of them measures; so many of them in one. */
  | 'wanted'
  | 'sized'
  | 'pieces'
  /** A thing that holds so many of a unit that is told elsewhere. */
  | 'contents'
  | 'parts'
  | 'portion'
  | 'ingredient'
  /** Per 100, of kilometres; from a standstill. */
  | 'per hundred'
  | 'standing'
  /** Takes a share of what stands behind it; changes what stands before it by a share. */
  | 'part of'
  | 'change'
  | 'with share'
  | 'taxed'
  /** A tax that its price has already. */
  | 'told'
  /** The tax or the tip itself is asked for. */
  | 'part asked'
  /** So many of so many, or from one amount to another; a percentage is asked for. */
  | 'ratio'
  | 'percent asked'
  /** A percentage that is asked for of this; so many percent of what is asked for. */
  | 'whole'
  | 'of what'
  /** A tax of an amount, before its share. */
  | 'taxing'
  | 'group'
  /** A list whose average is asked for. */
  | 'averaged'
  /** What a number is counted in: thousands, millions; the same as what is asked for. */
  | 'scale'
  | 'in scale'
  | `word:${Role}`;

/** One meaning of an amount; money without a name has no unit. */
export interface Measure {
  readonly category: string;
  readonly unit: string;
  readonly amount: Rational;
  /** How far the word of the unit is stretched. */
  readonly rank: number;
  /** How many of the unit one of what was said is: of money that is no more. */
  readonly worth?: Rational;
}

/** What a cell is worth; which of these it has follows from its kind. */
export interface CellValue {
  readonly number?: Rational | undefined;
  readonly measures?: readonly Measure[] | undefined;
  /** What a rate is for each of: an amount, or things of a name. */
  readonly per?: readonly Measure[] | undefined;
  readonly label?: string | undefined;
  readonly senses?: readonly (readonly Sense[])[] | undefined;
  readonly asks?: AskedKind | undefined;
  /** How it was worked out, where it was. */
  readonly formula?: readonly FormulaPart[] | undefined;
  /** Each factor of sides. */
  readonly sides?: readonly (readonly Measure[])[] | undefined;
  /** Each factor of sides without a unit. */
  readonly figures?: readonly Rational[] | undefined;
  /** It was named by a word that asks, not by its place. */
  readonly isAsked?: boolean | undefined;
  /** Lexemes that play no part beside those of what it is made of. */
  readonly skipped?: readonly number[];
}

/** A stretch of lexemes that means something. */
export interface Cell extends CellValue {
  /** Its place among the cells of its text. */
  readonly id: number;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly rule: string;
  /** The derivation. */
  readonly of: readonly Cell[];
  /** Lexemes in it that play no part, and are told. */
  readonly skipped: readonly number[];
}

/** A cell that no other one is made into yet. */
export type Leaf = Omit<Cell, 'id'>;

/** What fuel a way takes, or a way so much fuel. */
export function isOfFuel({ measures: [one] = [], per: [each] = [] }: CellValue): boolean {
  const kinds = each && `${one?.category} ${each.category}`;
  return one?.category === 'fuel' || kinds === 'volume length' || kinds === 'length volume';
}
