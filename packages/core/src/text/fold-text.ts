/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

/**
 * What a text and its spelling variants have in common: lower case, no accents, no punctuation, single spaces.
 *
 * @returns words parted by one space, empty for a text without letters or digits
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʻʼ.]/gu, '')
    .replace(/[łøđßæ]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a word begins with what was typed, give or take one typing slip: a wrong, missing, extra or swapped letter.
 *
 * @param typed folded text
 * @param word folded word it may be the beginning of
 */
export function startsWithinOneSlip(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) {
    at++;
  }
  const wrong = word.startsWith(typed.slice(at + 1), at + 1);
  const extra = word.startsWith(typed.slice(at + 1), at);
  const missing = word.startsWith(typed.slice(at), at + 1);
  return wrong || extra || missing || isSwapped(typed, word, at);
}

function isSwapped(typed: string, word: string, at: number): boolean {
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2)
  );
}

/** Whether two texts are the same but for one pair of neighbours that changed places, as `gpb` for `gbp`. */
export function hasSwappedLetters(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== word[place]);
  return typed.length === word.length && at >= 0 && isSwapped(typed, word, at);
}
