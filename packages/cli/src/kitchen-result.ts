import {
  type ExactValue,
  exactOf,
  formatDecimal,
  type Locale,
  rational,
  toFullDecimal,
} from '@equivale/core';
import {
  formName,
  type KitchenInterpretation,
  type KitchenQuestion,
  type KitchenResult,
  type KitchenUnit,
  kitchenDigits,
  nameIn,
} from '@equivale/core/kitchen';
import { say } from './messages.ts';

/** A question about an ingredient with its results. */
export type KitchenAnswer = Extract<KitchenQuestion, { ok: true }>;

const SOURCE = 'USDA FoodData Central, SR Legacy';

function withUnit(plain: string, { id, names, symbol = id }: KitchenUnit, locale: Locale): string {
  const name = names && (names[locale.id] ?? names.en)?.[locale.plural(plain)];
  return `${formatDecimal(plain, locale)} ${name ?? symbol}`;
}

/** `Harina de trigo: 2 tazas ≈ 250 g (250 … 274 g)`. */
function line({ ingredient, form, parts, results }: KitchenInterpretation, locale: Locale): string {
  const name = nameIn(ingredient.names, locale.id);
  const named = [name, ...(form ? [formName(form, locale.id, name)] : [])].join(', ');
  const typed = parts.map(({ amount, unit }) =>
    withUnit(toFullDecimal(amount) ?? exactOf(amount).toSignificant(6), unit, locale),
  );
  const write = (result: KitchenResult) => {
    const { range, to, value, ...rest } = result;
    const [least, most] = (range ?? []).map((one) => kitchenDigits({ value: one, ...rest }, to.id));
    const between = least && most && ` (${formatDecimal(least, locale)} … ${withUnit(most, to, locale)})`;
    const figure = withUnit(kitchenDigits(result, to.id), to, locale);
    return `${result.weight ? '≈' : '='} ${figure}${between ?? ''}`;
  };
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}: ${typed.join(' + ')} ${results.map(write).join(' ')}`;
}

/** Results of a question about an ingredient for people, with their source. */
export function kitchenText({ first, others }: KitchenAnswer, locale: Locale): string {
  const weight = first.results[0].weight;
  return [
    line(first, locale),
    ...(weight ? [`${SOURCE}, ${weight.portion.fdcId}`] : []),
    ...(others.length > 0 ? [say('alternatives', locale)] : []),
    ...others.map((other) => `  ${line(other, locale)}`),
  ].join('\n');
}

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
    ...(weight && { source: { name: SOURCE, fdcId: weight.portion.fdcId, derived: weight.isDerived } }),
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
