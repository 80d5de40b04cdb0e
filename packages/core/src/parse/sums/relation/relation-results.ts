import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide, type Rational, rational } from '../../../number/rational.ts';
import type { Unit } from '../../../units/unit.ts';
import type { Interpretation } from '../../question/question.ts';
import { inCategory } from '../../question/words/senses.ts';
import { written } from '../expression.ts';
import { isOfLine, type Product } from '../products/dimensions.ts';
import { type FormulaPart, PLAIN, type SumInterpretation } from '../sum.ts';
import type { Operand, SumText } from '../sum-text.ts';
import type { RelationParts } from './relation-parts.ts';

/** One amount as it is worked with: of which part, and whether that is its `per`. */
export interface Factor {
  readonly part: number;
  readonly isPer: boolean;
}

/** Parts with a meaning each, and which of them the others are divided by. */
export interface Solution {
  readonly product: Product;
  readonly chosen: readonly Interpretation[];
  readonly divides: readonly boolean[];
}

const ZERO = rational(0n);

/** The unit of a result where none was asked for: metric, and beside feet and miles. */
const OWN_UNITS: Readonly<Record<string, readonly [metric: string, imperial?: string]>> = {
  time: ['h', 'h'],
  speed: ['kmh', 'mph'],
  pace: ['minkm', 'minmi'],
  length: ['km', 'mi'],
  volume: ['m3', 'ft3'],
  area: ['m2', 'ft2'],
  weight: ['kg', 'lb'],
  data: ['gb10'],
  fuel: ['l100km', 'mpg_us'],
};
const IMPERIAL = /^(?:mi|ft|in|yd|mph|fps|minmi|lb|oz|ft2|mpg_u[sk])$/;
/** What fuel is counted in, by what consumption is. */
const TANKS: Readonly<Record<string, string>> = {
  l100km: 'l',
  kml: 'l',
  kmgal: 'gal_us',
  mpg_us: 'gal_us',
  mpg_uk: 'gal_uk',
};

/** An amount as it was typed, with what it is for each of: `12 EUR/kg`, `6,5 l/100 km`. */
function partText(one: Interpretation, per: Interpretation | undefined, { units }: SumText): FormulaPart[] {
  if (!per) return [...written(one)];
  const { n, d } = per.amount.toFraction();
  const { symbol } = units.find(per.from) as Unit;
  return [...written(one), ...(n === d ? [`/${symbol}`] : ['/', { amount: { n, d }, unit: per.from }])];
}

/** `300 km ÷ 120 km/h`: what is multiplied before what is divided by. */
function formulaOf(factors: readonly Factor[], { chosen, divides }: Solution, text: SumText): FormulaPart[] {
  const all = factors.flatMap(({ part, isPer }, at) => {
    const [one, next] = [chosen[at], factors[at + 1]];
    const per = next?.part === part ? chosen[at + 1] : undefined;
    return one && !isPer ? [{ text: partText(one, per, text), isOver: divides[at] === true }] : [];
  });
  return [...all.filter(({ isOver }) => !isOver), ...all.filter(({ isOver }) => isOver)].flatMap(
    ({ text: written, isOver }, at) => [...(at > 0 ? [isOver ? ' ÷ ' : ' × '] : []), ...written],
  );
}

/** The unit of a result that was asked for by a word, or by none. */
function ownUnitOf({ asked, per }: RelationParts, { product, chosen, divides }: Solution): string {
  const isPace = asked === 'pace';
  if (isPace && per) return `min${per[0].from}`;
  const tank = chosen.map(({ from }) => TANKS[from]).find(Boolean);
  if (product.category === 'volume' && tank) return tank;
  // 15 mg for each kg: milligrams
  const own = chosen.find((one, at) => one.category === product.category && !divides[at]);
  if (own && !isPace) return own.from;
  const isImperial = chosen.some(({ from }) => IMPERIAL.test(from));
  return OWN_UNITS[isPace ? 'pace' : product.category]?.[isImperial ? 1 : 0] ?? '';
}

/** A whole number of hours is said in hours, less than one in minutes, and else in both. */
function timeIn(value: Rational): readonly string[] {
  if (compare(value, rational(3600n)) < 0) return ['min'];
  return value.n % (value.d * 3600n) === 0n ? ['h'] : ['h', 'min'];
}

/** The amounts, each with what it is for each of behind it. */
export const operandsOf = ({ parts }: RelationParts): readonly Operand[] =>
  parts.flatMap(({ operand, per }) => [operand, ...(per ? [per] : [])]);

/** The targets that a question names, in a category; undefined where one has no meaning there. */
function targetsIn(relation: RelationParts, category: string): readonly string[] | undefined {
  const { units } = relation;
  const ids = units
    .flatMap((senses) => inCategory(senses, category)[0]?.id ?? [])
    .map((id) => (isOfLine(operandsOf(relation)) ? id.replace(/[kmgtp]b$/, '$&10') : id));
  return ids.length === units.length ? ids : undefined;
}

/** What follows, as an interpretation; undefined where it cannot be said in what was asked for. */
export function resultIn(
  parts: RelationParts,
  factors: readonly Factor[],
  solution: Solution,
  text: SumText,
): SumInterpretation | undefined {
  const { category, unit, value } = solution.product;
  const named = targetsIn(parts, category);
  if (!named) return undefined;
  const formula = formulaOf(factors, solution, text);
  const all = { ...PLAIN, category, formula, assumedTarget: named.length === 0 && category !== 'number' };
  if (unit === '') return { ...all, amount: exactOf(value), ...moneyIn(category, named, solution) };
  const own = ownUnitOf(parts, solution);
  const likely = category === 'time' ? timeIn(value) : [own];
  const to = named.length > 0 ? named : likely;
  const from = named.length === 1 && own !== '' ? own : (to.at(-1) as string);
  const amount = text.units.convert(value, unit, from);
  return amount.ok ? { ...all, amount, from, to, compound: to.length > 1 } : undefined;
}

/** The currency of what follows, and what it is asked for in; a plain number has neither. */
function moneyIn(category: string, named: readonly string[], { chosen }: Solution) {
  const money = category === 'number' ? undefined : chosen.find((one) => one.category === category);
  if (!money) return { from: '', to: [] };
  return { from: money.from, to: named.length > 0 ? named : [...new Set([money.from, ...money.to])] };
}

/** What a price can be of. */
const THINGS = /(?:weight|volume|length|area|time)$/;

/** `$4 for 12 oz, how much per pound`: what one of a unit costs. */
export function priceOf(
  parts: RelationParts,
  chosen: readonly Interpretation[],
  text: SumText,
): SumInterpretation | undefined {
  const money = chosen.find(({ category }) => category === 'currency' || category === 'number');
  const size = chosen.find(({ category }) => THINGS.test(category));
  const unit = (parts.per as Operand).find(({ category }) => category === size?.category)?.from as string;
  const to = targetsIn(parts, 'currency');
  if (chosen.length !== 2 || !money || !size || !to) return undefined;
  const converted = text.units.convert(size.amount.toFraction(), size.from, unit);
  if (!converted.ok || converted.sign === 0) return undefined;
  const amount = divide(money.amount.toFraction(), converted.toFraction());
  const all = { ...PLAIN, category: money.category, formula: [...written(money), ' ÷ ', ...written(size)] };
  if (money.category === 'number') return { ...all, amount: exactOf(amount), from: '', to: [] };
  const terms = [{ amount, unit: money.from }];
  return { ...all, amount: exactOf(ZERO), from: '', to: to.length > 0 ? to : [money.from], terms, per: unit };
}
