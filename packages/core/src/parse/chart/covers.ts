import { hasLetter } from '../../text/characters.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import type { Cell, Kind, Role } from './cell.ts';
import type { Chart } from './chart.ts';
import { SKIPPED, WEIGHTS } from './weights.ts';

/** What takes cells, and how many of a kind; of others none. */
export interface Taker {
  readonly id: string;
  readonly takes: Partial<Record<Kind, readonly [min: number, max: number]>>;
  /** Nouns behind the first amount that its result does not hang on: all, or some where little else is said. */
  readonly passes?: 'all' | 'some';
}

/** A way to read a whole text as cells side by side. */
export interface Cover<Rule extends Taker = Taker> {
  readonly cells: readonly Cell[];
  /** Rules that may take these cells, as far as none is missing. */
  readonly rules: readonly Rule[];
  readonly cost: number;
  /** Lexemes that were left out and are told. */
  readonly skipped: readonly number[];
  /** Where verbs were left out. */
  readonly verbs: readonly number[];
  /** A verb of what amounts say was left out: weighs, runs. */
  readonly isSaid: boolean;
  /** A noun was left out behind the first amount: nothing but a conversion may be meant. */
  readonly isBehind: boolean;
}

/** Ways to a place in the text that are kept. */
const BEST = 32;

const VERB = new Set(['word:moves', 'word:does', 'word:costs', 'word:holds']);
/** Joins what is named before it to the amount behind it: a table by 5 m, over 5 kg; for money it names the price. */
const JOINING = new Set(['word:given', 'word:on', 'word:times']);
const isPrice = (chart: Chart, at: number) =>
  chart.from(at).some(({ measures }) => measures?.some(({ category }) => category === 'currency'));
const AMOUNT = new Set(
  'amount named clock range rate count number price item share sides span dozens pieces portion ingredient'.split(
    ' ',
  ),
);

/** What it costs to leave a stretch out, by the cheapest role that may be; undefined where it may not. */
function skipCost(chart: Chart, cell: Cell): number | undefined {
  if (!cell.kind.startsWith('word:')) return undefined;
  const isKept = chart.stops.some(({ from, to }) => from < cell.to && to > cell.from);
  const role = cell.kind.slice(5) as Role;
  const here = chart.from(cell.from);
  // how many cans: what is counted is asked for
  const isCounted =
    role === 'howMany' && chart.from(cell.to).some(({ kind }) => kind === 'noun' || kind === 'each');
  // 12 at 3.60: so much for each
  const isAtPrice = here.some(({ rule }) => rule === 'at price');
  const isSign = here.some(({ kind }) => kind === 'word:plus' || kind === 'word:minus');
  // quanto l'una: of each, and no words that say nothing
  const isOne = here.some(({ kind, to }) => kind === 'word:one' && to > cell.to);
  // average of 72 and 85, and no average speed
  const isMean =
    here.some(({ kind }) => kind === 'word:mean') &&
    chart.lexemes[cell.to]?.role === 'of' &&
    chart.from(cell.to + 1).some(({ kind }) => kind === 'number');
  return isKept || isMean || isOne || isCounted || isAtPrice || isSign ? undefined : SKIPPED[role];
}

const hasAmount = (cells: readonly Cell[]): boolean => cells.some(({ kind }) => AMOUNT.has(kind));

/** Whether a unit stands before it: behind 10 in stands a thing, behind in a place. */
function isBehindUnit(chart: Chart, at: number, { cells, skipped }: Cover): boolean {
  const before = chart.lexemes[at - 1];
  const isKnown =
    before !== undefined && before.senses.length > 0 && (!before.role || cells.at(-1)?.to === at);
  return (
    isKnown && !chart.from(at - 1).some(({ kind }) => kind === 'word:silent') && !skipped.includes(at - 1)
  );
}

/** Whether a noun may stand behind an amount and its target: 2.2 bar in psi, for the bike. */
const isBehindTarget = ([, target, ...others]: readonly Cell[], before: Lexeme | undefined): boolean =>
  target !== undefined &&
  others.length === 0 &&
  ['target', 'unit'].includes(target.kind) &&
  !['of', 'connector'].includes(before?.role ?? '');

/** The rules that pass over a noun there: all before the first amount, some behind it, none behind a unit. */
function passingOver(chart: Chart, at: number, way: Cover): Passing | undefined {
  const { cells } = way;
  const isUnit = isBehindUnit(chart, at, way);
  const next = chart.lexemes[at + 1];
  // golf 7 150 cv, and a mil that may be a unit
  if (next?.number ? next.text.includes(' ') : next?.numberWord && next.senses.length) return undefined;
  const [amount] = cells;
  if (amount && chart.tellsFuel) return FEW;
  // a 2 litre bottle that is filled, a car
  if (amount?.kind === 'pieces' || (!isUnit && isBehindTarget(cells, chart.lexemes[at - 1]))) return SOME;
  // 12 euros to the airport, in dollars
  if (cells.length === 1 && amount && amount.label === undefined && ['amount', 'named'].includes(amount.kind))
    return !isUnit && chart.lexemes.slice(amount.to, at).every(({ role }) => role !== 'per') ? SOME : FEW;
  // we are 7, and the bill is 80
  if (cells.some(({ kind, rule }) => AMOUNT.has(kind) && rule !== 'we are')) return FEW;
  return isUnit ? undefined : ALL;
}
/** Whether a rule passes over a noun where it stands. */
type Passing = (rule: Taker) => boolean;
const ALL: Passing = () => true;
const SOME: Passing = ({ passes }) => passes !== undefined;
const FEW: Passing = ({ passes }) => passes === 'all';

/** Part of what a way and its fuel come to. */
const isOfWay = ({ measures: [one] = [] }: Cell): boolean =>
  !one || ['fuel', 'length', 'volume', 'currency'].includes(one.category);

/** Whether a unit may stand alone: behind an amount, no *y* that joins, and not behind the *in* that leads to it: hotel in London, in francs. */
function isBare(chart: Chart, { from: at, to, senses = [] }: Cell, { cells }: Pick<Cover, 'cells'>): boolean {
  const isLed = chart.to(to).some(({ rule, from }) => rule === 'in unit' && from < at);
  // square feet of a room of 12 by 14
  const isArea = chart.lexemes[to]?.role === 'of' && senses.some(([one]) => one?.category === 'area');
  const isBehind = hasAmount(cells) && chart.lexemes[at]?.role !== 'joiner';
  return isArea || (isBehind && (!isLed || cells.at(-1)?.to === at));
}

/** Whether a word joins a noun that was left out to what follows: a table by 5 m; bread and 2 rolls, of which no price is told alone. */
function isJoining(
  chart: Chart,
  { kind, from, to }: Cell,
  { skipped, cells }: Pick<Cover, 'skipped' | 'cells'>,
) {
  const isAnd = kind === 'word:and' && hasLetter(chart.lexemes[from]?.text ?? '');
  const isCounted = chart.from(to).some((one) => one.kind === 'number');
  const isGiven = chart.from(from).some((one) => one.kind === 'word:given');
  const isList = isAnd && isCounted && !isGiven && !hasAmount(cells);
  return skipped.includes(from - 1) && (isList || (JOINING.has(kind) && !isPrice(chart, to)));
}

/** A way with one more step; undefined where that may not be taken. */
function withStep<Rule extends Taker>(
  chart: Chart,
  way: Cover<Rule>,
  { cell, cost, how }: Step,
): Cover<Rule> | undefined {
  const at = cell.from;
  if (way.cost + cost > WEIGHTS.most) return undefined;
  const passing = how === 'noun' ? passingOver(chart, at, way) : ALL;
  if (!passing) return undefined;
  if (how === 'silent' && isJoining(chart, cell, way)) return undefined;
  if (how === 'cell' && cell.kind === 'unit' && !isBare(chart, cell, way)) return undefined;
  const isBehind = way.isBehind || (how === 'noun' && hasAmount(way.cells));
  const cells = how === 'cell' ? [...way.cells, cell] : way.cells;
  if (isBehind && chart.tellsFuel && !cells.every(isOfWay)) return undefined;
  const number = cells.filter(({ kind }) => kind === cell.kind).length;
  const rules = way.rules.filter(
    (rule) => (how !== 'cell' || number <= (rule.takes[cell.kind]?.[1] ?? 0)) && passing(rule),
  );
  if (rules.length === 0) return undefined;
  return {
    cells,
    rules,
    cost: way.cost + cost,
    isSaid: way.isSaid || (how === 'silent' && chart.from(at).some(({ kind }) => kind === 'word:does')),
    verbs: VERB.has(cell.kind) ? [...way.verbs, at] : way.verbs,
    isBehind,
    skipped: how === 'noun' ? [...way.skipped, at] : [...way.skipped, ...cell.skipped],
  };
}

/** The cheapest ways, each of the same cells once. */
function cheapest<Rule extends Taker>(ways: readonly Cover<Rule>[] | undefined): readonly Cover<Rule>[] {
  const known = new Map<string, Cover<Rule>>();
  for (const way of ways ?? []) {
    const key = `${way.cells.map(({ id }) => id).join()} ${way.skipped.length} ${way.verbs.length} ${way.isSaid}`;
    const other = known.get(key);
    if (!other || other.cost > way.cost) known.set(key, way);
  }
  return [...known.values()].sort((a, b) => a.cost - b.cost).slice(0, BEST);
}

/**
 * The cheapest ways to cover a text, each lexeme being in a cell or left out.
 * @param rules over a whole text: no way has cells that none of them takes together
 */
export function coversOf<Rule extends Taker>(chart: Chart, rules: readonly Rule[]): readonly Cover<Rule>[] {
  const { length } = chart.lexemes;
  const ways: Cover<Rule>[][] = Array.from({ length: length + 1 }, () => []);
  ways[0] = [{ cells: [], rules, cost: 0, skipped: [], verbs: [], isSaid: false, isBehind: false }];
  for (let at = 0; at < length; at++) {
    const kept = cheapest(ways[at]);
    const steps = kept.length > 0 ? stepsFrom(chart, at) : [];
    for (const way of kept)
      for (const step of steps) {
        const next = withStep(chart, way, step);
        if (next) ways[step.cell.to]?.push(next);
      }
  }
  return cheapest(ways[length]);
}

interface Step {
  readonly cell: Cell;
  readonly cost: number;
  /** Taken as it is, or left out: silently, or as a noun that is told. */
  readonly how: 'cell' | 'silent' | 'noun';
}

function stepsFrom(chart: Chart, at: number): Step[] {
  return chart.from(at).flatMap((cell): Step[] => {
    const steps: Step[] = [];
    const skip = skipCost(chart, cell);
    if (skip !== undefined) steps.push({ cell, cost: skip, how: 'silent' });
    if (cell.kind === 'noun' && cell.cost === 0) steps.push({ cell, cost: WEIGHTS.noun, how: 'noun' });
    const cost = cell.cost + (cell.kind === 'unit' ? WEIGHTS.bareTarget : WEIGHTS.cell);
    const { lexemes } = chart;
    const before = lexemes[at - 1];
    // nothing is wanted in what stands behind a figure, or behind per
    const isCountless =
      cell.kind === 'unit' &&
      (lexemes[at]?.numberWord || before?.number || before?.numberWord || before?.role === 'per');
    // in my dollars
    const isOwned =
      cell.kind === 'unit' &&
      chart.from(at - 1).some(({ kind }) => kind === 'word:silent') &&
      chart.from(at - 2).some(({ kind }) => kind === 'word:in');
    if (!isCountless && !isOwned) steps.push({ cell, cost, how: 'cell' });
    return steps;
  });
}
