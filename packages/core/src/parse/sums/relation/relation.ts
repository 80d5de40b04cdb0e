import { compare, rational } from '../../../number/rational.ts';
import type { Interpretation } from '../../question/question.ts';
import type { Sense } from '../../question/words/senses.ts';
import { asOnLine, multiplied } from '../products/dimensions.ts';
import { readSides } from '../sides/read-sides.ts';
import type { SumInterpretation } from '../sum.ts';
import { combine, type SumText } from '../sum-text.ts';
import { type RelationPart, type RelationParts, RelationReader } from './relation-parts.ts';
import { type Factor, operandsOf, priceOf, resultIn, type Solution } from './relation-results.ts';

/** What follows from amounts that are so much of one thing for each of another, and from one of those. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  speed: ['time', 'length'],
  fuel: ['volume', 'length'],
  'data-rate': ['time', 'data'],
  'volume-flow': ['time', 'volume'],
  'mass-flow': ['time', 'weight'],
  density: ['weight', 'volume'],
};
/** Faster than anyone runs, in metres a second: `marathon in 3:45` are hours. @source World Athletics, 100 m in 9.58 s */
const FASTEST = rational(25n, 2n);

/** Whether a product is what is asked for; where nothing is asked, what usually is. */
function wantedOf(
  { asked, units, parts }: RelationParts,
  chosen: readonly Interpretation[],
  factors: readonly Factor[],
) {
  const named = units.flatMap((senses) => senses.map(({ category }) => category));
  const target = asked === 'pace' ? 'speed' : asked;
  // what there is so much of for each: mg in mg/kg
  const following = factors.flatMap(({ part, isPer }, at) => {
    const { category } = chosen[at] as Interpretation;
    return (parts[part] as RelationPart).per ? (isPer ? [] : [category]) : (FOLLOWING[category] ?? []);
  });
  const isDrawn = parts.some(({ joint }) => joint === 'times');
  return (category: string): boolean => {
    if (named.length > 0)
      return named.includes(category) && (!target || target === 'currency' || target === category);
    if (target === 'currency') return category === target || (category === 'number' && following.length > 0);
    if (target) return category === target;
    return following.length > 0 ? following.includes(category) : isDrawn && /area|volume/.test(category);
  };
}

/** The one way to multiply some parts and divide by the others that gives what is asked for. */
function solve(
  relation: RelationParts,
  chosen: readonly Interpretation[],
  factors: readonly Factor[],
  text: SumText,
): Solution | undefined {
  const { parts } = relation;
  const isWanted = wantedOf(relation, chosen, factors);
  const found: (Solution & { readonly over: readonly boolean[] })[] = [];
  // something has to be multiplied
  for (let signs = 0; signs < 2 ** parts.length - 1; signs++) {
    const over = parts.map((_, part) => ((signs >> part) & 1) === 1);
    const divides = factors.map(({ part, isPer }) => over[part] !== isPer);
    const product = multiplied(chosen, divides, text.units, isWanted);
    if (product) found.push({ product, chosen, divides, over });
  }
  // 15 mg/kg of 22 kg: divided by it, it would be how much there is for one; and what is asked for is no divisor
  const isLikely = ({ over }: (typeof found)[number]) =>
    parts.every(({ isAsked, per }, at) => !over[at] || !(isAsked || per));
  const meant = found.length > 1 ? found.filter(isLikely) : found;
  return meant.length === 1 ? meant[0] : undefined;
}

const isSide = ({ joint, operand: [{ category }], per }: RelationPart, at: number): boolean =>
  (at === 0 || joint === 'times') && !per && category === 'length';

/** `foto de 10x15 cm en pulgadas`: the sides of a thing in another unit. */
function sidesOf({ parts, units, leftOut }: RelationParts, text: SumText): SumInterpretation[] {
  const [[to]] = units as [[Sense]];
  const factors = parts.map(({ operand: [one] }) => ({
    operand: [{ ...one, to: [to.id], assumedTarget: false }] as const,
    divides: false,
  }));
  text.corrections = leftOut;
  return readSides(factors, text);
}

/** The sides without a unit have that of the next one: `8x4x1,5 m`. */
function withUnits(parts: readonly RelationPart[]): readonly RelationPart[] {
  return parts.map((part, at) => {
    if (!part.isBare || parts[at + 1]?.joint !== 'times') return part;
    const next = parts.slice(at).find(({ isBare }) => !isBare);
    const side = next?.joint === 'times' && next.operand.find(({ category }) => category === 'length');
    if (!side) return part;
    return { ...part, isBare: false, operand: [{ ...side, parts: [], amount: part.operand[0].amount }] };
  });
}

/**
 * What follows from amounts of several kinds: how long 300 km take at 120 km/h, what 750 g cost at 12 € a kilo, the pace of 10 km
 * in 50 minutes, the area of a room.
 * @returns every plausible way to understand it, likeliest first; none where a word or an amount has no place in it
 */
export function readRelation(text: SumText): SumInterpretation[] {
  const read = new RelationReader(text).read();
  if (!read || read.parts.length < 2) return [];
  const relation = { ...read, parts: withUnits(read.parts) };
  const { parts, asked } = relation;
  // a figure alone is a price or what is paid, where no other price is
  const isPriced =
    asked !== 'currency' || parts.some(({ per, operand: [{ category }] }) => per && category === asked);
  if (isPriced && parts.some(({ isBare, per }) => isBare && !per)) return [];
  const factors: Factor[] = parts.flatMap(({ per }, part) => [
    { part, isPer: false },
    ...(per ? [{ part, isPer: true }] : []),
  ]);
  const operands = asOnLine(operandsOf(relation));
  if (
    parts.every(isSide) &&
    read.units.length === 1 &&
    (read.units[0] as readonly Sense[]).every(({ category }) => category === 'length')
  )
    return sidesOf(relation, text);
  const found = combine(operands, (chosen) => {
    const codes = new Set(chosen.flatMap(({ category, from }) => (category === 'currency' ? [from] : [])));
    if (codes.size > 1) return undefined;
    if (relation.per && asked !== 'pace') return priceOf(relation, chosen, text);
    const solution = solve(relation, chosen, factors, text);
    if (!solution) return undefined;
    const isTooFast = asked === 'pace' && compare(solution.product.value, FASTEST) > 0;
    return isTooFast ? undefined : resultIn(relation, factors, solution, text);
  });
  text.corrections = relation.leftOut;
  return found;
}
