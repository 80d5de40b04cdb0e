import type { Saying } from '../rephrasing/plain-sayings.ts';

const N = '(\\d+(?:[.,]\\d+)*)';
const SIGN = '(?:\\p{Sc} ?)?\\d+(?:[.,]\\d+)*';
/** An amount with whatever it is in: what reads it decides. */
const X = `(${SIGN}(?: ?(?:\\p{Sc}|(?!less|menos|con)\\p{L}+))?(?: (?!con|with)\\p{L}{5,})?)`;
const END = '[\\s?!.]*$';
const MUCH = '(?:cuanto|how much|what)';
const IT = '(?: (?:es|is|it|that|the|total|seria|son|eso|queda|does|do|sale|would|cost))*';
const ASKS = `(?:[, ]*${MUCH}${IT})?`;
/** What asks for the result, with what it is wanted in. */
const GOAL = `${ASKS}((?:,? (?:en|in|to|a) \\p{L}+(?: \\p{L}+)?)?)${END}`;
/** Nouns: what changes an amount is none (`withSayings`). */
const NOUN = "(?<noun>(?:[\\p{L}']+ ){0,4}?)";
const START = `^[¿\\s]*(?:si |if )?${NOUN}`;
const TAX = '(?:vat|gst|iva|igv|(?:sales )?tax)';
const NO_TAX = `${ASKS},? (?:sin|without|before|ex) ${TAX}${END}`;

/** Many of a thing that have one price. */
const MANY = `^[¿\\s]*(?:si |if |an? |una? |las |the )?${N}((?: (?!dozen|docena)\\p{L}{3,}){0,2}?) (?:for|por|cuestan|cost|valen|are) ${X},? ${MUCH}(?: (?:is|are|does|do|es|sale|son|cuestan?|valen?|would|for|por))*`;
const WORKED: readonly Saying[] = [
  [
    `${START}${X} (?:al|por|a la|a|cada|per) (dia|semana|mes|day|week|month)(?: (?:durante|por|for|x|en))? ${N} \\3(?:e?s)?${GOAL}`,
    '$2*$4$5',
  ],
  [`${MANY} (?:una?|uno|one|1)(?: cost)?${GOAL}`, '$3 entre $1$4', '$3 split between $1$4'],
  [`${MANY} ${N}(?:\\2)?(?: cost)?${GOAL}`, '$3*$4 entre $1$5', '$3*$4 split between $1$5'],
  [
    `${START}${X},? (?:(?:con|with) )?${TAX} (?:al |del |at |of )?${N} ?%? incl\\p{L}*${NO_TAX}`,
    '$2 sin iva del $3%',
    '$2 without vat of $3%',
  ],
  [
    `^${TAX} incl\\p{L}* (?<noun>(?:price|total|amount) )?(?:of )?${X} (?:at|@) ${N} ?%${NO_TAX}`,
    '$2 without vat of $3%',
  ],
  [`${START}${X} less ${N} ?%${GOAL}`, '$2 - $3%$4'],
  [`${START}half off ${X}${GOAL}`, '$2 - 50%$3'],
  [`${START}${X} (?:half (?:off|price)|a mitad de precio)${GOAL}`, '$2 - 50%$3'],
  // 18 es el 12% de qué número
  [
    `^[¿\\s]*${N} (?:es|son|is|are)(?: (?:el|un|the))? ${N} ?(?:%|percent|por ?ciento) (?:de|of) (?:que|cual|cuanto|what|which)(?: (?:numero|cantidad|number|amount|total))?${END}`,
    '$1*100/$2',
  ],
  [
    `^[¿\\s]*(?:de (?:que|cual)(?: (?:numero|cantidad))? (?:es|son) ${N} (?:el )?${N} ?(?:%|por ?ciento))${END}`,
    '$1*100/$2',
  ],
  [`^[¿\\s]*${N} ?(?:%|percent) of (?:what|which)(?: number)? is ${N}${END}`, '$2*100/$1'],
  [
    `^[¿\\s]*(?:q|que|cual) p[oe]r[csz]e?nta[gj]en? (?:es|son) ${X} (?:de|sobre) ${X}${END}`,
    '$1 es que % de $2',
  ],
];

/** What only one word of keeps the other readers from understanding it. */
const SHORT: readonly Saying[] = [
  [`^${N} ?(lbs?|pounds|kms?) 2 (kgs?|kilos?|miles?)$`, '$1 $2 to $3'],
  [`^${N} ?(kgs?|kilos?|miles?) 2 (lbs?|pounds|kms?)$`, '$1 $2 to $3'],
  [`^[^\\d]*${N}[^\\d]*\\? ?(?=\\1 ?\\p{L}+ (?:to|in|en|a) \\p{L}+$)`, ''],
  // so much an hour, so many hours a week, so many weeks
  ['(?<=\\d ?(?:/|an?|per|la|por) ?(?:hr|hour|hora)) (\\d+ ?(?:hrs?|hours|horas))', ' x $1'],
  ['(?<=\\d .* ?(?:/|an?|per|la) ?(?:wk|week|semana)) (\\d+ ?(?:wks?|weeks|semanas))', ' x $1'],
  ['(?<=\\d ?(\\p{L}+?)s?),? (\\d+ min\\p{L}*)(?= (?:per|por|a|the|el|la) \\1(?!\\p{L}))', ' @ $2'],
  [',? (?:y|and) (?:\\p{L}+ ){0,3}(?:rinde|cubre|covers|does) (?=\\d.* (?:por|per) )', ' @ '],
  [
    '(?<=^(?:\\p{L}+ ){0,3}(?:\\p{Sc} ?)?[\\d.,]+ ?(?:\\p{L}+|\\p{Sc})),?(?: (?:por|for|y|and|con))? (?=\\d[\\d.,]* ?\\p{L}+[2²]?,? (?:precio|price|cuanto|how much)(?: es| is)? (?:por|per|el|al?) )',
    ' ',
  ],
  ['(?<=\\d ?(?:m2|metros cuadrados),? precio por )metro(?: cuadrado)?$', 'm2'],
  [
    '(?<=\\d )(?:largos|vueltas|piscinas|laps|lengths)(?: (?:of|de|in|en|a|la|an?|una|piscina|pool|pista|track))+ (?=[\\d.,]+ ?\\p{L}[^\\d]*$)',
    '* ',
  ],
  ['^a (?:q|que) velocidad (?:fui|iba)(?: si| cuando)? (?=hice|recorri)', 'a que velocidad '],
  ['(?<=cuantos litros )(?:gasto|gastare) ', ''],
  ['(?<=cuantos litros .* km )si (?:\\p{L}+ ){1,3}(?=\\d)', 'con '],
  [`(?<=%[^%]*?),? ${MUCH}${IT} (en|in) (?=\\p{L}+(?: \\p{L}+)?${END})`, ' $1 '],
];

/** Sums as people say them, in the words that sums have. */
export const SUM_SAYINGS: readonly Saying[] = [...SHORT, ...WORKED];
