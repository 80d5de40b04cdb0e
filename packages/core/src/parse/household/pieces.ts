import { figure, goal, plainUnit, unit } from './measures.ts';
import { Rest } from './rest.ts';

const OF_THINGS = ['length', 'weight', 'volume'] as const;
const PARTS =
  'part(?:e|s)?s?|portions?|porcion(?:es)?|pieces?|piezas?|pedazos?|trozos?|bits?|slices?|rebanadas?|servings?|raciones|bollos?|panes|panecillos?|rolls?|buns?|balls?|bolas?|lengths?|cuts?|sections?|tramos?|secciones|people|personas|comensales|platos|plates|glasses|vasos|tazas|bowls';
const INTO_PARTS = new RegExp(
  `(?:(?:cut|divided?|split|shared?|cortad[oa]s?|dividid[oa]s?|repartid[oa]s?|partid[oa]s?) )?(?:(?:up )?into|between|among|entre|en|in|para|for) ${figure('parts')} (?:(?:equal(?:ly)?|iguales|same) \\p{L}+|(?:${PARTS})(?: iguales| equal)?)(?!\\p{L})`,
  'u',
);
const WHOLE = new RegExp(`${figure('whole')}[ -]?${unit('unit', ...OF_THINGS)}`, 'u');
const CUT =
  /^[\s¿]*(?:cut(?:ting)?|split|divid(?:e|ing|o|ir|imos)|share|cort(?:o|ar|amos)|repart(?:o|ir)|part(?:o|ir))(?!\p{L})(?<found>)/u;
const EACH =
  /(?<!\p{L})(?:each|cada (?:un[oa]|part\p{L}*|pie\p{L}*|tro\p{L}*)|per (?:piece|person|part|serving|portion)|por (?:persona|parte|pieza|porcion|trozo)|apiece)(?!\p{L})(?<found>)/u;
const SMALLER: Readonly<Record<string, string>> = { kg: 'g', m: 'cm', l: 'ml', ft: 'in', yd: 'ft' };

/** `cut 8ft board into 5 equal bits, inches each`: one of so many parts. */
export function equalParts(folded: string): string[] {
  const rest = new Rest(folded);
  rest.take(CUT);
  rest.take(EACH);
  const parts = rest.take(INTO_PARTS)?.parts;
  const { whole, unit: own } = rest.take(WHOLE) ?? {};
  if (!parts || !whole) return [];
  const from = plainUnit(own);
  const to = rest.take(goal(...OF_THINGS))?.goal;
  return rest.saysNothing
    ? [`(${whole}/${parts}) ${from} in ${to ? plainUnit(to) : (SMALLER[from] ?? from)}`]
    : [];
}

const PIECE = [
  `${figure('piece')}[ -]?${unit('of', ...OF_THINGS)}(?: long)? (?:${PARTS})(?!\\p{L})`,
  `(?:${PARTS}) (?:de|of) ${figure('piece')} ?${unit('of', ...OF_THINGS)}`,
].map((form) => new RegExp(form, 'u'));
const COME_OUT =
  /(?<!\p{L})(?:how many|cuant[oa]s)(?: (?:salen|saco|puedo sacar|can i get|do i get|fit|are there))?(?!\p{L})(?<found>)/u;

/** `cut 8 ft into 16 inch pieces how many`. */
export function piecesOf(folded: string): string[] {
  return PIECE.flatMap((form) => {
    const rest = new Rest(folded);
    rest.take(CUT);
    const { piece, of } = rest.take(form) ?? {};
    const { whole, unit: own } = rest.take(WHOLE) ?? {};
    if (!piece || !whole || !rest.take(COME_OUT) || !rest.saysNothing) return [];
    return [`${whole} ${plainUnit(own)} / ${piece} ${plainUnit(of)}`];
  });
}

const ONE = '(?:un[oa]?|an?|one|each|every|cada|1)';
const WEIGHS =
  '(?:pesan?|weighs?|miden?|measures?|tienen?|contienen?|holds?|contains?|usan?|uses?|llevan?|needs?|takes?)';
const SINGLE = new RegExp(
  `(?<!\\p{L})${ONE} (?<thing>\\p{L}{3,})(?: (?:de|of) \\p{L}+)? ${WEIGHS} (?:unos |about )?${figure('each')} ?${unit('unit', ...OF_THINGS)}(?: (?:each|cada un[oa]))?`,
  'u',
);
const stemOf = (word: string): string => word.replace(/(?:es|s)$/, '');
const HOW_MUCH = /(?<!\p{L})(?:cuanto|how (?:much|heavy|long))(?!\p{L})(?<found>)/u;

/** `un ladrillo pesa 2,3 kg, 450 ladrillos?`: so many of a thing of which one is told. */
export function manyOfOne(folded: string): string[] {
  const rest = new Rest(folded);
  const { thing = '', each, unit: own } = rest.take(SINGLE) ?? {};
  if (!each) return [];
  const { many } =
    rest.take(new RegExp(`${figure('many')}(?: ${stemOf(thing)}\\p{L}{0,2}(?!\\p{L})|(?=[\\s?]*$))`, 'u')) ??
    {};
  rest.take(HOW_MUCH);
  const to = rest.take(goal(...OF_THINGS))?.goal ?? own;
  return many && rest.saysNothing ? [`(${many}*${each}) ${plainUnit(own)} in ${plainUnit(to)}`] : [];
}

const SHARE =
  '(?<share>\\d/\\d|three quarters|tres cuartos|an? quarter|un cuarto|an? third|un tercio|medi[oa]|half)(?: (?:of|de|an?|una?|the|el|la))*';
const SHARES: readonly (readonly [RegExp, string])[] = [
  [/three|tres/, '3/4'],
  [/quarter|cuarto/, '1/4'],
  [/third|tercio/, '1/3'],
  [/medi|half/, '1/2'],
];
const HOLDER =
  'roll(?:o)?|carrete|spool|reel|madeja|skein|ovillo|bobina|tambor|drum|bolsa|bag|saco|caja|box|tanque|tank|botella|bottle|bidon|coil|bale|fardo';
const PARTED = [
  `${SHARE} (?:${HOLDER})(?: (?:de|of) (?:\\p{L}+ (?:de|of) )?)${figure('whole')} ?${unit('unit', ...OF_THINGS)}`,
  `${SHARE} ${figure('whole')}[ -]?${unit('unit', ...OF_THINGS)} (?:${HOLDER})`,
].map((form) => new RegExp(form, 'u'));

/** `1/2 rollo de 100 yd cuántos mts`: a share of what holds so much. */
export function shareOfWhole(folded: string): string[] {
  return PARTED.flatMap((form) => {
    const rest = new Rest(folded);
    const { share = '', whole, unit: own } = rest.take(form) ?? {};
    if (!whole) return [];
    const to = rest.take(goal(...OF_THINGS))?.goal ?? own;
    const part = SHARES.find(([word]) => word.test(share))?.[1] ?? share;
    return rest.saysNothing ? [`(${part}*${whole}) ${plainUnit(own)} in ${plainUnit(to)}`] : [];
  });
}

const TOTAL = /(?<!\p{L})(?:(?:en |in )?total|altogether|in all|all together|sum(?:a|an)?)(?!\p{L})/u;
const DISTANCE = new RegExp(
  `(?<=^|[\\s,;])(?<lead>y |and |\\+ ?|mas |then |luego |, ?)?(?<many>\\d+(?:[.,]\\d+)?)(?![\\d:/]) ?(?:${unit('unit', 'length', 'weight', 'volume')})?`,
  'gu',
);
/** A bare figure of the same unit stands behind a comma or an and; `el 12` is a day. */
const OF_A_DAY = /^ ?(?:(?:de|of|th|st|nd|veces|times|min|h|x)(?!\p{L})|[%:])/u;

/** `corrí 3 km ayer, 7,5 hoy y 12 el domingo, total`: amounts of one unit added up. */
export function addedUp(folded: string): string[] {
  const bare = folded.replace(TOTAL, ' ');
  if (bare === folded) return [];
  const found = [...bare.matchAll(DISTANCE)];
  const [first] = found;
  const own = plainUnit(first?.groups?.unit);
  const isOne = ({ 0: text, groups: { unit: named, lead } = {}, index }: RegExpExecArray, at: number) =>
    named
      ? plainUnit(named) === own
      : at > 0 &&
        (lead !== undefined || /[,;] ?$/.test(bare.slice(0, index))) &&
        !OF_A_DAY.test(bare.slice(index + text.length));
  if (!first || !own || found.length < 2 || !found.every(isOne)) return [];
  const rest = new Rest(bare.replace(DISTANCE, ' '));
  const to = rest.take(goal('length', 'weight', 'volume'))?.goal ?? own;
  rest.text = rest.text.replace(
    /(?<!\p{L})(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|\p{L}+day|ayer|hoy|today|y|and|mas)(?!\p{L})/gu,
    ' ',
  );
  return rest.saysNothing
    ? [`(${found.map(({ groups }) => groups?.many).join(' + ')}) ${own} in ${plainUnit(to)}`]
    : [];
}
