import { type ExactValue, exactOf } from '../../../number/exact-value.ts';
import type { Unit } from '../../../units/unit.ts';
import type { Interpretation } from '../../question/question.ts';
import { written } from '../expression.ts';
import { type Factor, readSides } from '../sides/read-sides.ts';
import { PLAIN, type SumInterpretation } from '../sum.ts';
import { combine, type SumText } from '../sum-text.ts';
import { ASKS_HOW_OFTEN } from '../wording/no-products.ts';
import type { Place } from '../wording/sum-patterns.ts';
import { readAdded } from './added.ts';
import { asOnLine, multiplied } from './dimensions.ts';

/** The unit that the factors are in together: `ft2` of feet, `km/h` of kilometres and hours. */
function ownUnit(factors: readonly Factor[], chosen: readonly Interpretation[], { units }: SumText): string {
  const ids = chosen.flatMap(({ from }) => (from === '' ? [] : [from]));
  if (new Set(ids).size === 1) return `${ids[0]}${ids.length}`;
  const symbols = ids.map((id) => (units.find(id) as Unit).symbol);
  return symbols.join(factors.some(({ divides }) => divides) ? '/' : ' ');
}

/** `3 x 4 m en m2`: sides without a unit are in that of the last one. */
function withUnits(factors: readonly Factor[]): readonly Factor[] | undefined {
  const counted = factors.filter(({ operand }) => operand[0].from !== '');
  if (counted.length !== 1) return counted.length ? factors : undefined;
  const [last] = (factors.at(-1) as Factor).operand;
  if (last.category !== 'length' || factors.some(({ divides }) => divides)) return undefined;
  return factors.map(({ operand: [{ amount }], divides }) => ({ operand: [{ ...last, amount }], divides }));
}

/** `3 x 1 h 15`: so often an amount in parts. */
function isCounted(factors: readonly Factor[]): boolean {
  const [counted, more] = factors.filter(({ operand: [{ from }] }) => from !== '');
  return counted !== undefined && !more && counted.operand[0].parts.length > 1;
}

/** A bare figure behind a joiner is a factor of the next product. */
const BEGINS_ANOTHER = /\p{L} (?:y|and|e|&) \d[\d.,]*\s*$/u;

/** Amounts of several kinds multiplied or divided: `10ft x 12ft`, `10 km / 2 h`. */
export function readProduct(text: SumText, place: Place, target?: Place): SumInterpretation[] {
  const pieces = text.split('factor', place);
  if (pieces.length < 2) return [];
  // 3 x 2 m y 2 x 3 m: no 2 m and 2 cm
  if (pieces.slice(0, -1).some(([piece]) => BEGINS_ANOTHER.test(text.text.slice(...piece)))) {
    text.refuseProduct(place);
    return [];
  }
  const added = pieces.some(([piece]) => text.split('looseStep', piece).length > 1)
    ? readAdded(text, place, target, readProduct)
    : undefined;
  if (added) return added;
  const read: Factor[] = [];
  for (const [piece, { over }] of pieces) {
    const operand = text.amount(piece);
    // 10 m x 5 m in feet: the target is one of all factors
    if (!operand || read.some(({ operand: [one] }) => one.to.length > 0 && !one.assumedTarget)) return [];
    read.push({ operand, divides: over !== undefined });
  }
  if (isCounted(read)) return readAdded(text, place, target, () => []) ?? [];
  const factors = withUnits(read);
  if (!factors) return [];
  const { to, assumedTarget } = (read.at(-1) as Factor).operand[0];
  const hasTarget = to.length && !assumedTarget;
  // 20x30 cm: a product only where an area is asked for
  if (hasTarget || (factors !== read && !target))
    return readSides(factors, text, undefined, factors === read ? undefined : (read[0] as Factor).operand[0]);
  const operands = asOnLine(factors.map(({ operand }) => operand));
  const found = combine<SumInterpretation>(operands, (chosen) => {
    const product = multiplied(
      chosen,
      factors.map(({ divides }) => divides),
      text.units,
    );
    // money and fuel are worked out with what they are for
    const isRelated = [product, ...chosen].some((one) => /currency|fuel/.test(one?.category as string));
    // 28 litres in 400 km are an area that nobody means
    const isUnasked = product?.category === 'area' && factors.some(({ divides }) => divides);
    if (!product || isRelated || isUnasked) return [];
    const { category, unit, value } = product;
    const formula = chosen.flatMap((one, index) => [
      ...(index > 0 ? [(factors[index] as Factor).divides ? ' ÷ ' : ' × '] : []),
      ...written(one),
    ]);
    if (unit === '')
      return target || ASKS_HOW_OFTEN.test(text.text)
        ? []
        : { ...PLAIN, category, amount: exactOf(value), from: '', to: [], formula };
    const from = text.unitNamed(ownUnit(factors, chosen, text), category) ?? unit;
    const amount = text.units.convert(value, unit, from);
    const targets = text.target(from, category, target) ?? [];
    return targets.map((one) => ({
      ...one,
      amount: amount as ExactValue,
      parts: [],
      to: one.assumedTarget ? [from, ...one.to] : one.to,
      formula,
    }));
  });
  if (found.length > 0) return found;
  text.refuseProduct(place);
  return readSides(factors, text, target);
}
