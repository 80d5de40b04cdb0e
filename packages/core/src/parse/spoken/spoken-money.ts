import type { Saying } from '../rephrasing/plain-sayings.ts';
import { NUMBER, WHOSE_MONEY } from './whose-money.ts';

/** How many of what is called by another name. */
const COUNT = `(?<=(?<![\\p{L}\\d.,])(?:${NUMBER}|un[ao]?|dos|tres|cuatro|cinco|seis|diez|veinte|cien|mil|an?|one|two|three|four|five|six|ten) ?)`;
const CUANT = '(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cincuenta|cien)';
const MANY = `(?<![\\p{L}\\d.,])(${NUMBER}|${CUANT}) ?`;
const MONEY =
  '(?:euros?|dolar(?:es)?|pesos?|soles|libras|reales|bolivianos|colones|guaranies|yenes|francos|quetzales|lempiras|cordobas|usd|eur|cop|ars|clp|uyu|mxn|pen|brl)(?!\\p{L})';
/** One of it, beside one of another. */
const COIN = '(?:fiver|tenner|quid|euro|buck|dollar|pound)';
/** Behind a figure and a half: `3 palos y medio`. */
const half = (name: string, scale: string, one: string): readonly Saying[] => [
  [`(?<![\\p{L}\\d.,])(\\d+) ${name} y medi[oa] (?:de )?(?=${MONEY})`, `$1.5 ${scale} de `],
  [`(?<![\\p{L}\\d.,])(${CUANT}) ${name} y medi[oa] (?:de )?(?=${MONEY})`, `$1 ${scale} y medio de `],
  [`(?<![\\p{L}\\d.,])${name} y medi[oa] (?:de )?(?=${MONEY})`, `${scale} y medio de `],
  [`${MANY}${name} (?:de )(?=${MONEY})`, `$1 ${scale} de `],
  [`(?<!\\p{L})medi[oa] ${name} (?:de )(?=${MONEY})`, `${one} de `],
];

/** Money by the names that people have for it. */
const NAMES: readonly Saying[] = [
  ...half('(?:palos?|melon(?:es)?)', 'millones', 'medio millon'),
  ...half('lucas?', 'mil', '500'),
  [`${MANY}rojos? (?:ticos?|de costa rica|costarricenses?)(?!\\p{L})`, '$1 mil colones costarricenses'],
  [
    '(?<![\\p{L}\\d.,])(\\d+) gambas? chilenas?(?: en pesos(?: chilenos)?)?(?!\\p{L})',
    '$1*100 pesos chilenos',
  ],
  ...WHOSE_MONEY,
  [`${COUNT}mangos? argent\\p{L}*`, ' pesos argentinos'],
  [`${COUNT}[bv]aros(?: mexicanos?)?(?!\\p{L})`, ' pesos mexicanos'],
  [`${COUNT}bolos? (?:venezolan[oa]s?|de venezuela)`, ' ves'],
  [`${COUNT}verdes?(?= (?:a|en|son|cuant[oa]s) )`, ' usd'],
  ['(?<![\\p{L}\\d])q ?(\\d[\\d.,]*)(?= (?:a|en|to|in) \\p{L})', '$1 gtq'],
  [`${COUNT}(?:c[- ]?notes?|benjamins?|benjies)(?!\\p{L})`, '*100 usd'],
  ['(?<![\\p{L}\\d])an? ?\\*100 usd', '100 usd'],
  ['(?<=(?:grand|k|cents?|bucks?|dollars?) )us(?= )(?! dollars)', 'usd'],
  ['(?<=\\d ?)grand usd', ' thousand usd'],
  ['(?<![\\p{L}])(one|two|three|four|five|six|seven|eight|nine|ten|a) grand usd', '$1 thousand usd'],
  ['(?<![\\d.,])(\\d\\d?) cents? usd', '0.$1 usd'],
  ['(?:dollars?|bucks?) usd', 'usd'],
  ['(?<=(?:to|in|into|en|a) )pesos (mexican|colombian|chilean|argentine|argentinian)(?!\\p{L})', '$1 pesos'],
  ['(?<![\\p{L}])(?:a )?half (?:of )?(?:a )?mil(?: of)?(?= \\p{L})', '500000'],
  ['(?<![\\p{L}])(?:a )?quarter (?:of )?(?:a )?mil(?: of)?(?= \\p{L})', '250000'],
  [`(?<=^|(?<!\\p{L})${CUANT} )mil(?= \\p{L}+(?: \\p{L}+)? (?:in|to) \\p{L})`, 'thousand'],
  [`^an? (?=${COIN} and an? ${COIN} (?:in|to) )`, '1 '],
  [
    `^(?:cuant\\p{L}+ (?:es|son) )?una? (euro|dolar|libra|peso|sol|real) y una? (?=(?:euro|dolar|libra|peso|sol|real) (?:en|a) )`,
    '1 $1 + 1 ',
  ],
  [`(?<=\\p{L} )and an? (?=${COIN} (?:in|to) )`, '+ 1 '],
  ['(?<= (?:in|to|into) )(?:lakhs?|crores?)(?: of)? (?:indian )?(?:rupees|rs|inr)(?!\\p{L})', 'inr'],
];

const COINS: readonly (readonly [name: string, cents: string])[] = [
  ['quarters?', '25'],
  ['dimes?', '10'],
  ['nickels?', '5'],
  ['penn(?:y|ies)', '1'],
];
/** So many of each coin of the United States, of which a quarter alone may be of anything. @source US Mint, circulating coins */
const CHANGE: readonly Saying[] = [
  ...COINS.map(
    ([name, cents]): Saying => [
      `(\\d+) ${name}(?!\\p{L})(?:(?=.*(?:dime|nickel|\\*\\d))|(?<=(?:dime|nickel|\\*\\d).*))`,
      `$1*${cents}`,
    ],
  ),
  ...[1, 2, 3].map((): Saying => ['(?<=\\d\\*\\d+)(?:,? and |, | )(?=\\d+\\*\\d)', ' + ']),
  [
    '^(\\d+\\*(?:25|10|5|1)(?: \\+ \\d+\\*(?:25|10|5|1))+)(?: (?:in|to) (?:us )?dollars|[\\s?]*$)',
    '($1) cents in usd',
  ],
];

const SIGN = '(?:\\p{Sc} ?)?';
const PAID = `(${SIGN}${NUMBER}(?:k(?!\\p{L}))?(?: ?(?:\\p{Sc}|(?:euros?|eur|usd|gbp|quid|pounds|dollars|bucks|dolares|pesos|libras|soles|mxn|aud|cad|inr)(?!\\p{L}))))`;
const SALARY = '(?:salary|sueldo|salario|wages?|pay|income|nomina)';
const TO = '(?: (?:in|to|into|en|a))';
const OTHER = '(\\p{L}+(?: \\p{L}+)?)';
const SHARES: readonly (readonly [span: string, parts: string])[] = [
  ['(?:(?:per|a|al|por|each|cada|un) ?(?:month|mes)|monthly|mensual(?:es)?)', '12'],
  ['(?:(?:per|a|a la|por|each|cada|una) ?(?:week|semana)|weekly|semanal(?:es)?)', '52'],
];

/** Pay of a year in its months and weeks, in other money. */
const YEARLY: readonly Saying[] = SHARES.flatMap(([span, parts]): Saying[] => [
  [
    `^(?:(?:my |an? |mi |un )?${SALARY} (?:of |de |is |es )?)?(\\d[\\d.]*) ?lpa(?: salary)?,?(?: (?:how much|what|is|that|it))*(?:${TO} ${OTHER})? ${span}(?:${TO} ${OTHER})?$`,
    `$1*100000/${parts} inr in $2$3`,
  ],
  ['(?<=inr) in (?:rs|rupees|inr|indian rupees|lakhs?)?$', ''],
  [
    `^(?:my |an? |mi |un )?(?=.*${SALARY})(?:${SALARY} (?:of |de |is |es )?)?${PAID}(?: ${SALARY})?,?(?: (?:how much|what|cuanto|is|es|that|it))*${TO} ${OTHER} ${span}$`,
    `$1/${parts} to $2`,
  ],
]);

const DAY = '(?: ?/ ?|(?: (?:a|an|per|each|al|por|cada|el|la|every) ))';
/** So much a day for so long; a month has no number of days that everybody means. */
const DAILY: readonly Saying[] = (
  [
    ['(?:a |one |1 )?fortnight', '14'],
    ['(?:a|one|1) week', '7'],
    ['(?:una|1) semana', '7'],
    ['(?:two|2) weeks', '14'],
    ['(?:dos|2) semanas', '14'],
    ['(?:a|one|1) year', '365'],
    ['(?:un|1) ano', '365'],
  ] as const
).map(([span, days]) => [
  `^(?:[\\p{L}']+ ){0,2}?${PAID}${DAY}(?:day|dia),? (?:for|during|durante|por|over) ${span}(?=[\\s?!.]*$|,? (?:in|to|en|a|how|what|cuanto)(?!\\p{L})[^\\d+]*$)`,
  `$1*${days}`,
]);

/** So much an hour, so many hours a week, asked for by the week. */
const HOURLY: readonly Saying[] = [
  [
    `^(?:[\\p{L}']+ ){0,2}?${PAID}${DAY}(?:hour|hr|hora),? (?:(?:for|at|x|por|and|y|con|work|working|trabajo) )*(\\d+(?:[.,]\\d+)?) ?(?:hours|hrs|hr|h|horas)${DAY}(week|day|month|semana|dia|mes),? (?:(?:how much|what|cuanto|is|es|that|it|the|gano|seria|total|earn|do|i|make|pay)(?:'s)? )*(?:an?|per|al?|la|a la|por|each|the) \\3$`,
    '$1*$2',
  ],
];

/** What a litre costs, of so many. */
const LITRES: readonly Saying[] = [
  [
    `^(${NUMBER}) (litro|galon|gallon|litre|liter|kilo|metro)(?:s|es)?(?: (?:de|of) \\p{L}+)? (?:a|at|@|por) (${NUMBER}) (?:el|la|por|a|per|/|the|cada) ?\\2,? (?:(?:cuanto|how much) (?:es |is that |is it )?)?(?:en|in|to) ${OTHER}$`,
    '$1*$3 $4',
  ],
];

/** Around a question about money. */
const AROUND: readonly Saying[] = [
  ['(?<=libras) en (?:londres|inglaterra),?(?= cuant)', ' esterlinas'],
  ['(?<=\\d) cents? (?:to|in|into) euro cents?(?=[\\s?!.]*$)', ' us cents in euro'],
  ['(?<=\\p{L} )(?:por|x) fa(?:vor|vorcito)?(?= |[\\s?!.]*$)', ''],
  ['^a (?:como|cuanto) (?:me )?(?:sale|esta|anda|va|vale|queda|venden|cambian)n? (?=(?:\\d|un|el) ?)', ''],
  ['(?<=\\d ?\\p{L}{3,}(?: \\p{L}{4,})? )pa(?= \\p{L}{3})', 'para'],
  ['(?<=(?:entre|between|among) \\d+) (?:y|and) (?=(?:en|in|a|to) \\p{L})', ' '],
  ['^(?:ok(?:ay)?|so|well|right|now|yo|and)(?:,? (?:so|then|now|well))*,? (?=(?:what|how|whats)\\b)', ''],
  [
    '(?<=cuant[oa]s \\p{L}+(?: \\p{L}+)?) (?:me|nos|te) (?:dan|darian|tocan|salen|quedan)(?: (?:por )?en (?<place>\\p{L}+))?[\\s?!.]*$',
    '',
  ],
];

/** Money, pay and coins as they are called where no table has them. */
export const SPOKEN_MONEY: readonly Saying[] = [
  ...AROUND,
  ...YEARLY,
  ...NAMES,
  ...CHANGE,
  ...DAILY,
  ...HOURLY,
  ...LITRES,
];
