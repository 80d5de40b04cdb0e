import { figure, goal, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';
import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

/** So much of it in so much liquid: `250 mg/5 ml`, `1000 mg in 5 ml`. */
const STRENGTH = new RegExp(
  `${figure('solid')} ?${unit('solidUnit', 'weight')}(?: (?:de|of) \\p{L}+)? ?(?:/|en|in|per|por|cada|every|each|x|to|disuelt[oa]s? en|dissolved in) ?(?<liquid>\\d+(?:[.,]\\d+)?) ?${unit('liquidUnit', 'volume')}`,
  'u',
);
const FOR_EACH = new RegExp(
  `(?<![\\p{L}\\d])${unit('to', 'weight')} ?(?:/|per|por|x|en cada|in each|in one|in 1|en 1|en un|in an?|for each|cada) ?(?:1 )?${unit('each', 'volume')}`,
  'u',
);
const AS_SHARE = /(?<found>%|per ?cent(?:age)?|porcentaje|por ?ciento)/u;
/** In milligrams and millilitres. */
const MILLI: Readonly<Record<string, string>> = { mg: '', g: '*1000', ml: '', cl: '*10', l: '*1000' };

/** `500 mg en 10 ml cuántos mg por ml`, `2 g in 100 ml as percent`: how strong it is. */
export function strengthAsked(folded: string): string[] {
  const rest = new Rest(folded);
  const { solid, solidUnit, liquid, liquidUnit } = rest.take(STRENGTH) ?? {};
  const [one, other] = [plainUnit(solidUnit), plainUnit(liquidUnit)];
  const { to, each } = rest.take(FOR_EACH) ?? {};
  if (to)
    return rest.saysNothing && plainUnit(each) === other
      ? [`(${solid}/${liquid}) ${one} in ${plainUnit(to)}`]
      : [];
  // a gram in a hundred millilitres is one per cent
  const [ofOne, ofOther] = [MILLI[one], MILLI[other]];
  return ofOne !== undefined && ofOther !== undefined && rest.take(AS_SHARE) && rest.saysNothing
    ? [`(${solid}${ofOne}/(${liquid}${ofOther}*10)) is what % of 100`]
    : [];
}

/** A microgram of it is so many international units. @source NIH Office of Dietary Supplements, unit conversions */
const VITAMIN_D =
  /(?<!\p{L})(?:vit(?:amina?)?\.? ?d[23]?|cholecalciferol|colecalciferol)(?!\p{L})(?<found>)/u;
const UNITS = '40';
const IU = '(?<iu>iu|ui|i\\.u\\.?|u\\.i\\.?|international units|unidades internacionales)(?!\\p{L})';
const MCG = '(?<mcg>mcg|[uμ]g|microgramos?|micrograms?)(?!\\p{L})';
const IN_UNITS = new RegExp(`${figure('many')} ?${IU}`, 'u');
const WEIGHED = new RegExp(`${figure('many')} ?${MCG}`, 'u');
const ASKS_UNITS = new RegExp(`(?<!\\p{L})${IU}`, 'u');
const ASKS_WEIGHT = new RegExp(`(?<!\\p{L})${MCG}`, 'u');

/** `2000 iu vitamin d in mcg`, and back. */
export function internationalUnits(folded: string): string[] {
  const rest = new Rest(folded);
  if (!rest.take(VITAMIN_D)) return [];
  const many = rest.take(IN_UNITS)?.many;
  if (many) {
    const to = rest.take(ASKS_WEIGHT) ? 'mcg' : rest.take(goal('weight'))?.goal;
    return to && rest.saysNothing ? [`(${many}/${UNITS}) mcg in ${plainUnit(to)}`] : [];
  }
  const weighed = rest.take(WEIGHED)?.many;
  return weighed && rest.take(ASKS_UNITS) && rest.saysNothing ? [`(${weighed}*${UNITS})`] : [];
}

const TAKEN = new RegExp(
  `${figure('dose')} ?${unit('unit', 'volume', 'weight')}(?! ?(?:/|por|per) ?(?:kg|kilo|lb|libra|pound))`,
  'u',
);
const EVERY = /(?<!\p{L})(?:cada|every|each|q) ?(?<hours>\d\d?) ?(?:h|hs|hrs?|horas?|hours?)(?!\p{L})/u;
const TIMES = new RegExp(
  `(?:${figure('times')}|(?<!\\p{L})(?<word>once(?! veces)|twice|una|dos|two|tres|three|four|cuatro)) ?(?:x|times|veces|vez)? ?(?:al|a|per|por|each|every|cada|/|the|) ?(?:dia|day|daily|diari[ao]s?)(?!\\p{L})`,
  'u',
);
const DAYS = new RegExp(`${figure('days')} ?(?:dias?|days?)(?!\\p{L})`, 'u');
const EACH_DAY =
  /(?<!\p{L})(?<found>(?:al|por|a|per|each|every|cada|in a|en un) (?:dia|day)|diari[ao]s?|daily)(?!\p{L})/u;
const PILLS = new RegExp(
  `(?:${figure('count')}|(?<!\\p{L})(?<word>una?|one|an?|dos|two|tres|three|cuatro|four)) (?:pastillas?|tabletas?|comprimidos?|capsulas?|pildoras?|grageas?|sobres?|tablets?|pills?|capsules?|caps|puffs?|scoops?)(?!\\p{L})`,
  'u',
);
/** How many tablets or bottles of it. */
const ASKS_PIECES = /(?:how many|cuant[oa]s) \p{L}{3}/u;
const countOf = (word: string | undefined): string =>
  word === 'twice' ? '2' : (SMALL_NUMBERS[`${word}`] ?? '1');

/** `jarabe 5 ml 3 veces al día x 7 días`, `2 tablets of 500 mg 3 times a day`: all that is taken. */
export function dosesTaken(folded: string): string[] {
  const rest = new Rest(folded);
  const days = rest.take(DAYS)?.days;
  const hours = rest.take(EVERY)?.hours;
  const { times, word } = rest.take(TIMES) ?? {};
  const daily = times ?? (word && countOf(word));
  const { dose, unit: own } = rest.take(TAKEN) ?? {};
  const pills = rest.take(PILLS);
  const span = days ?? (daily || rest.take(EACH_DAY) ? '1' : undefined);
  const often = daily ?? (hours && `24/${hours}`);
  // every 8 hours is no four times a day
  const isAnother = daily && hours && Number(daily) * Number(hours) !== 24;
  if (!dose || !span || !often || isAnother) return [];
  const count = pills ? `${pills.count ?? countOf(pills.word)}*` : '';
  const to = rest.take(goal('volume', 'weight'))?.goal ?? own;
  return rest.saysNothing && !ASKS_PIECES.test(rest.text)
    ? [`(${count}${dose}*${often}*${span}) ${plainUnit(own)} in ${plainUnit(to)}`]
    : [];
}
