import { foldQuestion } from './fold-question.ts';

/** A phrase of a language as a pattern of folded text, and what it is in words that every reader knows. */
export type Saying = readonly [pattern: RegExp, plain: string];

/** A text with phrases in other words. */
export interface Reworded {
  readonly text: string;
  /** Where a part of it stood as it was typed. */
  readonly spanOf: (span: readonly [start: number, end: number]) => readonly [start: number, end: number];
}

/** Longest text that is looked through, in characters: what is longer is no question of one sentence. */
const MAX_LENGTH = 200;
/** How often a phrase is put in other words. */
const MAX_TIMES = 3;

/**
 * What puts phrases of a language in other words, in the order of the list.
 * @returns undefined for a text that has none of them
 */
export const rewording =
  (sayings: readonly Saying[]) =>
  (source: string): Reworded | undefined => {
    if (source.length > MAX_LENGTH) return undefined;
    let folded = foldQuestion(source);
    let origin: readonly number[] = Array.from({ length: source.length + 1 }, (_, at) => at);
    for (const [pattern, plain] of sayings)
      for (let times = 0; times < MAX_TIMES; times++) {
        const found = pattern.exec(folded.text);
        if (!found) break;
        const end = found.index + found[0].length;
        const said = folded.text.replace(pattern, plain);
        const by = said.slice(found.index, said.length - (folded.text.length - end));
        const [from = 0, to = 0] = [folded.origin[found.index], folded.origin[end]];
        const place = origin[from] ?? 0;
        origin = [...origin.slice(0, from), ...Array.from(by, () => place), ...origin.slice(to)];
        folded = foldQuestion(folded.source.slice(0, from) + by + folded.source.slice(to));
      }
    const text = folded.source;
    const spanOf: Reworded['spanOf'] = ([start, end]) => [origin[start] ?? 0, origin[end] ?? source.length];
    return text === source ? undefined : { text, spanOf };
  };
