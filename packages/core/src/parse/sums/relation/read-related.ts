import type { RelatedReader } from '../sum-reader.ts';
import { readClockSpan } from './clock-span.ts';
import { readRelation } from './relation.ts';
import { hasRoom } from './relation-wording.ts';

/** Reads the hours between two times of day, and what follows from amounts of several kinds. */
export const readRelated: RelatedReader = (text, isPlain) => {
  // a question as it stands stays one, unless its quarter is a room
  if (isPlain && !hasRoom(text.text)) return [];
  const span = readClockSpan(text);
  return span.length > 0 ? span : readRelation(text);
};
