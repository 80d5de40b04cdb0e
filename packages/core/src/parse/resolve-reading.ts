import type { Locale } from '../format/locale.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { add, type Rational, rational } from '../number/rational.ts';
import type { ConvertFailure } from '../units/convert-failure.ts';
import type { Unit, UnitCategory } from '../units/unit.ts';
import { fault, type Request, toRequest } from './conversion-request.ts';
import type { Item, LoosePart, UnitItem } from './items.ts';
import { likelyTargets } from './likely-targets.ts';
import type { QuantityPart, Reading, Sense, Span } from './question.ts';

/** What the resolver asks about units. */
export interface UnitKnowledge {
  findUnit(id: string): Unit | undefined;
  convertExact(value: Rational, from: string, to: string): ExactValue | ConvertFailure;
  readonly categories: readonly UnitCategory[];
}

/** A reading and how far its words are stretched: 0 is what people mean. */
export interface RankedReading {
  readonly reading: Reading;
  readonly cost: number;
}

/** The next smaller unit of a trailing number, and the units that make one answer in parts. */
const NEXT_SMALLER: Readonly<Record<string, string>> = {
  mi: 'yd',
  yd: 'ft',
  ft: 'in',
  st: 'lb',
  lb: 'oz',
  y: 'month',
  w: 'd',
  d: 'h',
  h: 'min',
  min: 's',
  km: 'm',
  m: 'cm',
  kg: 'g',
};

/** Categories whose units people split an answer into: feet and inches, hours and minutes. */
const SPLIT = new Set([
  'ft in',
  'yd ft',
  'mi ft',
  'mi yd',
  'yd in',
  'st lb',
  'lb oz',
  'h min',
  'min s',
  'd h',
  'w d',
  'y month',
  'y d',
  'month d',
  'h s',
]);

/** Of a sign that two dozen currencies share, the most used ones. */
const MAX_SENSES = 9;
/** Meanings of a whole target list that are looked at. */
const MAX_CHOICES = 12;

const inCategory = (senses: readonly Sense[], category: string): readonly Sense[] =>
  senses.filter((sense) => sense.category === category).slice(0, MAX_SENSES);

/** The parts of a compound amount in one category; undefined where they do not go together. */
function partsIn(
  parts: readonly LoosePart[],
  first: Sense,
  knowledge: UnitKnowledge,
): QuantityPart[] | undefined {
  const chosen: QuantityPart[] = [];
  let above: string | undefined;
  for (const [index, { amount, senses, summed }] of parts.entries()) {
    const options =
      senses.length > 0
        ? inCategory(senses, first.category).map(({ id }) => id)
        : [NEXT_SMALLER[above ?? ''] ?? ''];
    const unit = index === 0 ? first.id : options.find((id) => summed || isSmaller(id, above, knowledge));
    if (!unit) return undefined;
    chosen.push({ amount, unit });
    above = unit;
  }
  return parts.length > 1 && (first.category === 'temperature' || first.category === 'currency')
    ? sameUnit(chosen)
    : chosen;
}

/** Sums of money and of temperatures only make sense in one unit. */
const sameUnit = (parts: QuantityPart[]): QuantityPart[] | undefined =>
  parts.every(({ unit }) => unit === parts[0]?.unit) && parts[0] ? parts : undefined;

function isSmaller(id: string, above: string | undefined, knowledge: UnitKnowledge): boolean {
  const size = above === undefined ? undefined : knowledge.convertExact(rational(1n), id, above);
  return size?.ok === true && size.sign > 0 && size.toNumber() < 1;
}

function totalOf(
  parts: readonly QuantityPart[],
  from: string,
  knowledge: UnitKnowledge,
): Rational | undefined {
  let total = rational(0n);
  for (const { amount, unit } of parts) {
    const converted = unit === from ? undefined : knowledge.convertExact(amount, unit, from);
    if (converted && !converted.ok) return undefined;
    total = add(total, converted ? converted.toFraction() : amount);
  }
  return total;
}

interface Choice {
  readonly to: readonly string[];
  readonly cost: number;
}

/** What a target list can mean in a category, cheapest first; none where a target has no meaning there. */
function targetChoices(targets: readonly UnitItem[], category: string): readonly Choice[] {
  let choices: readonly Choice[] = [{ to: [], cost: 0 }];
  for (const { senses } of targets) {
    const fitting = inCategory(senses, category);
    choices = choices
      .flatMap(({ to, cost }) => fitting.map(({ id, rank }) => ({ to: [...to, id], cost: cost + rank })))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MAX_CHOICES);
  }
  return choices;
}

function isSplit(targets: readonly UnitItem[], to: readonly string[]): boolean {
  const joined = targets.slice(1).every((target) => target.joined === 'and');
  const steps = to.slice(1).every((id, index) => SPLIT.has(`${to[index]} ${id}`));
  return targets.length > 1 && joined && steps;
}

/** `2 tsp in tsp`: the target is the very word of the source. */
const saysTwice = ({ source, targets }: Request): boolean => {
  const said = source[0]?.senses.map(({ id }) => id).join();
  return targets.some(({ senses }) => senses.map(({ id }) => id).join() === said);
};

/** All readings of one sense of the source. */
function readingsFrom(
  request: Request,
  sense: Sense,
  choicesIn: (category: string) => readonly Choice[],
  knowledge: UnitKnowledge,
  locale: Locale,
): RankedReading[] {
  const parts = partsIn(request.source, sense, knowledge);
  // 5 ft 11 in is 71 in; a sum is in the unit it began with
  const summed = request.source.some((part) => part.summed);
  const from = (summed ? parts?.[0] : parts?.at(-1))?.unit ?? sense.id;
  const amount = parts && totalOf(parts, from, knowledge);
  if (!parts || !amount) return [];
  const base = {
    category: sense.category,
    amount: exactOf(amount),
    from,
    parts: parts.length > 1 ? parts : [],
  };
  if (request.targets.length === 0) {
    const category = knowledge.categories.find(({ id }) => id === sense.category);
    const to = likelyTargets(from, category, locale);
    return [{ reading: { ...base, to, compound: false, assumedTarget: true }, cost: sense.rank }];
  }
  const choices = choicesIn(sense.category);
  return choices.map(({ to, cost }) => ({
    reading: { ...base, to, compound: isSplit(request.targets, to), assumedTarget: false },
    // nobody asks for what they have, 350 degrees to celsius are Fahrenheit; unless they say the same word twice
    cost: cost + sense.rank + (to.includes(from) && !saysTwice(request) ? 3 : 0),
  }));
}

/** A question about no unit at all is arithmetic, when there is something to work out. */
function readArithmetic(items: readonly Item[]): RankedReading[] | undefined {
  const [only, more] = items;
  if (only?.kind !== 'number' || more || !only.computed) return undefined;
  const amount = exactOf(only.amount);
  return [
    {
      reading: {
        category: 'number',
        amount,
        from: '',
        parts: [],
        to: [],
        compound: false,
        assumedTarget: false,
      },
      cost: 0,
    },
  ];
}

/**
 * Every way to understand the items, likeliest first.
 * @param whole span of the question
 * @param size words and signs of the question: one alone may name a unit, three alone may go either way
 * @throws QuestionFault where the items cannot be one question
 */
export function resolveReadings(
  items: readonly Item[],
  whole: Span,
  size: number,
  knowledge: UnitKnowledge,
  locale: Locale,
): RankedReading[] {
  const arithmetic = readArithmetic(items);
  if (arithmetic) return arithmetic;
  const request = toRequest(items, whole);
  const readings = readRequest(request, size === 1, knowledge, locale);
  const [source, target, more] = items;
  const eitherWay =
    size === 3 && source?.kind === 'unit' && target?.kind === 'unit' && !more && target.within;
  if (!eitherWay || readings[0]?.reading.category === 'currency') return readings;
  // inches in feet: how many of them there are in one, or one of them in the other
  const turned = readRequest(toRequest([target, source], whole), false, knowledge, locale).slice(0, 1);
  return [...readings, ...turned.map(({ reading, cost }) => ({ reading, cost: cost + 1 }))];
}

function readRequest(
  request: Request,
  alone: boolean,
  knowledge: UnitKnowledge,
  locale: Locale,
): RankedReading[] {
  const heard = request.source[0]?.senses ?? [];
  // «qué hora es» names an hour and asks for no conversion
  const senses = request.bare && !alone ? heard.filter(({ category }) => category === 'currency') : heard;
  if (senses.length === 0 && heard.length > 0) fault('missing-amount', request.sourceSpan);
  const known = new Map<string, readonly Choice[]>();
  const choicesIn = (category: string) => {
    const choices = known.get(category) ?? targetChoices(request.targets, category);
    known.set(category, choices);
    return choices;
  };
  const readings = senses
    .slice(0, MAX_SENSES * 2)
    .flatMap((sense) => readingsFrom(request, sense, choicesIn, knowledge, locale));
  if (readings.length === 0) return failMixed(request, senses, knowledge, locale);
  return readings.sort((a, b) => a.cost - b.cost);
}

function failMixed(
  request: Request,
  senses: readonly Sense[],
  knowledge: UnitKnowledge,
  locale: Locale,
): never {
  const [sense] = senses;
  const [target] = request.targets;
  if (!sense) return fault('missing-unit', request.sourceSpan);
  const category = knowledge.categories.find(({ id }) => id === sense.category);
  const span = target?.span ?? request.sourceSpan;
  return fault('mixed-categories', span, likelyTargets(sense.id, category, locale));
}
