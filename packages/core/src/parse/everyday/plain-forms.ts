import type { Saying } from '../rephrasing/plain-sayings.ts';

/** What was not answered as it stands, because that would be something else, and can be put plainly. */
export const PLAIN_FORMS: readonly Saying[] = [
  // ten kilometres at a pace
  ['^(\\d[\\d.,]*) ?k(?:m|ilomet\\p{L}+)? (?:a|at|@) (\\d{1,2}:\\d\\d)$', '$1 km a $2 el km'],
  // so many thousand of money that is named behind
  ['(?<=\\d|\\p{L}) grand in (\\p{L}+) (?:in|to|into)(?= \\p{L})', ' grand $1 to'],
  // grains, not grams
  ['^grains? (?:to|in|into) (\\p{L}+) (\\d[\\d.,]*) ?gr$', '$2 grains to $1'],
];
