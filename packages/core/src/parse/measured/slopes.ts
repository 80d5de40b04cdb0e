import { figure, plainUnit, sizeOf, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

/** What goes up so many inches a foot. */
const ROOFS = 'roofs?|techos?|tejados?|cubierta|pitch(?:ed)?';
const ROOF = new RegExp(`(?<!\\p{L})(?:${ROOFS})(?!\\p{L})`, 'u');
const SLOPE = new RegExp(
  `(?<!\\p{L})(?:(?:de|of) )?(?:${ROOFS}|pendientes?|rampas?|cuestas?|inclinacion|desnivel|subida|sube|slopes?|grades?|gradients?|incline|ramps?|hill|climb|rises?|run)(?!\\p{L}) ?`,
  'gu',
);
const SHARE = '(?<share>%|per ?cent(?:age)?|por ?ciento|porcentaje)';
const ANGLE = '(?:°|º|degrees?|deg|grados?|angle|angulo)';
const BY = '(?::|/|in|en|over|to|a)';
const STEEP = new RegExp(`(?<!\\d ?${BY} ?)${figure('steep')} ?(?:${SHARE}|${ANGLE})`);
const SLOPE_GOAL = new RegExp(`(?<!\\p{L})(?:in )?(?:${SHARE}|${ANGLE})(?!\\p{L})`, 'u');
/** A rise over a run: `1:12`, `1 in 12`, `4/12`. */
const RATIO = new RegExp(
  `(?<![\\d.,:/])(?<rise>\\d+(?:[.,]\\d+)?) ?${BY} ?(?<run>\\d+(?:[.,]\\d+)?)(?![\\d:/]|[.,]\\d| ?${unit('unit', 'length')})`,
  'u',
);
const RISE = new RegExp(
  `${figure('rise')} ?${unit('riseUnit', 'length')}(?: (?:de )?(?:vertical(?:es)?|up|high|alto|altura|height))?,? ?(?:(?:in|en|over|sobre|cada|per|por|every|y|and|for|con) (?:(?:an?|una?|cada|every) )?)?(?:(?:horizontal(?:es)? )?(?:of|de) )?${figure('run')} ?${unit('runUnit', 'length')}`,
  'u',
);

/** Degrees that are no angle. */
const OF_HEAT = /temperatur|celsius|fahrenheit|fiebre|fever/;

/** How steep it is, as what part of the way it goes up. */
function riseIn(rest: Rest, isRoof: boolean): string | undefined {
  const { rise, riseUnit, run, runUnit } = rest.take(RISE) ?? {};
  if (rise) {
    const [up, along] = [riseUnit, runUnit].map((name) => sizeOf(plainUnit(name)));
    return `(${rise}*${up}/(${run}*${along}))`;
  }
  const ratio = rest.take(RATIO);
  // a ramp goes up one in so many
  return ratio && (ratio.rise === '1' || isRoof) ? `(${ratio.rise}/${ratio.run})` : undefined;
}

/** `pendiente del 8% cuántos grados son`, `ramp 1:12 slope in percent`, `rise 30 cm over 4 m slope percent`. */
export function slopeAsked(folded: string): string[] {
  const rest = new Rest(folded.replace(SLOPE, ''));
  if (rest.text === folded || OF_HEAT.test(folded)) return [];
  const given = rest.take(STEEP);
  const asked = rest.take(SLOPE_GOAL);
  if (!asked) return [];
  const rise = given ? undefined : riseIn(rest, ROOF.test(folded));
  if (!rest.saysNothing) return [];
  if (rise) return [asked.share ? `${rise} is what % of 1` : `${rise}*100 % slope in degrees`];
  if (!given || !given.share === !asked.share) return [];
  return [given.share ? `${given.steep}% slope in degrees` : `${given.steep} degrees in % slope`];
}

const HEIGHT = new RegExp(`${figure('height')} ?${unit('unit', 'length')}`, 'u');
const HOW_LONG =
  /(?<!\p{L})(?<found>how long|length|que largo|cuanto (?:mide|debe medir|de largo)|largo|longitud)(?!\p{L})/u;
const LONGER: Readonly<Record<string, string>> = { cm: 'm', in: 'ft' };

/** `ramp for 60 cm height at 1:12 how long`: how far it reaches. */
export function rampLength(folded: string): string[] {
  if (!/(?<!\p{L})ramp/u.test(folded)) return [];
  const rest = new Rest(folded);
  const { rise, run } = rest.take(RATIO) ?? {};
  const { height, unit: own } = rest.take(HEIGHT) ?? {};
  if (rise !== '1' || !height || !rest.take(HOW_LONG) || !rest.saysNothing) return [];
  const from = plainUnit(own);
  return [`(${height}*${run}) ${from} in ${LONGER[from] ?? from}`];
}
