import { exactOf } from '../../../number/exact-value.ts';
import { rational } from '../../../number/rational.ts';
import { PLAIN } from '../../sums/sum.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import { productOf } from '../dimension.ts';
import { measuresOf } from './measures.ts';
import { inThousands } from './solve.ts';

/** A barrel of beer is none of oil, and a litre of milk in cups may be in those of two sizes. */
function isOfThing(bag: Bag, { label }: Cell, { category, unit }: Measure): boolean {
  if (label !== undefined && (unit === 'bbl' || bag.units.find(unit)?.varies)) return true;
  const [one, other] = bag.target?.senses?.[0]?.filter((sense) => sense.category === category) ?? [];
  const isTold = bag.isLeftOut || label !== undefined;
  return isTold && category === 'volume' && other !== undefined && other.rank === one?.rank;
}

/** Figures below it stand behind names: gate 1, size 10. */
export const MOST_NUMBERED = 100n;

/** Whether the figure of an amount may belong to the name before it: gate 1 usd. */
const mayBeNumber = ({ of: [figure] }: Cell): boolean =>
  figure?.number?.d === 1n && figure.number.n < MOST_NUMBERED;

/** Whether there is such an amount in each target. */
const isThere = (bag: Bag, { category, unit, amount }: Measure): boolean =>
  bag
    .targetsIn(category)
    ?.every((to) => category === 'currency' || bag.units.convert(amount, unit, to).ok) === true;

/** Whether a unit is one that the amount may be of, and tells which: 6 gallons in litres, american gallons. */
function tellsOf({ senses: [named = []] = [] }: CellValue, { measures = [] }: CellValue): boolean {
  const meant = measures.filter(({ unit }) => named.some(({ id }) => id === unit));
  return meant.length > 0 && meant.length < measures.length;
}

/** Nothing but an amount and what it is wanted in. */
export const CONVERT: GlobalRule = {
  id: 'convert',
  passes: 'some',
  family: 'product',
  takes: {
    ...{ asked: [0, 1], amount: [0, 1], named: [0, 1], rate: [0, 1], price: [0, 1] },
    ...{ target: [0, 1], unit: [0, 2], 'word:fixed': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const [amount, ...others] = bag.all('amount', 'named', 'rate', 'price');
    const units = bag.all('target', 'unit');
    const told =
      units.length > 1
        ? units.find((unit) => unit !== bag.target && amount && tellsOf(unit, amount))
        : undefined;
    const targets = units.filter((unit) => unit !== told);
    const isDoubted =
      bag.target?.label === 'list' &&
      bag.target.senses?.some((one) => amount && tellsOf({ senses: [one] }, amount));
    if (isDoubted) return [];
    const asked = bag.all('asked');
    const isPrice = targets.some(({ per }) => per);
    const [first] = amount?.measures ?? [];
    // 420 zlotys a night: what that is for each of plays no part
    const isOther = amount?.kind === 'rate' && (amount.per || first?.category !== 'currency');
    if (!amount || isOther || others.length > 0 || targets.length !== 1 || isPrice) return [];
    // which scale it is a noun may tell
    const scales = amount.measures?.filter(({ category }) => category === 'temperature') ?? [];
    const isScale = first?.category === 'temperature' && scales.length !== 1;
    if (bag.isLeftOut && isScale) return [];
    if (bag.isLeftOutAt(amount.from - 1) && mayBeNumber(amount)) return [];
    // a fixed rate is that of money which is no more
    const isFixed = bag.all('word:fixed').length > 0;
    const meant = (amount.measures ?? []).filter(
      ({ unit }) => !told || told.senses?.[0]?.some(({ id }) => id === unit),
    );
    return meant.flatMap((measure) => {
      // how long are 7200 seconds in hours
      const isOf = (asks: string | undefined) =>
        asks === measure.category || (asks === 'price' && measure.category === 'currency');
      if (!asked.every(({ asks, per, label }) => isOf(asks) && !per && !label)) return [];
      if (isFixed && !measure.worth) return [];
      if (isOfThing(bag, amount, measure) || !isThere(bag, measure)) return [];
      const interpretation = bag.resultOf(measure, []);
      const isSame = interpretation?.to.includes(measure.unit);
      if (!interpretation) return [];
      const { formula: _, ...plain } = interpretation;
      return [
        {
          interpretation: plain as typeof interpretation,
          cost: measure.rank + (isSame && !measure.worth ? 3 : 0),
        },
      ];
    });
  },
};

/** So much for each of something, in other units of both: `2 mbps in gb per day`, `40 GB in 8 days, how many GB per day`. */
export const RATE_IN_RATE: GlobalRule = {
  id: 'rate in rate',
  family: 'product',
  takes: { amount: [0, 2], rate: [0, 1], target: [1, 1] },
  cost: 0,
  make(bag) {
    const { senses: [wanted = []] = [], per: [each] = [] } = bag.target ?? {};
    const told = bag.all('amount', 'rate');
    const isOf = ({ measures }: Cell) => measures?.some(({ category }) => category === each?.category);
    const [source, ...others] =
      told.length > 1 ? told.toSorted((a, b) => Number(isOf(a)) - Number(isOf(b))) : told;
    const [other] = others;
    // 7 h 20 min each night: no 7 h in 20 min
    const isNamed = told.some(({ label }) => label);
    if (!source || !each || each.amount.n !== each.amount.d || isNamed || (other && source.per)) return [];
    const of = other ? other.measures?.find(({ category }) => category === each.category) : source.per?.[0];
    // 500 mg every 8 hours, and no price of 300 g
    const isMany = of && of.category !== 'time' && of.amount.n !== of.amount.d;
    if (other ? !of || ['volume', 'weight'].includes(of.category) : isMany) return [];
    const isOnLine = [of, each].some((one) => one?.category === 'time');
    return (source.measures ?? []).map(isOnLine ? inThousands : (one) => one).flatMap((measure) =>
      measuresOf(rational(1n), wanted)
        .map(inThousands)
        .flatMap((unit): Meaning[] => {
          const factors = [
            { measure, over: false },
            ...(of ? [{ measure: of, over: true }] : []),
            { measure: unit, over: true },
            { measure: each, over: false },
          ];
          const product = productOf(factors, bag.units);
          if (
            (other && measure.category === of?.category) ||
            product?.category !== 'number' ||
            unit.category === 'currency' ||
            (unit.category === measure.category && !of)
          )
            return [];
          const { unit: id, category } = unit;
          const formula = [
            { amount: measure.amount, unit: measure.unit },
            ...(of ? [other ? ' ÷ ' : '/', { amount: of.amount, unit: of.unit }] : []),
          ];
          const cost = measure.rank + unit.rank;
          const terms = [{ amount: product.value, unit: id }];
          const none = { amount: exactOf(rational(0n)), from: '', to: [id] };
          return [{ interpretation: { ...PLAIN, ...none, category, terms, per: each.unit, formula }, cost }];
        }),
    );
  },
};
