import { figure, goal, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const KINDS = ['length', 'weight', 'volume'] as const;
const NOUN = "(?!(?:and|y|e|plus|mas|total|in|en|to|of|de|at|a|per|por|x|times|by)(?!\\p{L}))[\\p{L}'-]{3,}";
const OF = '(?:of|de|at|a|x|@|\\*|por|each|c/u|cada un[oa] de)';
/** So many of a thing, each so much; the next ones may leave the thing out, or the unit: `2 tablas de 2,40 y 3 de 1,80 m`. */
const ITEM = new RegExp(
  `(?<lead>^|[,;+&]|(?<!\\p{L})(?:and|y|e|plus|mas|with|con)(?!\\p{L})) ?(?:un[oa]s |otr[oa]s )?${figure('many')}(?: (?<thing>${NOUN}(?: ${NOUN}){0,2}?))??(?: ?${OF} ?| (?<=${NOUN} ))${figure('each')} ?(?:${unit('unit', ...KINDS)})?(?: (?:each|cada un[oa]|c/u))?(?: (?:long|largo|de largo))?`,
  'gu',
);
const TOTAL =
  /(?<!\p{L})(?:(?:(?:in|en) )?total(?: (?:length|weight|volume|mass|distance))?|(?:longitud|largo|largura|peso|volumen|distancia|length|weight|distance) total|altogether|in all|sum(?:a|an)?|(?:cuanto|how much|cuant[oa]s) (?:pesan?|miden?|suman?|son|es|hay|weigh|is|are|in all|do they weigh)(?: en total| in total| todo| todos)?|cuanto|how (?:much|long|heavy)(?: (?:is|are) (?:it|they|that|all))?)(?!\p{L})(?<found>)/u;
const BEFORE =
  /^[\s¿]*(?:(?:tengo|hay|compre|necesito|uso|i have|got|i need|we have|carry|carrying|bought|using|cut)(?!\p{L}))/u;

/** `4 boards of 2.4m plus 3 of 1.8m total length`: amounts of one kind, each so often, added up. */
export function countedAndAdded(folded: string): string[] {
  const bare = folded.replace(BEFORE, '').trim();
  const items = [...bare.matchAll(ITEM)];
  const named = items.map(({ groups }) => groups?.unit);
  const last = named.findLast(Boolean);
  if (items.length < 2 || items[0]?.index !== 0) return [];
  const rest = new Rest(bare.replace(ITEM, ' '));
  rest.take(TOTAL);
  const to = rest.take(goal(...KINDS))?.goal;
  const own = last ?? to;
  // of one of them at least the thing is said: 2 x 3 m are sides
  if (!own || !items.some(({ groups }) => groups?.thing) || !rest.saysNothing) return [];
  const terms = items.map(
    ({ groups }, at) => `${groups?.many}*${groups?.each} ${plainUnit(named.slice(at).find(Boolean) ?? own)}`,
  );
  const units = new Set(terms.map((term) => term.replace(/^\S+ /, '')));
  const [only] = units;
  const target = plainUnit(to ?? own);
  if (units.size === 1)
    return [`(${terms.map((term) => term.replace(/ .*/, '')).join(' + ')}) ${only} in ${target}`];
  return [`${terms.join(' + ')} in ${target}`];
}

const SPOON =
  "(?:[\\p{L}']{3,}(?: (?:soperas?|grandes?|pequenas?|de (?:cafe|te|postre|agua|vino|cerveza))(?!\\p{L}))?)";
/** A thing by what it holds: 5 ml teaspoons, vasos de 200 ml, tablets of 500 mg; and of how much. */
const HOLDERS = (['length', 'weight', 'volume', 'area'] as const).flatMap((kind) => {
  const whole = new RegExp(
    `(?<whole>\\d+/\\d+|${figure('number')}|half an?|medi[oa]|(?<!\\p{L})(?:an?|una?|one)(?!\\p{L})) ?${unit('unit', kind)}`,
    'u',
  );
  return [
    `${figure('part')}[ -]?${unit('of', kind)} (?<thing>${SPOON})`,
    `(?<thing>${SPOON}) (?:of|de) ${figure('part')} ?${unit('of', kind)}`,
  ].map((form) => ({ form: new RegExp(`(?<!\\p{L})(?:how many|cuant[oa]s) ${form}(?!\\p{L})`, 'u'), whole }));
});
const HALF = /^(?:half|medi)/;
/** How it is put that the one is in the other. */
const IS_IN =
  /(?<!\p{L})(?:hay|salen?|caben?|entran?|son|equivalen?|necesito|hacen?|llen[ao]n?|saco|obtengo|tomo|to (?:make|get|fill|take)|do i (?:need|take)|would|are there|are|is|fit|fills?|makes?|equals?|come out)(?!\p{L})/gu;

const LUMBER = /(?<![\d.,])(?<thick>\d+) ?x ?(?<wide>\d+) ?x ?(?<long>\d+)(?: ?(?:ft|feet|'))?(?![\d.,])/u;
const BOARD_FEET = /(?<!\p{L})(?:(?:in|to|how many|into) )?board (?:feet|foot|ft)(?!\p{L})(?<found>)/u;

/** `2x4x8 board feet`: inches by inches by feet. */
export function boardFeet(folded: string): string[] {
  const rest = new Rest(folded);
  const { thick, wide, long } = rest.take(BOARD_FEET) ? (rest.take(LUMBER) ?? {}) : {};
  return long && rest.saysNothing ? [`(${thick}*${wide}*${long}/12) board feet in board feet`] : [];
}

/** `how many 5ml teaspoons in 200ml`: how often a thing that is a unit elsewhere, or is named after one, is in so much. */
export function holdersIn(folded: string): string[] {
  return HOLDERS.flatMap(({ form, whole: forms }) => {
    const rest = new Rest(folded.replace(IS_IN, ' ').replace(/ {2,}/g, ' '));
    const { part, of } = rest.take(form) ?? {};
    const { whole = '', number, unit: own } = part ? (rest.take(forms) ?? {}) : {};
    if (!part || !own || !rest.saysNothing) return [];
    const many = number ?? (HALF.test(whole) ? '1/2' : /\d/.test(whole) ? `(${whole})` : '1');
    return [`${many} ${plainUnit(own)} / ${part} ${plainUnit(of)}`];
  });
}
