import type { Rational } from '../../../number/rational.ts';
import { hasMoneySign } from '../../../text/characters.ts';

/** One thing a word can mean. */
export interface Sense {
  readonly id: string;
  readonly category: string;
  /** 0 what people mean by it, 1 what some people mean, 2 only where nothing else fits. */
  readonly rank: number;
  /** How much money one of it is, where it is not the currency itself: a cent, a tenner. */
  readonly worth?: Rational | undefined;
}

/** Of a sign that two dozen currencies share, the most used ones. */
export const MAX_SENSES = 9;

/** Whether a word can name money. */
export const isMoney = (senses: readonly Sense[]): boolean =>
  senses.some(({ category }) => category === 'currency');

/** Whether a word is the sign or the code of money. */
export const isMoneySign = (text: string, senses: readonly Sense[]): boolean =>
  hasMoneySign(text) || senses[0]?.id.toLowerCase() === text;

/** Whether a word is a coin that several currencies have: a cent. */
export const isShared = (senses: readonly Sense[]): boolean => {
  const { worth } = (senses.length > 1 && senses.at(-1)) || {};
  return worth !== undefined && worth.n < worth.d;
};

/** Whether a word stands before its amount: money, a gas mark, mach. */
export const isLeading = (senses: readonly Sense[]): boolean =>
  isMoney(senses) || ['gas_mark', 'mach'].includes(senses[0]?.id ?? '');

/** What a word can mean in one category, likeliest first. */
export const inCategory = (senses: readonly Sense[], category: string): readonly Sense[] =>
  senses.filter((sense) => sense.category === category).slice(0, MAX_SENSES);
