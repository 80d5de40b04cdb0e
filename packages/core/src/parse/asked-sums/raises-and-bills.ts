import type { Saying } from '../rephrasing/plain-sayings.ts';
import {
  ASKED,
  GOAL,
  LAST,
  NUMBER,
  nounsBehind,
  PERCENT,
  RATE,
  START,
  SUM,
  TAX,
  worked,
} from './price-words.ts';

const SHARE = `(${NUMBER}) ?${PERCENT}`;
/** What is paid for so long, of which the length says nothing of the sum. */
const SPAN =
  '(?: ?/ ?(?:hour|hora|h|month|mes|year|ano)| (?:an?|per|al?|por|la|a la) (?:hour|hora|month|mes|year|ano))?';

const UP = '(?:(?:pay |wage |salary )?(?:raise|rise|increase|hike)|aumento|subida|incremento|alza)';
const DOWN = '(?:(?:pay |wage |salary )?(?:cut|decrease|reduction)|bajada|recorte|reduccion)';
const GETS =
  "(?:(?:y|and|with|con|plus|mas|\\+|if|si|tras|after|i|i'm|it|get|gets|got|given|me|nos|le|dan|dieron|hay|an?|una?|el|the) ?)*";
const UPWARD =
  '(?:suben?|subieron|suba|subiran|aumentan?|aumentaron|incrementan?|(?:(?:goes|going|went|gone|go) up|rises|rising|rose|increases|increased|increasing)(?: by)?)';
const DOWNWARD =
  '(?:bajan?|bajaron|reducen?|recortan?|(?:(?:goes|going|went|gone|go) down|falls|falling|fell|decreases|decreased)(?: by)?)';
const CHANGED = "(?:(?:y|and|si|if|que|me|nos|le|se|lo|la|it|it's|is|has|then|luego|ahora|now) )*";
const EARNED = '(?:,? cuanto (?:cobrare|ganare|pagare|cobro|gano|sera|quedaria))?';

/** Pay, a rent or a price that rises or falls by a share of itself. */
const RAISES: readonly Saying[] = (
  [
    [UP, UPWARD, '+'],
    [DOWN, DOWNWARD, '-'],
  ] as const
).flatMap(([noun, verb, sign]) => {
  const lead = `${START}${SUM}${nounsBehind('what')}${SPAN},? `;
  return [
    worked(`${lead}${GETS}${SHARE} (?:de |of )?${noun}${EARNED}${GOAL}`, `$2 ${sign} $4%$5`),
    worked(`${lead}${GETS}${noun} (?:del?|of|al)? ?(?:el |un )?${SHARE}${EARNED}${GOAL}`, `$2 ${sign} $4%$5`),
    worked(`${lead}${CHANGED}${verb} (?:en )?(?:el |un |an? )?${SHARE}${EARNED}${GOAL}`, `$2 ${sign} $4%$5`),
  ];
});

const TIP = '(?:tip|gratuity|service(?: charge| fee)?|propina|servicio)';
const LEFT = '(?:(?:plus|\\+|and|with|mas|con|y|dejamos|dejando|leave|leaving|an?|una?|el|the|de) ?)*';
const SPLIT =
  "(?:(?:y|and|to|a) )?(?:(?:split|shared?|sharing|divided?|dividid[oa]|dividir|repartid[oa]|repartir) (?:(?:between|among|entre|by|in|into) )?|(?:between|among|entre|somos|eramos|we are|we're|there are|for|para) )";
const HOW_MANY = '(\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|two|three|four|five|six|seven|eight)';
const PEOPLE = '(?:people|persons?|ways|friends|diners|amigos|personas|comensales|of us)';

/** A bill with what is given for the service, for each of those who share it. */
const BILLS: readonly Saying[] = [`${SHARE} (?:de |of )?${TIP}`, `${TIP} (?:del? |of |at )?${SHARE}`].flatMap(
  (tip) =>
    [`${SPLIT}${HOW_MANY}(?: ${PEOPLE})?`, `${HOW_MANY} ${PEOPLE}`].map(
      (shared): Saying => [
        `${START}${SUM}${nounsBehind('what')},? ${LEFT}${tip},? ${shared}${GOAL}`,
        '$2 + $4% propina entre $5$6',
        '$2 + $4% tip split between $5$6',
      ],
    ),
);

const PRICE = '^[¿\\s]*(?:(?:el|the|precio|price|total|importe|coste|cost) )*';
/** A price that is said to be with or without its tax, asked for the other way. */
const TAXED: readonly Saying[] = [
  [
    `${PRICE}(?:con|with|inc\\p{L}*) (?:el )?${TAX}(?: inc\\p{L}*)? (?:de |of |is |es )?${SUM}${ASKED} (?:sin|without|before|ex) (?:el )?${TAX} ${RATE}${LAST}`,
    '$1 sin iva del $2%',
    '$1 without vat of $2%',
  ],
  [
    `${PRICE}(?:sin|without|before|ex) (?:el )?${TAX} (?:de |of |is |es )?${SUM}${ASKED} (?:con|with|inc\\p{L}*|after) (?:el )?${TAX} ${RATE}${LAST}`,
    '$1 + $2% iva',
    '$1 + $2% vat',
  ],
  [
    `${PRICE}(?:con|with) (?:el |an? )?${SHARE} (?:de |of )?${TAX} (?:de|of|on|sobre) ${SUM}${GOAL}`,
    '$2 + $1% iva$3',
    '$2 + $1% vat$3',
  ],
];

const ASKS = '(?:(?:what|que|cuanto|how much|in|en|as|an?|un|is|es|el|the|cual) )+';
/** So many of so many, in a hundred. */
const SCORES: Saying = [
  `${START}(${NUMBER})${nounsBehind('right', 1)} ?(?:/|out of|of|de|from) ?(${NUMBER})${nounsBehind('what')},? (?:${ASKS}(?:%|percent(?:age)?|porcentaje|por ?ciento)|percentage|porcentaje)(?: (?:is|es|son|that|it|did i get|tuve|saque))*${LAST}`,
  '$2 es que % de $4',
  '$2 is what % of $4',
];

/** Raises, bills with service, prices with or without their tax, and scores. */
export const RAISES_AND_BILLS: readonly Saying[] = [...RAISES, ...BILLS, ...TAXED, SCORES];
