import { figure } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';
import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

const WORDS = `${Object.keys(SMALL_NUMBERS).join('|')}|half(?: a)?|media`;
const AND_HALF = '(?: and a half| y medi[oa])';
/** A dozen has a number before it, or is one; what is packed in dozens is another number of things. */
const DOZENS = new RegExp(
  `(?<!\\p{L})(?:(?:${figure('many')}|(?<word>${WORDS})|an?|one|una?)(?<before>${AND_HALF})? ?)?(?:docenas?|dozens?|doz)(?!\\p{L})(?! (?:de |of )?(?:packs?|box(?:es)?|cartons?|trays?|cajas?|cartones|paquetes?|bandejas?|maples?)(?!\\p{L}))(?<after>${AND_HALF})?`,
  'u',
);
const ASKS =
  /(?<!\p{L})(?:cuant[oa]s?|how (?:many|much)|(?:in|en|a) (?:units?|unidades)|numbers?|total|is that)(?!\p{L})/u;
const IN_DOZENS =
  /(?<!\p{L})(?:cuantas docenas|how many dozens?|(?:en|a) docenas|(?:in|to) dozens?)(?!\p{L})(?<found>)/u;
const THINGS = new RegExp(figure('many'));

/** `huevos 3 docenas y media`, `two and a half dozen roses is how many`: twelve of each. @param folded the text */
export function fromDozens(folded: string): string[] {
  const rest = new Rest(folded);
  const found = rest.take(DOZENS);
  if (!found || !rest.saysNothing) return [];
  const { many, word, before, after } = found;
  if (!(many ?? word ?? before ?? after ?? ASKS.test(folded))) return [];
  const worded = word && (SMALL_NUMBERS[word] ?? '1/2');
  return [`(${many ?? worded ?? '1'}${(before ?? after) ? ' + 1/2' : ''})*12`];
}

/** `48 huevos cuantas docenas`. @param folded the text */
export function toDozens(folded: string): string[] {
  const rest = new Rest(folded);
  const many = rest.take(IN_DOZENS) && rest.take(THINGS)?.many;
  return many && rest.saysNothing ? [`(${many}/12)`] : [];
}
