import { sharedCategory } from '../frames.ts';
import type { TokenLine } from '../token-line.ts';

/** So many of a thing, each so much: `3 entradas de 45 euros`, `6 nights at 120`. */
const COUNTED = /^[XAL]*(?<count>N)(?<thing>X{1,2}|U)(?<at>[OTPLA]{1,2})(?<each>MN|N[MU])(?<rest>.*)/du;
/** `3 bags of cement 94 lb each in kg`. */
const COUNTED_EACH = /^[AL]*(?<count>N)(?<thing>X(?:O?X)?)(?<at>)(?<each>N[MU])(?<rest>A.*)/du;
/** `cuántos km son 3 vueltas de 400 metros`. */
const COUNTED_ASKED = /^[XLA]*Q(?<to>U)[LXA]*(?<count>N)(?<thing>X{1,2}|U)(?<at>O)(?<each>NU)[XLA]*$/du;
/** `12 boards at 7 ft 4 in each total in metres`. */
const COUNTED_PARTS = /^[XAL]*(?<count>N)(?<thing>X{1,2})(?<at>[OTPL])(?<each>NUN[UL])(?<rest>.*)/du;
/** `hotel 85 usd la noche x 6 noches en euros`, `4 nights 120 usd a night`: how many, of what it is so much for each. */
const NIGHTLY = [
  /^[XAOL]*(?<each>NM|MN|NU(?=[PA]+X))[PA]+(?<thing>[XU])[+TLOX]{0,2}(?<count>N)(?<again>[XU])(?<rest>.*)/du,
  /^[XAOL]*(?<count>N)(?<thing>[XU])[TLOA+]{0,2}(?<each>NM|MN|NU(?=[PA]+X))[PA]+(?<again>[XU])(?<rest>.*)/du,
];
/** Laps and cups are units elsewhere. */
const LAPS = /(?:vuelta|taza)s?$/;
/** What is counted and is a unit elsewhere. */
const NIGHTS = /^(?:dia|day|mes|month|semana|week)/;
const ASKS_FOR_ONE =
  /(?:price|precio|costo?|how much|cuanto)[^\d]*(?<!\p{L})(?:each|cada|apiece|per|por)(?!\p{L})/u;
const EACH = /^(?:a|at|@|x|of|de|por|for|each|cada)$/;

/** So often an amount; a sign stands first, where no figure can be before it. */
const times = (many: string, one: string): string =>
  /^\p{Sc}/u.test(one) ? `${one}*${many}` : `${many}*${one}`;

const stemOf = (word: string): string => word.replace(/s$/, '');

function askedAfterGoal(line: TokenLine): string[] {
  const found = line.groupsOf<'to' | 'count' | 'thing' | 'each'>(COUNTED_ASKED);
  if (!found) return [];
  const { to, count, thing, each } = found;
  if (line.line[thing[0]] === 'U' && !LAPS.test(line.word(thing[0]))) return [];
  return [`${times(line.text(...count), line.text(...each))} in ${line.text(...to)}`];
}

/** So many of a thing, each so much for one, with what it is asked for in. */
export const paidByEach = (line: TokenLine): string[] =>
  NIGHTLY.flatMap((form) => {
    const found = line.groupsOf<'count' | 'thing' | 'each' | 'again' | 'rest'>(form);
    if (!found) return [];
    const { count, thing, each, again, rest } = found;
    const goal = /^[XQLAO]*?([MU]?)[XLA]*$/.exec(line.line.slice(...rest));
    if (!goal || stemOf(line.word(thing[0])) !== stemOf(line.word(again[0]))) return [];
    const to = goal[1] ? rest[0] + line.line.slice(...rest).search(/[MU]/) : 0;
    return [`${times(line.text(...count), line.text(...each))}${to ? ` in ${line.text(to, to + 1)}` : ''}`];
  });

const isCountable = (word: string, isMoney: boolean): boolean =>
  LAPS.test(word) || (isMoney && NIGHTS.test(word));

export function countedThings(line: TokenLine): string[] {
  const asked = askedAfterGoal(line);
  // 24 cans for $9.99 price each: all of them cost that
  if (asked.length > 0 || ASKS_FOR_ONE.test(line.draft.folded)) return asked;
  const match = (form: RegExp) => line.groupsOf<'count' | 'thing' | 'at' | 'each' | 'rest'>(form);
  const found = match(COUNTED_PARTS) ?? match(COUNTED) ?? match(COUNTED_EACH);
  if (!found) return [];
  const { count, thing, at, each, rest } = found;
  const isMoney = line.line.slice(...each).includes('M');
  const isUnit = line.line[thing[0]] === 'U';
  if (isUnit && !isCountable(line.word(thing[0]), isMoney)) return [];
  const isLed = at[0] < at[1];
  if (isLed ? !EACH.test(line.word(at[0])) : line.word(rest[0]) !== 'each') return [];
  const after = line.line.slice(...rest);
  // the same for each of them, said again
  const again = after.replace(/^[PA]+[XUA]/, '');
  const goal = /^X?[QLA]*([MU])[XLA]*$/.exec(again) ?? /^[XLA]*$/.exec(again);
  if (!goal) return [];
  const to = goal[1] ? line.line.lastIndexOf(goal[1]) : 0;
  const target = to ? ` in ${line.text(to, to + 1)}` : '';
  const [many, second] = [line.text(count[0], count[1]), each[0] + 2];
  // 7 ft 4 in twelve times
  const parts =
    each[1] > second ? [line.text(each[0], second), line.text(second, each[1])] : [line.text(...each)];
  return [`${parts.map((one) => times(many, one)).join(' + ')}${target}`];
}

/** `cuántos vasos de 200 ml salen de 1,5 litros`: how often the one is in the other. */
const OFTEN = [
  /^[AL]*(?<whole>NU)[XLO]*Q[LA]*(?:X{1,2}[OL]?)?(?<part>NU)X{0,2}[L]*$/du,
  /^[XAL]*Q(?<part>NU)X{1,2}(?:O[XU])?[LO]*(?:A?(?<whole>NU)|(?<one>AU))X?$/du,
  // cuántas veces cabe 250 ml en 2 litros
  /^Q[XU]X*(?<part>NU)L*(?<whole>NU)$/du,
  /^[XAL]*Q(?:X{1,2}|U)[OLA]*(?<part>NU)X{0,2}L*(?:(?<whole>NU)|(?<one>AU))X{0,2}$/du,
  /^Q(?:X{1,2}[OL]?)(?<part>NU)[XLOA]*(?<whole>NU)X{0,2}$/du,
];

export function howOften(line: TokenLine): string[] {
  return OFTEN.flatMap((form) => {
    const { whole: many, one, part } = line.match(form) ?? {};
    const whole = many ?? one;
    if (!whole || !part || !line.line.includes('X')) return [];
    if (!sharedCategory(line, whole[1] - 1, part[1] - 1)) return [];
    const isVolume = sharedCategory(line, whole[1] - 1) === 'volume';
    const small = line.text(...part);
    return [
      `${one ? `1 ${line.text(one[0] + 1, one[1])}` : line.text(...whole)} / ${isVolume ? small.replace(/ ?(?:oz|ounces?|onzas?)$/, ' fl oz') : small}`,
    ];
  });
}
