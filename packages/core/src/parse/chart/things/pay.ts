import { divide, multiply, ONE, type Rational, rational } from '../../../number/rational.ts';
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
    return measure && span && span.amount.n === span.amount.d ? [{ measure, span }] : [];
  });

/** So many of one span in another: of a month in a year 12; nothing where that is not counted in whole ones. */
function timesIn(span: string, asked: string): Rational | undefined {
  const [own, other] = [OF_YEAR[span], OF_YEAR[asked]];
  if (span === asked) return ONE;
  return own && other ? rational(own, other) : undefined;
}

const isPriceAsked = (question: Cell | undefined): boolean =>
  !question || (question.asks === 'price' && question.label === undefined);

/** 18 € an hour, 6 hours a day, 22 days: how many of a span are worked. */
const daysOf = ({ measures, label }: Cell, span: string): Rational | undefined =>
  label === undefined ? measures?.find(({ unit }) => unit === span)?.amount : undefined;

/** `2000 € a month, how much a year`, `$18 an hour, 40 hours a week`: pay and rent of one span in another. */
export const PAY: GlobalRule = {
  id: 'pay',
  family: 'product',
  takes: { rate: [1, 2], amount: [0, 1], asked: [0, 1], target: [0, 1] },
  cost: 0,
  make(bag) {
    const rates = bag.all('rate');
    const [money, ...others] = paidBy(rates, 'currency');
    const [hours] = paidBy(rates, 'time');
    const [question] = bag.all('asked');
    const asked = spanOf(question?.per ?? bag.target?.per);
    if (!money || others.length > 0 || !isPriceAsked(question) || (rates.length > 1 ? !hours : !asked))
      return [];
    const span = hours?.span.unit ?? money.span.unit;
    const [worked] = bag.all('amount');
    const times = worked ? hours && !asked && daysOf(worked, span) : timesIn(span, asked?.unit ?? span);
    if (!times || (hours ? hours.measure.unit !== money.span.unit : times.n === times.d)) return [];
    const measure = timesOf(money.measure, hours?.measure.amount ?? ONE, times);
    const formula = formulaOf(money.measure, hours?.measure.amount, times);
    const isNamed = measure.unit === '' && bag.target;
    const result = isNamed ? bag.inMoney(measure, formula) : bag.resultOf(measure, formula);
    return result ? [{ interpretation: result, cost: measure.rank } satisfies Meaning] : [];
  },
};

const timesOf = (money: Measure, hours: Rational, { n, d }: Rational): Measure => ({
  ...money,
  amount: divide(multiply(multiply(money.amount, hours), rational(n)), rational(d)),
});

/** `15 EUR × 40 × 52 ÷ 12`. */
function formulaOf(
  { amount, unit }: Measure,
  hours: Rational | undefined,
  { n, d }: Rational,
): FormulaPart[] {
  const figure = (sign: string, value: Rational): FormulaPart[] => [sign, { amount: value, unit: '' }];
  return [
    { amount, unit },
    ...(hours ? figure(' × ', hours) : []),
    ...(n === 1n ? [] : figure(' × ', rational(n))),
    ...(d === 1n ? [] : figure(' ÷ ', rational(d))),
  ];
}
