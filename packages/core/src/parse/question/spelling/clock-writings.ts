import type { FoldedText } from '../../../text/fold-question.ts';
import { replaced } from '../plain-writing.ts';
import type { Respelled } from './respelled.ts';

/** Where figures and letters are put together: six foot two, and time as a clock shows it. */
const WRITINGS: readonly (readonly [pattern: RegExp, plain: string, other?: string])[] = [
  [/(?<=\d)(ft)([23])(?!\d)/, ' $1 $2'],
  [/(?<![\d:.,])(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)(?![\d:])(?: ?h(?![\p{L}/]))?/u, '$1 h $2 min $3 s'],
  [/(?<![\d:.,])(\d+):([0-5]\d) ?h(?:(?:ora|our)s?)?(?![\p{L}/])/u, '$1 h $2 min'],
  [/(?<![\d:.,])(\d+):([0-5]\d) ?min(?:ut[oe]s?)?(?![\p{L}/])/u, '$1 min $2 s'],
  // a time of day without its unit: seconds are wanted of minutes and seconds
  [/(?<![\d:.,/])(\d+):([0-5]\d)(?=\s.*seg|\s.*sec|\s.* s\W*$)/u, '$1 min $2 s', '$1 h $2 min'],
  [/(?<![\d:.,/])(\d+):([0-5]\d)(?=\s+\p{L})/u, '$1 h $2 min', '$1 min $2 s'],
];

/** `6ft2` and `1:30:00` written out, in groups: all of the first group that makes a question may be meant. */
export const writtenOut = (folded: FoldedText): readonly (readonly Respelled[])[] =>
  WRITINGS.map(([pattern, ...plain]) => plain.flatMap((one) => (one ? write(folded, pattern, one) : [])));

function write(folded: FoldedText, pattern: RegExp, plain: string): Respelled[] {
  const written = replaced(folded, pattern, plain);
  return written === folded ? [] : [{ folded: written, corrections: [] }];
}
