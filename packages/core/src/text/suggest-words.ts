/** Edits between two short words; neighbours that changed places count once. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** How far two words differ after what they begin with together, given up where more than `limit` letters are left over. */
function distanceWithin(a: string, b: string, limit: number): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // a slip or two stand close together: a long stretch that differs is another word
  return Math.max(left.length, right.length) > limit + 2 ? limit + 1 : editDistance(left, right);
}

/** Known phrases by their first letter and length, so that a suggestion looks at few of them. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>;

const shelfOf = (letter: string, length: number): string => `${letter}${length}`;

/** Prepares known phrases for suggestions. */
export function indexPhrases(phrases: Iterable<string>): PhraseIndex {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const shelf = shelfOf(phrase.charAt(0), phrase.length);
    const list = index.get(shelf);
    if (list) list.push(phrase);
    else index.set(shelf, [phrase]);
  }
  return index;
}

/**
 * Known words like one that is not known.
 * @param word folded word; short ones (under four letters) and very long ones have no suggestions
 * @returns up to three, nearest first
 */
export function suggestWords(word: string, index: PhraseIndex): string[] {
  if (word.length < 4 || word.length > 24) return [];
  const limit = word.length < 6 ? 1 : 2;
  const near: { phrase: string; distance: number }[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length++)
    for (const phrase of index.get(shelfOf(word.charAt(0), length)) ?? []) {
      const distance = distanceWithin(word, phrase, limit);
      if (distance <= limit) near.push({ phrase, distance });
    }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ phrase }) => phrase);
}
