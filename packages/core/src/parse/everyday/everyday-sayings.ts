import type { Saying } from '../rephrasing/plain-sayings.ts';

const N = '(\\d[\\d.,]*)';
const SIGN = '(?:\\p{Sc} ?)?\\d+(?:[.,]\\d+)*';
const DIFFERENCE =
  '^(?=.*(?<!\\p{L})(?:diferencia|difference|ris(?:e|es|ing|en)|increase|subio|sube|aumento|interval)(?!\\p{L}))[^\\d]*';
const DEGREES = ' ?(?:°|º|grados?|degrees?|deg)? ?';
const PERCENT = '(?:%|per ?cent(?:age)?|pct|por ?ciento|porcentaje)';
/** What something did between two amounts, and the words around it. */
const CHANGED =
  '(?:(?:sub[ei]|baj[oa]|aument|increas|ris|rose|drop|fell|fall|grow|grew|chang|crec|disminu|increment|cay|rebaj|descuent|discount|went|go(?:ne|es)? up)\\p{L}*(?: (?:up|down|by))?)';
const SAID =
  '(?:¿?(?:how much|how many|what|cuant[oa]s?|que|cual|in|en|that|it|did|is|es|the|el|un|por|se|ha|has|by|change|cambio|de|of) )*';
const END = '(?: (?:is|es|it|that|did|was|son))*[\\s?!.]*$';
const ENDS = '(?:from|de|desde) (\\d[^%]*?)(?: up| down)? (?:to|a|hasta) (\\d[^%,]*?)';
const BARE_ENDS = ENDS.replace(/\[\^%,?]/g, '[\\d.,]');

const TAX = '(?:vat|gst|hst|pst|iva|igv|itbis|(?:sales )?tax)';
const AMOUNT =
  '[\\p{Sc}]?\\d[\\d.,]*(?: ?(?!the|and)\\p{L}{1,3}(?!\\p{L})| (?:euros?|dolares|dollars|pesos|soles|libras|pounds|rupees))?';
const PRICE = '[\\p{Sc}]?\\d[\\d.,]*(?: ?(?:euros?|eur|usd|dolares|dollars|pesos|soles|mxn|gbp|k|mil|€))*';

/** An amount with whatever it is in: what reads it decides. */
const X = `(${SIGN}(?: ?(?:\\p{Sc}|(?!less|menos|con)\\p{L}+))?(?: (?!con|with)\\p{L}{5,})?)`;
const MUCH = '(?:cuanto|how much|what)';
const IT = '(?: (?:es|is|it|that|the|total|seria|son|eso|queda|does|do|sale|would|cost))*';
/** What asks for the result, with what it is wanted in. */
const GOAL = `(?:[, ]*${MUCH}${IT})?((?:,? (?:en|in|to|a) \\p{L}+(?: \\p{L}+)?)?)[\\s?!.]*$`;

/** What people ask about changes, pay and things with one price, in words that the other readers understand. */
export const EVERYDAY_SAYINGS: readonly Saying[] = [
  // a degree more on one scale is 9/5 of a degree on the other, wherever they begin
  [
    `${DIFFERENCE}${N}${DEGREES}(?:c|celsius|centigrad[eo]s?)(?!\\p{L})[^\\d]*(?<!\\p{L})(?:f|fahrenheit|farenheit)(?!\\p{L})[^\\d]*$`,
    '$1*9/5',
  ],
  // how much something rose or fell, in percent; how much 70 kg rose to 80 kg may be ten of them
  ...[
    `^${BARE_ENDS},? ${SAID}${CHANGED}${END}`,
    `^${ENDS},? ${SAID}${PERCENT} ${SAID}${CHANGED}${END}`,
    `^${ENDS},? ${SAID}${CHANGED} ${SAID}${PERCENT}${END}`,
    `^${SAID}${CHANGED} ${ENDS},? ${SAID}${PERCENT}${END}`,
  ].map((form): Saying => [form, 'de $1 a $2 en %', 'from $1 to $2 in %']),
  [`^${N} (?:as|in|en|a|to|como) (?:an? )?${PERCENT}[\\s?!.]*$`, '$1 is what % of 1'],
  // a decimal point as it is written by hand
  [
    "(?<=\\d)'(?=\\d{1,2} ?(?:m|mts?|metros?|km|kilometros?|kgs?|kilos?|g|gramos?|l|litros?|cm|euros?|€|horas?|grados|millones|toneladas?|ha|hectareas?)(?!\\p{L}))",
    ',',
  ],
  // the sides of a thing, asked for before them
  [
    '^(?:how many|cuant[oa]s) (\\p{L}+) (?:is|are|son|in|mide|miden|hay en)(?: an?| una?)? (\\d[^?]*?(?:x|by|por) ?\\d[^?]*)$',
    '$2 in $1',
  ],
  [
    '(?<![\\p{L}\\d]|(?:y|coma|mil|cientos?) )uno (?:con )?((?:cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}+)?)(?=,? (?:(?:cuanto|a|en) )+(?:es (?:en )?)?(?:pies|pulgadas|feet|ft))',
    '1 m $1 cm',
  ],
  ['^(?:al menos|menos de|como minimo|maximo) (?=\\d)', ''],
  ['(?:(?<= )decimal (?=hours|horas))|(?<=horas|hours) decimal(?:es)?', ''],
  // pay and rent
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:mes|month),? (?:[\\p{L}']+ ){0,4}?(?:al|por|a|per|(?:en|in) (?:un|a)) (?:ano|year)$`,
    '$1*12',
  ],
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:ano|year),? (?:[\\p{L}']+ ){0,4}?(?:(?:al|por|a|per|(?:en|in) (?:un|a)) (?:mes|month)|monthly|mensual(?:es)?)$`,
    '$1/12',
  ],
  [
    `^(?:precio |price )?(?:con|with|incl\\p{L}*) ${TAX} (?:de |of )?(${AMOUNT}),? (?:cuanto (?:es|seria|queda) |how much (?:is it )?)?(?:sin|without|before|ex) ${TAX} (?:del |at |de )?(\\d+) ?%?$`,
    '$1 sin iva del $2%',
  ],
  // a rate of one's own
  [
    '^(\\d[\\d.,]*) ?(?:dolares|usd|euros|eur|dollars) (?:a|at|@) (\\d+(?:[.,]\\d+)?),? (?:cuantos?|how many|en|in) (?:pesos?|soles|bolivares)(?: son| seria| es| mexicanos| argentinos)*$',
    '$1*$2',
  ],
  // many of a thing that have one price
  [
    `^[¿\\s]*(?:si |if |an? |una? |las |the )?(\\d+(?:[.,]\\d+)*)((?: (?!dozen|docena)\\p{L}{3,}){0,2}?) (?:for|por|cuestan|cost|valen|are) ${X},? ${MUCH}(?: (?:is|are|does|do|es|sale|son|cuestan?|valen?|would|for|por))* (\\d+(?:[.,]\\d+)*)(?:\\2)?(?: cost)?${GOAL}`,
    '$3*$4 entre $1$5',
    '$3*$4 split between $1$5',
  ],
];
