import { exactOf } from '../../../number/exact-value.ts';
import { add, divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { FormulaPart } from '../../sums/sum.ts';
import type { Bag, GlobalRule, Meaning } from '../bag.ts';
import type { Cell, Kind, Measure } from '../cell.ts';
import { areaOf } from '../dimension.ts';
import { MOST_NUMBERED } from './convert.ts';
import { moneyIn } from './measures.ts';

/** What is added up, with what joins it to the terms before. */
interface Term {
  readonly cell: Cell;
  readonly sign: '+' | '-';
}

/** A text as a sum: terms, then what changes them by a share, then among how many they are divided. */
interface Expression {
  readonly terms: readonly Term[];
  readonly changes: readonly Cell[];
  readonly group: Cell | undefined;
  /** Something says that the terms are added: a sign, *and*, a word for the total. */
  readonly isAdded: boolean;
}

/** A percentage that a sign alone joins to a figure, which need be no price. */
const SIGNED = /^(?:plus|minus) share$/;
/** What shared out among people can be. */
const SHARED = new Set(['currency', 'time']);
const MEANINGS = 4;
const HUNDRED = rational(100n);

/** A sum as far as it is read. */
interface Reading {
  readonly terms: Term[];
  readonly changes: Cell[];
  group?: Cell;
  sign?: Term['sign'] | undefined;
  /** What follows is added to what stands behind *to*. */
  isAdding?: boolean;
  /** A word says that all amounts are added. */
  readonly isTotal: boolean;
}

/** Takes what is added: before what changes the sum, and without a sign only in a list of things with prices. */
function takeTerm({ group, terms, changes, sign, isTotal, isAdding }: Reading, cell: Cell): boolean {
  const isBehind =
    terms.length > 0 && changes.length > 0 && changes.every(({ from }) => from > (terms[0]?.cell.from ?? 0));
  const isListed =
    (['item', 'sides'].includes(cell.kind) || (isTotal && cell.kind === 'amount')) &&
    terms.every((term) => term.cell.kind === cell.kind);
  // add up 6.30, 9.95 and 2.50 euros
  const isFigure =
    ['amount', 'number'].includes(cell.kind) && terms.every((term) => term.cell.kind === 'number');
  const last = terms.at(-1)?.cell;
  const isNext = cell.kind === 'amount' && last?.kind === 'amount' && cell.from === last.to + 1;
  if (
    group ||
    isBehind ||
    (terms.length > 0 && !sign && !isListed && !isNext && !(isFigure && (isTotal || isAdding)))
  )
    return false;
  terms.push({ cell, sign: sign ?? '+' });
  return true;
}

/** Takes what joins terms; in `add 2 ft to 5 ft` two words do it. */
function takeSign(read: Reading, kind: Kind): boolean {
  const { isAdding, sign, terms } = read;
  if (kind === 'word:add') {
    read.isAdding = true;
    return terms.length === 0;
  }
  if (sign || terms.length === 0 || (kind === 'word:to' && !(isAdding && terms.length === 1))) return false;
  read.sign = kind === 'word:minus' ? '-' : '+';
  return true;
}

/** Takes one cell; false where it has no place there. */
function take(read: Reading, cell: Cell): boolean {
  const { kind, rule } = cell;
  const hasTerm = read.terms.length > 0;
  if (['amount', 'item', 'number', 'sides', 'ingredient', 'price'].includes(kind)) {
    if (!takeTerm(read, cell)) return false;
    read.sign = undefined;
  } else if (['word:add', 'word:to', 'word:plus', 'word:minus'].includes(kind)) {
    return takeSign(read, kind);
  } else if (kind === 'change') {
    // a tip on 80 is a part of it; 80 and a tip are both
    if (/tip added/.test(rule) && !hasTerm) return false;
    read.changes.push(cell);
  } else if (kind === 'group') {
    if (!hasTerm) return false;
    read.group = cell;
  }
  return true;
}

/** 84 €, we are 4: a menu of 15 € is for each. */
const isForAll = (bag: Bag, terms: readonly Term[]): boolean =>
  terms.length === 1 && (!bag.isLeftOut || bag.all('asked').length > 0);

/** We are 5, the bill is 80 and 20 % for the tip, each: it stands behind those who pay, and is not said of a price. */
function isBehindParty({ group, terms, changes }: Reading, people: Cell | undefined, each: Cell): boolean {
  const isFree = [...terms.map(({ cell }) => cell), ...changes].every(({ to }) => to !== each.from);
  const party = group ?? (isFree ? people : undefined);
  return party?.label === 'people' && each.from >= party.to;
}

/** Among whom the sum is divided: how many they are, and that each has to pay, may stand anywhere. */
function groupOf(bag: Bag, read: Reading): Cell | undefined | 'unclear' {
  const { group, terms } = read;
  const [people, ...others] = bag.all('portion', 'count');
  const [bill] = people?.rule === 'we are' || people?.label === 'people' ? bag.all('word:bill') : [];
  const [each = bill] = bag.all('word:one', 'word:among');
  const isOurs = people?.rule === 'we are' && !bill && isForAll(bag, terms);
  if (others.length > 0 || (people && group)) return 'unclear';
  // 100 each, and there are 4 of us; how much each says what is meant
  // each pays how much, and not of what each costs
  const isAsked = bag
    .all('asked')
    .some(
      ({ from, to }) =>
        each &&
        (to === each.from ||
          (from >= each.to && from < each.to + 2 && terms.every(({ cell }) => cell.to < each.from))),
    );
  const isBehind = each !== undefined && isBehindParty(read, people, each);
  const isPrice = each?.kind === 'word:one' && !isAsked && !isBehind;
  // split 187 dollars 4 ways: dinner for 4 people is none
  const isFor =
    each?.kind === 'word:among' && (each.to === people?.from || each.from > (terms[0]?.cell.from ?? 0));
  const isUnnamed = people?.kind === 'count' && people.label !== 'people';
  const isAlone = people ? !(each ?? isOurs) : each !== undefined && !group;
  return isPrice || isFor || isUnnamed || isAlone ? 'unclear' : (group ?? people);
}

/** A tip or a tax of an amount, in total: both together. */
function withWhole(term: Term, _: number, { length }: readonly Term[]): Term {
  const { rule, formula, measures } = term.cell;
  const [share, , whole] = formula ?? [];
  if (length > 1 || rule !== 'tax on' || typeof share !== 'object' || !whole) return term;
  const factor = divide(add(share.amount, HUNDRED), share.amount);
  const all = measures?.map((one) => ({ ...one, amount: multiply(one.amount, factor) }));
  return { ...term, cell: { ...term.cell, label: undefined, measures: all, formula: [whole, ' + ', share] } };
}

/** Reads the cells in their order. */
function expressionOf(bag: Bag): Expression | undefined {
  const read: Reading = { terms: [], changes: [], isTotal: bag.all('word:total').length > 0 };
  const isRead = bag.cells.every((cell) =>
    take(read, cell.kind === 'sides' ? areaOf(cell, bag.units) : cell),
  );
  const { changes, sign } = read;
  const terms = read.isTotal ? read.terms.map(withWhole) : read.terms;
  const group = groupOf(bag, read);
  if (!isRead || sign || terms.length === 0 || group === 'unclear') return undefined;
  // add 10 % to 50: a part of it alone is not meant
  if (bag.all('word:add').length > 0 && terms.length < 2) return undefined;
  const isTold = bag.all('told').length > 0;
  if (isTold && !changes.some(({ label }) => label === '÷')) return undefined;
  return { terms, changes, group, isAdded: terms.length > 1 || bag.all('word:total').length > 0 };
}

/** The meanings that all terms have in common: of one currency, of one category. */
function commonMeanings({ terms }: Expression): readonly (readonly Measure[])[] {
  const [first] = terms;
  const own = first?.cell.measures ?? bareOf(first?.cell);
  const firsts = [...own.slice(0, MEANINGS), ...moneyIn(own.slice(MEANINGS)).slice(0, 1)];
  return firsts.flatMap((measure) => {
    const all = terms.map(({ cell }, at) => {
      if (at === 0) return measure;
      const own = cell.measures ?? bareOf(cell);
      const alike = own.filter(({ category }) => category === measure.category);
      return alike.find(({ unit }) => unit === measure.unit) ?? alike[0];
    });
    return all.every((one) => one !== undefined) ? [inOneMoney(all as Measure[], terms)] : [];
  });
}

/** 6.30, 9.95 and 2.50 euros: figures before the one that has its money. */
function areFigures(terms: readonly Term[]): boolean {
  const figures = terms.slice(0, -1);
  const isMoney = terms.at(-1)?.cell.measures?.[0]?.category === 'currency';
  return isMoney && figures.length > 0 && figures.every(({ cell }) => cell.kind === 'number');
}

/** 2 pizzas at 8.50 and 3 beers at 4 €: figures that are written as prices are in the one money that is named. */
function inOneMoney(all: readonly Measure[], terms: readonly Term[]): readonly Measure[] {
  const [unit, ...others] = new Set(all.flatMap((one) => one.unit || []));
  const isPriced = ({ cell: { kind, of } }: Term, at: number) =>
    kind === 'item' && (all[at]?.unit || of[1]?.measures?.some(({ amount }) => amount.d > 1n));
  return unit !== undefined && others.length === 0 && (areFigures(terms) || terms.every(isPriced))
    ? all.map((one) => ({ ...one, unit }))
    : all;
}

const bareOf = (cell: Cell | undefined): Measure[] =>
  cell?.number ? [{ category: 'currency', unit: '', amount: cell.number, rank: 0 }] : [];

/** All terms in the unit of the first one; money of several currencies keeps its terms. */
function totalOf(measures: readonly Measure[], terms: readonly Term[], units: UnitSet): Rational | undefined {
  const [first] = measures;
  let total = rational(0n);
  for (const [at, { amount, unit, category }] of measures.entries()) {
    const own =
      unit === first?.unit
        ? amount
        : category === 'currency'
          ? undefined
          : units.convert(amount, unit, first?.unit ?? '');
    const value = own && ('ok' in own ? (own.ok ? own.toFraction() : undefined) : own);
    if (!value) return undefined;
    total = add(total, terms[at]?.sign === '-' ? { ...value, n: -value.n } : value);
  }
  return total;
}

function formulaOf({ terms, changes, group }: Expression, measures: readonly Measure[]): FormulaPart[] {
  const parts = terms.flatMap(({ cell, sign }, at): FormulaPart[] => {
    const measure = measures[at];
    const own = cell.formula ?? (measure ? [{ amount: measure.amount, unit: measure.unit }] : []);
    return [...(at > 0 ? [sign === '+' ? ' + ' : ' − '] : []), ...own];
  });
  const isWithout = changes.some(({ label }) => label === '÷');
  const shares = changes.flatMap(({ formula = [], label }) =>
    label === '÷' ? [' ÷ (1 + ', ...formula, ')'] : [label === '-' ? ' − ' : ' + ', ...formula],
  );
  const number = group?.number;
  const brackets = number && (terms.length > 1 || changes.length > 0);
  const isInner = !brackets && isWithout && terms.length > 1;
  return [
    ...(brackets || isInner ? ['('] : []),
    ...parts,
    ...(isInner ? [')'] : []),
    ...shares,
    ...(number ? [`${brackets ? ')' : ''} ÷ `, { amount: number, unit: '' }] : []),
  ];
}

/** What terms of several currencies come to: each is quoted by itself. */
function termsOf(bag: Bag, read: Expression, measures: readonly Measure[], factor: Rational): Meaning[] {
  const terms = measures.map(({ amount, unit }, at) => {
    const value = multiply(amount, factor);
    return { amount: read.terms[at]?.sign === '-' ? { ...value, n: -value.n } : value, unit };
  });
  const [first] = measures;
  if (!first || measures.some(({ unit }) => unit === '')) return [];
  const result = bag.resultOf(first, formulaOf(read, measures));
  if (!result) return [];
  const to = result.assumedTarget ? [...new Set(measures.map(({ unit }) => unit))] : result.to;
  return [
    {
      interpretation: { ...result, from: '', amount: exactOf(rational(0n)), to, terms },
      // a grand minus 350 quid: of one currency where it can be
      cost: 1.1,
    },
  ];
}

/** What is asked for by how much: money, and what something weighs. */
const OF_MUCH = new Set(['currency', 'weight']);

/** Whether what is asked for is what is added. */
const isOfKind = (asks: string | undefined, terms: readonly Term[]): boolean =>
  (asks === 'price' &&
    terms.every(
      ({ cell }) => !cell.measures || cell.measures.some(({ category }) => OF_MUCH.has(category)),
    )) ||
  terms.every(({ cell }) => cell.measures?.some(({ category }) => category === asks));

/** So many of an amount, the first one with a name: 6 boxes of 12 kg and 4 of 8 kg. */
const isCounted = ({ cell }: Term): boolean => cell.rule === 'count of money' && cell.label !== 'part';

/** Two amounts of money with nothing but *and* between them: 100 dollars and 20 euros. */
function isJoined([first, second]: readonly Term[], bag: Bag): boolean {
  const isPlain = [first, second].every(
    (term) => term?.cell.kind === 'amount' && term.cell.measures?.[0]?.category === 'currency',
  );
  return isPlain && !bag.isLeftOut && !bag.hasVerb && second?.cell.from === Number(first?.cell.to) + 1;
}

/** What is taxed, discounted or shared among people is money, where its word can mean that: 20 % off 80 pounds. */
function asMoney(all: readonly (readonly Measure[])[], { changes, group }: Expression): typeof all {
  const isPaid = changes.some(({ rule }) => !SIGNED.test(rule)) || group?.label === 'people';
  const money = all.filter(([first]) => first?.category === 'currency');
  return isPaid && money.length > 0
    ? money.map(([first, ...more]) => [{ ...(first as Measure), rank: 0 }, ...more])
    : all;
}

/** So many litres or kilos: no number that a thing has. */
const isGoods = ([amount]: readonly Cell[]): boolean =>
  ['volume', 'weight'].includes(amount?.measures?.[0]?.category ?? '');

/** What makes a sum no question, or two. */
const DOUBTS: readonly ((read: Expression, bag: Bag) => boolean)[] = [
  // nothing is worked out
  ({ isAdded, changes, group, terms }) => !(isAdded || changes.length > 0 || group || terms[0]?.cell.formula),
  // what is said of one is not said of the other
  ({ terms }, bag) => bag.hasVerbBetween(terms[0]?.cell, terms.at(-1)?.cell),
  // before a tip, after a discount
  ({ terms, changes }, bag) => bag.hasVerbBetween(terms.at(-1)?.cell, changes[0]),
  ({ terms }) => terms[0]?.cell.measures?.[0]?.category === 'temperature',
  // at so much a kilo: what follows by dimensions may be another thing
  ({ terms, changes, group }) =>
    terms.length + changes.length === 1 && !group && terms[0]?.cell.rule === 'amount at rate',
  // 3 months at 30, and then 45
  ({ terms }) => terms.length > 1 && terms.some(({ cell }) => cell.rule === 'amount at price'),
  // two things with a price each are not added unless somebody says so; a list of them is
  ({ terms }, bag) =>
    terms.length === 2 &&
    !isJoined(terms, bag) &&
    terms.every(({ cell }) => !cell.number) &&
    bag.all('word:plus', 'word:minus', 'word:total', 'group', 'word:add').length === 0,
  // 4 of 8 kg, of which nobody says what they are
  ({ terms }) =>
    terms.some(({ cell }) => cell.label === '' && isCounted({ cell, sign: '+' })) &&
    !(terms[0]?.cell.label && terms.every(isCounted)),
  // of a thing with a name only its parts are known
  ({ terms, group }) => terms.some(({ cell }) => cell.kind === 'ingredient') && group?.label !== 'parts',
  // sides that are added are areas, and one of them alone is none of a sum
  ({ terms }) => {
    const drawn = terms.filter(({ cell }) => cell.kind === 'sides').length;
    return drawn > 0 && (drawn < terms.length || drawn < 2);
  },
  // 5 metres of something and 3 m
  ({ terms }) => {
    const named = terms.filter(({ cell }) => cell.kind === 'amount' && cell.label !== undefined).length;
    return named > 0 && named < terms.length;
  },
  // a bare figure is money only by what changes or shares it, or in a list of prices
  ({ terms, changes, group }, bag) =>
    terms.some(({ cell }) => cell.kind === 'number') &&
    !(
      areFigures(terms) &&
      bag.all('word:total', 'word:add').length > 0 &&
      !bag.all('word:plus', 'word:minus')[0]
    ) &&
    (terms.length > 1 || (changes.length === 0 && !group)),
  // a word before a part may say what is done with it
  ({ terms }, bag) =>
    terms.some(({ cell }) => cell.label === 'part') && (bag.isLeftOut || bag.all('word:total').length > 0),
  // hotel 3 stars at 95: they are what it is, and are not counted
  ({ terms }, bag) =>
    terms.some(
      ({ cell: { number, label, rule, from, of } }) =>
        number?.d === 1n &&
        number.n < MOST_NUMBERED &&
        label !== 'night' &&
        rule !== 'count by rate' &&
        !isGoods(of) &&
        bag.isLeftOutAt(from - 1),
    ),
  // 4 people with a bill of 137, which is that of all
  ({ terms }, bag) =>
    bag.all('word:bill').length > 0 && terms.some(({ cell: { label } }) => label === 'people'),
  // a coat at 80: its price is one only by what changes it
  ({ terms, changes }) =>
    terms.some(({ cell }) => cell.kind === 'price') && (terms.length > 1 || changes.length === 0),
  // a tip of 15 % on 80 among 4: who shares a bill pays it too
  ({ terms, group }) => group !== undefined && terms.some(({ cell }) => cell.rule === 'tax on'),
  // a gross price is one of which its tax is taken
  ({ changes }, bag) => bag.all('word:gross').length > 0 && !changes.some(({ label }) => label === '÷'),
  // 450 net plus its tax
  ({ changes }, bag) => bag.all('word:base').length > 0 && !changes.some(({ rule }) => rule === 'plus tax'),
  // 250 without its tax, in total
  ({ changes }, bag) => changes.some(({ label }) => label === '÷') && bag.all('word:total').length > 0,
  // among a table of people
  ({ group }) => group?.number !== undefined && group.number.n <= group.number.d,
  (_, bag) => bag.all('target', 'unit').length > 1 || bag.target?.per !== undefined,
  ({ terms }, bag) => bag.all('asked').some(({ asks, per, label }) => per || label || !isOfKind(asks, terms)),
];

/** What a sum comes to, where its terms mean these. */
function resultOf(bag: Bag, read: Expression, measures: readonly Measure[]): Meaning[] {
  const [first] = measures;
  const isMoney = first?.category === 'currency';
  const isWithout = read.changes.some(({ label }) => label === '÷');
  if (!first || first.category === 'temperature' || (isWithout && !isMoney)) return [];
  const isShared = SHARED.has(first.category) || (read.group?.label === 'parts' && !read.isAdded);
  if (read.group && !isShared) return [];
  const factors = read.changes.flatMap(({ number }) => number ?? []);
  const factor = factors.reduce(multiply, rational(1n));
  const share = read.group?.number ? divide(factor, read.group.number) : factor;
  const total = totalOf(measures, read.terms, bag.units);
  if (!total) return isMoney ? termsOf(bag, read, measures, share) : [];
  if (total.n < 0n) return [];
  if (share.n < 0n) return [];
  const measure = { ...first, amount: multiply(total, share) };
  const formula = formulaOf(read, measures);
  const result =
    first.unit === '' && bag.target && !read.changes.some(({ rule }) => SIGNED.test(rule))
      ? bag.inMoney(measure, formula)
      : bag.workedOut(measure, formula);
  return result ? [{ interpretation: result, cost: measures.reduce((sum, { rank }) => sum + rank, 0) }] : [];
}

/** Signed terms, what changes them by a share, and among how many they are divided. */
export const EXPRESSION: GlobalRule = {
  id: 'signed terms',
  family: 'sum',
  takes: {
    ...{
      amount: [0, 8],
      item: [0, 8],
      number: [0, 4],
      sides: [0, 4],
      ingredient: [0, 1],
      price: [0, 1],
      change: [0, 3],
      group: [0, 1],
    },
    ...{ 'word:plus': [0, 8], 'word:minus': [0, 8], 'word:total': [0, 1] },
    ...{ target: [0, 1], unit: [0, 1], asked: [0, 1] },
    ...{ 'word:bill': [0, 1], 'word:gross': [0, 1], 'word:base': [0, 1] },
    ...{ portion: [0, 1], count: [0, 1], 'word:one': [0, 1], 'word:among': [0, 1], told: [0, 1] },
    ...{ 'word:add': [0, 1], 'word:to': [0, 1] },
  },
  cost: 0,
  make(bag) {
    const read = expressionOf(bag);
    if (!read || DOUBTS.some((isDoubted) => isDoubted(read, bag))) return [];
    return asMoney(commonMeanings(read), read).flatMap((measures) => resultOf(bag, read, measures));
  },
};
