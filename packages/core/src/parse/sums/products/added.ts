import { exactOf } from '../../../number/exact-value.ts';
import { add, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { Interpretation } from '../../question/question.ts';
import { written } from '../expression.ts';
import { type FormulaPart, isSum, PLAIN, type SumInterpretation } from '../sum.ts';
import type { Operand, SumText } from '../sum-text.ts';
import type { Place } from '../wording/sum-patterns.ts';

/** What reads the product that a part of a text is. */
type ProductReader = (text: SumText, place: Place) => readonly SumInterpretation[];

const isNumber = ([{ category }]: Operand): boolean => category === 'number';
const formulaOf = (one: Interpretation): readonly FormulaPart[] => (isSum(one) ? one.formula : written(one));

/** So often an amount, all parts of it: `2 x 12,50 €`, `3 x 1 h 15`; of lengths they may be sides, and only of several parts none. */
function timesIn(text: SumText, place: Place): Operand | undefined {
  const pieces = text.split('factor', place);
  const operands = pieces.map(([piece, { over }]) => (over ? undefined : text.amount(piece)));
  if (!operands.every((one) => one !== undefined)) return undefined;
  const [counted, more] = operands.filter((one) => !isNumber(one));
  if (!counted || more || (counted[0].category === 'length' && !text.has('*', place))) return undefined;
  const numbers = operands.filter(isNumber).map(([{ amount }]) => amount.toFraction());
  const often = numbers.reduce(multiply, rational(1n));
  const counts = numbers.flatMap((amount): FormulaPart[] => [{ amount, unit: '' }, ' × ']);
  const all = counted.map((one) => ({
    ...one,
    amount: exactOf(multiply(one.amount.toFraction(), often)),
    parts: [],
    formula: [...counts, ...written(one)],
  }));
  return all as readonly Interpretation[] as Operand;
}

/** One meaning of each term, all of which are in the same unit or likeliest. */
function meaningsOf(terms: readonly Operand[]): Interpretation[][] {
  const likeliest = terms.map(([first]) => first);
  const [first] = likeliest;
  const isSame = likeliest.every(({ from }) => from === first?.from);
  const others = isSame ? (terms[0] ?? []).slice(1) : [];
  const alike = others.map(({ from }) => terms.flatMap((all) => all.find((one) => one.from === from) ?? []));
  return [likeliest, ...alike.filter((all) => all.length === terms.length)];
}

/** Terms in the unit of the first; undefined where they do not go together. */
function totalOf(terms: readonly Interpretation[], signs: readonly boolean[], { units }: SumText) {
  let total: Rational = rational(0n);
  const from = terms[0]?.from ?? '';
  for (const [at, { amount, from: unit }] of terms.entries()) {
    const same = unit === from ? amount : units.convert(amount.toFraction(), unit, from);
    if (!('toFraction' in same)) return undefined;
    const { n, d } = same.toFraction();
    total = add(total, { n: signs[at] ? -n : n, d });
  }
  return { from, total };
}

/**
 * Products that are added up, `2 x 12,50 € + 3 x 4,20 €`, `4 m x 3 m - 2 m x 1 m`, and so often an amount in parts, `3 x 1 h 15`.
 * @returns undefined where it is none of them
 */
export function readAdded(
  text: SumText,
  place: Place,
  target: Place | undefined,
  readProduct: ProductReader,
): SumInterpretation[] | undefined {
  const pieces = text.split('looseStep', place);
  // 1 ft and 3 in x 2 ft
  if (pieces.some(([, { with: joined }]) => joined)) return undefined;
  // 2 kg x 3 + 500 g in kg: the target is one of all terms
  if (pieces.length > 1 && !target && text.match('target', place).length > 0) return [];
  const terms = pieces.map(([piece]) => {
    if (text.split('factor', piece).length < 2) return text.amount(piece);
    // where nothing is added, the one term is the whole text again: in `5 km + de x 3` a plus stands within a factor only
    const product = timesIn(text, piece) ?? (pieces.length > 1 ? readProduct(text, piece) : []);
    const [first] = product as readonly SumInterpretation[];
    return first && !first.sides ? (product as Operand) : undefined;
  });
  const known = terms.filter((one) => one !== undefined);
  if (known.some(isNumber)) return undefined;
  const signs = pieces.map(([, { minus }]) => minus !== undefined);
  const found = (known.length === terms.length ? meaningsOf(known) : []).flatMap((chosen) => {
    const [first] = chosen;
    const sum = totalOf(chosen, signs, text);
    if (!first || !sum || sum.total.n < 0n) return [];
    const formula = chosen.flatMap((one, at) => [
      ...(at > 0 ? [signs[at] ? ' − ' : ' + '] : []),
      ...formulaOf(one),
    ]);
    const named = chosen.findLast(({ assumedTarget }) => !assumedTarget);
    const [to] = text.target(sum.from, first.category, target) ?? [];
    if (target && !to) return [];
    const { from, total } = sum;
    const { to: asked, compound = false } = (target ? to : named) ?? {};
    const likely = [from, ...first.to.filter((unit) => unit !== from)];
    const all = { ...PLAIN, category: first.category, amount: exactOf(total), from, formula };
    return [{ ...all, to: asked ?? likely, compound, assumedTarget: asked === undefined }];
  });
  if (found.length === 0) text.refuseProduct(place);
  return found;
}
