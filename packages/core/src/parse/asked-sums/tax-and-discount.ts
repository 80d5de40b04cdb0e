import type { Saying } from '../rephrasing/plain-sayings.ts';
import {
  ASKED,
  ASKS,
  CURRENCY,
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

const WITH =
  '(?:(?:ya )?(?:con|with|inc(?:l\\p{L}*)?\\.?|incluye|includes|que incluye|which includes) (?:el |un |the )?)?';
const INCLUDED = '(?: inc\\p{L}*)?\\)?';
/** The price without its tax. */
const WITHOUT = `${ASKED} (?:(?:sin|without|before|ex(?:cl\\p{L}*)?|antes de) (?:el |the |los )?(?:${TAX}|it)|without|net[oa]?(?: (?:price|amount|cost))?|base imponible|pre[- ]tax(?: price)?)${LAST}`;
/** The tax alone. */
const TAX_ALONE = `${ASKS} (?:de )?${TAX}(?: (?:amount|part|hay|pago|pague|is it|is that|in it|in that))?${LAST}`;

/** Asked for before the price: cuánto es el iva de 121 € con iva del 21%. */
const TAX_FIRST = `^[¿\\s]*(?:(?:cuanto|how much|what(?:'?s)?|cual|is|es|the|el|vat) )*?${TAX} (?:de|of|in|on|en) ${SUM},? \\(?`;

const TAXED: readonly Saying[] = [`${TAX}(?: inc\\p{L}*)? ${RATE}`, `${RATE} ?(?:de |of )?${TAX}`].flatMap(
  (rate) => {
    const taxed = `${START}${SUM},? \\(?${WITH}${rate}${INCLUDED}`;
    return [
      [`${taxed}${WITHOUT}`, '$2 sin iva del $3%', '$2 without vat of $3%'],
      worked(`${TAX_FIRST}(?=.*(?:inc|con |with ))${WITH}${rate}${INCLUDED}${LAST}`, '$1*$2/(100+$2)'),
      worked(taxed.replace(START, `${START}(?=.*(?:inc|con |with ))`) + TAX_ALONE, '$2*$3/(100+$3)'),
    ];
  },
);

const N = `(\\d+(?:[.,]\\d+)?) ?${PERCENT}`;
/** So much money off, and what is held back of a bill: both shares are of what it is without them. */
const TAKEN_OFF: readonly Saying[] = [
  [
    `^[¿\\s]*(\\p{Sc}?) ?(${NUMBER})((?: ?${CURRENCY})?) off (?:an? )?(?:\\1 ?)?(${NUMBER})(?:\\3)?${ASKS} ?(?:%|percent\\p{L}*)[^\\d]*$`,
    '$2 es que % de $4',
    '$2 is what % of $4',
  ],
  worked(
    `^[¿\\s]*(\\p{Sc}) ?(${NUMBER}) off (?:an? )?\\1 ?(${NUMBER})${nounsBehind('what')}${LAST}`,
    '$1$3 - $1$2',
  ),
  worked(
    `${START}(\\p{Sc}) ?(${NUMBER})${nounsBehind('what')},? (?:with|minus|less) (?:an? )?\\2 ?(${NUMBER}) (?:off|discount|coupon|voucher)${LAST}`,
    '$2$3 - $2$5',
  ),
  worked(
    `${START}(${NUMBER})( ?${CURRENCY})${nounsBehind('what')},? (?:con|menos) (?:un )?(?:descuento de )?(${NUMBER})\\3(?: de (?:descuento|rebaja))?${LAST}`,
    '$2$3 - $5$3',
  ),
  worked(
    `^[¿\\s]*(?:descuento|rebaja) de (${NUMBER})( ?${CURRENCY}) (?:en|sobre|de|a) (?:un[ao]? )?(${NUMBER})\\2${nounsBehind('what')}${LAST}`,
    '$3$2 - $1$2',
  ),
  worked(
    `${START}${SUM}${nounsBehind('what')},? (?:\\+|mas) (?:(?:el |un )?${N} ?(?:de )?(?:iva|igic)|(?:iva|igic) (?:del? )?${N}) (?:-|menos) (?:(?:el |un )?${N} ?(?:de )?(?:irpf|retencion)|(?:irpf|retencion) (?:del? )?${N})${GOAL}`,
    '$2*(100+$4$5-$6$7)/100$8',
  ),
  worked(
    `${START}${N} (?:de |of )?(?:interes(?:es)?|interest|comision|commission|fee|retencion|irpf) (?:sobre|de|on|of|en|for) (?:an? |un[ao]? )?${SUM}${LAST}`,
    '$3*$2/100',
  ),
];

/** What a card or a shop takes of a payment: so much in a hundred, and so much for each. */
const FEES: readonly Saying[] = [
  worked(
    `${START}${N} ?(?:\\+|plus|mas|and|y) ?(\\d+) ?(?:c|cents?|¢|centavos|centimos|p|pence) (?:on|of|sobre|de|for|en) (?:an? )?((?:us ?)?\\p{Sc})? ?(\\d[\\d.,]*)((?: ?\\p{L}{3,})?)${LAST}`,
    '$4 ($5*$2/100 + $3/100) $6',
  ),
  worked(
    `${START}${N} ?(?:\\+|plus|mas|and|y) ?\\p{Sc} ?(\\d+[.,]\\d+) (?:on|of|sobre|de|for|en) (?:an? )?((?:us ?)?\\p{Sc}) ?(\\d[\\d.,]*)()${LAST}`,
    '$4 ($5*$2/100 + $3) $6',
  ),
  [
    '(?<=(?:minus|menos|less|plus|mas|[-+]) ?(?:\\p{Sc} ?)?\\d[\\d.,]*(?: ?(?:\\p{L}+|\\p{Sc}))?) (?:(?:de|transfer|bank|service|booking|delivery) )?(?:fees?|charges?|commissions?|comision(?:es)?|gastos|delivery|surcharge)(?=[ ,?]|$)',
    '',
  ],
];

export const TAX_AND_DISCOUNT: readonly Saying[] = [...TAXED, ...TAKEN_OFF, ...FEES];
