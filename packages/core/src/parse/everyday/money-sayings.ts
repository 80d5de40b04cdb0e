import type { Saying } from '../rephrasing/plain-sayings.ts';

const TAX = '(?:vat|gst|hst|pst|iva|igv|itbis|(?:sales )?tax)';
const AMOUNT =
  '[\\p{Sc}]?\\d[\\d.,]*(?: ?(?!the|and)\\p{L}{1,3}(?!\\p{L})| (?:euros?|dolares|dollars|pesos|soles|libras|pounds|rupees))?';

const PRICE = '[\\p{Sc}]?\\d[\\d.,]*(?: ?(?:euros?|eur|usd|dolares|dollars|pesos|soles|mxn|gbp|k|mil|€))*';

const SAVED = `^(?:(?:i |si )?(?:save|spend|ahorr[oa]|gasto) )?(${PRICE}) (?:a|per|al|por|a la|cada|each|every)`;

/** Prices, bills, taxes and rents as people say them, in words that the other readers understand. */
export const MONEY_SAYINGS: readonly Saying[] = [
  // what is earned, in words around it
  [
    '(?<=\\d[\\d.,]*k?(?: \\p{L}{3,})?) (?:salary|sueldo|salario|wages?|rent|alquiler|bill)(?= (?:in|to|en|a) )',
    '',
  ],
  ['(?<=^\\d+ ?% tip on [\\p{Sc}\\d.,]+) (?:bill|check|tab|total|dinner)(?: total)?$', ''],
  [
    '^(?:(?:un )?(?:sueldo|salario) |gano |cobro )?(?:de )?(\\d[\\d.,]*(?: mil)?) ?(euros?|eur|€|pesos|soles) (?:brutos |netos )?(?:al|por) ano,? (?:.* )?(?:en|x) (1[24]) pagas(?: \\D*)?$',
    '($1)/$3 $2',
  ],
  [
    '^(\\d[\\d.,]*) ?(?:lakhs?|lacs?|lpa)(?: per annum| pa| p\\.a\\.)?,? (?:(?:is )?how much )*(?:per month|a month|monthly)(?: in (?:rupees|rs|inr))?$',
    '$1*100000/12 inr',
  ],
  [
    '^precio sin (iva|igv|itbis) (?:de|en|para) (\\d[\\d.,]*(?: ?\\p{L}+| ?€)?),? (?:al|con(?: el)?|del) (\\d+) ?%$',
    '$2 sin $1 del $3%',
  ],
  // South Africa writes R500
  ['(?<![\\p{L}\\d.,])r(\\d[\\d.,]*)(?= (?:in|to|into|inc\\p{L}*|an?|per|is|plus|with|how) )', '$1 zar'],
  ['(?<=\\d ?|un |medio |dos |tres )palos? verdes?(?!\\p{L})', ' millones de dolares'],
  [
    '(?<=\\d ?|un |medio |dos |tres )palos? (argentin|chilen|colombian|mexican|uruguay)[ao]s?(?!\\p{L})',
    ' millones de pesos $1os',
  ],
  ['(?:lucas?|luquitas?) peruanas?(?!\\p{L})', 'soles'],
  ['(?<=\\d |mil |cien )mangos?(?= (?:a|en) )', 'pesos argentinos'],
  // whose crowns they are, before kr or behind it; 500 swedish krona into norwegian
  ...(
    [
      ['swedish|suec[ao]s?', 'sek'],
      ['norwegian|norueg[ao]s?', 'nok'],
      ['danish|danes(?:as?)?', 'dkk'],
      ['icelandic|islandes(?:as?)?', 'isk'],
      ['czech|chec[ao]s?', 'czk'],
    ] as const
  ).flatMap(([names, code]): Saying[] => [
    [`(?<!\\p{L})kr\\.? ?(\\d[\\d.,]*) (?:${names})(?!\\p{L})`, `$1 ${code}`],
    [`(?<=\\d ?)kr (?:${names})(?!\\p{L})|(?<=\\d )(?:${names}) kr(?!\\p{L})`, ` ${code}`],
    [
      `(?<=(?:kron[aeo]\\p{L}*|coronas?|sek|nok|dkk)(?: \\p{L}+)? (?:in|to|into|en|a) )(?:${names})(?=[\\s?]*$)`,
      code,
    ],
  ]),
  ['(?<!\\p{L})bs\\.? ?(\\d[\\d.,]*)(?: (?:venezolan[oa]s|de venezuela))', '$1 ves'],
  ['(?<!\\p{L})bs\\.? ?(\\d[\\d.,]*)(?: (?:bolivian[oa]s|de bolivia))', '$1 bob'],
  ['(?<=(?:a|en) )dolar oficial$', 'dolares'],
  ['(?<= entre \\d+) (?:personas?|amig[oa]s|comensales|companer[oa]s)(?= (?:en|a) )', ''],
  ['(?<=\\d ?% )service(?: charge)?(?!\\p{L})|(?<=\\d ?% (?:de )?)servicio(?!\\p{L})', 'tip'],
  [
    `^(${AMOUNT}) (?:ex|excl\\p{L}*|before|plus|\\+) ${TAX} (?:at |of |@ )?(\\d+(?:[.,]\\d+)? ?%),? .*total.*$`,
    '$1 + $2',
  ],
  [`(?<=incl\\p{L}* .*%.*),? (?:excl?|ex|excluding)(?: ${TAX})?$`, ' without vat'],
  [
    `^\\p{L}+ (${PRICE})(?: \\p{L}+)? (?:al|por|cada|a|per) (?:ano|year) (?:en|in|con) (1[2-6]) (?:pagas|pagos|payments).*$`,
    '$1/$2',
  ],
  [
    '^resta(?:r|le)? (\\d.*?) (?:a|de) (\\d.*?),? y (?:pasal[oa]|convi[eé]rtel[oa]|ponl[oa]) (?:a|en) (\\p{L}+)$',
    '$2 - $1 en $3',
  ],
  // pay and rent
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:mes|month),? (?:[\\p{L}']+ ){0,4}?(?:al|por|a|per|(?:en|in) (?:un|a)) (?:ano|year)$`,
    '$1*12',
  ],
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:ano|year),? (?:[\\p{L}']+ ){0,4}?(?:(?:al|por|a|per|(?:en|in) (?:un|a)) (?:mes|month)|monthly|mensual(?:es)?)$`,
    '$1/12',
  ],
  [`(?<=^${PRICE} for \\d[\\d.,]* ?\\p{L}+) per (?=\\p{L}+$)`, ' how much per '],
  [`${SAVED} (?:week|semana) (?:for|in|durante|por|en) (?:an? |un )?(?:year|ano)$`, '$1*52'],
  [`${SAVED} (?:month|mes) (?:for|in|durante|por|en) (\\d+) (?:months|meses)$`, '$1*$2'],
  [`${SAVED} (?:month|mes) (?:for|in|durante|por|en) (\\d+) (?:years|anos)$`, '$1*12*$2'],
  [`^${TAX} (?:de|sobre|on|of) (${AMOUNT}) (?:al|a|at|del) (?:el )?(\\d+(?:[.,]\\d+)?)$`, '$2% vat on $1'],
  // tax
  [
    `^(?:cuanto es |how much is |what is |what's )?(?:el |the )?${TAX} (?:on|of|de|sobre|para) (${AMOUNT}) (?:at|al|del|@|con|with) (?:el )?(\\d+(?:[.,]\\d+)?) ?%$`,
    '$2% vat on $1',
  ],
  [
    `^${TAX} (?:de(?:l)? )?(\\d+) ?% (?:incl\\p{L}*),? (?:total )?(?:de )?(${AMOUNT}),? (?:cuanto|how much) (?:es|is) (?:el|the) ${TAX}$`,
    '$2*$1/(100+$1)',
  ],
  [
    `^(?:precio |price )?(?:con|with|incl\\p{L}*) ${TAX} (?:de |of )?(${AMOUNT}),? (?:cuanto (?:es|seria|queda) |how much (?:is it )?)?(?:sin|without|before|ex) ${TAX} (?:del |at |de )?(\\d+) ?%?$`,
    '$1 sin iva del $2%',
  ],
  [`^propina del? (\\d+) ?%? (?:de|sobre|en|a) (${AMOUNT})$`, '$1% propina de $2'],
  [`^descuento (?:del? )?(?:el )?(\\d+) ?%? (?:en|a|sobre|de) (${AMOUNT})$`, '$2 - $1%'],
  [`^add (\\d[\\d.,]* ?%) (?:of )?(?:${TAX} )?(?:to|on) (${AMOUNT})$`, '$2 + $1 vat'],
  [`(?<=\\d ?% ?)(?:hst|pst|qst)(?!\\p{L})`, 'tax'],
  [
    `^(?:precio |price )?(?:sin iva|without vat|ex vat) (?:de |of )?(${AMOUNT}) \\(?${TAX} (?:del )?(\\d+) ?%?\\)?$`,
    '$1 sin iva del $2%',
  ],
  [
    `^split (${AMOUNT}) (?:between |among )?(\\p{L}+|\\d+) (?:ways|people|friends),? (?:with|plus|and) (?:an? )?(\\d+ ?%)(?: tip)?$`,
    '$1 + $3 tip split between $2',
  ],
  [
    ',? (?:a )?(?:cuanto|how much) (?:(?:es|sale|seria|toca|paga|pone|is|does|that) ?)*(?:para |a )?(?:cada (?:uno|una|persona)|por (?:cabeza|persona)|each|per person|apiece)(?: pay)?',
    '',
  ],
  [
    '^(?:paso|pase|pasamos) de (\\d[\\d.,]*) a (\\d[\\d.,]*)(?: \\p{L}+)? (?:que|cuanto|en que) porcentaje (?:subio|bajo|es|aumento|cambio)$',
    'de $1 a $2 en %',
  ],
  // a rate of one's own
  [
    '^(\\d[\\d.,]*) ?(?:dolares|usd|euros|eur|dollars) (?:a|at|@) (\\d+(?:[.,]\\d+)?),? (?:cuantos?|how many|en|in) (?:pesos?|soles|bolivares)(?: son| seria| es| mexicanos| argentinos)*$',
    '$1*$2',
  ],
];
