import type { Lexeme } from '../question/words/lex-question.ts';
import type { Draft } from '../rephrasing/draft.ts';
import { TokenLine } from '../rephrasing/token-line.ts';

/** A model or a gate has a number too, which a code behind it makes no money: `iphone 15 usd`. */
const NUMBERED =
  /^\d\d? [a-z]{3}(?![a-z])(?!.*(?:\+|plus|mas|%|tip|propina|tax|vat|iva|split|entre|between))/u;
/** Behind words that change what follows nothing is left out. */
const CHANGED_AFTER =
  /(?<!\p{L})(?:half|double|twice|triple|between|entre|from|desde|de \d|hasta|until|over|under|menos|less|more|mas|another|otr[oa]s?|extra|each|cada|every|no|not|sin|without|except|last|next|per|por|difference|diferencia|average|promedio|media|mitad|doble|size|talla|shoe|zapat\p{L}*|bra|ring|anillo|dress|vestido|top|numero|number|room|gate|iphone|version|page|pagina|chapter|level|nivel|year|ano|best|worst)(?!\p{L})/u;

/** A text from its first amount on, where only words that name nothing stand before it: `dinner 86 eur plus 10 percent tip in gbp`. */
export function fromFirstAmount(draft: Draft, lexemes: readonly Lexeme[]): Draft | undefined {
  const { line } = new TokenLine(draft, lexemes);
  if (!/^[XOALT]*X[XOALT]*(?:M?N)/.test(line)) return undefined;
  const at = lexemes.findIndex(({ number, numberWord, article }) => number || (numberWord && !article));
  const first = lexemes[at];
  // a number of its own: wire 12 in mm, golf 7 150 cv
  if (!first?.number || first.text.includes(' ') || lexemes[at + 1]?.role) return undefined;
  const sign = lexemes[at - 1];
  const start = sign && sign.senses.length > 0 ? sign.span[0] : first.span[0];
  const [, place] = draft.placesOf([0, start]);
  const [before, rest] = [draft.folded.slice(0, place), draft.folded.slice(place)];
  if (CHANGED_AFTER.test(before) || NUMBERED.test(rest) || /[^a-z ,.:$€£']/.test(before)) return undefined;
  return draft.edited([{ place: [0, place], by: '', isTold: true }]);
}
