import type { Question } from '../../question/question.ts';
import type { RelatedReader } from '../sum-reader.ts';
import { isLumber } from '../wording/no-products.ts';
import { passesOverChange } from './changing-words.ts';
import { readRelation } from './relation.ts';
import { hasRoom } from './relation-wording.ts';

/** Interpretations shown: nobody looks through all countries' dollars. */
const MAX_INTERPRETATIONS = 5;

/** Decides between a question, a sum and what follows from amounts of several kinds; refuses where words that change it were left out. */
export const readRelated: RelatedReader = (text, plain, readSum) => {
  const { isMarked } = text;
  const isPlain = plain.ok && plain.corrections.length === 0;
  const isAdded = plain.ok && plain.interpretation.parts.length > 1;
  const refused = (code: 'missing-unit' | 'not-understood') =>
    ({ ok: false, code, span: text.whole, suggestions: [] }) as const;
  if (isLumber(text.text)) return refused('missing-unit');
  // a question as it stands stays one, unless its quarter is a room
  const related = isPlain && !hasRoom(text.text) ? [] : readRelation(text);
  const found = related.length > 0 ? related : readSum(isMarked || !isPlain);
  const [interpretation, ...alternatives] = found.slice(0, MAX_INTERPRETATIONS);
  const ambiguous = alternatives.length > 0 ? (['word'] as const) : [];
  const sum: Question | undefined = interpretation && {
    ok: true,
    interpretation,
    alternatives,
    ambiguous,
    corrections: text.corrections,
  };
  const isRefused = isAdded ? text.isProduct : isMarked && !isPlain;
  const decided = sum ?? ((isRefused && text.error) || plain);
  return decided.ok && passesOverChange(text.source, decided.corrections)
    ? refused('not-understood')
    : decided;
};
