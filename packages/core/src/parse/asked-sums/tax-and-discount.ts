import type { Saying } from '../rephrasing/plain-sayings.ts';
import {
  ASKED,
  ASKS,
  GOAL,
  inWords,
  LAST,
  MONEY,
  nouns,
  nounsBehind,
  RATE,
  SUM,
  TAX,
  worked,
} from './price-words.ts';

const START = `^[¿\\s]*${nouns('thing')}`;
const WITH =
  '(?:(?:ya )?(?:con|with|inc(?:l\\p{L}*)?\\.?|incluye|includes|que incluye|which includes) (?:el |un |the )?)?';
const INCLUDED = '(?: inc\\p{L}*)?\\)?';
/** The price without its tax. */
const WITHOUT = `${ASKED} (?:(?:sin|without|before|ex(?:cl\\p{L}*)?|antes de) (?:el |the |los )?(?:${TAX}|it)|without|net[oa]?(?: (?:price|amount|cost))?|base imponible|pre[- ]tax(?: price)?)${LAST}`;
/** The tax alone. */
const TAX_ALONE = `${ASKS} (?:de )?${TAX}(?: (?:amount|part|hay|pago|pague|is it|is that|in it|in that))?${LAST}`;

const TAXED: readonly Saying[] = [`${TAX} ${RATE}`, `${RATE} ?(?:de |of )?${TAX}`].flatMap((rate) => {
  const taxed = `${START}${SUM},? \\(?${WITH}${rate}${INCLUDED}`;
  return [
    ...inWords(`${taxed}${WITHOUT}`, '$2 sin iva del $3%', '$2 without vat of $3%'),
    ...worked(taxed.replace(START, `${START}(?=.*(?:inc|con |with ))`) + TAX_ALONE, '$2*$3/(100+$3)'),
  ];
});

const N = '(\\d+(?:[.,]\\d+)?) ?%';
const OFF =
  '(?:(?: (?:de )?(?:off|discount|descuento|dto|rebaja))(?: (?:sale|today|hoy|now|extra|adicional))?)';
const THEN =
  '(?:,|,? and|,? y|,? plus|,? mas)?(?: (?:then|luego|despues|after that))?(?: (?:another|an?|a further|an extra|extra|additional|otro|un))?';
const OF = '(?: (?:con|with|at|menos|less))?(?: (?:un|an?|the|el))?';

/** What is off, and what comes off or onto the rest. */
const DISCOUNTED: readonly Saying[] = [
  ...worked(
    `${START}${SUM}${nounsBehind('what')},?${OF} (?:descuento|discount|rebaja) (?:del?|of) ${N}${THEN}(?: (?:descuento|discount))?(?: (?:del?|of))? ${N}(?: ?${OFF})?${GOAL}`,
    '$2 - $4% - $5%$6',
  ),
  ...worked(
    `${START}${SUM}${nounsBehind('what')},?${OF} ${N}${OFF}${THEN} ${N}${OFF}?${GOAL}`,
    '$2 - $4% - $5%$6',
  ),
  ...worked(
    `${START}${SUM}${nounsBehind('what')},?${OF} ${N}${OFF}(?:,|,? and|,? y|,? plus|,? with|,? mas|,? con)?(?: then)?(?: (?:an?|el|un))? (?:${N} ?(?:de |of )?${TAX}|${TAX} (?:of |at |del? )?${N})${GOAL}`,
    '$2 - $4% + $5$6% vat$7',
  ),
  ...worked(`${START}${MONEY}${nounsBehind('what')},?${OF} ${N}${OFF}${GOAL}`, '$2 - $4%$5'),
  ...worked(
    `${START}${SUM}${nounsBehind('what')},?${OF} (?:descuento|discount|rebaja) (?:del?|of) ${N}${GOAL}`,
    '$2 - $4%$5',
  ),
];

/** What a card or a shop takes of a payment: so much in a hundred, and so much for each. */
const FEES: readonly Saying[] = [
  ...worked(
    `${START}${N} ?(?:\\+|plus|mas|and|y) ?(\\d+) ?(?:c|cents?|¢|centavos|centimos|p|pence) (?:on|of|sobre|de|for|en) (?:an? )?((?:us ?)?\\p{Sc})? ?(\\d[\\d.,]*)((?: ?\\p{L}{3,})?)${LAST}`,
    '$4 ($5*$2/100 + $3/100) $6',
  ),
  ...worked(
    `${START}${N} ?(?:\\+|plus|mas|and|y) ?\\p{Sc} ?(\\d+[.,]\\d+) (?:on|of|sobre|de|for|en) (?:an? )?((?:us ?)?\\p{Sc}) ?(\\d[\\d.,]*)()${LAST}`,
    '$4 ($5*$2/100 + $3) $6',
  ),
  [
    '(?<=(?:minus|menos|less|plus|mas|[-+]) ?(?:\\p{Sc} ?)?\\d[\\d.,]*(?: ?(?:\\p{L}+|\\p{Sc}))?) (?:(?:de|transfer|bank|service|booking|delivery) )?(?:fees?|charges?|commissions?|comision(?:es)?|gastos|delivery|surcharge)(?=[ ,?]|$)',
    '',
  ],
];

export const TAX_AND_DISCOUNT: readonly Saying[] = [...TAXED, ...DISCOUNTED, ...FEES];
