import { figure } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';
import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

const WORDS = `${Object.keys(SMALL_NUMBERS).join('|')}|half(?: a)?|media`;
const AND_HALF = '(?: and a half| y medi[oa])';
/** A dozen has a number before it, or is one; what is packed in dozens is another number of things. */
const DOZENS = new RegExp(
  `(?<!\\p{L})(?:(?:${figure('many')}|(?<word>${WORDS})|an?|one|una?)(?<before>${AND_HALF})? ?)?(?:docenas?|dozens?|doz)(?!\\p{L})(?! (?:de |of )?(?:packs?|box(?:es)?|cartons?|trays?|cajas?|cartones|paquetes?|bandejas?|maples?)(?!\\p{L}))(?<after>${AND_HALF})?(?=(?: of| de)? (?!(?:makes?|equals?|gives?|contains?|contienen?|hacen|tienen?|would|have|means?|numbers?|total|units?|unidades|cuant[oa]s)(?!\\p{L}))(?<thing>\\p{L}{4,})|)`,
  'u',
);
const ASKS =
  /(?<!\p{L})(?:cuant[oa]s?|how (?:many|much)|(?:in|en|a) (?:units?|unidades)|numbers?|total|is that)(?!\p{L})/u;
/** What is asked for; of a thing `how much` is its price. */
const ASKED = /(?:how (?:many )?|cuant[oa]s )(?!many|units?|unidades|there|tienen?)(\p{L}{4,})/u;
/** Nor is what they weigh a number of them, or what they are for. */
const OF_OTHERS = /(?<!\p{L})(?:for|para|pesan?|weighs?|heavy)(?!\p{L})/u;
const IN_DOZENS =
  /(?<!\p{L})(?:cuantas docenas|how many dozens?|(?:en|a) docenas|(?:in|to) dozens?)(?!\p{L})(?<found>)/u;
const THINGS = new RegExp(figure('many'));

/** Of what is counted in dozens another thing is asked: calories in a dozen eggs. */
function asksOther(folded: string, thing: string | undefined): boolean {
  const asked = ASKED.exec(folded)?.[1];
  return OF_OTHERS.test(folded) || (!!asked && !!thing && asked.slice(0, 3) !== thing.slice(0, 3));
}

/** `huevos 3 docenas y media`, `two and a half dozen roses is how many`: twelve of each. @param folded the text */
export function fromDozens(folded: string): string[] {
  const rest = new Rest(folded);
  const found = rest.take(DOZENS);
  if (!found || !rest.saysNothing) return [];
  const { many, word, before, after, thing } = found;
  if (asksOther(folded, thing) || !(many ?? word ?? before ?? after ?? ASKS.test(folded))) return [];
  const worded = word && (SMALL_NUMBERS[word] ?? '1/2');
  return [`(${many ?? worded ?? '1'}${(before ?? after) ? ' + 1/2' : ''})*12`];
}

/** `48 huevos cuantas docenas`. @param folded the text */
export function toDozens(folded: string): string[] {
  const rest = new Rest(folded);
  const many = rest.take(IN_DOZENS) && rest.take(THINGS)?.many;
  return many && rest.saysNothing ? [`(${many}/12)`] : [];
}
