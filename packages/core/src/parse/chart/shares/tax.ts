import { add, compare, divide, multiply, ONE, type Rational, rational } from '../../../number/rational.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, CellValue } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { bareMoney, moneyIn } from '../rules/measures.ts';
import { partOf } from './share-rules.ts';

const HUNDRED = rational(100n);
/** No tax on a price is as high. */
const HIGHEST = rational(30n);

const WITH = /word:(?:with|included|plus|take|minus|add)/;

/** The tax or the tip that is asked for, and one on an amount. */
export const TAX_RULES: readonly LocalRule[] = [
  {
    // IVA del 21
    ...{ id: 'tax figure', of: ['word:tax', 'number'], gap: 1, over: 'at', cost: 0.3, gives: 'taxed' },
    make(_, { number, to: end }, chart) {
      const after = chart.lexemes[end];
      const isAlone =
        !after ||
        (after.role &&
          (after.role !== 'of' || chart.lexemes[end + 1]) &&
          after.senses.every(({ category }) => category !== 'currency')) ||
        chart.from(end).some(({ kind }) => kind === 'word:included');
      return number && isAlone && compare(number, HIGHEST) < 0 ? { number } : undefined;
    },
  },
  ...(['tax', 'tip'] as const).flatMap((role) =>
    (['word:what', 'word:howMany', 'word:only', 'asked'] as const).map(
      (kind): LocalRule => ({
        ...{ id: 'part asked', of: [kind, `word:${role}`], gap: 2, over: 'is', cost: 0 },
        gives: 'part asked',
        make: ({ asks }) => (asks === undefined || asks === 'price' ? { label: role } : undefined),
      }),
    ),
  ),
  ...(['amount', 'item', 'number'] as const).flatMap((kind) =>
    (['on', 'for'] as const).map(
      (over): LocalRule => ({
        ...{ id: 'tax on', of: ['taxed', kind], gap: 2, over, cost: 0, gives: 'item' },
        make({ number, from, to }, whole, chart) {
          // a tip for 4, who are people
          if (over === 'for' && kind === 'number' && whole.number?.d === 1n) return undefined;
          // a price with it is more than the tax
          if (chart.to(from).some(({ kind }) => WITH.test(kind))) return undefined;
          const isPlain = whole.label === undefined || whole.number?.n === whole.number?.d;
          const { measures } = whole;
          const money = kind === 'number' ? bareMoney(whole.number as Rational) : moneyIn(measures);
          return whole.from > to && isPlain ? partOf({ number }, { measures: money }) : undefined;
        },
      }),
    ),
  ),
];

/** A percentage as it was said, also of what was changed by it. */
const shareOf = ({ number, formula }: CellValue): Rational | undefined => {
  const [said] = formula ?? [];
  return typeof said === 'object' ? said.amount : number;
};

/** What a price has of its tax: told of the amount, and asked for. */
interface Asked {
  readonly isGross: boolean;
  readonly wanted: 'part' | 'base' | 'gross';
}

const distance = (cell: Cell, { from, to }: Cell): number =>
  Math.min(Math.abs(from - cell.to), Math.abs(cell.from - to));

function askedOf(bag: Bag, amount: Cell, change: Cell | undefined): Asked | undefined {
  const [[part, ...parts], [base, ...bases]] = [bag.all('part asked'), bag.all('word:base', 'word:without')];
  const told = bag.all('told', 'word:gross', 'word:included');
  const [gross, ...others] = change ? [change] : told;
  if (parts.length + bases.length + others.length > 0) return undefined;
  if (part) return { isGross: gross !== undefined, wanted: 'part' };
  const ofGross = { isGross: true, wanted: 'base' } as const;
  const isTaken = bag.all('word:take').length > 0 && (gross ? !change : bag.all('taxed').length > 0);
  if (!base) return isTaken ? ofGross : undefined;
  // net of 357, how much is it without tax: 357 at 19%
  const named = bag.all('word:tax').filter(({ from, to }) => from >= base.to && to <= amount.from);
  const isOf = amount.from > base.to + named.length && bag.all('word:total').length === 0;
  const isAsked = isOf || bag.all('asked').some(({ to, isAsked: is }) => is && to <= base.from);
  if (!gross) return isAsked && base.to <= amount.from ? ofGross : undefined;
  // what stands beside the amount is told of it, and the other is asked for
  const [toBase, toGross] = [distance(base, amount), distance(gross, amount)];
  // without VAT of 73.80 with 23 % included: what it is without is asked for
  if (toBase === toGross || (isOf && toBase < toGross)) return undefined;
  return toGross < toBase ? { isGross: true, wanted: 'base' } : { isGross: false, wanted: 'gross' };
}

/** The part of a price that is its tax, what it is without, or with it; and how that is written. */
function workedOut({ isGross, wanted }: Asked, share: Rational): readonly [Rational, readonly FormulaPart[]] {
  const factor = divide(share, HUNDRED);
  const all = add(ONE, factor);
  const percent = { amount: share, unit: '%' };
  const whole: FormulaPart[] = ['(1 + ', percent, ')'];
  if (wanted === 'gross') return [all, [' × ', ...whole]];
  if (wanted === 'base') return [divide(ONE, all), [' ÷ ', ...whole]];
  return isGross ? [divide(factor, all), [' ÷ ', ...whole, ' × ', percent]] : [factor, [' × ', percent]];
}

const HAS_TAX = /with tax|tax included|included tax|tip added/;

/** `€107 gross at 7%, net`, `23% VAT on 150 €, only the tax`. */
export const TAX: GlobalRule = {
  id: 'tax of a price',
  family: 'share',
  takes: {
    ...{
      amount: [0, 1],
      number: [0, 1],
      item: [0, 1],
      taxed: [0, 1],
      share: [0, 1],
      change: [0, 1],
      told: [0, 1],
    },
    ...{ 'word:bill': [0, 1], 'word:without': [0, 1] },
    ...{ 'part asked': [0, 1], 'word:included': [0, 1], 'word:gross': [0, 1], 'word:base': [0, 1] },
    ...{
      'word:tax': [0, 1],
      'word:total': [0, 1],
      'word:take': [0, 1],
      asked: [0, 1],
      target: [0, 1],
      unit: [0, 1],
    },
  },
  cost: 0,
  make(bag) {
    const [amount, ...others] = bag.all('amount', 'number', 'item');
    const [rate, ...rates] = bag.all('taxed', 'share', 'change');
    if (
      !amount ||
      !rate ||
      others.length + rates.length > 0 ||
      bag.all('asked').some(({ asks }) => asks !== 'price')
    )
      return [];
    const isChange = rate.kind === 'change';
    const share = shareOf(rate);
    const asked = askedOf(bag, amount, isChange && !rate.rule.includes('tip') ? rate : undefined);
    if (!asked || !share || (isChange && !HAS_TAX.test(rate.rule))) return [];
    const [factor, formula] = workedOut(asked, share);
    const measures =
      amount.number && amount.kind === 'number' ? bareMoney(amount.number) : moneyIn(amount.measures);
    return measures.flatMap((one): Meaning[] => {
      const measure = { ...one, amount: multiply(one.amount, factor) };
      const all = [{ amount: one.amount, unit: one.unit }, ...formula];
      const result = one.unit === '' && bag.target ? bag.inMoney(measure, all) : bag.resultOf(measure, all);
      return result ? [{ interpretation: result, cost: one.rank }] : [];
    });
  },
};
