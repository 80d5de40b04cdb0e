import { figure, plainUnit, sizeOf, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const SLOPE =
  /(?<!\p{L})(?:pendientes?|rampas?|cuestas?|inclinacion|desnivel|subida|sube|techos?|tejados?|cubierta|slopes?|grades?|gradients?|incline|ramps?|hill|climb|pitch(?:ed)?|roofs?|rise|rises|run)(?!\p{L})/u;
const STEEP = new RegExp(
  `${figure('steep')} ?(?<unit>%|per ?cent|por ?ciento|°|º|degrees?|deg|grados?)`,
  'u',
);
const SLOPE_GOAL =
  /(?<!\p{L})(?:(?:en|in|to|a|as|es|is|un|cuant[oa]s|how many|what|que) )*(?:(?<share>%|per ?cent(?:age)?|por ?ciento|porcentaje)|(?<angle>°|degrees?|deg|grados?|angle|angulo))/u;
/** A rise over a run: `1:12`, `1 in 12`, `4/12`. */
const RATIO =
  /(?<![\d.,:/])(?<rise>\d{1,3}(?:[.,]\d+)?) ?(?::|\/|in|en|over|to|a) ?(?<run>\d{1,4}(?:[.,]\d+)?)(?![\d:/]|[.,]\d| ?(?:%|"|cm|mm|m|km|ft|in(?! (?:%|deg|per|an? ))|feet|met\p{L}+|inch\p{L}*|pulg\p{L}*|pies?|deg\p{L}*|grados?)(?!\p{L}))/u;
const RISE = new RegExp(
  `${figure('rise')} ?${unit('riseUnit', 'length')}(?: (?:de )?(?:rise|vertical(?:es)?|up|high|alto|altura|desnivel|subida|height|climb))?,? ?(?:(?:in|en|over|sobre|cada|per|por|every|y|and|for|to|a|con)(?: (?:an?|una?|cada|every))? )?(?:(?:run|horizontal(?:es)?)(?: of| de)? )?${figure('run')} ?${unit('runUnit', 'length')}(?: (?:de )?(?:run|horizontal(?:es)?|long|largo|longitud|distancia|length|distance))?`,
  'u',
);
/** What goes up so many inches a foot. */
const ROOF = /(?<!\p{L})(?:roofs?|techos?|tejados?|cubierta|pitch(?:ed)?)(?!\p{L})/u;

/** How steep it is, as what part of the way it goes up. */
function riseIn(rest: Rest): string | false | undefined {
  const { rise, riseUnit, run, runUnit } = rest.take(RISE) ?? {};
  if (rise) {
    const [up, along] = [riseUnit, runUnit].map((name) => sizeOf(plainUnit(name)));
    return up && along ? `(${rise}*${up}/(${run}*${along}))` : undefined;
  }
  const isRoof = ROOF.test(rest.text);
  const ratio = rest.take(RATIO);
  // a ramp goes up one in so many
  return ratio && (ratio.rise === '1' || isRoof) && `(${ratio.rise}/${ratio.run})`;
}

/** `pendiente del 8% cuántos grados son`, `ramp 1:12 slope in percent`, `rise 30 cm over 4 m slope percent`. */
export function slopeAsked(folded: string): string[] {
  if (!SLOPE.test(folded)) return [];
  const rest = new Rest(folded);
  const { steep, unit: own = '' } = rest.take(STEEP) ?? {};
  const rise = steep ? undefined : riseIn(rest);
  const asked = rest.take(SLOPE_GOAL);
  rest.text = rest.text.replaceAll(new RegExp(SLOPE.source, 'gu'), ' ');
  if (!asked || !rest.saysNothing) return [];
  if (rise) return [asked.share ? `${rise} is what % of 1` : `${rise}*100 % slope in degrees`];
  const isShare = /%|per|por/.test(own);
  if (!steep || isShare === (asked.share !== undefined)) return [];
  return [isShare ? `${steep}% slope in degrees` : `${steep} degrees in % slope`];
}

const AT = /(?<![\d.,:/])1 ?(?::|in|en) ?(?<run>\d{1,3})(?![\d:/]|[.,]\d)/u;
const HEIGHT = new RegExp(`${figure('height')} ?${unit('unit', 'length')}`, 'u');
const HOW_LONG =
  /(?<!\p{L})(?:how long|length|que largo|cuanto (?:mide|debe medir|de largo)|largo|longitud)(?!\p{L})(?<found>)/u;
const LONGER: Readonly<Record<string, string>> = { cm: 'm', in: 'ft' };

/** `ramp for 60 cm height at 1:12 how long`: how far it reaches. */
export function rampLength(folded: string): string[] {
  if (!/(?<!\p{L})ramp/u.test(folded)) return [];
  const rest = new Rest(folded);
  const run = rest.take(AT)?.run;
  const { height, unit: own } = rest.take(HEIGHT) ?? {};
  if (!run || !height || !rest.take(HOW_LONG) || !rest.saysNothing) return [];
  const from = plainUnit(own);
  return [`(${height}*${run}) ${from} in ${LONGER[from] ?? from}`];
}
