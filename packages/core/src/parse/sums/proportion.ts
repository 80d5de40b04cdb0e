import { exactOf } from '../../number/exact-value.ts';
import { divide, rational, subtract } from '../../number/rational.ts';
import type { Interpretation } from '../question/question.ts';
import { percent, written } from './expression.ts';
import { PLAIN, type SumInterpretation } from './sum.ts';
import { combine, type Operand, type SumText } from './sum-text.ts';
import type { Place } from './wording/sum-patterns.ts';

const ZERO = rational(0n);
const ONE = rational(1n);

/** One amount against another of the same kind, in percent. */
function compare(
  [part, whole]: readonly [Interpretation, Interpretation],
  isChange: boolean,
  text: SumText,
  place: Place,
): SumInterpretation | undefined {
  if (part.category !== whole.category || part.category === 'temperature') return undefined;
  const base = whole.amount.toFraction();
  if (base.n === 0n) return text.refuse('division-by-zero', place);
  const share = percent(divide(part.amount.toFraction(), base)).amount;
  const terms = [
    { amount: share, unit: part.from },
    ...(isChange ? [{ amount: percent(subtract(ZERO, ONE)).amount, unit: whole.from }] : []),
  ];
  return {
    ...PLAIN,
    category: 'percent',
    amount: exactOf(ZERO),
    from: '',
    to: [whole.from],
    formula: isChange
      ? [...written(whole), ' → ', ...written(part)]
      : [...written(part), ' ÷ ', ...written(whole)],
    terms,
  };
}

function readComparison(form: 'change' | 'ratio', text: SumText, place: Place): SumInterpretation[] {
  for (const { X, Y } of text.match(form, place)) {
    const [x, y] = [X && text.amount(X), Y && text.amount(Y)];
    if (!x || !y) continue;
    const isChange = form === 'change';
    const found = combine(isChange ? [y, x] : [x, y], (chosen) =>
      compare(chosen as [Interpretation, Interpretation], isChange, text, place),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** `20 is 25% of what`. */
function readWhole(text: SumText, place: Place): SumInterpretation[] {
  for (const { X, N } of text.match('whole', place) as { X: Place; N: Place }[]) {
    const [x, share] = [text.amount(X), text.percentage(N)];
    if (x && share)
      return combine([x, share], (chosen) =>
        wholeOf(...(chosen as [Interpretation, Interpretation]), text, place),
      );
  }
  return [];
}

/** `a tenner and a fiver in dollars`: what stands before is added. */
const ENDS_JOINED = /(?<!\p{L})(?:and|y|con|with)(?: an?| una?)?\s*$/u;

/** `5 dollars in cents`: how many coins an amount of their own money is. */
function readCoins(text: SumText, place: Place): SumInterpretation[] {
  // 100 euros plus a tenner
  if (text.isMarked || text.split('looseStep', place).length > 1) return [];
  for (const { X, Y } of text.match('coins', place) as { X: Place; Y: Place }[]) {
    const hasDigits = (one: Place) => /\d/.test(text.text.slice(...one));
    if (hasDigits(Y) || [X, Y].some((one) => ENDS_JOINED.test(text.text.slice(...one)))) continue;
    const coins = text.unit(Y);
    const money = coins && (hasDigits(X) ? text.amount(X) : text.unit(X));
    for (const one of money ?? []) {
      const coin = (coins as Operand).find(({ from }) => from === one.from && one.category === 'currency');
      if (!coin) continue;
      const { n, d } = coin.amount.toFraction();
      if (n === d) continue;
      const amount = exactOf(divide(one.amount.toFraction(), { n, d }));
      const formula = [...written(one), ' ÷ ', ...written(coin)];
      return [{ ...PLAIN, category: 'number', amount, from: '', to: [], formula }];
    }
  }
  return [];
}

function wholeOf(part: Interpretation, of: Interpretation, text: SumText, place: Place) {
  const share = of.amount.toFraction();
  if (share.n === 0n) return text.refuse('division-by-zero', place);
  return {
    ...part,
    amount: exactOf(divide(part.amount.toFraction(), share)),
    parts: [],
    to: part.assumedTarget ? [...new Set([part.from, ...part.to])] : part.to,
    formula: [...written(part), ' ÷ ', percent(share)],
  };
}

/** `20 is what % of 80`, `from 80 to 100 in %`, `20 is 25% of what`. */
export function readProportion(text: SumText, place: Place): SumInterpretation[] {
  const change = readComparison('change', text, place);
  if (change.length > 0) return change;
  const coins = readCoins(text, place);
  if (coins.length > 0) return coins;
  const ratio = readComparison('ratio', text, place);
  return ratio.length > 0 ? ratio : readWhole(text, place);
}
