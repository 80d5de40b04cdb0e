import { figure, goal, plainUnit, unit } from './measures.ts';
import { Rest } from './rest.ts';

const BY = ' ?(?:x|×|\\*|por|by) ?';
const side = (name: string, length = unit(`${name}Unit`, 'length')): string =>
  `(?<${name}>(?<![\\d.,:/])\\d+(?:[.,]\\d+)*(?![:/\\d])) ?(?:${length})?`;
const SIDES = `${side('a')}${BY}${side('b')}`;
const THICK = '(?:de )?(?:deep|thick|high|tall|depth|thickness|espesor|profundidad|prof|alto|altura|grosor)';
const SOLIDS = [
  `${SIDES}${BY}${side('c')}(?: ${THICK})?`,
  `${SIDES}(?:,| y| and| con| with|\\p{L}| (?!x|by|por)\\p{L}+)* ${figure('c')} ?${unit('cUnit', 'length')} (?:de |of )?${THICK}`,
  `${SIDES}(?:,| y| and| con| with| )* ${THICK}(?: (?:de|of|is|es))? ${figure('c')} ?${unit('cUnit', 'length')}`,
].map((form) => new RegExp(form, 'u'));
const FLAT = new RegExp(SIDES, 'u');
/** The unit of a side, by what it is asked for in. */
const SIDE_OF: Readonly<Record<string, string>> = {
  m2: 'm',
  ft2: 'ft',
  yd2: 'yd',
  m3: 'm',
  ft3: 'ft',
  yd3: 'yd',
};
const ROOM =
  /(?<!\p{L})(?:cuartos?|habitacion(?:es)?|dormitorio|pieza|sala|terreno|lote|piso|pared|muro|losa|patio|jardin|parcela|rooms?|bedroom|slab|garden|yard|lot|plot|wall|floor|deck|lawn|bed|planter|bancal|jardinera|area|de)(?!\p{L})(?<found>)/u;

type Found = Readonly<Record<string, string | undefined>>;

/** The sides with their units: a side without has that of the next one that has. */
function measured(
  found: Found,
  names: readonly string[],
  fallback: string | undefined,
): string[] | undefined {
  const units = names.map((name) => found[`${name}Unit`]);
  const all = names.map((name, at) => {
    const own = units.slice(at).find(Boolean) ?? units.findLast(Boolean) ?? fallback;
    return own && `${found[name]} ${plainUnit(own)}`;
  });
  return all.every((one) => one !== undefined) ? (all as string[]) : undefined;
}

/** `12 by 15 in square feet`: no inches, where no side has a unit; of `10 ft x 4 in square feet` nobody knows. */
const IN_SQUARE = new RegExp(`(?<=\\d) in (?=${unit('goal', 'area', 'volume')})`, 'u');

const OF_THINGS = new RegExp(`(?:how many|cuant[oa]s) (?!${unit('goal', 'area', 'volume', 'length')})`, 'u');

/** `slab 20ft x 12ft x 4in cubic yards`, `losa de 4 x 3 m y 10 cm de espesor en m3`, `cuarto de 3,40 x 4,20 cuántos m2`. */
export function shapeAsked(asked: string): string[] {
  // how many bricks
  if (OF_THINGS.test(asked)) return [];
  const isBare = !/\d ?(?:ft|feet|foot|m|cm|yd|yards?|'|")(?![\p{L}\d])/u.test(asked.replace(IN_SQUARE, ' '));
  if (IN_SQUARE.test(asked) && !isBare) return [];
  // a raised bed is no bed that was raised
  const folded = asked.replace(IN_SQUARE, ' to ').replace(/raised (?=(?:garden )?bed)/, '');
  for (const form of SOLIDS) {
    const rest = new Rest(folded);
    const found = rest.take(form);
    const to = found && rest.take(goal('volume'))?.goal;
    const sides = found && measured(found, ['a', 'b', 'c'], to && SIDE_OF[plainUnit(to)]);
    rest.take(ROOM);
    if (to && sides && rest.saysNothing) return [`${sides.join(' x ')} in ${plainUnit(to)}`];
  }
  const rest = new Rest(folded);
  const found = rest.take(FLAT);
  const to = found && rest.take(goal('area'))?.goal;
  const sides = found && measured(found, ['a', 'b'], to && SIDE_OF[plainUnit(to)]);
  rest.take(ROOM);
  return to && sides && rest.saysNothing ? [`${sides.join(' x ')} in ${plainUnit(to)}`] : [];
}

const AREA = new RegExp(
  `(?:${figure('area')}|(?:per|por|in|en) (?:an? |un |each |cada )?(?=\\p{L})) ?${unit('of', 'area')}`,
  'u',
);
const HOW_MANY = /(?<!\p{L})(?:how many|cuant[oa]s)(?!\p{L})(?<found>)/u;

/** `how many 30x30 cm tiles for 9 square metres`. */
export function tilesFor(folded: string): string[] {
  const rest = new Rest(folded);
  const found = rest.take(FLAT);
  const { area = '1', of } = rest.take(AREA) ?? {};
  const asks = rest.take(HOW_MANY);
  if (!found || !of || !asks || COVERS.test(folded)) return [];
  const unitOfSides = found.bUnit ?? found.aUnit;
  const isOne = !found.aUnit || plainUnit(found.aUnit) === plainUnit(unitOfSides);
  if (!unitOfSides || !isOne || !rest.saysNothing) return [];
  const own = plainUnit(unitOfSides);
  return [`${area} ${plainUnit(of)} / ${found.a} ${own} / ${found.b} ${own}`];
}

/** What covers so much is no tile of that size. */
const COVERS = /(?<!to )(?<!\p{L})(?:covers?|cubren?|rinden?)(?!\p{L})/u;

const LESS = '(?:-|minus|menos|less|sin|without)';
const MORE = '(?:\\+|plus|mas|y|and)';
const NEXT = new RegExp(
  `^(?<noun>[^\\d+-]*?) ?(?:(?<less>${LESS})|(?<more>${MORE})) (?<thing>(?:\\p{L}+ )*?)${SIDES}`,
  'u',
);

/** `pared 5 m por 2,6 menos ventana de 1,2 x 1`: areas added and taken away, each of two sides in one unit. */
export function areasAdded(folded: string): string[] {
  const first = FLAT.exec(folded);
  if (!first?.groups) return [];
  let rest = folded.slice(first.index + first[0].length);
  let said = folded.slice(0, first.index);
  const all: Found[] = [first.groups];
  let sum = `${first.groups.a}*${first.groups.b}`;
  for (let next = NEXT.exec(rest); next?.groups; next = NEXT.exec(rest)) {
    const { a, b, less, noun, thing } = next.groups;
    all.push(next.groups);
    sum += ` ${less ? '-' : '+'} ${a}*${b}`;
    said += ` ${noun} ${thing}`;
    rest = rest.slice(next[0].length);
  }
  if (all.length < 2) return [];
  const left = new Rest(`${said} ${rest}`);
  const to = left.take(goal('area'))?.goal;
  left.take(ROOM);
  const units = new Set(
    all
      .flatMap(({ aUnit, bUnit }) => [aUnit, bUnit])
      .filter(Boolean)
      .map(plainUnit),
  );
  const [own = to && SIDE_OF[plainUnit(to)]] = units;
  if (!own || units.size > 1 || !left.saysNothing) return [];
  return [`(${sum}) ${own}2 in ${to ? plainUnit(to) : `${own}2`}`];
}
