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
  const edits: (Edit | undefined)[] = [...draft.folded.matchAll(IN_BRACKETS)].map(
    ({ 0: all, groups, index }) => {
      const { again = '', before = '' } = groups ?? {};
      const inner = idsOf(again);
      if (inner.length === 0) return undefined;
      const [from, end] = [index + before.length, index + all.length];
      if (/\d/.test(before)) return { place: [from, end], by: ` ${again}` };
      const outer = idsOf(before);
      if (!inner.some((id) => outer.includes(id))) return undefined;
      if (inner.length < outer.length) return { place: [index, end], by: again, isTold: true };
      return { place: [from, end], by: '', isTold: true };
    },
  );
  const known = edits.filter((one) => one !== undefined);
  return known.length === 0 || known.length < edits.length ? draft : draft.edited(known);
}
