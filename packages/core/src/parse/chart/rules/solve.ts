import { exactOf } from '../../../number/exact-value.ts';
import type { Rational } from '../../../number/rational.ts';
import { compare, multiply, ONE, rational } from '../../../number/rational.ts';
import { twinOf } from '../../question/interpretation/data-twins.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import { type Bag, type GlobalRule, type Meaning, timeIn } from '../bag.ts';
import { type Cell, isOfFuel, type Measure } from '../cell.ts';
import { areaOf, categoryOf, type Factor, isPaceUnit, isRateLike, productOf } from '../dimension.ts';
import { bareMoney, isWay } from './measures.ts';
import { isFuelPrice } from './rate-rules.ts';

/** Meanings of one word that are tried, and of all words together. */
const MEANINGS = 3;
const MAX_CHOICES = 81;
const MAX_FACTORS = 6;
const HOUR: Measure = { category: 'time', unit: 'h', amount: rational(1n), rank: 0 };
/** Faster than anyone runs, in metres a second: `marathon in 3:45` are hours. @source World Athletics, 100 m in 9.58 s */
const FASTEST = rational(25n, 2n);

const CATEGORY_OF: Readonly<Record<string, string>> = { pace: 'speed', price: 'currency' };
/** What follows from a rate and one of its two, where nothing is asked. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  speed: ['time', 'length'],
  fuel: ['volume', 'length'],
  'data-rate': ['time', 'data'],
  'volume-flow': ['time', 'volume'],
  'mass-flow': ['time', 'weight'],
  power: ['energy'],
};
/** The unit of a result where none was asked for: metric, and beside feet and miles. */
const OWN_UNITS: Readonly<Record<string, readonly [metric: string, imperial?: string]>> = {
  speed: ['kmh', 'mph'],
  pace: ['minkm', 'minmi'],
  length: ['km', 'mi'],
  volume: ['m3', 'ft3'],
  area: ['m2', 'ft2'],
  weight: ['kg', 'lb'],
  data: ['gb10'],
  energy: ['kwh'],
  fuel: ['l100km', 'mpg_us'],
  acceleration: ['mps2'],
};
/** Spans that are no hours. */
const SPANS = new Set(['d', 'w', 'month', 'y']);
const IMPERIAL = new Set('mi ft in yd mph fps minmi lb oz ft2 mpg_us mpg_uk'.split(' '));
/** What a rate alone can be, in another unit. */
const ALONE = new Set(['speed', 'fuel']);
/** What fuel is counted in, by what consumption is. */
const TANKS: Readonly<Record<string, string>> = {
  l100km: 'l',
  kml: 'l',
  kmgal: 'gal_us',
  mpg_us: 'gal_us',
  mpg_uk: 'gal_uk',
};

/** A cell with one meaning of each of its words. */
interface Chosen {
  readonly cell: Cell;
  readonly measure: Measure;
  readonly per?: Measure | undefined;
}

interface Solution {
  readonly chosen: readonly Chosen[];
  readonly over: readonly boolean[];
  readonly category: string;
  readonly unit: string;
  readonly value: Rational;
  readonly rank: number;
}

const meaningsOf = (measures: readonly Measure[] | undefined): readonly Measure[] =>
  (measures ?? [])
    .filter((measure) => categoryOf([{ measure, over: false }]) !== undefined)
    .slice(0, MEANINGS);

/** Every choice of one meaning for each word, the likeliest first. */
function choicesOf(cells: readonly Cell[]): readonly (readonly Chosen[])[] {
  let choices: (readonly Chosen[])[] = [[]];
  for (const cell of cells) {
    const own = meaningsOf(cell.measures).flatMap((measure): Chosen[] =>
      cell.per ? meaningsOf(cell.per).map((per) => ({ cell, measure, per })) : [{ cell, measure }],
    );
    choices = choices.flatMap((before) => own.map((one) => [...before, one])).slice(0, MAX_CHOICES);
  }
  return choices.map(asOnLine);
}

/** Data in a time are counted as those on a line are, in thousands. */
function asOnLine(chosen: readonly Chosen[]): readonly Chosen[] {
  const isLine = ({ category }: Measure) => ['data-rate', 'time'].includes(category);
  if (!chosen.some(({ measure, per }) => isLine(measure) || (per && isLine(per)))) return chosen;
  return chosen.map((one) => ({ ...one, measure: inThousands(one.measure) }));
}

/** Data as they are counted on a line. */
export const inThousands = (measure: Measure): Measure => ({
  ...measure,
  unit: twinOf(measure.unit),
});

const rankOf = (chosen: readonly Chosen[]): number =>
  chosen.reduce((sum, { measure, per }) => sum + measure.rank + (per?.rank ?? 0), 0);

const isRate = ({ measure, per }: Chosen): boolean => per !== undefined || isRateLike(measure.category);

const factorsOf = (chosen: readonly Chosen[], over: readonly boolean[]): Factor[] =>
  chosen.flatMap(({ measure, per }, at) => [
    { measure, over: over[at] === true },
    ...(per ? [{ measure: per, over: !over[at] }] : []),
  ]);

/** Amounts of one kind are neither divided by each other nor multiplied, unless they are sides; nor is money of two kinds, as crowns and euros are. */
function isSound(chosen: readonly Chosen[], over: readonly boolean[], isDrawn: boolean): boolean {
  const money = chosen.flatMap(({ measure, per }) => [measure, ...(per ? [per] : [])]);
  if (new Set(money.flatMap(({ category, unit }) => (category === 'currency' ? unit : []))).size > 1)
    return false;
  const plain = chosen
    .map((one, at) => ({ one, isOver: over[at] === true }))
    .filter(({ one }) => !isRate(one));
  return plain.every(({ one, isOver }, at) =>
    plain.slice(at + 1).every((other) => {
      if (other.one.measure.category !== one.measure.category) return true;
      return isDrawn && one.measure.category === 'length' && !isOver && !other.isOver;
    }),
  );
}

/** What may be meant by a question about these amounts; nothing where nobody says. */
function wantedBy(
  bag: Bag,
  chosen: readonly Chosen[],
  isDrawn: boolean,
): ((category: string) => boolean) | undefined {
  const named = bag.target?.senses?.[0]?.map(({ category }) => category);
  const isPace = bag.all('asked', 'each').some((one) => isPaceAsked(bag, one));
  const asked = isPace ? 'pace' : bag.all('asked')[0]?.asks;
  // 1 gallon covers 400 sq ft, how much do 5 gallons cover: what the rate is of or what it is for
  const isAny = asked === 'price' && !bag.isSaid;
  const isPriced = chosen.some(({ measure }) => measure.category === 'currency');
  const kind = asked === 'price' && !isPriced ? undefined : asked && (CATEGORY_OF[asked] ?? asked);
  // how long for 10 miles is no pace, whatever is called one
  const isTime = bag.all('asked').some(({ asks, per }) => asks === 'time' && !per);
  if (named && isTime && !named.includes('time')) return undefined;
  if (named)
    return (category) => named.includes(category) && (!kind || kind === category || kind === 'currency');
  if (kind) return (category) => category === kind;
  // 6 m / 3 s
  if (bag.all('word:over').length > 0 && chosen.length === 2) return () => true;
  // 34c is warm before it is fast
  const following = chosen.flatMap(({ cell: { measures: [first] = [] }, measure, per }) =>
    per
      ? [measure.category, ...(isAny ? [per.category] : [])]
      : (first?.category === measure.category && FOLLOWING[measure.category]) || [],
  );
  if (following.length > 0) return (category) => following.includes(category);
  return isDrawn ? (category) => ['area', 'volume'].includes(category) : undefined;
}

/** What follows where nothing is drawn: no area but of one, of one rate another, and of plain amounts what is so much for each unless another is asked for. */
function followsFrom(bag: Bag, chosen: readonly Chosen[], category: string): boolean {
  const has = (of: string) =>
    chosen.some(({ measure, per }) => measure.category === of || per?.category === of);
  if (category === 'area' && !has('area')) return false;
  if (chosen.length === 1) return ALONE.has(category);
  return chosen.some(isRate) || isRateLike(category) || bag.all('asked').length > 0;
}

/** Units of about one size: kilos and pounds, and no milligrams. */
function isLike({ units }: Bag, one: Measure, other: Measure): boolean {
  const ratio = units.convert(rational(1n), one.unit, other.unit);
  if (!ratio.ok || ratio.sign <= 0) return false;
  const { n, d } = ratio.toFraction();
  return n < 10n * d && d < 10n * n;
}

/** 15 mg a kilo, the girl weighs 18 kg: so much for each of a unit, and so many of it. */
function isApplied(bag: Bag, chosen: readonly Chosen[], category: string): boolean {
  const rate = chosen.find(({ per }) => per);
  const plain = chosen.find(({ per }) => !per);
  if (!rate?.per || !plain || chosen.length > 2 || category === 'currency') return false;
  // 16 kWh per 100 eggs in 250 km
  const isOther = rate.per.amount.n !== rate.per.amount.d && bag.isLeftOutAt(rate.cell.to);
  const isOfIt = isLike(bag, rate.per, plain.measure) && rate.measure.category === category;
  return isOfIt && !isOther && (bag.target !== undefined || !bag.endsInNoun);
}

/** The ways to multiply some and divide by the others that give what is wanted, each value once. */
function solutionsOf(bag: Bag, chosen: readonly Chosen[], isDrawn: boolean): Solution[] {
  const isWanted = wantedBy(bag, chosen, isDrawn);
  // heater 1500 W on for 4 hours, how many kWh: what is passed over changes no dimension
  const isNew = (category: string) =>
    !bag.isBehind ||
    chosen.some(({ cell }) => isOfFuel(cell)) ||
    isApplied(bag, chosen, category) ||
    ((bag.isTargetClear ||
      bag.all('asked').some(({ asks }) => asks !== 'price' || category === 'currency')) &&
      chosen.length > 1 &&
      chosen.every(({ measure, per }) => per || measure.category !== category));
  const found = new Map<string, Solution>();
  const isOver = bag.all('word:over').length > 0 && chosen.length === 2;
  if (!isWanted) return [];
  // a rate alone is turned over too: minutes a kilometre in km/h
  for (let signs = 0; signs < Math.max(2, 2 ** chosen.length - 1); signs++) {
    const over = chosen.map((_, at) => ((signs >> at) & 1) === 1);
    const factors = factorsOf(chosen, over);
    const category = categoryOf(factors);
    if (!category || !isWanted(category) || !isNew(category)) continue;
    // 6 m / 3 s: the sign says which is divided by the other
    const isMeant = isOver
      ? !over[0] && over[1] && rankOf(chosen) === 0
      : isSound(chosen, over, isDrawn) && (isDrawn || followsFrom(bag, chosen, category));
    const product = isMeant ? productOf(factors, bag.units) : undefined;
    if (product)
      found.set(`${category} ${product.value.n}/${product.value.d}`, {
        ...product,
        chosen,
        over,
        rank: rankOf(chosen),
      });
  }
  return [...found.values()];
}

const written = ({ measure, per }: Chosen): FormulaPart[] => {
  const amount = { amount: measure.amount, unit: measure.unit };
  return per ? [amount, '/', { amount: per.amount, unit: per.unit }] : [amount];
};

/** Units of one over what their dimension is: so much for each of a way. */
const INVERSE = new Set(['l100km', 'minkm', 'minmi']);

/** What is multiplied before what is divided by. */
function formulaOf({ chosen, over }: Solution): FormulaPart[] {
  const parts = chosen.map((one, at) => ({
    text: written(one),
    isOver: over[at] !== INVERSE.has(one.measure.unit),
  }));
  return [...parts.filter(({ isOver }) => !isOver), ...parts.filter(({ isOver }) => isOver)].flatMap(
    ({ text, isOver }, at) => [...(at > 0 ? [isOver ? ' ÷ ' : ' × '] : []), ...text],
  );
}

/** The unit of a result that nobody named. */
function ownUnitOf(
  { chosen, over, category, unit }: Solution,
  isPace: boolean,
  way: string | undefined,
): string {
  if (isPace && way) return `min${way}`;
  const tank = chosen.map(({ measure }) => TANKS[measure.unit]).find(Boolean);
  if (category === 'volume' && tank) return tank;
  const own = chosen.find(({ measure }, at) => measure.category === category && !over[at]);
  if (own && !isPace) return own.measure.unit;
  const other = chosen.find(({ per }, at) => per?.category === category && over[at]);
  if (other?.per) return other.per.unit;
  const isImperial = chosen.some(({ measure }) => IMPERIAL.has(measure.unit));
  const [metric = unit, imperial = metric] = OWN_UNITS[isPace ? 'pace' : category] ?? [];
  return isImperial ? imperial : metric;
}

/** Whether one unit is another, or ten times it, or a thousand. */
function isTenfold({ units }: Bag, one: Measure, other: Measure): boolean {
  const own = units.convert(rational(1n), one.unit, other.unit);
  const { n, d } = own.ok ? own.toFraction() : rational(0n);
  return /^10*$/.test(`${n * d}`);
}

/** Money that follows, in the one currency that is named; without one in that which is asked for. */
function moneyOf(bag: Bag, { chosen, value, rank }: Solution, formula: readonly FormulaPart[]): Meaning[] {
  const money = chosen.map(({ measure }) => measure).filter((one) => one.category === 'currency');
  const [unit = '', ...others] = new Set(money.map((one) => one.unit));
  if (others.length > 0) return [];
  const measure = { category: 'currency', unit, amount: value, rank };
  // a price without its money is for what was bought by it
  const isSame = chosen.some(({ per }) => per && chosen.some(({ measure: one }) => isTenfold(bag, one, per)));
  const result =
    unit === '' && bag.target && isSame ? bag.inMoney(measure, formula) : bag.resultOf(measure, formula);
  return result ? [{ interpretation: result, cost: rank }] : [];
}

/** Hours and minutes, or what 15 kg at 250 g a day last. */
function timesOf({ chosen, over, value }: Solution): readonly string[] {
  const span = chosen.find(({ per }, at) => over[at] && per && SPANS.has(per.unit))?.per?.unit;
  return span === undefined ? timeIn(value) : [span];
}

function meaningOf(bag: Bag, solution: Solution): Meaning[] {
  const { category, unit, value, rank } = solution;
  const isPace = bag.all('asked', 'each').some((asked) => asked.asks === 'pace' || isPaceOf(asked));
  const isRun =
    isPace ||
    solution.chosen.some(({ cell }) => cell.kind === 'clock') ||
    bag.target?.senses?.[0]?.some(({ id }) => isPaceUnit(id));
  if (isRun && compare(value, FASTEST) > 0) return [];
  const formula = formulaOf(solution);
  if (category === 'currency') return moneyOf(bag, solution, formula);
  const way = bag.all('asked', 'each').find(isPaceOf)?.per?.[0]?.unit;
  if (category === 'number') {
    const result = bag.resultOf({ category, unit: '', amount: value, rank }, formula);
    return result ? [{ interpretation: result, cost: rank }] : [];
  }
  const own = ownUnitOf(solution, isPace, way);
  const to = category === 'time' ? timesOf(solution) : [own];
  const from = to.at(-1) as string;
  const amount = from ? bag.units.convert(value, unit, from) : undefined;
  if (!amount?.ok) return [];
  // no pace is that of a standstill
  const [target] = solution.chosen.length === 1 ? (bag.targetsIn(category) ?? []) : [];
  if (target && !bag.units.convert(value, unit, target).ok) return [];
  const isLine = category === 'data' || category === 'data-rate';
  const read = bag.resultOf({ category, unit: from, amount: amount.toFraction(), rank }, formula, to);
  const result = read && isLine ? { ...read, to: read.to.map(twinOf) } : read;
  return result ? [{ interpretation: result, cost: rank }] : [];
}

/** The one solution, or where there are two the one that applies a rate to what it is for: 20 ml per 5 l, 15 l. */
function onlyOf(bag: Bag, solutions: readonly Solution[]): readonly Solution[] {
  if (solutions.length < 2) return solutions;
  const applied = solutions.filter(({ chosen, over }) => {
    const [rate, ...rates] = chosen.filter(({ per }) => per);
    const plain = chosen.filter(({ per }) => !per);
    const isRight = rates.length === 0 && rate && !over[chosen.indexOf(rate)];
    return (
      isRight &&
      plain.some(
        ({ measure }) => rate.per && isLike(bag, rate.per, measure) && !isLike(bag, rate.measure, measure),
      )
    );
  });
  return applied.length === 1 ? applied : [];
}

/** Slower than this a figure may be a pace: `10 km at 6`. */
const LEAST_SPEED = rational(13n);

const ONE_OF = { category: 'volume', amount: rational(1n), rank: 0 };

/** Cells with the price of fuel for each of what its consumption is told in. */
function atTank(cells: readonly Cell[]): readonly Cell[] {
  const unit = cells.map(({ measures }) => TANKS[measures?.[0]?.unit ?? '']).find(Boolean);
  return cells.map((cell) =>
    unit && isFuelPrice(cell) ? { ...cell, kind: 'rate', per: [{ ...ONE_OF, unit }] } : cell,
  );
}

/** What things are sold by. */
const SOLD_BY = new Set('kg lb l gal_us gal_uk m m2 m3 ft ft2 yd t kwh'.split(' '));

/** Petrol at 1.539, how much are 42 litres: a price that is told first is that of one of what is bought. */
function atFirstPrice(bag: Bag, cells: readonly Cell[]): readonly Cell[] {
  const [price, other, ...others] = cells;
  const [paid] = other?.measures ?? [];
  if (price?.kind !== 'price' || !paid || others.length > 0 || bag.isBehind) return cells;
  const isMoney = paid.category === 'currency';
  const [sold] = isMoney ? (bag.target?.senses?.[0] ?? []) : [{ id: paid.unit, category: paid.category }];
  if (!sold || !SOLD_BY.has(sold.id)) return cells;
  const per = [{ category: sold.category, unit: sold.id, amount: ONE, rank: 0 }];
  const measures = price.measures?.map((one) =>
    one.unit === '' && isMoney ? { ...one, unit: paid.unit } : one,
  );
  return [{ ...price, kind: 'rate', measures, per }, other as Cell];
}

const SECOND: Measure = { category: 'time', unit: 's', amount: ONE, rank: 0 };

/** 3 GB with 50 Mbit, how long: of two amounts of data the bits are what a line carries in a second. */
function onLine(bag: Bag, cells: readonly Cell[]): readonly Cell[] {
  const [data, line, ...others] = cells;
  const bits = line?.measures?.filter(({ unit }) => ['kbit', 'mbit', 'gbit'].includes(unit)) ?? [];
  const isLoaded = data?.kind === 'amount' && data.measures?.[0]?.category === 'data' && others.length === 0;
  if (!line || !isLoaded || bits.length === 0 || !bag.all('asked').some(({ asks }) => asks === 'time'))
    return cells;
  return [data, { ...line, kind: 'rate', measures: bits.map((one) => ({ ...one, rank: 0 })), per: [SECOND] }];
}

/** A time by the clock for each of the unit of a way. */
const pacedFor = (cell: Cell, one: Measure): Cell | undefined =>
  ['km', 'mi'].includes(one.unit) ? { ...cell, per: [{ ...one, amount: rational(1n), rank: 0 }] } : undefined;

/**
 * Figures of a way, of the unit that it has: so many of them an hour, and by a clock so long for each of them.
 * @returns undefined where one of them has no such meaning
 */
function ofWay(bag: Bag): readonly Cell[] | undefined {
  const told = atTank(bag.all('amount', 'named', 'rate', 'clock', 'price', 'paced'));
  const cells = onLine(bag, atFirstPrice(bag, told));
  // 14.4 an hour, how long a kilometre
  const asked = bag
    .all('asked', 'each')
    .filter(isPaceOf)
    .flatMap(({ per }) => per ?? []);
  const lengths = cells.flatMap(
    ({ measures }) => measures?.find(({ category }) => category === 'length') ?? [],
  );
  const way = lengths.length > 0 ? lengths : asked;
  const [one, ...others] = way;
  const isTimed = bag.all('asked').some(({ asks }) => asks === 'time');
  const known = cells.map((cell): Cell | undefined => {
    const [figure] = cell.measures ?? [];
    const isBare = figure?.unit === '' && one !== undefined && others.length === 0;
    // 12 a litre, for 300 km
    const each = cell.per?.[0]?.category;
    if (isBare && (each === 'time' || (each === 'volume' && bag.target && cells.length === 2)))
      return { ...cell, measures: [{ ...one, amount: figure.amount, rank: 0 }] };
    if (!['price', 'paced'].includes(cell.kind)) return cell;
    if (!one || others.length > 0 || !isTimed) return undefined;
    if (cell.kind === 'paced') return pacedFor(cell, one);
    const isSpeed = isBare && compare(figure.amount, LEAST_SPEED) >= 0;
    return isSpeed
      ? { ...cell, measures: [{ ...one, amount: figure.amount, rank: 0 }], per: [HOUR] }
      : undefined;
  });
  return known.every((cell) => cell !== undefined) ? known : undefined;
}

/** The same of amounts that are no money. */
const isPaceAsked = (bag: Bag, asked: Cell): boolean =>
  isPaceOf(asked) &&
  bag.all('amount', 'rate', 'clock').every(({ measures }) => measures?.[0]?.category !== 'currency');

/** How long for one of a unit of a way: 12 km/h, how much a kilometre; how long for 10 is a time. */
const isPaceOf = ({ per = [] }: Cell): boolean => isWay(per) && per.every(({ amount: { n, d } }) => n === d);

const isOf = (measures: readonly Measure[] | undefined, category: string): boolean =>
  measures?.[0]?.category === category;

/** Multiplies and divides by dimensions to reach what is asked for. */
export const SOLVE: GlobalRule = {
  id: 'dimensions',
  passes: 'all',
  family: 'product',
  takes: {
    ...{ amount: [0, 4], rate: [0, 4], target: [0, 1], unit: [0, 1], asked: [0, 1] },
    ...{ 'word:times': [0, 3], 'word:total': [0, 1], price: [0, 1] },
    ...{ clock: [0, 1], paced: [0, 1], named: [0, 2], each: [0, 1], 'word:over': [0, 1], sides: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const way = ofWay(bag) ?? [];
    // a floor of 3 x 4 m at 12 € a square metre
    const isByArea = way.some(({ per, measures }) => isOf(per, 'area') && isOf(measures, 'currency'));
    const floors = bag.all('sides').map((cell) => areaOf(cell, bag.units));
    if (floors.some(({ measures }) => !isByArea || !isOf(measures, 'area'))) return [];
    const cells = [...way, ...floors];
    const isDrawn = cells.length > 1 && bag.all('word:times').length === cells.length - 1;
    const isNamed = cells.some(({ label, per, kind }) => kind === 'rate' && label !== undefined && !per);
    const size = cells.reduce((sum, { per }) => sum + (per ? 2 : 1), 0);
    const isAlone =
      (bag.target ?? bag.all('asked', 'each').some(isPaceOf)) &&
      cells.every(({ per, measures }) => per ?? ALONE.has(measures?.[0]?.category ?? ''));
    const hasOneTarget =
      bag.all('target', 'unit').length <= 1 && !bag.target?.per && (bag.target?.senses?.length ?? 1) === 1;
    // 4.5 m x 3.2 m at £18: the price is not that of one side
    const isOfSide =
      bag.all('word:times').length > 0 &&
      cells.some(({ per: [one] = [] }) => one && one.amount.n !== one.amount.d);
    const isTold = !bag
      .all('asked', 'each')
      .some((asked) => asked.label || (asked.per && !isPaceAsked(bag, asked)));
    if (
      isPaidOtherwise(cells) ||
      isOfTarget(bag) ||
      isOfSide ||
      cells.length < (isAlone ? 1 : 2) ||
      size > MAX_FACTORS ||
      isNamed ||
      !hasOneTarget ||
      !isTold
    )
      return [];
    const found = choicesOf(cells).map((chosen) => solutionsOf(bag, chosen, isDrawn));
    return found.flatMap((solutions) =>
      onlyOf(bag, solutions).flatMap((solution) => meaningOf(bag, solution)),
    );
  },
};

/** Miles an hour, which is a unit and no hour of anything. */
const isOfTarget = (bag: Bag): boolean =>
  bag
    .all('amount')
    .some(
      ({ from, measures: [one] = [] }) =>
        from === bag.target?.to && one?.category === 'time' && one.amount.n === one.amount.d,
    );

/** Spans of which one has a whole number of the other, whatever the year: pay by the hour is no pay by the month. */
const isWholeSpan = (a: string, b: string): boolean => a === b || [a, b].sort().join() === 'month,y';

/** Money for each span is not counted in other spans: 20 € a day for a month. */
function isPaidOtherwise(cells: readonly Cell[]): boolean {
  const spans = cells
    .flatMap(({ measures, per }) => (per ?? measures ?? []).slice(0, 1))
    .filter(({ category }) => category === 'time');
  const isPaid = cells.some(
    ({ measures, per }) => per?.[0]?.category === 'time' && measures?.[0]?.category === 'currency',
  );
  return isPaid && spans.some(({ unit }) => !isWholeSpan(unit, spans[0]?.unit ?? ''));
}

/** Money and what it is for, as they are chosen, and the unit that its price is asked for. */
interface Priced {
  readonly money: Measure;
  readonly size: Measure;
  readonly wanted: Measure;
}

function pricedOf(chosen: readonly Chosen[], per: readonly Measure[]): Priced | undefined {
  const all = chosen.flatMap(({ measure, per: of }) => (of ? [measure, of] : [measure]));
  const money = all.find(({ category }) => category === 'currency');
  const size = all.find(({ category }) => category !== 'currency');
  // a gallon is the same where it is said again
  const wanted =
    per.find(({ unit }) => unit === size?.unit) ?? per.find(({ category }) => category === size?.category);
  if (!money || !size || !wanted) return undefined;
  const isOtherSpan = size.category === 'time' && !isWholeSpan(size.unit, wanted.unit);
  return isOtherSpan ? undefined : { money, size, wanted };
}

/** The price of one of a unit; of a span of time it is an amount of money like any other. */
function priceIn(bag: Bag, { money, size, wanted }: Priced, rank: number): Meaning[] {
  const ratio = bag.units.convert(size.amount, size.unit, wanted.unit);
  if (!ratio.ok || ratio.sign <= 0) return [];
  const { n, d } = ratio.toFraction();
  const amount = multiply(money.amount, multiply(rational(d, n), wanted.amount));
  const { unit } = money;
  // so much a kilo, as people write it, and so much for 300 g
  const isOne = size.amount.n === size.amount.d;
  const of = isOne
    ? [`/${bag.units.find(size.unit)?.symbol}`]
    : [' ÷ ', { amount: size.amount, unit: size.unit }];
  const formula = [{ amount: money.amount, unit }, ...of];
  const read = bag.resultOf({ category: 'currency', unit, amount, rank }, formula);
  if (!read || unit === '' || size.category === 'time')
    return read ? [{ interpretation: read, cost: rank }] : [];
  const to = read.assumedTarget ? [unit] : read.to;
  const none = exactOf(rational(0n));
  const price = {
    ...read,
    amount: none,
    from: '',
    to,
    assumedTarget: false,
    terms: [{ amount, unit }],
    per: wanted.unit,
  };
  return [{ interpretation: price, cost: rank }];
}

/** Whether what is paid for is in the unit that its price is asked for, or in a smaller one: 250 g at 2 €, how much a kilo. */
function isSmaller({ units }: Bag, { size, wanted }: Priced): boolean {
  const one = units.convert(rational(1n), size.unit, wanted.unit);
  return one.ok && compare(one.toFraction(), rational(1n)) <= 0;
}

/** 5 litres 37.50, how much a litre: a figure with cents beside a size is its price. */
function withCents(bag: Bag, cell: Cell): Cell {
  const isPrice = cell.number && cell.number.d > 1n && bag.all('asked').some(({ per }) => per);
  return isPrice ? { ...cell, measures: bareMoney(cell.number as Rational) } : cell;
}

/** What one of a unit costs: `4,20 € los 300 g, a cuánto sale el kilo`, `$5/lb in €/kg`. */
export const PRICE: GlobalRule = {
  id: 'price per unit',
  family: 'product',
  takes: {
    ...{ amount: [0, 2], named: [0, 1], ingredient: [0, 1], item: [0, 1], rate: [0, 1], price: [0, 1] },
    ...{ target: [0, 2], unit: [0, 1] },
    ...{ asked: [0, 1], each: [0, 1], 'for all': [0, 1], number: [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [asked] = bag.all('asked');
    const told = bag.all('amount', 'named', 'ingredient', 'item', 'rate', 'price', 'for all', 'number');
    // 6 bottles of 1.5 l at 3.60: for each of them, or for all
    const isCounted = bag.all('item').length > 0 && (bag.all('price').length > 0 || bag.isLeftOut);
    const cells = told.map((cell) => withCents(bag, cell));
    const isRate = cells[0]?.kind === 'rate';
    // so much an hour in other money
    const own = isRate && bag.all('target').length === 1 ? cells[0]?.per : undefined;
    // $5.99 for 16 oz per ounce, $3.49 a pound per kilo, but not 2 lb at 4 a pound
    const behind =
      ((cells.length === 1 && cells[0]?.per?.[0]?.category !== 'time') ||
        cells.every(({ kind }) => !['rate', 'price'].includes(kind))) &&
      bag.all('each').find(({ from }) => from >= Math.max(...cells.map(({ to }) => to)));
    const isNamed = bag.all('each').length > 0 && !behind;
    const per = asked?.per ?? bag.target?.per ?? (behind ? behind.per : own);
    const isOne = isRate ? cells.length === 1 : cells.length === 2 && cells[1]?.kind !== 'rate';
    const isUnclear = bag.all('target', 'unit').filter(({ per: of }) => !of).length > 1;
    if (!per || !isOne || isNamed || isUnclear || isCounted || (asked && asked.asks !== 'price')) return [];
    return choicesOf(cells).flatMap((chosen): Meaning[] => {
      const priced = pricedOf(chosen, per);
      // what is asked for is what was told
      const isTold = isRate && priced?.size.unit === priced?.wanted.unit && !bag.target;
      // 3 kilos at 2.50: for each of them, or for all
      const isOpen = priced && cells[1]?.kind === 'price' && !isSmaller(bag, priced);
      return priced && !isTold && !isOpen ? priceIn(bag, priced, rankOf(chosen)) : [];
    });
  },
};
