import type { Question } from '../question/question.ts';
import { ASKS_MORE, type ReadEnd, togetherOf } from './ranges.ts';

const N = '\\d+(?:[./]\\d+)?';
/** Amounts that have one unit, behind the last of them: `1/2, 3/4 y 7/8 de pulgada en mm`. */
const SEVERAL = new RegExp(
  `^(?<before>[^\\d]*?)(?<all>${N}(?:, ${N})+),? (?:y|e|and|&) (?<last>${N})(?<rest>(?: de)? ?\\p{L}[^\\d]*)$`,
  'u',
);

/**
 * Each of several amounts in the target.
 * @param folded the text
 */
export function readSeveral(folded: string, read: ReadEnd): Question | undefined {
  const { before = '', all, last = '', rest = '' } = SEVERAL.exec(folded)?.groups ?? {};
  if (!all || ASKS_MORE.test(before + rest)) return undefined;
  const typed = [...all.split(', '), last];
  const amounts = typed.map((one) => read(`${before}${one}${rest}`)?.interpretation);
  const found = amounts.flatMap((one) => one ?? []);
  const interpretation = found.length === typed.length ? togetherOf(found, ', ') : undefined;
  return interpretation && { ok: true, interpretation, alternatives: [], ambiguous: [], corrections: [] };
}
