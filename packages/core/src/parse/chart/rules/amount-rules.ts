import { add, compare, divide, type Rational, rational } from '../../../number/rational.ts';
import { hasMoneySign } from '../../../text/characters.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import { isLeading, isMoney } from '../../question/words/senses.ts';
import type { Measure } from '../cell.ts';
import type { LocalRule } from '../chart.ts';
import { bareMoney, fallingParts, measuresOf, moneyIn, soMany, times, trailingPart } from './measures.ts';

const MILLION = 1_000_000n;

const isCount = (number: Rational | undefined): boolean => number?.d === 1n && number.n > 0n;
/** So many for a dozen, or for each of one: nobody says. */
const isDozen = ({ numberWord }: Lexeme): boolean =>
  numberWord?.kind === 'scale' && [2n, 12n, 144n].includes(numberWord.value.n);

const inKilometres = (amount: Rational) => [{ category: 'length', unit: 'km', amount, rank: 0.5 }];

const METRIC = /^(?:[a-z]?(?:m[23]?|l|g)|t|ha|[A-Z]{3})$/;
const ADJECTIVE = /(?:[aoi]|[aeo]s|an|ol)$/;

/** Whether money is called by its code, or is the one that no other country has. */
const isCode = (text: string, unit: string): boolean =>
  text === unit.toLowerCase() || ['euros', 'euro'].includes(text);

/** Whether a ratio is one, but for what people leave out: a marathon of 42 km. */
const isNear = (ratio: Rational): boolean =>
  compare(ratio, rational(99n, 100n)) > 0 && compare(ratio, rational(101n, 100n)) < 0;

/** Numbers, units and their amounts. */
export const AMOUNT_RULES: readonly LocalRule[] = [
  {
    ...{ id: 'number unit', of: ['number', 'unit'], gap: 2, cost: 0, gives: 'amount' },
    make({ number, to }, { senses, from, to: end }, { lexemes }) {
      const [unit, after] = [lexemes[from], lexemes[end]];
      if (!number || !senses?.[0]) return undefined;
      // 12 in mm: the little word, and the unit behind it
      const isFollowed = (after?.senses.length && !after.role) || after?.number || after?.article;
      const isLetter = unit?.text.length === 1 && after !== undefined && after.role !== 'connector';
      // 45 l pour 700 km are litres, and l'autre is no word of its own
      const isArticle = unit?.role === 'filler' ? !after?.spaceBefore : true;
      if (unit?.role && isArticle && (isFollowed || isLetter) && unit.spaceBefore) return undefined;
      if (unit?.below || after?.below) return undefined;
      // three quarters of an hour, a million of lire, and no 3 of metres
      const isPart = number.n < number.d || lexemes[to - 1]?.numberWord?.kind === 'scale';
      if (from > to && !isPart) return undefined;
      const measures = measuresOf(number, senses[0]);
      // a 10k run, and no 70k a year
      const isEach = after?.article && !lexemes[end + 1]?.number;
      const isRun = unit?.text === 'k' && !unit.spaceBefore && !isEach;
      return { measures: isRun ? [...measures, ...inKilometres(number)] : measures };
    },
  },
  {
    ...{ id: 'unit number', of: ['unit', 'number'], gap: 0, cost: 0, gives: 'amount' },
    make({ senses, from }, { number }, { lexemes }) {
      const [named] = senses ?? [];
      const { text = '', everyday } = lexemes[from] ?? {};
      const isSign = hasMoneySign(text) || (!everyday && text === named?.[0]?.id.toLowerCase());
      const isCounted = lexemes[from - 1]?.number && !hasMoneySign(text);
      const isName = named && (isMoney(named) ? isSign : isLeading(named));
      return number && named && isName && !isCounted ? { measures: measuresOf(number, named) } : undefined;
    },
  },
  {
    ...{ id: 'falling parts', of: ['amount', 'amount'], gap: 0, cost: 0, gives: 'amount' },
    make(a, b, { units }) {
      const measures = a.label || b.label ? [] : fallingParts(a.measures ?? [], b.measures ?? [], units);
      return measures.length > 0 ? { measures } : undefined;
    },
  },
  {
    ...{ id: 'and amount', of: ['word:and', 'amount'], gap: 0, cost: 0, gives: 'and amount' },
    make: ({ to, from }, { measures, label }, { lexemes }) =>
      label || to - from > 1 || !lexemes[from]?.and ? undefined : { measures },
  },
  {
    ...{ id: 'falling parts with and', of: ['amount', 'and amount'], gap: 0, cost: 0, gives: 'amount' },
    make(a, b, { units }) {
      const measures = a.label ? [] : fallingParts(a.measures ?? [], b.measures ?? [], units);
      return measures.length > 0 ? { measures } : undefined;
    },
  },
  {
    ...{ id: 'trailing part', of: ['amount', 'number'], gap: 1, over: 'and', cost: 0.1, gives: 'amount' },
    make({ measures = [], label, to }, { number, from, to: end }, chart) {
      const { lexemes, units } = chart;
      // 20 euros con 50, an hour and 50, and no 20 euros of 50, nor 2 m and 3 in feet
      const isJoined = lexemes[to]?.role === 'joiner';
      const isParted = ({ category, unit }: Measure) => category === 'currency' || unit === 'h';
      const beside = from === to ? measures : isJoined ? measures.filter(isParted) : [];
      const [said, after] = [lexemes[from], lexemes[end]];
      const isAsked = chart.from(end).some(({ kind }) => kind === 'asked');
      const isUnit =
        after?.senses.length && !isAsked && (!after.role || lexemes[end + 1]?.role === 'connector');
      const isSaid = said?.number ?? (said?.numberWord?.kind === 'add' && !said.article);
      const isFigure = isSaid && number?.d === 1n && !isUnit;
      // twelve pounds sixty an hour, and no 20 euros 15 people
      const isLast = !after || after.role || after.article || after.operator;
      const parted = beside.filter((one) => isLast || !(isJoined || one.category === 'currency'));
      const found = isFigure && !label ? trailingPart(parted, number, units) : [];
      return found.length > 0 ? { measures: found } : undefined;
    },
  },
  {
    ...{ id: 'amount in a scale', of: ['amount', 'scale'], gap: 0, cost: 0.1, gives: 'amount' },
    make({ measures, rule }, { number }) {
      // 75 usd million, and no 75 euros mil gracias
      const money =
        rule !== 'number unit' || !number || number.n < MILLION ? [] : times(moneyIn(measures), number);
      return money.length > 0 ? { measures: money } : undefined;
    },
  },
  {
    ...{ id: 'one and a half', of: ['unit', 'word:half'], gap: 0, cost: 0.1, gives: 'amount' },
    make({ senses, from }, { number }, { lexemes }) {
      const isCounted = lexemes[from - 1]?.number || lexemes[from - 1]?.numberWord || lexemes[from]?.role;
      return number && senses?.[0] && !isCounted
        ? { measures: measuresOf(add(rational(1n), number), senses[0]) }
        : undefined;
    },
  },
  {
    ...{ id: 'half of the last', of: ['amount', 'word:half'], gap: 0, cost: 0, gives: 'amount' },
    make({ measures, label }, { number }) {
      if (!number || label) return undefined;
      return { measures: measures?.map((one) => ({ ...one, amount: add(one.amount, number) })) };
    },
  },
  {
    ...{ id: 'percentage', of: ['number', 'word:percent'], gap: 0, cost: 0, gives: 'share' },
    // 14,975 % is no fourteen thousand
    make: ({ number, from }, _, { lexemes }) =>
      number?.d === 1n && /^\d{1,3}[.,]\d{3}$/.test(lexemes[from]?.text ?? '') ? undefined : { number },
  },
  {
    ...{ id: 'from a standstill', of: ['number', 'word:to'], gap: 0, cost: 0, gives: 'standing' },
    make: ({ number }) => (number?.n === 0n ? {} : undefined),
  },
  {
    ...{ id: 'to a standstill', of: ['number', 'word:minus'], gap: 0, cost: 0, gives: 'standing' },
    make: ({ number }) => (number?.n === 0n ? {} : undefined),
  },
  {
    ...{ id: 'speed from nothing', of: ['standing', 'amount'], gap: 0, cost: 0, gives: 'amount' },
    make(_, { measures, label }) {
      const speeds = (measures ?? []).filter(({ category }) => category === 'speed');
      return label === undefined && speeds.length > 0 ? { measures: speeds } : undefined;
    },
  },
  {
    // 8 teaspoons of 5 ml: what each of them holds is told
    ...{ id: 'vessels of a size', of: ['amount', 'amount'], gap: 1, over: 'at', cost: 0.1, gives: 'item' },
    make(
      { measures: [vessel] = [], label, to, of: [count] },
      { label: own, from, measures = [] },
      { lexemes },
    ) {
      const isLed = from === to + 1 && lexemes[to]?.role === 'of';
      const [size] = measures.filter(({ category }) => category === 'volume');
      const isVessel =
        label === undefined &&
        vessel?.category === 'volume' &&
        !METRIC.test(vessel.unit) &&
        count?.kind === 'number';
      return isLed && isVessel && !own && size && count.number ? soMany(count.number, [size]) : undefined;
    },
  },
  {
    ...{ id: 'race of a length', of: ['amount', 'amount'], gap: 1, cost: 0, gives: 'amount' },
    make({ measures: [race] = [], rule }, { measures = [], label }, { units }) {
      // the same once more: a marathon of 42.195 km
      const own = measures.filter(({ amount, unit }) => {
        const metres = race && rule === 'leaf' ? units.convert(amount, unit, race.unit) : undefined;
        return metres?.ok && race && isNear(divide(metres.toFraction(), race.amount));
      });
      return own.length > 0 && !label ? { measures: own } : undefined;
    },
  },
  {
    ...{ id: 'amount of noun', of: ['amount', 'noun'], gap: 2, cost: 0.3, gives: 'amount' },
    make({ measures = [], label }, { label: noun, from }, { lexemes }) {
      // what stands right behind its unit may make another unit of it, and money is of nothing
      const things = measures.filter(({ category }) => !['currency', 'temperature'].includes(category));
      const isOf = lexemes[from - 1]?.role === 'of' && things.length > 0;
      return label || !isOf ? undefined : { measures: things, label: noun };
    },
  },
  {
    ...{ id: 'amount named', of: ['amount', 'noun'], gap: 1, cost: 0.5, gives: 'named' },
    make: ({ measures = [], label, to, rule }, { from, label: noun = '' }, { lexemes }) => {
      // a word behind the name of money may be its country, and 3 t of sugar are spoons
      const { text = '' } = lexemes[to - 1] ?? {};
      const isAdjective = ADJECTIVE.test(lexemes[from]?.text ?? noun);
      const isOne =
        (measures.length === 1 && !isAdjective) ||
        measures.every(({ category, unit }) => category !== 'currency' || isCode(text, unit));
      // leguas portuguesas: behind a unit that is no metric one a word may say where it is from
      const isOther = isAdjective && !measures.every(({ unit }) => METRIC.test(unit));
      const isMeant =
        (isOne || rule === 'unit number') &&
        text !== 't' &&
        !isOther &&
        measures[0]?.category !== 'temperature';
      return label || !isMeant ? undefined : { measures, skipped: [from] };
    },
  },
  {
    ...{ id: 'amount named more', of: ['named', 'noun'], gap: 2, cost: 0.5, gives: 'named' },
    make: ({ measures }, { from }) => ({ measures, skipped: [from] }),
  },
  {
    ...{ id: 'number noun', of: ['number', 'noun'], gap: 0, cost: 0.2, gives: 'count' },
    make: ({ number, from, to }, { label }, { lexemes }) =>
      isCount(number) && !lexemes.slice(from, to).some(isDozen) ? { number, label } : undefined,
  },
  {
    ...{ id: 'number night', of: ['number', 'word:night'], gap: 0, cost: 0, gives: 'count' },
    make: ({ number }) => (isCount(number) ? { number, label: 'night' } : undefined),
  },
  {
    ...{ id: 'number people', of: ['number', 'word:people'], gap: 0, cost: 0, gives: 'count' },
    make: ({ number }) => (isCount(number) ? { number, label: 'people' } : undefined),
  },
  {
    ...{ id: 'count of noun', of: ['count', 'noun'], gap: 2, cost: 0.4, gives: 'count' },
    make({ number, label, to }, { from }, { lexemes }) {
      // 6 Flaschen Wein
      if (from === to) return { number, label, skipped: [from] };
      return lexemes[from - 1]?.role === 'of' ? { number, label } : undefined;
    },
  },
  {
    ...{ id: 'at price', of: ['word:at', 'amount'], gap: 0, cost: 0, gives: 'price' },
    make(_, { measures, label }) {
      const money = label ? [] : moneyIn(measures);
      return money.length > 0 ? { measures: money } : undefined;
    },
  },
  {
    ...{ id: 'at figure', of: ['word:at', 'number'], gap: 0, cost: 0.2, gives: 'price' },
    make: (_, { number }) => (number ? { measures: bareMoney(number) } : undefined),
  },
];
