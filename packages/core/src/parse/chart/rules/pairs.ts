import { compare, rational } from '../../../number/rational.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, CellValue, Measure } from '../cell.ts';
import type { Chart, LocalRule } from '../chart.ts';

const YEARS = [rational(1900n), rational(2099n)] as const;

/** What stands between two amounts of a range: between 5 and 10, 5-10 without spaces. */
function isJoined(over: string, a: Cell, b: Cell, chart: Chart): boolean {
  const [sign, next] = [chart.lexemes[a.to], chart.lexemes[b.from]];
  const isOne = b.from === a.to + 1 && chart.from(a.to).some(({ kind }) => kind === `word:${over}`);
  if (!isOne || over === 'to') return isOne;
  return over === 'and'
    ? chart.to(a.from).some(({ kind }) => kind === 'word:among')
    : sign?.text === '-' && !sign.spaceBefore && !next?.spaceBefore;
}

/** Both ends in one unit, the lower one first; no years. */
function endsOf({ number, measures }: Cell, high: readonly Measure[]): CellValue | undefined {
  if (number && compare(number, YEARS[0]) >= 0 && compare(number, YEARS[1]) <= 0) return undefined;
  // from 8h45 to 16h20, which are times of day
  if (measures?.[0]?.category === 'time') return undefined;
  const ends = high.flatMap((end) => {
    const low = number ? { ...end, amount: number } : measures?.find(({ unit }) => unit === end.unit);
    return low && compare(low.amount, end.amount) < 0 ? [[low, end] as const] : [];
  });
  return ends.length > 0 ? { sides: ends } : undefined;
}

/** From one amount to another. */
export const RANGE_RULES: readonly LocalRule[] = (['to', 'minus', 'and'] as const).flatMap((over) =>
  (['number', 'amount'] as const).map(
    (kind): LocalRule => ({
      ...{ id: `range with ${over}`, of: [kind, 'amount'], gap: 1, over, cost: 0.1, gives: 'range' },
      make: (low, high, chart) =>
        low.label || high.label || !isJoined(over, low, high, chart)
          ? undefined
          : endsOf(low, high.measures ?? []),
    }),
  ),
);

/** `5-10 kg in lb`: each end by itself; nobody says which of the two is meant. */
export const RANGE: GlobalRule = {
  id: 'range',
  family: 'convert',
  takes: { range: [1, 1], target: [0, 1], unit: [0, 1], 'word:among': [0, 1], 'word:from': [0, 1] },
  cost: 0,
  make(bag) {
    const [{ sides = [] } = {}] = bag.all('range');
    return bag.hasVerb || bag.isLeftOut
      ? []
      : sides.flatMap((ends) => eachOf(bag, ends as readonly [Measure, Measure]));
  },
};

function eachOf(bag: Bag, ends: readonly [Measure, Measure]): Meaning[] {
  const [low] = ends;
  const read = bag.resultOf(low, []);
  // from 9 to 14 h, how many hours: what is asked for lies between
  if (!read || read.assumedTarget || read.to.length !== 1 || read.to[0] === low.unit) return [];
  const sides = ends.map(({ amount, unit }) => ({ amount, unit }));
  const formula = sides.flatMap((side, at) => (at > 0 ? [' – ', side] : [side]));
  return [{ interpretation: { ...read, formula, sides }, cost: low.rank }];
}

/** `which is more, 750 ml or 25 fl oz`: the one in the unit of the other. */
export const COMPARE: GlobalRule = {
  id: 'which is more',
  family: 'convert',
  takes: { amount: [2, 2], 'word:compares': [1, 2], 'word:or': [0, 1] },
  cost: 0,
  make(bag) {
    const [first, second] = bag.all('amount');
    if (first?.label || second?.label) return [];
    return (first?.measures ?? []).flatMap((one): Meaning[] => {
      const other = second?.measures?.find(
        ({ category, unit }) => category === one.category && unit !== one.unit,
      );
      const read = other && bag.resultOf(one, []);
      if (!read || one.category === 'temperature') return [];
      const { formula: _, ...plain } = { ...read, to: [other.unit], assumedTarget: false, compound: false };
      return [{ interpretation: plain as unknown as typeof read, cost: one.rank + other.rank }];
    });
  },
};
