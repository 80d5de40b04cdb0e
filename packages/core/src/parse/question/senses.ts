import type { Sense } from './question.ts';

/** Of a sign that two dozen currencies share, the most used ones. */
export const MAX_SENSES = 9;

/** Whether a word can name money. */
export const isMoney = (senses: readonly Sense[]): boolean =>
  senses.some(({ category }) => category === 'currency');

/** What a word can mean in one category, likeliest first. */
export const inCategory = (senses: readonly Sense[], category: string): readonly Sense[] =>
  senses.filter((sense) => sense.category === category).slice(0, MAX_SENSES);
