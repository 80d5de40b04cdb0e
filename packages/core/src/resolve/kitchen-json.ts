import type { KitchenInterpretation } from '../kitchen/kitchen-interpretation.ts';
import { type ExactValue, exactOf, toFullDecimal } from '../number/exact-value.ts';
import { rational } from '../number/rational.ts';
import type { KitchenAnswer } from './resolved-query.ts';

/** What weighed the ingredients. */
export const KITCHEN_SOURCE = 'USDA FoodData Central, SR Legacy';

/** A number as plain decimal, rounded to 15 digits where it does not end; then the fraction says it exactly. */
function numberOf(value: ExactValue) {
  const { n, d } = rational(value.toFraction().n, value.toFraction().d);
  const full = toFullDecimal({ n, d });
  return { result: full ?? value.toSignificant(15), ...(full === undefined && { exact: `${n}/${d}` }) };
}

function jsonOf({ ingredient, form, parts, results, assumedTarget }: KitchenInterpretation) {
  const [first, ...more] = results.map(({ range, to, value, weight }) => ({
    to: to.id,
    ...numberOf(value),
    /** Weighed: as near as a cup is full. */
    approximate: weight !== undefined,
    ...(range && { range: range.map((one) => numberOf(one).result) }),
    ...(weight && {
      source: { name: KITCHEN_SOURCE, fdcId: weight.portion.fdcId, derived: weight.isDerived },
    }),
  }));
  return {
    category: 'kitchen',
    ingredient: ingredient.id,
    ...(form && { form }),
    parts: parts.map(({ amount, unit }) => ({ value: numberOf(exactOf(amount)).result, unit: unit.id })),
    ...first,
    ...(more.length > 0 && { more }),
    ...(assumedTarget && { assumedTarget: true as const }),
  };
}

/** A question about an ingredient as one JSON object. */
export const kitchenJson = (query: string, { first, others }: KitchenAnswer) => ({
  query,
  ok: true as const,
  ...jsonOf(first),
  ...(others.length > 0 && { alternatives: others.map(jsonOf) }),
});
