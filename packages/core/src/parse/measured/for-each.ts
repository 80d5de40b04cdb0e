import { figure, goal, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const TIME =
  '(?<time>min(?:ut[eo]s?|s)?|h(?:oras?|ours?|rs?|s)?|s(?:eg(?:undos?)?|ec(?:onds?|s)?)?)(?!\\p{L})';
const EACH = '(?:por|per|for each|for every|cada|each|every|/|el|la|an?|por cada)(?: (?:una?|1))?';
/** So long for each kilo, page or piece. */
const LONG_EACH = new RegExp(
  `${figure('long')} ?${TIME} ?${EACH} ?(?:${unit('of', 'weight')}|(?<thing>\\p{L}{3,}))`,
  'u',
);
const WEIGHT = new RegExp(`${figure('many')} ?${unit('unit', 'weight')}`, 'u');

/** `pavo de 6 kg a 40 min por kilo`, `time to read 300 pages at 2 min per page`. */
export function timeForEach(folded: string): string[] {
  const rest = new Rest(folded);
  const { long, time, of, thing } = rest.take(LONG_EACH) ?? {};
  const things = thing ? new RegExp(`${figure('many')} ${thing}\\p{L}{0,2}(?!\\p{L})`, 'u') : WEIGHT;
  const { many, unit: own } = rest.take(things) ?? {};
  return many && plainUnit(own) === plainUnit(of) && rest.saysNothing
    ? [`(${many}*${long}) ${time} in h and min`]
    : [];
}

const POOL = [
  `${figure('long')}[ -]?${unit('unit', 'length')} (?:pool|piscina|alberca|pileta|track|pista|lap|course)`,
  `(?:pool|piscina|alberca|pileta|track|pista|course)(?: (?:of|de|is|es))* ${figure('long')} ?${unit('unit', 'length')}`,
].map((form) => new RegExp(`${form}(?!\\p{L})`, 'u'));
const LAPS = new RegExp(
  `${figure('many')} ?(?:lengths?|laps?|largos?|vueltas?|piscinas|albercas)(?!\\p{L})`,
  'u',
);

/** `25m pool 64 lengths in miles`. */
export function lapsOf(folded: string): string[] {
  return POOL.flatMap((form) => {
    const rest = new Rest(folded);
    const { long, unit: own } = rest.take(form) ?? {};
    const many = long && rest.take(LAPS)?.many;
    if (!many) return [];
    const to = rest.take(goal('length'))?.goal ?? own;
    return rest.saysNothing ? [`(${many}*${long}) ${plainUnit(own)} in ${plainUnit(to)}`] : [];
  });
}

const RAIN = new RegExp(
  `${figure('deep')} ?${unit('unit', 'length')} (?:of |de |para )?(?:rain(?:fall)?|lluvia|agua|water|mulch|gravel|grava|topsoil|snow|nieve|concrete|hormigon)(?: (?:falls?|cae))? (?:on|over|en|sobre|in)(?: (?:un techo de|a roof of|un|an?))? ?(?:${figure('wide')} ?)?${unit('of', 'area')}`,
  'u',
);

/** `1 inch of rain on an acre in gallons`. */
export function rainOn(folded: string): string[] {
  const rest = new Rest(folded);
  const { deep, unit: own, wide = '1', of } = rest.take(RAIN) ?? {};
  const to = deep && rest.take(goal('volume'))?.goal;
  return to && rest.saysNothing
    ? [`${wide} ${plainUnit(of)} x ${deep} ${plainUnit(own)} in ${plainUnit(to)}`]
    : [];
}
