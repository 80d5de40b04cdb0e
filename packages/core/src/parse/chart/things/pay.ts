import { divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import type { GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Measure } from '../cell.ts';

/** How many of a span a year has, as pay is counted; of days and hours nobody says. */
const OF_YEAR: Readonly<Record<string, bigint>> = { w: 52n, month: 12n, y: 1n };

const spanOf = (measures: readonly Measure[] | undefined): Measure | undefined =>
  measures?.find(({ category }) => category === 'time');

/** Money or hours of each span. */
interface Paid {
  readonly measure: Measure;
  readonly span: Measure;
}

const paidBy = (rates: readonly Cell[], category: string): Paid[] =>
  rates.flatMap(({ measures, per }) => {
    const measure = measures?.find((one) => one.category === category);
    const span = spanOf(per);
    return measure && span?.amount.n === span?.amount.d && span ? [{ measure, span }] : [];
  });

/** So many of one span in another: of a month in a year 12; nothing where that is not counted in whole ones. */
function timesIn(span: string, asked: string): Rational | undefined {
  const [own, other] = [OF_YEAR[span], OF_YEAR[asked]];
  return span === asked ? rational(1n) : own && other && rational(own, other);
}

/** `2000 € a month, how much a year`, `$18 an hour, 40 hours a week`: pay and rent of one span in another. */
export const PAY: GlobalRule = {
  id: 'pay',
  family: 'product',
  takes: { rate: [1, 2], asked: [0, 1], target: [0, 1] },
  cost: 0,
  make(bag) {
    const rates = bag.all('rate');
    const [money, ...others] = paidBy(rates, 'currency');
    const [hours] = paidBy(rates, 'time');
    const [question] = bag.all('asked');
    const asked = spanOf(question?.per ?? bag.target?.per);
    if (question?.label !== undefined || (question && question.asks !== 'price')) return [];
    if (!money || others.length > 0 || (hours && hours.measure.unit !== money.span.unit)) return [];
    if (rates.length > 1 ? !hours : !asked) return [];
    const span = hours?.span.unit ?? money.span.unit;
    const times = timesIn(span, asked?.unit ?? span);
    if (!times || (!hours && times.n === times.d)) return [];
    const formula: FormulaPart[] = [{ amount: money.measure.amount, unit: money.measure.unit }];
    if (hours) formula.push(' × ', { amount: hours.measure.amount, unit: '' });
    if (times.n !== 1n) formula.push(' × ', { amount: rational(times.n), unit: '' });
    if (times.d !== 1n) formula.push(' ÷ ', { amount: rational(times.d), unit: '' });
    const worked = hours ? multiply(money.measure.amount, hours.measure.amount) : money.measure.amount;
    const amount = divide(multiply(worked, rational(times.n)), rational(times.d));
    const measure = { ...money.measure, amount };
    const result =
      measure.unit === '' && bag.target ? bag.inMoney(measure, formula) : bag.resultOf(measure, formula);
    return result ? [{ interpretation: result, cost: measure.rank } satisfies Meaning] : [];
  },
};
