import { divide, multiply } from '../../../number/rational.ts';
import type { GlobalRule, Meaning } from '../bag.ts';
import { numberOf } from './things.ts';

/** Spans that are whole numbers of one another. */
const SPANS = new Set(['min', 'h', 'd', 'w']);

/** `2 pills a day for 3 weeks, how many pills`: so many in each span of time, for as long. */
export const OFTEN: GlobalRule = {
  id: 'so often',
  family: 'product',
  takes: { count: [1, 1], each: [1, 1], amount: [1, 1], wanted: [0, 1] },
  cost: 0,
  make(bag): readonly Meaning[] {
    const [[count], [each], [whole], [wanted]] = [
      bag.all('count'),
      bag.all('each'),
      bag.all('amount'),
      bag.all('wanted'),
    ];
    const [[span], [time]] = [each?.per ?? [], whole?.measures ?? []];
    const isSpan = [span, time].every((one) => one && SPANS.has(one.unit));
    const isOther = wanted && wanted.label !== count?.label;
    if (!count?.number || !span || !time || !isSpan || isOther || each?.from !== count.to) return [];
    const all = bag.units.convert(time.amount, time.unit, span.unit);
    if (!all.ok) return [];
    const number = multiply(count.number, divide(all.toFraction(), span.amount));
    const formula = [
      { amount: count.number, unit: '' },
      ...[' × ', { amount: time.amount, unit: time.unit }],
      ...[' ÷ ', { amount: span.amount, unit: span.unit }],
    ];
    // every 7 hours for 10 days: the last one is open
    return number.d === 1n ? numberOf(number, formula) : [];
  },
};
