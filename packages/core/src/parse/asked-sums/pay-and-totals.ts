import type { Saying } from '../rephrasing/plain-sayings.ts';
import { ASKED, CURRENCY, GOAL, LAST, MONEY, NUMBER, worked } from './price-words.ts';

const each = (unit: string): string => `(?: ?/ ?| (?:an?|per|por|la|a la|al|each|cada|el) )${unit}(?!\\p{L})`;
const HOUR = '(?:h|hr|hrs|hour|hora)';
const PAID =
  "(?:(?:i|i'm|im|me|yo|si|if|they|we|get|am|is|my|mi|paying|pays?|paid|pagan?|gano|gana|cobro|cobra|earns?|earned|earning|makes?|making|made|at|@|a|wage|de|es|y|and|so|oye) )*";
const WORKED =
  '(?:(?:y|and|i|he|yo|if|si|for|por|x|con|works?|worked|working|trabaj[oae]|trabajando|hago|hice|did|do) )+';
const HOURS = `(${NUMBER}) ?(?:hours?|horas?|hrs?|h)(?:${each('(?:week|semana)')})?`;
const EARNED = '(?:,? (?:cuanto (?:gano|cobro|saco|me pagan)|how much (?:do|will|did) i (?:earn|make|get)))?';

/** So much an hour for the hours that somebody works. */
const HOURLY: readonly Saying[] = [
  worked(`^[¿\\s]*${PAID}${MONEY}${each(HOUR)},? ${WORKED}${HOURS}${EARNED}${GOAL}`, '$1*$2$3'),
  worked(`^[¿\\s]*${WORKED}${HOURS},? ${PAID}${MONEY}${each(HOUR)}${EARNED}${GOAL}`, '$2*$1$3'),
];

const UNIT = '(hour|hora|day|dia|week|semana|month|mes|year|ano)';
const TAIL = '(?:,? (?:is|that|it|es|son|eso|seria|serian|me|darian|do|i|get|make|earn))*';
/** So much an hour, in other money for the same hour; and pay of a year, whose money stands behind it. */
const IN_OTHER_MONEY: readonly Saying[] = [
  [
    `^[¿\\s]*${PAID}${MONEY}${each(UNIT)}${ASKED},? (?:cuant[oa]s|how many) (\\p{L}{3,})${each('\\2')}${TAIL}${LAST}`,
    '$1/$2 en $3/$2',
  ],
  [
    `^[¿\\s]*${PAID}${MONEY}${each(UNIT)}${ASKED},? (?:en|in|to) (\\p{L}{3,})${each('\\2')}${TAIL}${LAST}`,
    '$1/$2 en $3/$2',
  ],
  ...(
    [
      ['(?:month|mes)', '12'],
      ['(?:week|semana)', '52'],
    ] as const
  ).map(([unit, parts]) =>
    worked(
      `^[¿\\s]*${PAID}(${NUMBER}(?: ?k| mil)?)${each('(?:year|ano)')} (?:in|en) (${CURRENCY}),?${ASKED}${each(unit)}${LAST}`,
      `$1 $2/${parts}`,
    ),
  ),
];

/** An amount in whatever it is in: what reads it decides. */
const AMOUNT = `(\\p{Sc} ?${NUMBER}|${NUMBER} ?(?:\\p{Sc}|(?!(?:en|in|total|y|and)(?!\\p{L}))\\p{L}{2,}(?: (?!total|plus|and|altogether|together|combined|en |in |to )\\p{L}{4,})?))`;
const BETWEEN = '(?:,? (?:and|y|plus|mas|\\+) |, ?| )';
const ADDED =
  '(?:,? (?:(?:en|in|the|el) )?(?:total|todo|all|altogether|together|combined|juntos|sumados)(?: (?:is|es|son))?)';
const TARGET =
  ' (en|in|to|a) ((?!total|all|todo)\\p{L}+(?: (?!total|altogether|together|combined)\\p{L}{4,})?)';
const ADD =
  '(?:(?:the |el |la )?(?:total|sum|suma)(?: (?:de|of|up))?|add(?: up)?|sumar|sumame|(?:cuanto|que) suman)';

/** Amounts one after another, where a word says that they are added up. */
const TOTALS: readonly Saying[] = [2, 3, 4, 5].flatMap((count): Saying[] => {
  const row = Array.from({ length: count }, () => AMOUNT).join(BETWEEN);
  const sum = Array.from({ length: count }, (_, at) => `$${at + 1}`).join(' + ');
  const plain = `${sum} $${count + 1} $${count + 2}`;
  return [
    [`^[¿\\s]*${ADD} ${row}${ADDED}?${TARGET}${LAST}`, plain],
    [`^[¿\\s]*(?:how much (?:is|are) |cuanto (?:es|son) )?${row}${ADDED}${TARGET}${LAST}`, plain],
    [`^[¿\\s]*(?:how much (?:is|are) |cuanto (?:es|son) )?${row}${TARGET}${ADDED}${LAST}`, plain],
  ];
});

/** Nobody gives ten euros for a dollar: a rate like that is of another money than is asked for. */
const NO_RATE =
  '(?!(?:\\d\\d|\\d[.,]000).* (?:en|in|to|a|cuant[oa]s|how many) (?:euros?|eur|usd|dolar(?:es)?|dollars?|gbp|libras?|pounds?)(?!\\p{L}))';
const AT_RATE = `^[¿\\s]*(?:(?:si|if|con|with|at|el|la|the) )*(dolar|euro|libra|dollar|pound)(?: (?:esta|is|sale|vale|cuesta|anda|a|at|@|por))+ (?:\\p{Sc} ?)?${NO_RATE}(${NUMBER}),?`;
const SAME_MONEY = `(${NUMBER}) ?\\1(?:e?s)?(?!\\p{L})`;
/** Money at a rate that somebody names. */
const AT_A_RATE: readonly Saying[] = [
  worked(
    `${AT_RATE}(?: (?:cuanto|how much|what|es|son|is|are|y|and|tengo|i have))* ${SAME_MONEY}${ASKED} (?:en|in|to|a) (?!\\1)(\\p{L}+(?: \\p{L}+)?)${LAST}`,
    '$3*$2 $4',
  ),
  worked(
    `${AT_RATE} (?:cuant[oa]s|how many) (?!\\1)(\\p{L}+(?: \\p{L}+)?) (?:(?:son|is|are|me dan por|do i get for) )+${SAME_MONEY}${LAST}`,
    '$4*$2 $3',
  ),
];

/** Pay by the hour and in other money, money at a rate of one's own, and totals of amounts that stand in a row. */
export const PAY_AND_TOTALS: readonly Saying[] = [...HOURLY, ...IN_OTHER_MONEY, ...AT_A_RATE, ...TOTALS];
