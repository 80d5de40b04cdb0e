import { exactOf } from '../../../number/exact-value.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { Item } from '../items/items.ts';
import type { Interpretation, Span } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Sense } from '../words/senses.ts';
import { MAX_SENSES } from '../words/senses.ts';
import { partsIn, totalOf } from './compound-amount.ts';
import { type Request, toRequest } from './conversion-request.ts';
import { likelyTargets } from './likely-targets.ts';
import { isSplit, type TargetChoice, targetChoices } from './target-list.ts';

/** An interpretation and how far its words are stretched: 0 is what people mean. */
export interface RankedInterpretation {
  readonly interpretation: Interpretation;
  readonly cost: number;
}

/** Powers of ten between two units beyond which another sense of the word is likelier. */
const MAX_STEP = 6.1;

/** `2 tsp in tsp`: the target is the very word of the source. */
const repeatsSource = ({ source, targets }: Request): boolean => {
  const named = source[0]?.senses.map(({ id }) => id).join();
  return targets.some(({ senses }) => senses.map(({ id }) => id).join() === named);
};

/** All interpretations of one sense of the source. */
function interpretationsFrom(
  request: Request,
  sense: Sense,
  choicesIn: (category: string) => readonly TargetChoice[],
  units: UnitSet,
  currencies: string,
): RankedInterpretation[] {
  const parts = partsIn(request.source, sense, units);
  // 5 ft 11 in is 71 in; a sum is in the unit it began with
  const summed = request.source.some(({ sign }) => sign);
  const from = (summed ? parts?.[0] : parts?.at(-1))?.unit ?? sense.id;
  const amount = parts && totalOf(parts, from, units);
  if (!parts || !amount) return [];
  const base = {
    category: sense.category,
    amount: exactOf(amount),
    from,
    // 10 euros 50 céntimos are one amount
    parts: parts.length > 1 && (summed || sense.category !== 'currency') ? parts : [],
  };
  if (request.targets.length === 0) {
    const likely = likelyTargets(from, sense.category, units, currencies);
    // what was worked out is wanted in its own unit first
    const to = summed || request.source.some(({ worked }) => worked) ? [from, ...likely] : likely;
    return [{ interpretation: { ...base, to, compound: false, assumedTarget: true }, cost: sense.rank }];
  }
  return choicesIn(sense.category).map(({ to, cost }) => {
    // nobody asks for what they have, 350 degrees to celsius are Fahrenheit; unless they say the same word twice
    const same = to.includes(from) && !sense.worth && !repeatsSource(request) ? 3 : 0;
    return {
      interpretation: { ...base, to, compound: isSplit(request.targets, to), assumedTarget: false },
      cost: cost + sense.rank + same + distanceOf(from, to[0] ?? '', units),
    };
  });
}

/** 500 nm in µm are nanometres and in km nautical miles: nobody counts one unit in millions of the other. */
function distanceOf(from: string, to: string, units: UnitSet): number {
  // 0 of money
  const ratio = units.convertNumber(1, from, to);
  return ratio && Math.abs(Math.log10(ratio)) > MAX_STEP ? 1 : 0;
}

/**
 * Every way to understand the items, likeliest first.
 * @param whole span of the question
 * @param size words and signs of the question: one alone may name a unit, three alone may go either way
 * @throws QuestionFault where the items cannot be one question
 */
export function interpretQuestion(
  items: readonly Item[],
  whole: Span,
  size: number,
  units: UnitSet,
  currencies: string,
): RankedInterpretation[] {
  const [source, target, more] = items;
  // about no unit at all it is arithmetic, when there is something to work out
  if (source?.kind === 'number' && !target && source.computed) {
    const amount = exactOf(source.amount);
    const plain = { parts: [], to: [], compound: false, assumedTarget: false };
    return [{ interpretation: { category: 'number', amount, from: '', ...plain }, cost: 0 }];
  }
  const interpretations = readRequest(toRequest(items, whole), size === 1, units, currencies);
  const eitherWay =
    size === 3 && source?.kind === 'unit' && target?.kind === 'unit' && !more && target.within;
  if (!eitherWay || interpretations[0]?.interpretation.category === 'currency') return interpretations;
  // inches in feet: how many of them there are in one, or one of them in the other
  const turned = readRequest(
    toRequest([{ ...target, within: false }, source], whole),
    false,
    units,
    currencies,
  ).slice(0, 1);
  return [...interpretations, ...turned.map((ranked) => ({ ...ranked, cost: ranked.cost + 1 }))];
}

function readRequest(
  request: Request,
  alone: boolean,
  units: UnitSet,
  currencies: string,
): RankedInterpretation[] {
  const heard = request.source[0]?.senses ?? [];
  // «qué hora es» names an hour and asks for no conversion
  const senses = request.bare && !alone ? heard.filter(({ category }) => category === 'currency') : heard;
  if (senses.length === 0 && heard.length > 0) fault('missing-amount', request.sourceSpan);
  const known: Record<string, readonly TargetChoice[]> = {};
  const choicesIn = (category: string) => {
    known[category] ??= targetChoices(request.targets, category);
    return known[category];
  };
  const interpretations = senses
    .slice(0, MAX_SENSES * 2)
    .flatMap((sense) => interpretationsFrom(request, sense, choicesIn, units, currencies));
  if (interpretations.length === 0) {
    const [sense] = senses;
    if (!sense) return fault('missing-unit', request.sourceSpan);
    const span = request.targets[0]?.span ?? request.sourceSpan;
    fault('mixed-categories', span, likelyTargets(sense.id, sense.category, units, currencies));
  }
  return interpretations.sort((a, b) => a.cost - b.cost || dollarsApart(a) - dollarsApart(b));
}

/** Of pesos and dollars it is the pesos that need a country; a language knows whether its cents are of the euro. */
const dollarsApart = ({ cost, interpretation: { category, from, to } }: RankedInterpretation): number =>
  Number(category === 'currency' && !(from + to).includes('USD') && (cost > 0 || from !== 'EUR'));
