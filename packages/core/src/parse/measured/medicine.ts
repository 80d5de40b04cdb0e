import { figure, goal, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';
import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

const SOLID = ['weight'] as const;
const LIQUID = ['volume'] as const;
/** So much of it in so much liquid: `250 mg/5 ml`, `1000 mg in 5 ml`. */
const STRENGTH = new RegExp(
  `${figure('solid')} ?${unit('solidUnit', ...SOLID)}(?: (?:de|of) \\p{L}+)? ?(?:/|en|in|per|por|cada|every|each|x|to|disuelt[oa]s? en|dissolved in) ?(?<liquid>\\d+(?:[.,]\\d+)?) ?${unit('liquidUnit', ...LIQUID)}(?: (?:de|of) (?:agua|water|suero|saline|jarabe|solucion))?`,
  'u',
);
const FOR_EACH = new RegExp(
  `(?:(?:en|in|to|a|how many|cuant[oa]s|como|as|what is the|cual es la|concentracion|concentration) )*${unit('to', ...SOLID)} ?(?:/|per|por|x|en cada|in each|in one|in 1|en 1|en un|in an?|for each|cada) ?(?:1 )?${unit('each', ...LIQUID)}`,
  'u',
);
const AS_SHARE =
  /(?<!\p{L})(?:(?:en|in|to|a|as|que|what|es|is|an?|un) )*(?:%|per ?cent(?:age)?|porcentaje|por ?ciento)(?: (?:w\/v|p\/v|solution|concentration|concentracion))?(?<found>)/u;
/** In milligrams and millilitres. */
const MILLI: Readonly<Record<string, string>> = { g: '*1000', kg: '*1000000', l: '*1000', cl: '*10' };

/** `500 mg en 10 ml cuántos mg por ml`, `2 g in 100 ml as percent`: how strong it is. */
export function strengthAsked(folded: string): string[] {
  const rest = new Rest(folded);
  const { solid, solidUnit, liquid, liquidUnit } = rest.take(STRENGTH) ?? {};
  if (!solid) return [];
  const [one, other] = [plainUnit(solidUnit), plainUnit(liquidUnit)];
  const { to, each } = rest.take(FOR_EACH) ?? {};
  if (to && each)
    return rest.saysNothing && plainUnit(each) === other
      ? [`(${solid}/${liquid}) ${one} in ${plainUnit(to)}`]
      : [];
  // a gram in a hundred millilitres is one per cent
  if (!/^m?g$/.test(one) || !/^(?:[mc]?l)$/.test(other) || !rest.take(AS_SHARE) || !rest.saysNothing)
    return [];
  return [`(${solid}${MILLI[one] ?? ''}/(${liquid}${MILLI[other] ?? ''}*10)) is what % of 100`];
}

/** Micrograms that an international unit of it weighs. @source NIH Office of Dietary Supplements, unit conversions */
const UNITS: readonly (readonly [names: RegExp, factor: string])[] = [
  [/(?<!\p{L})(?:vit(?:amina?)?\.? ?d[23]?|cholecalciferol|colecalciferol)(?!\p{L})(?<found>)/u, '40'],
];
const IN_UNITS = new RegExp(
  `${figure('many')} ?(?:iu|ui|i\\.u\\.?|u\\.i\\.?|international units|unidades internacionales)(?!\\p{L})`,
  'u',
);
const MICROGRAMS =
  /(?<!\p{L})(?:(?:en|in|to|a|how many|cuant[oa]s) )?(?:mcg|[uµμ]g|microgramos?|micrograms?)(?!\p{L})/u;
const WEIGHED = new RegExp(`${figure('many')} ?(?:mcg|[uµμ]g|microgramos?|micrograms?)(?!\\p{L})`, 'u');
const ASKS_UNITS =
  /(?<!\p{L})(?:(?:en|in|to|a|how many|cuant[oa]s) )?(?:iu|ui|international units|unidades internacionales)(?!\p{L})(?<found>)/u;

/** `2000 iu vitamin d in mcg`, and back. */
export function internationalUnits(folded: string): string[] {
  const rest = new Rest(folded);
  const factor = UNITS.find(([names]) => rest.take(names))?.[1];
  if (!factor) return [];
  const { many } = rest.take(IN_UNITS) ?? {};
  if (many) {
    const isAsked = MICROGRAMS.test(rest.text);
    const to = isAsked ? 'mcg' : 'mg';
    rest.text = rest.text.replace(MICROGRAMS, ' ');
    if (!isAsked && !rest.take(goal('weight'))) return [];
    return rest.saysNothing ? [`(${many}/${factor}) mcg in ${to}`] : [];
  }
  const weighed = rest.take(WEIGHED)?.many;
  return weighed && rest.take(ASKS_UNITS) && rest.saysNothing ? [`(${weighed}*${factor})`] : [];
}

const TAKEN = new RegExp(`${figure('dose')} ?${unit('unit', 'volume', 'weight')}`, 'u');
const OFTEN = [
  /(?<!\p{L})(?:cada|every|each|q) ?(?<hours>\d\d?) ?(?:hs?|hrs?|horas?|hours?)(?!\p{L})/u,
  new RegExp(
    `(?:${figure('times')}|(?<word>once|twice|una|dos|two|tres|three|four|cuatro)) ?(?:x|times|veces|vez)? ?(?:al|a|per|por|each|every|cada|/|the|) ?(?:dia|day|daily|diari[ao]s?)(?!\\p{L})`,
    'u',
  ),
];
const DAYS = new RegExp(
  `(?<!\\p{L})(?:x|por|for|durante|during|,)? ?${figure('days')} ?(?:dias?|days?)(?!\\p{L})`,
  'u',
);
const countOf = (word = ''): string => (word === 'twice' ? '2' : (SMALL_NUMBERS[word] ?? '1'));
const EACH_DAY =
  /(?<!\p{L})(?:al|por|a|per|each|every|cada|in a|en un) (?:dia|day)(?!\p{L})|(?:diari[ao]s?|daily)(?<found>)/u;

const PILLS = new RegExp(
  `(?:${figure('count')}|(?<word>una?|one|an?|dos|two|tres|three|cuatro|four)) (?:pastillas?|tabletas?|comprimidos?|capsulas?|pildoras?|grageas?|sobres?|tablets?|pills?|capsules?|caps|puffs?|scoops?)(?: (?:of|de|a))?(?!\\p{L})`,
  'u',
);

/** `jarabe 5 ml 3 veces al día x 7 días`, `2 tablets of 500 mg 3 times a day`: all that is taken. */
export function dosesTaken(folded: string): string[] {
  const rest = new Rest(folded);
  const days = rest.take(DAYS)?.days;
  const { hours, times, word } = OFTEN.map((form) => rest.take(form)).find(Boolean) ?? {};
  const { dose, unit: own } = rest.take(TAKEN) ?? {};
  const pills = rest.take(PILLS);
  const count = pills ? `${pills.count ?? countOf(pills.word)}*` : '';
  rest.text = rest.text.replace(/(?<!\p{L})(?:en |in )?total(?!\p{L})/u, ' ');
  if (!days) rest.take(EACH_DAY);
  if (!dose || !(hours ?? times ?? word) || (!days && !EACH_DAY.test(folded))) return [];
  const to = rest.take(goal('volume', 'weight'))?.goal ?? own;
  const often = hours ? `24/${hours}` : (times ?? countOf(word));
  return rest.saysNothing
    ? [`(${count}${dose}*${often}*${days ?? '1'}) ${plainUnit(own)} in ${plainUnit(to)}`]
    : [];
}
