/** Below this many letters a slip says nothing: `usa` is one slip from dozens of words. */
const SHORTEST = 4;
/** From here on a word is recognized with two slips. */
const LONG = 6;

/** How many typing slips a word may have and still be recognized. */
export const slipsForgiven = (typed: string): 0 | 1 | 2 =>
  typed.length < SHORTEST ? 0 : typed.length < LONG ? 1 : 2;

/**
 * Fewest typing slips that make a word into what was typed: a wrong, missing or extra letter, or neighbours that changed
 * places.
 *
 * @param typed folded text
 * @param word folded word
 * @param most more slips than this are not counted: the result is then some number above it
 * @param begins whether what was typed may be the beginning of the word only
 * @param from where to begin in what was typed, and `to` in the word
 */
export function slipsBetween(
  typed: string,
  word: string,
  most: number,
  begins = false,
  from = 0,
  to = 0,
): number {
  let at = from;
  let place = to;
  while (at < typed.length && typed[at] === word[place]) {
    at++;
    place++;
  }
  const left = typed.length - at;
  const missing = Math.max(0, word.length - place);
  if (left === 0) return begins ? 0 : missing;
  if (most === 0 || (begins ? left - missing : Math.abs(left - missing)) > most) return most + 1;
  const next = most - 1;
  let fewest = slipsBetween(typed, word, next, begins, at + 1, place + 1);
  fewest = Math.min(fewest, slipsBetween(typed, word, next, begins, at + 1, place));
  fewest = Math.min(fewest, slipsBetween(typed, word, next, begins, at, place + 1));
  if (isSwappedAt(typed, word, at, place))
    fewest = Math.min(fewest, slipsBetween(typed, word, next, begins, at + 2, place + 2));
  return 1 + fewest;
}

const isSwappedAt = (typed: string, word: string, at: number, to: number): boolean =>
  typed[at] === word[to + 1] && typed[at + 1] === word[to];

/** Whether two texts are the same but for one pair of neighbours that changed places, as `gpb` for `gbp`. */
export function hasSwappedLetters(typed: string, word: string): boolean {
  if (typed === word) return false;
  let at = 0;
  while (typed[at] === word[at]) at++;
  return isSwappedAt(typed, word, at, at) && typed.slice(at + 2) === word.slice(at + 2);
}
