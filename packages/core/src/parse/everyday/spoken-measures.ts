import type { Saying } from '../rephrasing/plain-sayings.ts';

/** Measures without a unit of their own, and one whose country stands at the end. */
export const MEASURES: readonly Saying[] = [
  // half of the quarter of a kilo with it
  ['(?<!\\p{L})(?:un )?cuarto y mitad(?: de (?<noun>\\p{L}+))?', '375 g'],
  // twenty to a gram of water @source USP, chapter 1101, medicine dropper
  [
    '(?<![\\d.,])(\\d[\\d.,]*) (?:gotas|drops)(?: (?:de|of) (?<noun>\\p{L}+))?(?! (?:por|per|cada|each))(?=.* (?:ml|mililitros|milliliters|millilitres)(?!\\p{L}))',
    '($1*0.05) ml',
  ],
  ['^(?:an? |one |1 )?(pint|gallon|quart|cup|fl oz) (?:to|in) (\\p{L}+) (uk|us|imperial)$', '$3 $1 to $2'],
];
