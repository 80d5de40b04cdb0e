import type { SumWords } from '../language.ts';

/** How sums are said in English. */
export const sumWords: SumWords = {
  percent: 'per ?cent|percentage|pct',
  tax: 'vat|gst|(?:sales )?tax(?:es)?',
  tip: 'tip|gratuity',
  off: 'off(?: of)?',
  discount: 'discount',
  with: 'with|and|including',
  without: 'without|excluding|excl|ex|before',
  on: 'of|out of|on|for|from|at',
  among: '(?:split|divided?|shared?)(?: (?:between|among|by|into))?|between|among',
  for: 'for',
  people: 'people|persons?|friends|ways?|of us',
  what: 'what|which',
  is: 'is|are',
  change: 'change|increase|decrease|rise|drop|difference|growth|is',
  from: 'from',
  to: 'to',
  in: 'in|to|as(?: an?)?|into',
  times: 'by',
  over: 'divided by|over|in',
  each: 'an?|each',
};
