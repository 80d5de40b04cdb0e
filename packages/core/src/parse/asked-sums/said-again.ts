import type { Draft, Edit } from '../rephrasing/draft.ts';

/** A unit in brackets behind a figure or another word. */
const IN_BRACKETS =
  /(?<before>\p{L}+(?: (?:cuadrad|cubic)\p{L}+)?|\d) ?[([] ?(?<again>[^()[\]\d]{1,24}?) ?[)\]]/gu;

/**
 * A text without the units that are said again in brackets: `2000 calorías (kcal) en kj`, `6 feet (ft) in metres (m)`, `100 (km) a millas`. Of
 * both names the one that means less stays.
 * @param idsOf the units that a word can be
 * @returns the text itself where it has none, or where one in brackets is another unit
 */
export function withoutUnitsAgain(draft: Draft, idsOf: (word: string) => readonly string[]): Draft {
  const edits: Edit[] = [];
  for (const { 0: all, groups, index } of draft.folded.matchAll(IN_BRACKETS)) {
    const { again, before } = groups as Readonly<Record<'again' | 'before', string>>;
    const inner = idsOf(again);
    const isFigure = /\d/.test(before);
    const outer = isFigure ? inner : idsOf(before);
    if (!inner.some((id) => outer.includes(id))) return draft;
    const [from, end] = [index + before.length, index + all.length];
    if (isFigure) edits.push({ place: [from, end], by: ` ${again}` });
    else if (inner.length < outer.length) edits.push({ place: [index, end], by: again, isTold: true });
    else edits.push({ place: [from, end], by: '', isTold: true });
  }
  return edits.length > 0 ? draft.edited(edits) : draft;
}
