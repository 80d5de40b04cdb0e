import type { Question } from '../question/question.ts';
import { ASKS_MORE, type ReadEnd, togetherOf } from './ranges.ts';

const N = '\\d+(?:[./]\\d+)?';
/** Amounts that have one unit, behind the last of them: `1/2, 3/4 y 7/8 de pulgada en mm`. */
const SEVERAL = new RegExp(
  `^(?<before>[^\\d]*?)(?<all>${N}(?:, ${N})+),? (?:y|e|and|&) (?<last>${N})(?<rest>(?: de)? ?\\p{L}[^\\d]*)$`,
  'u',
);

type Parts = Readonly<Record<'before' | 'all' | 'last' | 'rest', string>>;

/**
 * Each of several amounts in the target.
 * @param folded the text
 */
export function readSeveral(folded: string, read: ReadEnd): Question | undefined {
  const found = SEVERAL.exec(folded)?.groups as Parts | undefined;
  if (!found || ASKS_MORE.test(found.before + found.rest)) return undefined;
  const { before, all, last, rest } = found;
  const typed = [...all.split(', '), last];
  const amounts = typed.flatMap((one) => read(`${before}${one}${rest}`)?.interpretation ?? []);
  const interpretation = amounts.length === typed.length ? togetherOf(amounts, ', ') : undefined;
  return interpretation && { ok: true, interpretation, alternatives: [], corrections: [] };
}
