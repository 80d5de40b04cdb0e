import { exactOf } from '../../../number/exact-value.ts';
import { compare, divide, multiply, ONE, type Rational } from '../../../number/rational.ts';
import { type FormulaPart, PLAIN } from '../../sums/sum.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';
import { productOf } from '../dimension.ts';
import { times } from '../rules/measures.ts';
import { WEIGHTS } from '../weights.ts';

const figure = (amount: Rational): FormulaPart => ({ amount, unit: '' });

/** A bare number, with how it was worked out. */
export const numberOf = (amount: Rational, formula: readonly FormulaPart[]): Meaning[] => [
  {
    interpretation: { ...PLAIN, category: 'number', amount: exactOf(amount), from: '', to: [], formula },
    cost: 0,
  },
];

/** Whether what is asked for is what comes out: how much is money, or what things weigh. */
const isAskedFor = (bag: Bag, category: string, isAny: boolean): boolean =>
  bag.all('asked').every(({ asks, per, label }) => {
    const isMuch = asks === 'price' && (isAny || ['currency', 'weight'].includes(category));
    return !per && !label && (isMuch || asks === category);
  });

/** `each bag weighs 25 kg, how heavy are 14 bags`: so many of what each of them is. */
export const THINGS: GlobalRule = {
  id: 'so many of each',
  family: 'product',
  takes: {
    ...{ rate: [1, 1], count: [0, 1], number: [0, 1], target: [0, 1], unit: [0, 1], asked: [0, 1] },
    ...{ 'word:total': [0, 1], wanted: [0, 1], portion: [0, 1], 'word:times': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [{ measures = [], per, label, from } = {}] = bag.all('rate');
    // each tile weighs 1.8 kg, what do 60 weigh
    const [bare] = bag.all('asked').length > 0 ? bag.all('number') : [];
    const [count] = [...bag.all('count'), ...(bare ? [{ ...bare, label }] : [])];
    const [people] = bag.all('portion');
    const isOne = bag.all('count', 'number', 'portion').length === 1;
    // 30 a head, and there are 6 of us
    const isOfPeople = label === '' && (people !== undefined || count?.label === 'people');
    // six shelves at 32 inches each; what money is for each of is told before
    const isLong = measures[0]?.category !== 'currency' && count !== undefined && count.to <= Number(from);
    const isOfThem = label === '' ? isLong && count.kind === 'count' : label && count?.label === label;
    const number = (people ?? count)?.number;
    if (!(isOfPeople || isOfThem) || per || !isOne || !number || bag.all('wanted').length > 0) return [];
    return measures.flatMap((one): Meaning[] => {
      const [measure] = times([one], number);
      const formula = [figure(number), ' × ', { amount: one.amount, unit: one.unit }];
      const isFit = measure && one.category !== 'temperature' && isAskedFor(bag, one.category, false);
      return isFit ? bag.meaningsOf(measure, formula) : [];
    });
  },
};

/** `how many eggs are in 3 dozen`. */
export const DOZENS: GlobalRule = {
  id: 'dozens',
  family: 'product',
  takes: { dozens: [1, 1], wanted: [0, 1], asked: [0, 1] },
  cost: 0,
  make(bag) {
    const [[dozens], [wanted]] = [bag.all('dozens'), bag.all('wanted')];
    // how much do 3 dozen eggs weigh, or cost
    const isAsked = bag.all('asked').every(({ asks, per, label }) => asks === 'price' && !per && !label);
    if (!isAsked || ((bag.isSaid || bag.hasVerb || bag.all('asked').length > 0) && dozens?.label)) return [];
    const isOfThem = !wanted || !dozens?.label || dozens.label === wanted.label;
    return dozens?.number && isOfThem ? numberOf(dozens.number, [figure(dozens.number)]) : [];
  },
};

/** `2.5 million in thousands`. */
export const SCALE: GlobalRule = {
  id: 'another scale',
  family: 'divide',
  takes: { number: [0, 1], count: [0, 1], 'in scale': [1, 1] },
  cost: 0,
  make(bag) {
    const [[one], [scale]] = [bag.all('number', 'count'), bag.all('in scale')];
    // millions in thousands: of how many nobody says
    const isBare = one && one.to - one.from === 1 && /^1(?:000)+$/.test(`${one.number?.n}`);
    // 144 eggs in dozens, and no 5 crores in millions
    const isOther = one?.kind === 'number' ? one.cost > 0 : scale?.of[1]?.kind !== 'dozens';
    if (!one?.number || !scale?.number || isOther || isBare) return [];
    return numberOf(divide(one.number, scale.number), [figure(one.number), ' ÷ ', figure(scale.number)]);
  },
};

/** What each of the pieces is: a length, or the area of its sides. */
function sizesOf({ measures, sides }: Cell, bag: Bag): readonly Measure[] {
  if (!sides) return measures ?? [];
  const factors = sides.flatMap(([measure]) => (measure ? [{ measure, over: false }] : []));
  const area = productOf(factors, bag.units);
  return area ? [{ category: area.category, unit: area.unit, amount: area.value, rank: 0 }] : [];
}

/** A bare figure in the unit that is told of the other: bottles of 0.75 from 54 litres, rolls at 0.95 for 5 €. */
const inUnitsOf = (told: readonly Measure[] | undefined, { number }: Cell): readonly Measure[] =>
  number
    ? (told ?? [])
        .filter(({ unit, category }) => category === 'currency' || ['cl', 'dl', 'ml', 'l'].includes(unit))
        .map((one) => ({ ...one, amount: number }))
    : [];

/** How many of a size are in an amount. */
function countIn(bag: Bag, { amount, unit, category }: Measure, size: Measure): Rational | undefined {
  if (category !== size.category || size.amount.n <= 0n) return undefined;
  if (category === 'currency') return unit === size.unit ? divide(amount, size.amount) : undefined;
  const isCounted = ['length', 'area', 'volume', 'weight', 'data', 'time'].includes(category);
  const all = isCounted ? bag.units.convert(amount, unit, size.unit) : undefined;
  return all?.ok ? divide(all.toFraction(), size.amount) : undefined;
}

const isFew = (number: Rational): boolean => compare(number, ONE) < 0;

/** So many pieces; none of a plank that is too short for one. */
const piecesOf = (number: Rational, formula: readonly FormulaPart[]): Meaning[] =>
  isFew(number) ? [] : numberOf(number, formula);

/** `how many 45 cm pieces from 6 m`: how many there are in it. */
export const PIECES: GlobalRule = {
  id: 'pieces',
  passes: 'all',
  family: 'divide',
  takes: { pieces: [1, 1], amount: [0, 1], item: [0, 1], contents: [0, 1], wanted: [0, 1] },
  cost: 0,
  make(bag) {
    const [[pieces], [whole, ...others]] = [bag.all('pieces'), bag.all('amount', 'item', 'contents')];
    if (!pieces || !whole || others.length > 0) return [];
    const isOther = bag.all('wanted').some(({ label }) => label !== (pieces.label ?? label));
    // 20 x 20 cm tiles for 12 m2, what do they cost
    const isOpen = pieces.rule === 'sides to fill' && bag.hasVerb && !bag.hasVerbBetween(pieces, whole);
    if (isOther || isOpen || (whole.label !== undefined && whole.label === pieces.label)) return [];
    const told = sizesOf(pieces, bag);
    const sizes = told.length > 0 ? told : inUnitsOf(whole.measures, pieces);
    const isBare = told !== sizes || !whole.measures;
    for (const all of whole.measures ?? inUnitsOf(told, whole))
      for (const { amount, unit, ...size } of sizes) {
        const number = countIn(bag, all, { ...size, amount, unit });
        // glasses of 20 cl in a bottle of 1.5, which are no centilitres
        if (!number || (isBare && isFew(number))) continue;
        const formula = whole.formula ?? [{ amount: all.amount, unit: all.unit }];
        return piecesOf(number, [...formula, ' ÷ ', { amount, unit }]);
      }
    return [];
  },
};

/** `a 3.6 m plank cut into 8 equal pieces, how long is each`. */
export const PART: GlobalRule = {
  id: 'part of a whole',
  passes: 'all',
  family: 'divide',
  takes: {
    ...{ amount: [0, 1], named: [0, 1], group: [1, 1], asked: [0, 1], each: [0, 1], 'word:one': [0, 1] },
    ...{ target: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [[whole, ...others], [group]] = [bag.all('amount', 'named'), bag.all('group')];
    // how many cuts: nothing but each of the parts may be asked for
    const isEach =
      bag.all('word:one', 'each').length > 0 || bag.all('asked').some(({ per, label }) => per ?? label);
    if (!whole || others.length > 0 || !group?.number || group.label !== 'parts' || !isEach) return [];
    const by = [' ÷ ', figure(group.number)];
    return (whole.measures ?? []).slice(0, 1).flatMap((one): Meaning[] => {
      const amount = divide(one.amount, group.number as Rational);
      const isCut = ['length', 'weight', 'volume', 'area'].includes(one.category);
      const formula = [{ amount: one.amount, unit: one.unit }, ...by];
      return isCut ? bag.meaningsOf({ ...one, amount }, formula) : [];
    });
  },
};

/** `recipe for 4 uses 300 g flour, how much for 7`. */
export const RECIPE: GlobalRule = {
  id: 'for so many people',
  family: 'product',
  takes: {
    ...{ portion: [2, 2], amount: [0, 1], ingredient: [0, 1], count: [0, 1], wanted: [0, 1] },
    ...{ target: [0, 1], unit: [0, 1], asked: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [first, second] = bag.all('portion');
    // a recipe for 6: it is not counted
    const [cell, ...others] = bag
      .all('amount', 'ingredient', 'count')
      .filter(
        ({ of: [number] }) =>
          number?.kind !== 'number' || number.cost < WEIGHTS.article || number.number?.n !== 1n,
      );
    const [wanted] = bag.all('wanted');
    if (!first?.number || !second?.number || !cell || others.length > 0) return [];
    const isAskedFirst = bag.all('asked', 'wanted').some(({ from }) => from < first.from || from < cell.from);
    const isOther = wanted && wanted.label !== cell.label;
    // it makes 24, how much for 60 cookies
    const isMade = first.rule === 'serves';
    const isOfOthers =
      second.label !== undefined && (first.label ?? (isMade ? second.label : 'people')) !== second.label;
    if (cell.from > second.from || isAskedFirst || isOther || isOfOthers) return [];
    const share = divide(second.number, first.number);
    const by = [' × ', figure(second.number), ' ÷ ', figure(first.number)];
    if (cell.number)
      return bag.target ? [] : numberOf(multiply(cell.number, share), [figure(cell.number), ...by]);
    return (cell.measures ?? []).flatMap((one): Meaning[] => {
      const formula = [{ amount: one.amount, unit: one.unit }, ...by];
      const isFit =
        !['temperature', 'speed', 'time', 'length'].includes(one.category) &&
        isAskedFor(bag, one.category, !bag.isSaid);
      return isFit ? bag.meaningsOf({ ...one, amount: multiply(one.amount, share) }, formula) : [];
    });
  },
};
