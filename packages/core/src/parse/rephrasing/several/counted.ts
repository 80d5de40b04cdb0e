import { sharedCategory } from '../frames.ts';
import type { TokenLine } from '../token-line.ts';

/** So many of a thing, each so much: `3 entradas de 45 euros`, `6 nights at 120`. */
const COUNTED = /^[XAL]*(?<count>N)(?<thing>X{1,2}|U)(?<at>[OTPLA]{1,2})(?<each>NU)(?<rest>.*)/du;
/** `3 bags of cement 94 lb each in kg`. */
const COUNTED_EACH = /^[AL]*(?<count>N)(?<thing>X(?:O?X)?)(?<at>)(?<each>NU)(?<rest>A.*)/du;
/** `cuántos km son 3 vueltas de 400 metros`. */
const COUNTED_ASKED = /^[XLA]*Q(?<to>U)[LXA]*(?<count>N)(?<thing>X{1,2}|U)(?<at>O)(?<each>NU)[XLA]*$/du;
/** `12 boards at 7 ft 4 in each total in metres`. */
const COUNTED_PARTS = /^[XAL]*(?<count>N)(?<thing>X{1,2})(?<at>[OTPL])(?<each>NUN[UL])(?<rest>.*)/du;
/** Laps and cups are units elsewhere. */
const LAPS = /(?:vuelta|taza)s?$/;
const EACH = /^(?:a|at|@|x|of|de|por|for|each|cada)$/;

const times = (many: string, one: string): string => `${many}*${one}`;

function askedAfterGoal(line: TokenLine): string[] {
  const found = line.groupsOf<'to' | 'count' | 'thing' | 'each'>(COUNTED_ASKED);
  if (!found) return [];
  const { to, count, thing, each } = found;
  if (line.line[thing[0]] === 'U' && !LAPS.test(line.word(thing[0]))) return [];
  return [`${times(line.text(...count), line.text(...each))} in ${line.text(...to)}`];
}

/** So many of a thing, each so much: prices are read elsewhere (`priced`). */
export function countedThings(line: TokenLine): string[] {
  const asked = askedAfterGoal(line);
  if (asked.length > 0) return asked;
  const match = (form: RegExp) => line.groupsOf<'count' | 'thing' | 'at' | 'each' | 'rest'>(form);
  const found = match(COUNTED_PARTS) ?? match(COUNTED) ?? match(COUNTED_EACH);
  if (!found) return [];
  const { count, thing, at, each, rest } = found;
  if (line.line[thing[0]] === 'U' && !LAPS.test(line.word(thing[0]))) return [];
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
