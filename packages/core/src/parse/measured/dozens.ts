import { figure } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';
import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

const WORDS = `two|dos|three|tres|four|cuatro|five|cinco|six|seis|seven|siete|eight|ocho|ten|diez|half(?: a)?|media`;
const AND_HALF = '(?: and a half| y medi[oa])';
/** A dozen has a number before it, or is one; what is packed in dozens is another number of things. */
const DOZENS = new RegExp(
  `(?<!\\p{L})(?:(?:${figure('many')}|(?<word>${WORDS})|an?|one|una?)(?<before>${AND_HALF})? ?)?(?:docenas?|dozens?|doz)(?!\\p{L})(?! (?:de |of )?(?:packs?|box(?:es)?|cartons?|trays?|cajas?|cartones|paquetes?|bandejas?|maples?)(?!\\p{L}))(?<after>${AND_HALF})?`,
  'u',
);
const ASKS =
  /(?<!\p{L})(?:cuant[oa]s?|how (?:many|much)|(?:in|en|a) (?:units?|unidades)|numbers?|total|is that)(?!\p{L})(?<found>)/u;
const IN_DOZENS =
  /(?<!\p{L})(?:cuantas docenas|how many dozens?|(?:in|en|a|to) (?:docenas|dozens?))(?!\p{L})(?<found>)/u;
const THINGS = new RegExp(figure('many'), 'u');

/** `huevos 3 docenas y media`, `two and a half dozen roses is how many`: twelve of each. */
function fromDozens(folded: string): string[] {
  const rest = new Rest(folded);
  const { many, word, before, after } = rest.take(DOZENS) ?? {};
  rest.text = rest.text.replace(/(?<!\p{L})(?:docenas?|dozens?)(?!\p{L})/u, '?');
  if (rest.text.includes('?') || !(many ?? word ?? before ?? after ?? ASKS.test(folded)) || !rest.saysNothing)
    return [];
  const worded = word && (SMALL_NUMBERS[word] ?? '1/2');
  return [`(${many ?? worded ?? '1'}${(before ?? after) ? ' + 1/2' : ''})*12`];
}

/** `48 huevos cuantas docenas`. */
function toDozens(folded: string): string[] {
  const rest = new Rest(folded);
  if (!rest.take(IN_DOZENS)) return [];
  const many = rest.take(THINGS)?.many;
  return many && rest.saysNothing ? [`(${many}/12)`] : [];
}

/** So many dozens of things, and so many things in dozens. @param folded the text */
export function dozensAsked(folded: string): string[] {
  if (!/do[cz]/.test(folded)) return [];
  const asked = toDozens(folded);
  return asked.length > 0 ? asked : fromDozens(folded);
}
