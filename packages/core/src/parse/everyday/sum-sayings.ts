import { IS_SPANISH } from '../rephrasing/create-rephraser.ts';
import type { Saying } from '../rephrasing/plain-sayings.ts';

/** A figure; in a bracket of its own, as all of these are. */
const N = '(\\d+(?:[.,]\\d+)*)';
/** An amount with whatever it is in: what reads it decides. */
const X = '((?:\\p{Sc} ?)?\\d+(?:[.,]\\d+)*(?: ?(?:\\p{Sc}|\\p{L}+))?(?: (?!con|with)\\p{L}{5,})?)';
/** The same, in a sign or code that no further word belongs to. */
const CODE = '((?:\\p{Sc} ?)?\\d+(?:[.,]\\d+)*(?: ?(?:\\p{Sc}|\\p{L}{3}|euros?))?)';
const START = '^[¿\\s]*(?:si |if )?';
const END = '[\\s?!.]*$';
/** What asks for the result and says nothing else. */
const ASKS =
  "(?:[, ]*(?:cuanto|how much|what|what's|how long|total|(?:cuanto|que) (?:dinero|tiempo))(?: (?:es|is|it|that|the|total|sera|seria|son|en total|eso|me|gasto|ahorro|gano|pago|tengo|costara?|cuestan?|sale|tarda|queda|do|does|will|i|we|spend|save|pay|earn|make|have|cost|be|come to|to))*)?";
/** The same, with what it is wanted in. */
const GOAL = `${ASKS}((?:,? (?:en|in|to|a) \\p{L}+(?: \\p{L}+)?)?)${END}`;
/** Nouns: what changes an amount is none (`withSayings`). */
const NOUN = "(?<noun>(?:[\\p{L}']+ ){0,4}?)";
const TAX = '(?:vat|gst|iva|igv|itbis|(?:sales )?tax)';

/** In the words of the language that it was asked in: 1.200 is another number in the other. */
const both = (pattern: string, es: string, en: string): readonly Saying[] => [
  [pattern.replace('^', `^(?=.*${IS_SPANISH.source})`), es],
  [pattern, en],
];

/** Each of several spans of time, and the word for many. */
const SPANS = [
  'dias?|days?',
  'noches?|nights?',
  'semanas?|weeks?|wks?',
  'mes(?:es)?|months?',
  'anos?|years?',
];
const EACH = '(?:al?|por|a la|la|el|an?|per|cada|each|every|/)';

const SOLD = '(?<noun2>(?:(?:of|de) )?\\p{L}+ )';
/** What two things cost that have a price each; the second may be so many pence. */
const twoPrices = (unit: string, other: string, many: string): readonly Saying[] => {
  const each = `(?:/| per | a | el | por )\\3`;
  const first = `${START}${NOUN}${N} ?${unit} ${SOLD}(?:at|@|a) (\\p{Sc} ?[\\d.,]+)${each} (?:\\+|plus|and|mas|y) ${N} ?${other} ${SOLD.replace('2', '3')}(?:at|@|a) `;
  return [
    [`${first}(\\p{Sc} ?[\\d.,]+)${each}${GOAL}`, `$5*$2 + $8*${many}$9`],
    [`${first}([\\d.]+) ?p${each}${GOAL}`, `$5*$2 + ($8*${many}/100) gbp$9`],
  ];
};

/** So much for each of a span, so many spans long; what is bought, shared out or covered. */
const FOR_EACH: readonly Saying[] = [
  ...SPANS.map(
    (span): Saying => [
      `${START}${NOUN}${X} ?${EACH} ?(?:${span}) (?:durante|por|for|in|en|x|over) ${N} (?:${span})(?!\\p{L})${GOAL}`,
      '$2*$3$4',
    ],
  ),
  ...SPANS.map(
    (span): Saying => [
      `${START}${NOUN}${X} (?:x|\\*|por|times) ${N} (?:${span}) (?:\\+|plus|mas|y|and) ${CODE}(?<noun2>(?: (?!(?:en|in|to|a) )\\p{L}+){0,2}?)${GOAL}`,
      '$3*$2 + $4$6',
    ],
  ),
  [
    `${START}${NOUN}${X} ?(?:/|an?|per|la|por|a la) ?(?:hrs?|hours?|horas?) (?:x |por )?${N} ?(?:hrs?|hours?|horas?) ?(?:/|an?|per|la|por|a la) ?(?:wks?|weeks?|semanas?) (?:x |por |for )?${N} ?(?:wks?|weeks?|semanas?)${GOAL}`,
    '$2*$3*$4$5',
  ],
  // for one, for so many others of the same
  ...both(
    `${START}${N}((?: (?!dozen|docena)\\p{L}{3,}){0,2}?) (?:for|por|cuestan|cost|valen|salen(?: a| por)?|are) ${X},? (?:a )?(?:cuanto|how much|what)(?:'s| is| does| do| es| sale| cuesta| vale| would)? (?:una?|uno|one|1)(?: cost)?${END}`,
    '$3 entre $1',
    '$3 split between $1',
  ),
  ...both(
    `${START}${N}((?: (?!dozen|docena)\\p{L}{3,}){0,2}?) (?:for|por|cuestan|cost|valen|salen(?: a| por)?|are) ${X},? (?:a )?(?:cuanto|how much|what)(?:'s| is| are| does| do| es| son| salen| cuestan| valen| would)?(?: for| por)? ${N}(?:\\2| (?:of them|de ellos|de ellas))?(?: cost)?${END}`,
    '$3*$4 entre $1',
    '$3*$4 split between $1',
  ),
  ...both(
    `${START}${NOUN}${X} (?:por|for|los|las|de|,|y|and|con|with) ?${N} ?(\\p{L}+?)s?,? (?:precio|price|cost|cuanto(?: es| sale)?|how much(?: is (?:it|that))?) (?:por|per|el|a|al) \\4${END}`,
    '$2 $3 $4 precio por $4',
    '$2 $3 $4 price per $4',
  ),
  [
    `${START}${NOUN}${X} (?:por|for|los|las|de|y|and|con|with) ?${N} ?(litr|kil|metr)os,? (?:a )?(?:precio|cuanto(?: es| sale)?) (?:por|el|al) \\4o${END}`,
    '$2 $3 $4os precio por $4o',
  ],
  // the square metre of a house
  ...both(
    `${START}${NOUN}${X} (?:por|for|y|and|con|with|,) ?${N} ?(?:m2|m²|metros(?: cuadrados)?|sq ?m|square met(?:er|re)s),? (?:a )?(?:precio|price|cuanto(?: es| sale)?|how much)(?: is (?:it|that))? (?:por|per|el|a) (?:m2|m²|metro(?: cuadrado)?|square met(?:er|re)|sq ?m)${END}`,
    '$2 $3 m2 precio por m2',
    '$2 $3 m2 price per m2',
  ),
  ...both(
    `${START}${NOUN}${X} (?:el|la|por|per|a|an|/) ?(m2|m²|metro cuadrado|kilo|kg|litro|litre|liter|l|lb|pound|hora|hour)(?:,| y| and|, son| por| x) ${N} ?((?!%)\\p{L}+[2²]?(?: cuadrados)?)${GOAL}`,
    '$2 por $3 x $4 $5$6',
    '$2 per $3 x $4 $5$6',
  ),
  ...twoPrices('(kg|g|l|lb)', '\\3', '$6'),
  ...twoPrices('(kg)', 'g', '($6/1000)'),
  ...both(
    `${START}${NOUN}${N} ?(\\p{L}+),? (?:at )?${N} ?(min|mins|minutes|minutos) (?:per|por|a|the|el|la|each|cada) \\3s?,? (?:how long|cuanto (?:tiempo|tarda))${END}`,
    '$2 $3 a $4 min por $3 cuanto tiempo',
    '$2 $3 at $4 min per $3 how long',
  ),
  ...both(
    `${START}${NOUN}${N} ?(m2|m²|metros cuadrados|sq ?m|sq ?ft|square (?:feet|metres|meters)),?(?: y| and)? (?<noun2>(?:\\p{L}+ ){0,3}?)(?:rinde|cubre|covers|does|da para) ${N} ?\\3 (?:por|per|a|each|el) (litro|litre|liter|gallon|lata|l)(?!\\p{L})(?:,? (?:cuant[oa]s|how many) \\6s?(?: \\p{L}+){0,3})${END}`,
    '$2 $3 a $5 $3 por $6 cuantos $6s',
    '$2 $3 at $5 $3 per $6 how many $6s',
  ),
  [
    `${START}${NOUN}${N} (?:largos|vueltas|piscinas|laps|lengths)(?: (?:of|de|in|en|a) (?:an? |una? |la |the )?(?:piscina|pool|pista|track))?(?: (?:de|of|at))? (?:an? )?${N} ?(m|metros?|met(?:er|re)s?|yd|yards?|yardas?|ft|feet)(?: (?:pool|track|pista))?((?: (?:en|in|to|a|cuantos|how many) \\p{L}+)?)(?: son| is that)?${END}`,
    '($2*$3) $4$5',
  ],
];

/** Shares of an amount: what is divided, discounted and taxed. */
const SHARES: readonly Saying[] = [
  [
    `${START}(?:dividir|divide|reparte|repartir|split|share) ${X} (?:entre|between|by|among) ${N}(?: (?:personas|people|amigos|friends|partes|ways))?${GOAL}`,
    '$1/$2$3',
  ],
  ...both(
    `${START}${NOUN}(?:for|para|de) ${N}(?: people| personas)?,? (?:came to|was|were|is|cost|fue|fueron|costo|sale|salio|por)(?: a| por| de)? ${X} (?:w/?|with|plus|\\+|mas|con) (?:an? |el )?${N} ?% (?:de )?(tip|propina)[, ]+(?:how much|cuanto|what)(?: is| does| es| paga| pay| it| sale| toca)* (?:each|per person|apiece|cada uno|por persona|por cabeza)((?: (?:in|en|to|a) \\p{L}+(?: \\p{L}+)?)?)${END}`,
    '$3 + $4% propina entre $2$6',
    '$3 + $4% tip split between $2$6',
  ),
  [
    "(?<=%[^%]*?),? (?:how much|cuanto|what|what's)(?: (?:is|that|it|es|eso|seria|son|sale|queda|would|be|does|come|to|total))*? (en|in) (?=\\p{L}+(?: \\p{L}+)?[\\s?!.]*$)",
    ' $1 ',
  ],
  ...both(
    `${START}(?:(?:de|from) )${X} (?:a|to) ${X},? (?:q|que|what|cual|cuanto)(?: es el)? (?:porcentaje|percent|percentage|%)(?: (?:de|of))? (?:descuento|rebaja|bajada|subida|aumento|incremento|discount|off|increase|decrease|drop|rise)(?: (?:es|hay|is|it|that|tiene|son))*${END}`,
    'de $1 a $2 en %',
    'from $1 to $2 in %',
  ),
  ['(?<!\\p{L})(?!porcentaje)p[oe]r[csz]e?nt[ae](?:ge|je|gen|jes)(?= (?:es|son|is) \\d)', 'porcentaje'],
  [`^[¿\\s]*(?:q|que|cual) porcentaje (?:es|son) ${X} (?:de|sobre) ${X}${END}`, '$1 es que % de $2'],
  ...both(
    `${START}${NOUN}${X},? (?:(?:con|with) )?${TAX} (?:al |del |at |of )?${N} ?%? (?:incl\\p{L}*)${ASKS},? (?:sin|without|before|ex|excl\\p{L}*) ${TAX}${END}`,
    '$2 sin iva del $3%',
    '$2 without vat of $3%',
  ),
  ...both(
    `${START}${TAX} (?:included|inclusive|incl\\.?|incluido) (?<noun>(?:price|total|amount|precio|importe) )?(?:of |de )?${X} (?:at|@|al|with|con) ${N} ?%${ASKS},? (?:sin|without|before|ex|excl\\p{L}*) ${TAX}${END}`,
    '$2 sin iva del $3%',
    '$2 without vat of $3%',
  ),
  // one discount after another
  [
    `${START}${NOUN}${X},? (?:less |minus |- ?)${N} ?%(?: off)?,? (?:and )?(?:then )?(?:another|(?:a |an )?(?:further|extra|additional)) ${N} ?%(?: off| discount)?${GOAL}`,
    '$2 - $3% - $4%$5',
  ],
  [
    `${START}${NOUN}${X},? (?:with |at )?${N} ?% (?:off|discount),? (?:and )?(?:then )?(?:another|(?:a |an )?(?:further|extra|additional)) ${N} ?%(?: off| discount)?${GOAL}`,
    '$2 - $3% - $4%$5',
  ],
  [
    `${START}${NOUN}${X},? (?:con |menos )?(?:un |el )?${N} ?%(?: de)? (?:descuento|rebaja)(?: y|,)? (?:luego|despues)?(?: con)? ?(?:otro|un|un adicional) ${N} ?%(?: mas| adicional| extra)?(?: de descuento)?${GOAL}`,
    '$2 - $3% - $4%$5',
  ],
  [`${START}${NOUN}${X} less ${N} ?%${GOAL}`, '$2 - $3%$4'],
  [`${START}${NOUN}half (?:off|price)(?: of| on)? ${X}${GOAL}`, '$2 - 50%$3'],
  [`${START}${NOUN}${X} (?:at |a )?(?:half (?:off|price)|mitad de precio)${GOAL}`, '$2 - 50%$3'],
  [`${START}(?:lower|drop|slash|shrink) ${X} by ${N} ?%${END}`, 'reduce $1 by $2%'],
];

const LITRES = `${N} ?l(?:itros?|itres?|iters?)?`;
const TO_100 = '(?:/|a los|cada|por cada|por|per|every) ?(?:100|cien)(?: ?km)?';
/** What a way takes. */
const WAYS: readonly Saying[] = [
  [
    `^[¿\\s]*(?:a |con )?(?:q|que) velocidad (?:(?:media )?(?:fui|voy|iba|fue|es|llevo|llevaba|he ido)(?: (?:si|cuando))? )(?:hice|hago|recorri|recorro|he hecho|corri) ${N} ?(km|m|millas|kilometros|metros) en (\\d[^?]*?)${END}`,
    '$1 $2 en $3 velocidad',
  ],
  [
    `^(?:how fast|what speed) (?:did|do|was|am|would) i (?:go|going|drive|driving|run|running|have to go)? ?(?:if|when) i (?:did|do|drove|ran|covered|cover|travelled) ${N} ?(km|m|miles|kilomet(?:er|re)s|met(?:er|re)s) in (\\d[^?]*?)${END}`,
    '$1 $2 in $3 speed',
  ],
  ...both(
    `^[¿\\s]*(?:cuantos litros|how many lit(?:er|re)s) (?:de \\p{L}+ )?(?:\\p{L}+ ){0,3}?(?:en|para|por|for|in|on) ${N} ?km,? (?:\\p{L}+ ){0,5}?${LITRES} ${TO_100}${END}`,
    '$2 l/100km $1 km cuantos litros',
    '$2 l/100km $1 km how many litres',
  ),
  ...both(
    `${START}(?:\\p{L}+ ){0,4}?${LITRES} ${TO_100},? (?:cuantos litros|how many lit(?:er|re)s) (?:\\p{L}+ ){0,3}?(?:en|para|por|for|in|on) ${N} ?km${END}`,
    '$1 l/100km $2 km cuantos litros',
    '$1 l/100km $2 km how many litres',
  ),
];

/** What is said to nobody, restated, or typed in short. */
const SHORT: readonly Saying[] = [
  ['^(?:um+|uh+|erm?|ehm?|hmm+)[, .]+', ''],
  ['(?<!\\p{L})(?:h(?:w|ou) m[uch]{2,3}|how (?:mch|muc|mcuh))(?!\\p{L})', 'how much'],
  ['(?<=\\d )mil(?:ion|lon|lions)(?= \\p{L})', 'million'],
  ['(?<=\\d ?)llardas?(?!\\p{L})', 'yardas'],
  ['(?<=\\d ?)st(?:ne|oen|onr|ones?|on)(?= \\d+(?: |$))', 'stone'],
  ['(?<=colones )ticos?(?!\\p{L})', 'costarricenses'],
  ['(?<=btus?/h )(?:ac|air ?con\\p{L}*)(?!\\p{L})', ''],
  ['(?<=\\d ?)lpa(?!\\p{L})', ' lakh inr'],
  ['(?<=(?:sq|square) )m[eti]+r+[es]{0,2}s?(?!\\p{L})', 'meters'],
  [`^${N} ?(lbs?|pounds) 2 (kgs?|kilos?)$`, '$1 $2 to $3'],
  [`^${N} ?(kgs?|kilos?) 2 (lbs?|pounds|stone)$`, '$1 $2 to $3'],
  [`^${N} ?(miles?|mi) 2 (kms?|kilomet(?:er|re)s)$`, '$1 $2 to $3'],
  [`^${N} ?(kms?|kilomet(?:er|re)s) 2 (miles?)$`, '$1 $2 to $3'],
  [`^${N} ?(cms?) 2 (inch(?:es)?|feet|ft)$`, '$1 $2 to $3'],
  ['(?:how many |cuant[oa]s )?\\p{L}+ ?(?:\\.\\.+|…) ?(?:no|sorry|i mean|digo|perdon),? (?=\\p{L}+$)', 'in '],
  [`^[^\\d]*${N}[^\\d]*\\? ?(?=\\1 ?\\p{L}+ (?:to|in|en|a) \\p{L}+$)`, ''],
  [
    '^(?:gold|oro|silver|plata|platin\\p{L}+) (?=\\d[\\d.,]* ?(?:tolas?|g|gr|grams?|gramos?|kgs?|kilos?)(?!\\p{L}))',
    '',
  ],
  [
    '^(?:deadlift|squat|bench(?: press)?|peso muerto|sentadilla|press banca)(?: (?:of|de|con))? (?:\\d (?:plates?|discos?) )?(?=\\d[\\d.,]* ?(?:lbs?|kgs?|kilos?|pounds|libras) )',
    '',
  ],
  [
    '(?<=(?:\\+|mas|plus) )(?:an? |la |el |una? )?(?:barr?a?|caja|box|bolsa|bag|paquete|package|sack|saco|maleta) (?:de|of) (?=\\d[^%]*$)',
    '',
  ],
  [
    '(?<!\\p{L})(?:an?|one) (five|ten|twenty|fifty|hundred) (quid|pound|euro|dollar) (?:note|bill)(?!s)',
    '$1 $2',
  ],
];

/** Sums as people say them, in the words that sums have. */
export const SUM_SAYINGS: readonly Saying[] = [...SHORT, ...FOR_EACH, ...SHARES, ...WAYS];
