import { add, divide, ONE, type Rational, rational, subtract } from '../../../number/rational.ts';
import { hasMoneySign } from '../../../text/characters.ts';
import type { Cell, CellValue, Kind, Role } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { bareMoney, times } from '../rules/measures.ts';

const HUNDRED = rational(100n);

/** What an amount is multiplied by that a share is added to, taken from, or taken out of again. */
const CHANGES: Readonly<Record<string, (share: Rational) => Rational | undefined>> = {
  '+': (share) => add(ONE, share),
  '-': (share) => subtract(ONE, share),
  '÷': (share) => divide(ONE, add(ONE, share)),
};

function changeBy(sign: string, { number }: CellValue): CellValue | undefined {
  const factor = number && CHANGES[sign]?.(divide(number, HUNDRED));
  return factor && number
    ? { number: factor, label: sign, formula: [{ amount: number, unit: '%' }] }
    : undefined;
}

/** A share with a word on one side of it. */
const word = (
  id: string,
  role: Role,
  kind: Kind,
  gives: Kind,
  make: LocalRule['make'],
  cost = 0,
): LocalRule[] => [
  {
    id,
    of: [`word:${role}`, kind],
    gap: 2,
    over: role === 'tax' || kind === 'change' ? 'at' : 'by',
    cost,
    gives,
    make,
  },
];
const behind = (
  id: string,
  kind: Kind,
  role: Role,
  gives: Kind,
  make: LocalRule['make'],
  cost = 0,
): LocalRule[] => [{ id, of: [kind, `word:${role}`], gap: 2, cost, gives, make }];

/** A share of an amount that stands behind it. */
export function partOf({ number }: CellValue, whole: CellValue): CellValue | undefined {
  if (!number) return undefined;
  const measures = whole.measures ?? (whole.number ? bareMoney(whole.number) : []);
  const [first] = measures;
  if (!first || first.category === 'temperature') return undefined;
  return {
    measures: times(measures, divide(number, HUNDRED)),
    label: 'part',
    formula: [{ amount: number, unit: '%' }, ' × ', { amount: first.amount, unit: first.unit }],
  };
}

const same = ({ number, label, formula }: Cell): CellValue => ({ number, label, formula });

const isRaise = ({ rule }: Cell): boolean => rule === 'raised share' || rule === 'share raised';
const isLess = ({ label }: Cell): boolean => label === '-';
/** Words that may stand before a change and only say it again: minus a discount of 20 %, plus a raise. */
const AGAIN: Partial<Record<Role, (change: Cell) => boolean>> = {
  reduce: isLess,
  with: (change) => isLess(change) || isRaise(change),
  plus: isRaise,
  minus: (change) => isLess(change) && change.rule !== 'minus share',
};

/** Percentages with what they do. */
export const SHARE_RULES: readonly LocalRule[] = [
  ...behind('share of', 'share', 'of', 'part of', ({ number }) => ({ number })),
  ...behind('share on', 'share', 'on', 'part of', ({ number }) => ({ number })),
  { id: 'part of amount', of: ['part of', 'amount'], gap: 1, cost: 0, gives: 'item', make: partOf },
  { id: 'part of figure', of: ['part of', 'number'], gap: 1, cost: 0.1, gives: 'item', make: partOf },
  ...word('tax share', 'tax', 'share', 'taxed', (_, { number }) => ({ number })),
  ...word('tip share', 'tip', 'share', 'taxed', (_, { number }) => ({ number })),
  ...word('tip added', 'tip', 'share', 'change', (_, share) => changeBy('+', share), 0.2),
  ...behind('share tax', 'share', 'tax', 'taxed', ({ number }) => ({ number })),
  ...behind('share tip', 'share', 'tip', 'taxed', ({ number }) => ({ number })),
  ...behind('share tip added', 'share', 'tip', 'change', (share) => changeBy('+', share), 0.2),
  ...word('plus share', 'plus', 'share', 'change', (_, share) => changeBy('+', share)),
  ...word('plus tax', 'plus', 'taxed', 'change', (_, share) => changeBy('+', share)),
  ...word('with tax', 'with', 'taxed', 'change', (_, share) => changeBy('+', share)),
  ...word('minus fee', 'minus', 'taxed', 'change', ({ to }, { of, number, from }) =>
    from >= to && of.some(({ kind }) => kind === 'word:tip') ? changeBy('-', { number }) : undefined,
  ),
  ...word('added share', 'add', 'share', 'change', (_, share) => changeBy('+', share)),
  ...word('taken share', 'take', 'share', 'change', (_, share) => changeBy('-', share)),
  ...behind('share more', 'share', 'more', 'change', (share) => changeBy('+', share)),
  ...behind('share less', 'share', 'less', 'change', (share) => changeBy('-', share)),
  ...word('added tax', 'add', 'taxed', 'change', (_, share) => changeBy('+', share)),
  ...word('taken tax', 'take', 'taxed', 'change', (_, share) => changeBy('÷', share)),
  ...behind('taken tax off', 'change', 'off', 'change', (change) =>
    change.rule === 'taken tax' ? same(change) : undefined,
  ),
  ...word('minus share', 'minus', 'share', 'change', (_, share) => changeBy('-', share)),
  ...word('discount share', 'discount', 'share', 'change', (_, share) => changeBy('-', share), 0.2),
  ...behind('share off', 'share', 'off', 'change', (share) => changeBy('-', share)),
  ...behind('share discount', 'share', 'discount', 'change', (share) => changeBy('-', share), 0.3),
  ...word('reduced share', 'reduce', 'share', 'change', (_, share) => changeBy('-', share)),
  ...word('raised share', 'raise', 'share', 'change', (_, share) => changeBy('+', share), 0.2),
  // from 80 to 100, from $2 to $3, percent raise: the raise is asked for
  ...behind(
    'share raised',
    'share',
    'raise',
    'change',
    (share, _, chart) =>
      hasMoneySign(chart.lexemes[share.from - 1]?.text ?? '') ||
      chart.to(share.from).some(({ kind }) => kind === 'word:to')
        ? undefined
        : changeBy('+', share),
    0.2,
  ),
  ...Object.entries(AGAIN).flatMap(([role, isSaid]) =>
    word('said again', role as Role, 'change', 'change', (_, change) =>
      isSaid(change) ? same(change) : undefined,
    ),
  ),
  ...word('without tax', 'without', 'taxed', 'change', (_, share) => changeBy('÷', share)),
  ...behind('tax included', 'taxed', 'included', 'change', (share) => changeBy('÷', share)),
  ...word('included tax', 'included', 'taxed', 'change', (_, share) => changeBy('÷', share)),
  ...(['change', 'raise', 'reduce', 'what', 'howMany', 'in'] as const).flatMap((role) =>
    word('percent asked', role, 'word:percent', 'percent asked', ({ kind }) => ({ label: kind })),
  ),
  ...word('what change', 'what', 'percent asked', 'percent asked', (_, asked) => same(asked)),
  ...(['change', 'raise', 'reduce'] as const).flatMap((role) =>
    // 15 percent raise: a share, and none that is asked for
    behind('percent asked', 'word:percent', role, 'percent asked', ({ from }, { kind }, chart) => {
      const figure = chart.to(from).find((one) => one.kind === 'number');
      const isShare = figure && !chart.to(figure.from).some((one) => one.kind === 'word:to');
      return isShare ? undefined : { label: kind };
    }),
  ),
  ...(['off', 'discount'] as const).flatMap((role) =>
    behind('percent off asked', 'percent asked', role, 'percent asked', () => ({ label: 'word:reduce' })),
  ),
  ...word('discount asked', 'what', 'word:discount', 'percent asked', () => ({ label: 'word:reduce' }), 0.2),
  ...(['what', 'howMany'] as const).flatMap((role) =>
    behind('share of what', 'part of', role, 'of what', ({ number }) => ({ number })),
  ),
  ...word('among number', 'among', 'number', 'group', (_, { number }) => ({ number })),
  ...word('shared among', 'among', 'group', 'group', (_, { number }) => ({ number })),
  ...word('among count', 'among', 'count', 'group', (_, { number, label }) => ({ number, label })),
];
