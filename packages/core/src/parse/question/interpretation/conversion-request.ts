import { rational } from '../../../number/rational.ts';
import type { Item, LoosePart, UnitItem } from '../items/items.ts';
import type { Span } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Sense } from '../words/senses.ts';

/** What is converted into what, while words may still mean several things. */
export interface Request {
  readonly source: readonly LoosePart[];
  readonly sourceSpan: Span;
  readonly targets: readonly UnitItem[];
  /** One unit, neither amount nor target: a question only about money (the price of the dollar). */
  readonly bare: boolean;
}

/** More targets than this are no question. */
const MAX_UNITS = 12;

/** Which item is the source and which are targets. */
export function toRequest(items: readonly Item[], whole: Span): Request {
  const units = items.filter((item) => item.kind === 'unit');
  const [quantity, second] = items.filter((item) => item.kind === 'quantity');
  const perUnit = units.find(({ per }) => per);
  // no amount has two units: 3 mg por kg en libras
  const beyond = second ?? (quantity && units[1] && perUnit) ?? units[MAX_UNITS];
  if (beyond) fault('not-understood', beyond.span);
  const loose = items.find((item) => item.kind === 'number');
  // euros a dólares 20: the amount stands last
  if (loose && (quantity || items.at(-1) !== loose)) fault('missing-unit', loose.span);
  const targets = withoutPlace(units, quantity?.parts ?? []);
  // 7 hours a day, how many hours a week: what stands before what is asked for, or before another span, is told and no target
  const asked = targets.find(({ requested, joined, senses: [one] }, at) =>
    requested ? !targets[0]?.requested : at > 0 && !joined && one?.category === 'time',
  );
  if (quantity && asked) fault('not-understood', asked.span);
  if (quantity) return { source: quantity.parts, sourceSpan: quantity.span, targets, bare: false };
  const source = perUnit ?? sourceAmong(units, loose?.span ?? whole);
  return {
    source: [{ amount: loose?.amount ?? rational(1n), senses: source.senses }],
    sourceSpan: source.span,
    targets: targets.filter((unit) => unit !== source),
    bare: units.length === 1 && !loose,
  };
}

/** `5000 pesos to usd in mexico`, `100 dollars in canada to euros`: a country says whose money it is, beside another target. */
function withoutPlace(units: readonly UnitItem[], parts: readonly LoosePart[]): readonly UnitItem[] {
  const all = [...parts, ...units];
  const place = units.find(({ senses: [first], joined }) => first?.rank === 1 && !joined);
  const own = (one: Sense) => one.id === place?.senses[0]?.id;
  const named = all.filter((one) => one !== place && one.senses.some(own));
  if (!all[2] || !named[0]) return units;
  for (const one of named) one.senses = one.senses.filter(own);
  return units.filter((unit) => unit !== place);
}

/** Of units without an amount, the one to convert: the first, the one after `per`, or the last when others are asked for: `in yen usd`. */
function sourceAmong(units: readonly UnitItem[], span: Span): UnitItem {
  const [first, next] = units;
  if (!first) return fault('missing-unit', span);
  if (!first.requested && !first.within) return first;
  if (!next) fault('missing-amount', first.span);
  return units.findLast(({ joined }) => !joined) as UnitItem;
}
