import type { Draft } from './draft.ts';

/** What only Spanish says: in its own words a text keeps its numbers. */
export const IS_SPANISH =
  /(?<!\p{L})(?:el|la|los|de|del|y|con|en|cuant[oa]s?|que|por|precio|iva|si|entre|al|sin|cada|son)(?!\p{L})/u;

/** A text in which every saying is put plainly; the text itself where it has none. What a pattern names has to be nouns. */
export function withSayings(
  draft: Draft,
  sayings: readonly (readonly [form: RegExp, plain: string, english?: string])[],
): Draft {
  let said = draft;
  for (const [form, plain, english = plain] of sayings) {
    const found = form.exec(said.folded);
    if (!found) continue;
    const words = IS_SPANISH.test(said.folded) ? plain : english;
    const by = words.replace(/\$(\d+)/g, (_, group) => found[group] ?? '');
    said = said.edited([{ place: [found.index, found.index + found[0].length], by, isTold: true }]);
  }
  return said;
}
