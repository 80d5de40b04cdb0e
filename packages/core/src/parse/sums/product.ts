import { exactOf } from '../../number/exact-value.ts';
import { multiply } from '../../number/rational.ts';
import type { Interpretation } from '../question/question.ts';
import { multiplied } from './dimensions.ts';
import { written } from './expression.ts';
import { PLAIN, type SumInterpretation } from './sum.ts';
import { combine, type Operand, type SumText } from './sum-text.ts';
import { ASKS_HOW_OFTEN } from './wording/no-products.ts';
import type { Place } from './wording/sum-patterns.ts';

/** A factor, and whether it divides. */
interface Factor {
  readonly operand: Operand;
  readonly divides: boolean;
}

/** The unit that the factors are in together: `ft2` of feet, `km/h` of kilometres and hours. */
function ownUnit(factors: readonly Factor[], chosen: readonly Interpretation[], { units }: SumText): string {
  const ids = chosen.flatMap(({ from }) => (from === '' ? [] : [from]));
  if (new Set(ids).size === 1) return `${ids[0]}${ids.length}`;
  const symbols = ids.map((id) => units.find(id)?.symbol);
  return symbols.join(factors.some(({ divides }) => divides) ? '/' : ' ');
}

/** `3 x 4 m en m2`: sides without a unit are in that of the last one. */
function withUnits(factors: readonly Factor[]): readonly Factor[] | undefined {
  const counted = factors.filter(({ operand }) => operand[0].from !== '');
  if (counted.length !== 1) return counted.length > 1 ? factors : undefined;
  const [last] = factors.at(-1)?.operand ?? [];
  if (last?.category !== 'length' || factors.some(({ divides }) => divides)) return undefined;
  return factors.map(({ operand: [{ amount }], divides }) => ({ operand: [{ ...last, amount }], divides }));
}

/** Units of way and not of things: `4 x 5 km` are 20 km, and no sides. */
const OF_WAYS: ReadonlySet<string> = new Set(['km', 'mi', 'nmi']);

/**
 * `20x30 cm in inches`: the sides of a thing, each in another unit of length.
 * @param count the first one as it was typed, where only the last one has its unit
 */
export function readSides(
  factors: readonly Factor[],
  text: SumText,
  target?: Place,
  count?: Interpretation,
): SumInterpretation[] {
  const sides = factors.map(({ operand: [one] }) => one);
  const [first] = sides;
  const areSides = sides.every(({ category, from }) => category === 'length' && !OF_WAYS.has(from));
  if (!first || !areSides || factors.some(({ divides }) => divides) || factors.length > 3) return [];
  // 2x4 in cm: the last side may have the target already
  const one =
    sides.find(({ assumedTarget }) => !assumedTarget) ?? text.target(first.from, 'length', target)?.[0];
  const [to] = one?.to ?? [];
  if (!one || to === undefined || OF_WAYS.has(to)) return [];
  const formula = sides.flatMap((side, index) => [...(index > 0 ? [' × '] : []), ...written(side)]);
  const parts = sides.map(({ amount, from }) => ({ amount: amount.toFraction(), unit: from }));
  const thing = { ...one, amount: first.amount, from: first.from, parts: [], to: [to], formula };
  const [, each, more] = sides;
  const times = first.amount.toFraction();
  const length = each?.amount.toFraction();
  // 3 x 2.4 m may be three boards: few whole ones of a length that is none
  const mayBeBoards = count && each && length && !more && times.d === 1n && times.n < 13n && length.d !== 1n;
  const boards = mayBeBoards && {
    ...thing,
    amount: exactOf(multiply(times, length)),
    formula: [...written(count), ' × ', ...written(each)],
  };
  return [{ ...thing, sides: parts }, ...(boards ? [boards] : [])];
}

/** Amounts of several kinds multiplied or divided: `10ft x 12ft`, `10 km / 2 h`. */
export function readProduct(text: SumText, place: Place, target?: Place): SumInterpretation[] {
  const pieces = text.split('factor', place);
  if (pieces.length < 2) return [];
  const read: Factor[] = [];
  for (const [piece, { over }] of pieces) {
    const operand = text.amount(piece);
    // 10 m x 5 m in feet: the target is one of all factors
    if (!operand || read.some(({ operand: [one] }) => one.to.length > 0 && !one.assumedTarget)) return [];
    read.push({ operand, divides: over !== undefined });
  }
  const factors = withUnits(read);
  if (!factors) return [];
  const { to, assumedTarget } = read.at(-1)?.operand[0] ?? {};
  const hasTarget = to?.length && !assumedTarget;
  // 20x30 cm: a product only where an area is asked for
  if (hasTarget || (factors !== read && !target))
    return readSides(factors, text, undefined, factors === read ? undefined : read[0]?.operand[0]);
  const operands = factors.map(({ operand }) => operand);
  const found = combine<SumInterpretation>(operands, (chosen) => {
    const product = multiplied(
      chosen,
      factors.map(({ divides }) => divides),
      text.units,
    );
    // money and fuel are worked out with what they are for
    const isRelated = [product, ...chosen].some((one) => /^(?:currency|fuel)$/.test(one?.category ?? ''));
    if (!product || isRelated) return [];
    const { category, unit, value } = product;
    const formula = chosen.flatMap((one, index) => [
      ...(index > 0 ? [factors[index]?.divides ? ' ÷ ' : ' × '] : []),
      ...written(one),
    ]);
    if (unit === '')
      return target || ASKS_HOW_OFTEN.test(text.text)
        ? []
        : { ...PLAIN, category, amount: exactOf(value), from: '', to: [], formula };
    const from = text.unitNamed(ownUnit(factors, chosen, text), category) ?? unit;
    const amount = text.units.convert(value, unit, from);
    const targets = text.target(from, category, target) ?? [];
    return amount.ok
      ? targets.map((one) => ({
          ...one,
          amount,
          parts: [],
          to: one.assumedTarget ? [from, ...one.to] : one.to,
          formula,
        }))
      : [];
  });
  if (found.length > 0) return found;
  const sides = readSides(factors, text, target);
  if (sides.length === 0) text.refuseProduct(place);
  return sides;
}
