import { exactOf } from '../../number/exact-value.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../../number/rational.ts';
import type { Interpretation, QuantityPart } from '../question/question.ts';
import { type Step, StepReader } from './read-steps.ts';
import type { FormulaPart, SumInterpretation } from './sum.ts';
import { combine, type Operand, type SumText } from './sum-text.ts';
import type { Place } from './wording/sum-patterns.ts';

const ZERO = rational(0n);
const ONE = rational(1n);
const HUNDRED = rational(100n);

const isAmount = ({ does }: Step): boolean => does === 'add' || does === 'take';

/** A percentage as it is written. */
export const percent = (share: Rational): QuantityPart => ({ amount: multiply(share, HUNDRED), unit: '%' });

/** An amount as it was typed. */
export const written = ({ amount, from, parts }: Interpretation): readonly FormulaPart[] =>
  parts.length > 1 ? parts : [{ amount: amount.toFraction(), unit: from }];

const inBrackets = (formula: readonly FormulaPart[]): readonly FormulaPart[] =>
  formula.some((part) => typeof part === 'string') ? ['(', ...formula, ')'] : formula;

/** What a step multiplies everything by, and how that is written; undefined for a division by zero. */
function factorOf(
  does: Step['does'],
  value: Rational,
  formula: readonly FormulaPart[],
): readonly [Rational | undefined, readonly FormulaPart[]] {
  const over = (divisor: Rational) => (divisor.n === 0n ? undefined : divide(ONE, divisor));
  const [more, less] = [add(ONE, value), subtract(ONE, value)];
  const share = percent(value);
  switch (does) {
    case 'more':
      return [more, [...formula, ' + ', share]];
    case 'less':
      return [less, [...formula, ' − ', share]];
    case 'share':
      return [value, [share, ' × ', ...inBrackets(formula)]];
    case 'without':
      return [over(more), [...inBrackets(formula), ' ÷ (1 + ', share, ')']];
    case 'bare':
      return [over(less), [...inBrackets(formula), ' ÷ (1 − ', share, ')']];
    default:
      return [over(value), [...inBrackets(formula), ' ÷ ', { amount: value, unit: '' }]];
  }
}

/** Works steps out as far as no rate is needed: the terms, and how it is all written. */
function workOut(steps: readonly Step[], chosen: readonly Interpretation[]) {
  let terms: readonly QuantityPart[] = [];
  let formula: readonly FormulaPart[] = [];
  for (const [index, step] of steps.entries()) {
    const one = chosen[index] as Interpretation;
    const value = one.amount.toFraction();
    if (isAmount(step)) {
      const sign = step.does === 'add' ? ' + ' : ' − ';
      const amount = step.does === 'add' ? value : subtract(ZERO, value);
      terms = [...terms, { amount, unit: one.from }];
      formula = [...formula, ...(index > 0 ? [sign] : []), ...written(one)];
    } else {
      const [factor, next] = factorOf(step.does, value, formula);
      if (!factor) return undefined;
      terms = terms.map(({ amount, unit }) => ({ amount: multiply(amount, factor), unit }));
      formula = next;
    }
  }
  return { terms, formula };
}

/** The operands with those meanings only that all amounts share a category; the likeliest such category, and none where there is none. */
function inOneCategory(steps: readonly Step[], text: SumText): readonly Step[] {
  const amounts = steps.filter(isAmount);
  const has = (operand: Operand, category: string) => operand.filter((one) => one.category === category);
  const category = (amounts[0] as Step).operand.find((one) =>
    amounts.every(({ operand }) => has(operand, one.category).length > 0),
  )?.category;
  const named = amounts.find(({ operand }) => operand.length === 1)?.operand[0].from;
  const isNamed = ({ from }: Interpretation) => Number(from === named);
  return steps.map((step) => {
    if (!isAmount(step)) return step;
    const fitting = has(step.operand, category as string);
    // a grand minus 350 quid
    if (!/\d/.test(text.text.slice(...step.place))) fitting.sort((a, b) => isNamed(b) - isNamed(a));
    return { ...step, operand: fitting as readonly Interpretation[] as Operand };
  });
}

/** What is taxed, tipped and discounted is money: no weight of 120 pounds. */
function asMoney(read: readonly Step[], text: SumText, place: Place, target?: Place): readonly Step[] {
  if (target || text.match('paid', place).length === 0) return read;
  return read.map((step) =>
    isAmount(step) && step.operand[0].category === 'weight'
      ? { ...step, operand: text.money(step.place) ?? step.operand }
      : step,
  );
}

/** What steps come to, in every plausible way. */
function resolve(all: readonly Step[], text: SumText, place: Place, target?: Place): SumInterpretation[] {
  const read = asMoney(all, text, place, target);
  const amounts = read.filter(isAmount);
  const [first] = amounts as [Step];
  if (target && first.operand[0].category === 'number') {
    text.error = undefined;
    return text.refuse('missing-unit', place) ?? [];
  }
  // the target of one amount is read with it: what one means may depend on the other
  const only = target && amounts.length === 1 ? text.amount(first.place, target) : undefined;
  const steps = inOneCategory(
    only ? read.map((step) => (step === first ? { ...step, operand: only } : step)) : read,
    text,
  );
  const [likeliest] = (steps.find(isAmount) as Step).operand as readonly Interpretation[];
  if (!likeliest) return text.refuse('mixed-categories', place) ?? [];
  const { from, category } = likeliest;
  const common = target && !only ? text.target(from, category, target) : undefined;
  // 20 °C and 10 % more are 21 °C or 49 °C
  if (category === 'temperature') return text.refuse('not-understood', place) ?? [];
  if (target && !only && !common) return text.refuse('mixed-categories', target) ?? [];
  const operands = [...steps.map(({ operand }) => operand), ...(common ? [common] : [])];
  return combine(operands, (chosen) => {
    const worked = workOut(steps, chosen);
    if (!worked) return text.refuse('division-by-zero', place);
    const sources = chosen.filter((_, index) => !steps[index] || isAmount(steps[index]));
    const named = sources.findLast((one) => !one.assumedTarget);
    return asInterpretation(worked, { category, sources, named }, text, place);
  });
}

/** Steps worked out as an interpretation: of one amount where they are in one unit, else of terms. */
function asInterpretation(
  { terms, formula }: NonNullable<ReturnType<typeof workOut>>,
  meant: {
    readonly category: string;
    readonly sources: readonly Interpretation[];
    readonly named: Interpretation | undefined;
  },
  text: SumText,
  place: Place,
): SumInterpretation | undefined {
  const { category, named, sources } = meant;
  const units = [...new Set(terms.map(({ unit }) => unit))];
  const from = units[0] as string;
  const total = totalIn(from, terms, text);
  if (total && total.n < 0n && category !== 'number') return text.refuse('negative', place);
  const likely = total ? [...new Set([from, ...(sources[0] as Interpretation).to])] : units;
  return {
    category,
    amount: exactOf(total ?? ZERO),
    from: total ? from : '',
    parts: [],
    to: named?.to ?? likely,
    compound: named?.compound ?? false,
    assumedTarget: named === undefined,
    formula,
    ...(total ? {} : { terms }),
  };
}

/** Terms in one unit; undefined for money in several. */
function totalIn(unit: string, terms: readonly QuantityPart[], { units }: SumText): Rational | undefined {
  let total = ZERO;
  for (const term of terms) {
    const same = term.unit === unit;
    const converted = same ? undefined : units.convert(term.amount, term.unit, unit);
    if (converted && !converted.ok) return undefined;
    total = add(total, converted ? converted.toFraction() : term.amount);
  }
  return total;
}

/**
 * Amounts that are added up, percentages of them, and what each of several people pays.
 * @returns every plausible way to understand it, likeliest first; none where it is no such sum
 */
export function readExpression(text: SumText, place: Place, target?: Place): SumInterpretation[] {
  for (const loose of [false, true]) {
    const reader = new StepReader(text, false, loose);
    const resolveSteps = (steps: readonly Step[] | undefined) =>
      steps && steps.length > 1 ? resolve(steps, text, place, target) : [];
    const likely = resolveSteps(reader.read(place));
    const others = reader.doubt ? resolveSteps(new StepReader(text, true, loose).read(place)) : [];
    // the other meaning comes before other countries' money
    if (likely.length + others.length > 0)
      return [...likely.slice(0, 1), ...others.slice(0, 1), ...likely.slice(1), ...others.slice(1)];
  }
  return [];
}
