import type { Interpretation } from '../../question/question.ts';
import { OF_WAYS } from '../sides/read-sides.ts';
import type { RelatedReader } from '../sum-reader.ts';
import type { SumText } from '../sum-text.ts';
import { isLumber } from '../wording/no-products.ts';
import { passesOverChange } from './changing-words.ts';
import { readRelation } from './relation.ts';
import { hasRoom } from './relation-wording.ts';

/** Interpretations shown: nobody looks through all countries' dollars. */
const MAX_INTERPRETATIONS = 5;

/** A unit asked for before the sides of a thing. */
const ASKS_FOR_SIDES = /^[¿\s]*(?:how many|cuant[oa]s) .*\d ?(?:x|by|por) ?\d/u;

/** A length asked for before the sides of a thing: how many cm is 32x34 inches are each of them, and no 1088 inches. */
const asksForSides = (text: string, { assumedTarget, category, from, to }: Interpretation): boolean =>
  category === 'length' &&
  (assumedTarget || from !== to[0]) &&
  !OF_WAYS.has(to[0] as string) &&
  ASKS_FOR_SIDES.test(text);

/** `13.65 paid with 20`: nothing is added. */
export const PAID_WITH =
  /(?<!\p{L})(?:paid|pay|paying|pag(?:ue|o|ado|ando|ar)) (?:with|con) (?:an? |un )?\p{Sc}? ?\d(?![\d.,]* ?%)/iu;

/** How many of a size are in a square metre. */
const ASKS_PER = /(?:how many|cuant[oa]s).* (?:per|por) (?:m2|m²|metro cuadrado|sq|square)/;
const BY = /(?<!\p{L})(?:x|by|por)(?= ?\d)|(?<=\d)x(?=\d)/u;
const ADDED = /(?:\+|(?<=[\p{L}\s])-|(?<!\p{L})(?:plus|minus|mas|menos))\s*(?:\p{L}+\s+){0,4}\d/u;
const NO_SIDE = /^(?:weight|currency|number|time|percent)$/;

/** Sides multiplied, with something added to them: that is an area or another, and none that a sign within a side would make. */
const addsToSides = (text: string, { category }: Interpretation): boolean =>
  !NO_SIDE.test(category) && BY.test(text) && ADDED.test(text.replace(/\([^)]*\)/g, ''));

/** How many of a size there are for each, and a quarter of what has sides, which is a room. */
const isNoArea = (text: string, isRelated: boolean): boolean =>
  BY.test(text) && (ASKS_PER.test(text) || (!isRelated && hasRoom(text)));

/** The likeliest interpretation with the others beside it. */
function asQuestion([interpretation, ...alternatives]: readonly Interpretation[], text: SumText) {
  return interpretation
    ? ({ ok: true, interpretation, alternatives, corrections: text.corrections } as const)
    : undefined;
}

/** Decides between a question, a sum and what follows from amounts of several kinds; refuses where words that change it were left out. */
export const readRelated: RelatedReader = (text, plain, readSum) => {
  const { isMarked } = text;
  const isPlain = plain.ok && plain.corrections.length === 0;
  const refused = (code: 'missing-unit' | 'not-understood') =>
    ({ ok: false, code, span: text.whole, suggestions: [] }) as const;
  if (isLumber(text.text)) return refused('missing-unit');
  if (PAID_WITH.test(text.text)) return refused('not-understood');
  // a question as it stands stays one, unless its quarter is a room
  const related = isPlain && !hasRoom(text.text) ? [] : readRelation(text);
  if (isNoArea(text.text, related.length > 0)) return refused('not-understood');
  const found = related.length > 0 ? related : readSum(isMarked || !isPlain);
  const isAdded = plain.ok && plain.interpretation.parts.length > 1;
  const isRefused = isAdded ? text.isProduct : isMarked && !isPlain;
  const decided =
    asQuestion(found.slice(0, MAX_INTERPRETATIONS), text) ?? ((isRefused && text.error) || plain);
  return decided.ok &&
    (asksForSides(text.text, decided.interpretation) ||
      addsToSides(text.text, decided.interpretation) ||
      passesOverChange(text.source, decided.corrections))
    ? refused('not-understood')
    : decided;
};
