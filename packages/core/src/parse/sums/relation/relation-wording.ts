import type { Asked, RelationWords } from '../../../locale/language.ts';
import { RELATION_WORDS } from '../../../locale/relation-words.ts';

type List = 'each' | 'times' | 'at' | 'rooms' | 'said';

const listOf = (name: List): ReadonlySet<string> =>
  new Set(RELATION_WORDS.flatMap((words) => words[name].split(' ')).filter(Boolean));
const lists = (['each', 'times', 'at', 'rooms', 'said'] as const).map(
  (name) => [name, listOf(name)] as const,
);
const LISTS = Object.fromEntries(lists) as Readonly<Record<List, ReadonlySet<string>>>;

const ASKS = Object.keys((RELATION_WORDS[0] as RelationWords).asks).map((kind) => {
  const words = RELATION_WORDS.map(({ asks }) => asks[kind as Asked]).join('|');
  return [kind as Asked, new RegExp(`(?:${words})(?![\\p{L}])`, 'uy')] as const;
});

/** Whether a word is in one of the lists, in any language. */
export const isIn = (name: List, word: string): boolean => LISTS[name].has(word);

/** What is asked for at a place of a folded text: `cuánto tardo`, `what's my pace`. */
export function askedAt(
  text: string,
  place: number,
): { readonly kind: Asked; readonly end: number } | undefined {
  for (const [kind, pattern] of ASKS) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found) return { kind, end: pattern.lastIndex };
  }
  return undefined;
}

/** Whether a text names what is a room before its sides, and a part of one elsewhere. */
export const hasRoom = (text: string): boolean => text.split(/\P{L}/u).some((word) => LISTS.rooms.has(word));
