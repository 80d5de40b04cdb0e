import { figure, goal, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const KINDS = ['length', 'weight', 'volume'] as const;
const NOUN = "(?!(?:and|plus|mas|total|per|por|times)(?!\\p{L}))[\\p{L}'-]{3,}";
const OF = '(?:of|de|at|a|x|@|\\*|por|each|c/u|cada un[oa] de)';
const HAVE = '(?:tengo|hay|compre|necesito|uso|i have|got|i need|we have|carry|carrying|bought|using|cut)';
/** So many of a thing, each so much; the next ones may leave the thing out, or the unit: `2 tablas de 2,40 y 3 de 1,80 m`. */
const ITEM = new RegExp(
  `(?:^(?:${HAVE} )?|[,;+&]|(?<!\\p{L})(?:and|y|e|plus|mas|with|con)(?!\\p{L})) ?(?:un[oa]s |otr[oa]s )?${figure('many')}(?: (?<thing>${NOUN}(?: ${NOUN}){0,2}?))??(?: ?${OF} ?| (?<=${NOUN} ))${figure('each')} ?(?:(?!in (?!in )${unit('next', ...KINDS)})${unit('unit', ...KINDS)})?(?: (?:each|cada un[oa]|c/u))?`,
  'gu',
);
const SUM = /(?<found>sum(?:an?)?)/;

/** `4 boards of 2.4m plus 3 of 1.8m total length`: amounts of one kind, each so often, added up. */
export function countedAndAdded(folded: string): string[] {
  const items = [...folded.matchAll(ITEM)].map(({ groups = {} }) => groups);
  const rest = new Rest(folded.replace(ITEM, ' '));
  rest.take(SUM);
  const to = rest.take(goal(...KINDS))?.goal;
  const own = items.findLast(({ unit }) => unit)?.unit ?? to;
  // of one of them at least the thing is said: 2 x 3 m are sides
  if (items.length < 2 || !own || !items.some(({ thing }) => thing) || !rest.saysNothing) return [];
  const products = items.map(({ many, each }) => `${many}*${each}`);
  const units = items.map((_, at) => plainUnit(items.slice(at).find(({ unit }) => unit)?.unit ?? own));
  // Said once, a letter has one meaning: 2 m + 3 m may be minutes too.
  const sum =
    new Set(units).size === 1
      ? `(${products.join(' + ')}) ${units[0]}`
      : products.map((product, at) => `${product} ${units[at]}`).join(' + ');
  return [`${sum} in ${plainUnit(to ?? own)}`];
}

const SPOON =
  "(?:[\\p{L}']{3,}(?: (?:soperas?|grandes?|pequenas?|de (?:cafe|te|postre|agua|vino|cerveza))(?!\\p{L}))?)";
/** A thing by what it holds: 5 ml teaspoons, vasos de 200 ml, tablets of 500 mg; and of how much. */
const HOLDERS = (['length', 'weight', 'volume', 'area'] as const).flatMap((kind) => {
  const whole = new RegExp(
    `(?:come out of )?(?:(?<fraction>\\d+/\\d+)|${figure('number')}|(?<half>half an?|medi[oa])|(?<!\\p{L})(?:an?|una?|one)(?!\\p{L})) ?${unit('own', kind)}`,
    'u',
  );
  const holder = `${figure('part')}[ -]?${unit('of', kind)}`;
  return [`${holder} ${SPOON}`, `${SPOON} (?:of|de) ${holder}`].map((form) => ({
    form: new RegExp(`(?<!\\p{L})(?:how many|cuant[oa]s) ${form}(?!\\p{L})`, 'u'),
    whole,
  }));
});

const LUMBER = /(?<![\d.,])(?<thick>\d+) ?x ?(?<wide>\d+) ?x ?(?<long>\d+)(?: ?(?:ft|feet|'))?(?![\d.,])/u;
const BOARD_FEET = /(?<!\p{L})board (?:feet|foot|ft)(?!\p{L})(?<found>)/u;

/** `2x4x8 board feet`: inches by inches by feet. */
export function boardFeet(folded: string): string[] {
  const rest = new Rest(folded);
  const { thick, wide, long } = rest.take(BOARD_FEET) ? (rest.take(LUMBER) ?? {}) : {};
  return long && rest.saysNothing ? [`(${thick}*${wide}*${long}/12) board feet in board feet`] : [];
}

/** `how many 5ml teaspoons in 200ml`: how often a thing that is a unit elsewhere, or is named after one, is in so much. */
export function holdersIn(folded: string): string[] {
  return HOLDERS.flatMap(({ form, whole }) => {
    const rest = new Rest(folded);
    const { part, of } = rest.take(form) ?? {};
    const filled = part && rest.take(whole);
    if (!filled || !rest.saysNothing) return [];
    const many = filled.number ?? filled.fraction ?? (filled.half ? '1/2' : '1');
    return [`${many} ${plainUnit(filled.own)} / ${part} ${plainUnit(of)}`];
  });
}
