import { exactOf } from '../../number/exact-value.ts';
import { divide, rational } from '../../number/rational.ts';
import type { Unit } from '../../units/unit.ts';
import type { Interpretation } from '../question/question.ts';
import { written } from './expression.ts';
import { type FormulaPart, PLAIN, type SumInterpretation } from './sum.ts';
import { combine, type Operand, type SumText } from './sum-text.ts';
import type { Place, Slots } from './wording/sum-patterns.ts';

const ZERO = rational(0n);

const only = (
  operand: Operand | undefined,
  isWanted: (one: Interpretation) => boolean,
): Operand | undefined => {
  const [first, ...others] = operand?.filter(isWanted) ?? [];
  return first && [first, ...others];
};

/** What a price can be of. */
const THINGS = /(?:weight|volume|length|area|time|energy|data|power)$/;
/** Spans that have so many of each other whoever counts: an hour of work is no 168th of a week. */
const spanOf = (id: string) => (/^(?:m?s|min|h)/.test(id) ? 'h' : /^(?:month|y)/.test(id) ? 'y' : id);

const isMoney = ({ category }: Interpretation): boolean => category === 'currency';

/** `5 USD/lb`: what one of the unit costs, with the unit alone where the price is of one. */
function priceText(
  money: Interpretation,
  { amount, from }: Interpretation,
  { units }: SumText,
): FormulaPart[] {
  const { n, d } = amount.toFraction();
  const { symbol } = units.find(from) as Unit;
  return [...written(money), ...(n === d ? [`/${symbol}`] : ['/', { amount: { n, d }, unit: from }])];
}

/** A price in another currency, by another unit, or both: `$5/lb in €/kg`. */
export function readPrice(text: SumText, place: Place, target?: Place): SumInterpretation[] {
  const [goal] = target ? text.match('unitPrice', target) : [];
  const [price] = text.match('price', place) as { X: Place; Y: Place }[];
  if (!goal || !price) return [];
  const money = only(text.amount(price.X), isMoney);
  // 8 € el kilo cuánto por libra en dólares: what is asked for is no part of the unit
  const size = money && only(text.unit(price.Y), (one) => THINGS.test(one.category) && one.assumedTarget);
  return size ? pricesIn(money as Operand, size, goal, text) : [];
}

function pricesIn(money: Operand, size: Operand, { word, X, Y }: Slots, text: SumText): SumInterpretation[] {
  const isNamed = X && X[0] < X[1];
  const inMoney = isNamed ? text.target('', 'currency', word, X) : undefined;
  const unitPlace = Y ?? (inMoney ? undefined : X);
  if (Y && isNamed && !inMoney) return [];
  return combine([money, size, ...(inMoney ? [inMoney] : [])], (chosen) => {
    const [price, amount, currency] = chosen as [Interpretation, Interpretation, Interpretation?];
    const units = unitPlace ? text.target(amount.from, amount.category, word, unitPlace) : undefined;
    if (unitPlace && !units) return [];
    return (units?.map(({ to }) => to[0] as string) ?? [amount.from]).flatMap((per) => {
      if (amount.category === 'time' && spanOf(amount.from) !== spanOf(per)) return [];
      const converted = text.units.convert(amount.amount.toFraction(), amount.from, per);
      if (!converted.ok || converted.sign === 0) return [];
      const each = divide(price.amount.toFraction(), converted.toFraction());
      return {
        ...PLAIN,
        category: 'currency',
        amount: exactOf(ZERO),
        from: '',
        to: currency?.to ?? [price.from],
        formula: priceText(price, amount, text),
        terms: [{ amount: each, unit: price.from }],
        per,
      };
    });
  });
}
