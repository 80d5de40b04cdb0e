import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Measure } from '../cell.ts';
import { formulaOfSides, spaceOf } from '../dimension.ts';
import { OF_WAYS } from './sides-rules.ts';

const MEANINGS = 3;

/** One meaning for each side; a figure has that of the side it has its unit from. */
const choose = (sides: readonly (readonly Measure[])[], at: number): readonly Measure[] =>
  sides.flatMap((side) => side[Math.min(at, side.length - 1)] ?? []);

/** Each side by itself, in another length. */
function eachOf(bag: Bag, sides: readonly [Measure, ...Measure[]]): Meaning[] {
  const read = bag.resultOf(sides[0], formulaOfSides(sides));
  const parts = sides.map(({ amount, unit }) => ({ amount, unit }));
  return read ? [{ interpretation: { ...read, parts: [], sides: parts }, cost: sides[0].rank }] : [];
}

/** Their area or volume. */
function spaceIn(bag: Bag, sides: readonly Measure[], asks: string | undefined): Meaning[] {
  const measure = spaceOf(sides, bag.units);
  if (!measure || (asks && asks !== measure.category)) return [];
  const read = bag.resultOf(measure, formulaOfSides(sides), [measure.unit]);
  return read ? [{ interpretation: read, cost: measure.rank }] : [];
}

/** `room 12 x 14 how many sq ft`: the sides are in the unit that its square is asked for. */
export const BARE_SIDES: GlobalRule = {
  id: 'bare sides',
  family: 'product',
  takes: { 'bare sides': [1, 1], target: [0, 1], unit: [0, 1], asked: [0, 1] },
  cost: 0,
  make(bag) {
    const [{ figures = [] } = {}] = bag.all('bare sides');
    const [area, ...others] = bag.targetsIn('area') ?? [];
    const unit = area?.replace(/2$/, '') ?? '';
    const isSquare = area !== unit && bag.units.find(unit) !== undefined && others.length === 0;
    const isAsked = bag.all('asked').every(({ asks }) => asks === 'area');
    if (!isSquare || !isAsked || bag.target?.per || bag.all('target', 'unit').length !== 1) return [];
    const sides = figures.map((amount) => ({ category: 'length', unit, amount, rank: 0 }));
    return spaceIn(bag, sides, 'area');
  },
};

/** `8x4x1,5 m`: an area or a volume where one is asked for, each side by itself in another length. */
export const SIDES: GlobalRule = {
  id: 'sides',
  passes: 'some',
  family: 'product',
  takes: { sides: [1, 1], target: [0, 1], unit: [0, 1], asked: [0, 1] },
  cost: 0,
  make(bag) {
    const [{ sides = [], label } = {}] = bag.all('sides');
    const asks = bag.all('asked')[0]?.asks;
    const isEach = bag.target?.senses?.[0]?.[0]?.category === 'length' && !asks;
    const isTold = bag.all('target', 'unit').length === 1 || asks !== undefined;
    const isFlat = !asks || asks === 'area' || asks === 'volume';
    // 4 x 100 m, how many km: they may be four times 100 m
    const isCounted = isEach && bag.target?.isAsked;
    // a board of 2 x 4 x 8 ft is two inches by four
    const isBoard = isEach && sides.length > 2 && sides[0]?.[0]?.unit === 'ft';
    const isSaid = isEach && (label !== 'x' || OF_WAYS.has(bag.target?.senses?.[0]?.[0]?.id ?? ''));
    if (isBoard || isSaid || sides.length < 2 || !isTold || !isFlat || isCounted || bag.target?.per)
      return [];
    return Array.from({ length: MEANINGS }, (_, at) => at).flatMap((at): Meaning[] => {
      const [first, ...others] = choose(sides, at);
      if (!first) return [];
      return isEach ? eachOf(bag, [first, ...others]) : spaceIn(bag, [first, ...others], asks);
    });
  },
};
