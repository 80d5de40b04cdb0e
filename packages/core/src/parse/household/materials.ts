import { figure, goal, plainUnit, unit } from './measures.ts';
import { Rest } from './rest.ts';

const ONE = '(?:un[oa]?|an?|one|cada|each|el|la|the|1)';
const COVERS =
  '(?:rinden?|cubren?|covers?|does|do|(?:da|alcanza|dura)n? para|is enough for)(?: (?:unos|about|hasta|up to|around|aprox\\p{L}*))?';
const AREA = unit('of', 'area');
/** So much of something for an area: `1 galón de pintura rinde 40 m2`, `cubre 12 m2 por litro`. */
const COVERAGES = [
  `(?:${figure('many')}|${ONE}) (?<thing>\\p{L}+)(?: (?:de|of) ${figure('size')} ?${unit('sized', 'weight', 'volume')})?(?: (?:de|of) \\p{L}+(?: \\p{L}+)?)? ${COVERS} ${figure('area')} ?${AREA}`,
  `${COVERS} ${figure('area')} ?${AREA} ?(?:por|per|/|x|el|la|an?|cada|each|every) ?(?<thing>\\p{L}+)`,
].map((form) => new RegExp(form, 'u'));
const WHOLE = new RegExp(`${figure('whole')} ?${AREA}`, 'u');
const AMOUNT = new RegExp(`${figure('amount')} ?${unit('unit', 'volume', 'weight')}`, 'u');
const IS_MEASURE = new RegExp(`^${unit('unit', 'volume', 'weight')}$`, 'u');

/** `cuánto cubren 20 litros`: the area, the other way round. */
function coveredBy(rest: Rest, thing: string, each: string, of: string | undefined): string[] {
  const { amount, unit: own } = rest.take(AMOUNT) ?? {};
  if (!amount || plainUnit(own) !== plainUnit(thing) || !rest.saysNothing) return [];
  return [`(${amount}*${each}) ${plainUnit(of)} in ${plainUnit(of)}`];
}

/** How much of what covers so much is needed for so much: litres and gallons, or a number of bags. */
export function covering(folded: string): string[] {
  return COVERAGES.flatMap((form) => {
    const rest = new Rest(folded);
    const { many = '1', thing = '', size, sized, area, of } = rest.take(form) ?? {};
    const { whole, of: unitOfWhole } = rest.take(WHOLE) ?? {};
    if (!whole && area) return coveredBy(rest, thing, `${area}/${many}`, of);
    if (!whole || plainUnit(of) !== plainUnit(unitOfWhole)) return [];
    const asked = rest.take(goal('volume', 'weight'))?.goal;
    if (!rest.saysNothing) return [];
    const amount = `${whole}*${many}/${area}`;
    if (IS_MEASURE.test(thing)) return [`(${amount}) ${plainUnit(thing)} in ${plainUnit(asked ?? thing)}`];
    if (!asked) return [`(${amount})`];
    return size && sized ? [`(${amount}*${size}) ${plainUnit(sized)} in ${plainUnit(asked)}`] : [];
  });
}

const KINDS = ['volume', 'weight', 'area'] as const;
const DOSE = new RegExp(
  `${figure('dose')} ?${unit('unit', 'volume', 'weight')}(?: (?:de|of) \\p{L}+)? ?(?:por cada|for (?:every|each)|cada|each|every|por|per|/|x|(?:an?|el)(?! \\d))(?: (?:una?|one|1(?![\\d.,])))? ?(?:(?<by>\\d+(?:[.,]\\d+)?) ?)?${unit('of', ...KINDS)}(?: (?:de|of) (?:agua|water))?`,
  'u',
);
const TANK = new RegExp(`${figure('tank')}[ -]?${unit('of', ...KINDS)}(?: (?:de|of) (?:agua|water))?`, 'u');

/** `250 cc cada 100 litros, cuánto pongo en mochila de 20 litros`: as much for the one as for the other, and the other way round. */
export function mixture(folded: string): string[] {
  const rest = new Rest(folded);
  const { dose, unit: own, by = '1', of } = rest.take(DOSE) ?? {};
  const { tank, of: unitOfTank } = rest.take(TANK) ?? {};
  if (tank && plainUnit(own) === plainUnit(unitOfTank)) {
    // amoxicilina 250 mg/5 ml quiero dar 375 mg
    rest.take(goal('volume', 'weight'));
    return rest.saysNothing ? [`(${tank}*${by}/${dose}) ${plainUnit(of)} in ${plainUnit(of)}`] : [];
  }
  if (!tank || plainUnit(of) !== plainUnit(unitOfTank)) return [];
  const to = rest.take(goal('volume', 'weight'))?.goal ?? own;
  return rest.saysNothing ? [`(${dose}*${tank}/${by}) ${plainUnit(own)} in ${plainUnit(to)}`] : [];
}

const RATIO = /(?<![\d.,:])(?<one>\d+) ?(?::|a|to) ?(?<other>\d+)(?![\d:.,])/u;
const FUEL = new RegExp(`${figure('fuel')} ?${unit('unit', 'volume')}`, 'u');
const OIL = /(?<!\p{L})(?:oil|aceite)(?!\p{L})(?<found>)/u;
const SMALLER: Readonly<Record<string, string>> = { l: 'ml', gallon: 'fl oz' };

/** `mezcla 50:1 para 5 litros cuánto aceite`: one part of oil for so many of fuel. */
export function oilMixed(folded: string): string[] {
  const rest = new Rest(folded.replace(/(?<![\d.,])(?:2|two|dos)[- ](?:stroke|cycle|tiempos)/u, ''));
  const { one, other } = rest.take(RATIO) ?? {};
  const { fuel, unit: own } = rest.take(FUEL) ?? {};
  if (!fuel || !rest.take(OIL) || (one !== '1' && other !== '1')) return [];
  const from = plainUnit(own);
  const to = rest.take(goal('volume'))?.goal;
  rest.text = rest.text.replace(/(?<!\p{L})oz(?!\p{L})/u, ' ');
  const parts = one === '1' ? other : one;
  return rest.saysNothing
    ? [`(${fuel}/${parts}) ${from} in ${to ? plainUnit(to) : (SMALLER[from] ?? from)}`]
    : [];
}

const ALCOHOL =
  /(?<!\p{L})(?:alcohol|etanol|ethanol)(?:ic)?(?: (?:puro|pur[oa]|content))?(?!\p{L})(?<found>)/u;
const DRINK = new RegExp(`${figure('drink')} ?${unit('unit', 'volume')}`, 'u');
const STRENGTH = new RegExp(
  `${figure('share')} ?(?:%|degrees?|grados)(?: ?(?:abv|vol(?:umen)?|de alcohol|alcohol|alc\\.?)(?!\\p{L}))*`,
  'u',
);

/**
 * What a millilitre of pure alcohol weighs, and how many of them are a unit in the United Kingdom; elsewhere a unit is another amount.
 * @source Density of ethanol at 20 °C, CRC Handbook; UK Chief Medical Officers' Low Risk Drinking Guidelines: 10 ml
 */
const GRAMS = '0.789';
const UK_UNIT = '10';
const MILLILITRES: Readonly<Record<string, string>> = { ml: '1', cl: '10', l: '1000' };
const ASKS_GRAMS = /(?<!\p{L})(?:gramos?|grams?|g)(?: (?:of|de|(?:pure )?alcohol|puro))*(?!\p{L})(?<found>)/u;
const ASKS_UNITS =
  /(?<!\p{L})(?:(?:uk|british|nhs) (?:alcohol )?units?(?: of alcohol)?|(?:alcohol )?units?(?: of alcohol)? (?:uk|in the uk)|unidades (?:uk|britanicas|inglesas|de alcohol (?:uk|britanicas)))(?!\p{L})(?<found>)/u;

/** How much pure alcohol is in so much of a drink. */
export function pureAlcohol(folded: string): string[] {
  const rest = new Rest(folded);
  const { share } = rest.take(STRENGTH) ?? {};
  const { drink, unit: own } = rest.take(DRINK) ?? {};
  const isUnits = rest.take(ASKS_UNITS);
  const isGrams = !isUnits && rest.take(ASKS_GRAMS);
  const asks = rest.take(ALCOHOL) ?? /alcohol/.exec(folded) ?? isUnits;
  if (!share || !drink || !asks || /(?<!\p{L})(?:units?|unidades|ue)(?!\p{L})/u.test(rest.text)) return [];
  const small = MILLILITRES[plainUnit(own)];
  if (isUnits ?? isGrams) {
    if (!small || !rest.saysNothing) return [];
    const pure = `${drink}*${small}*${share}/100`;
    return [isUnits ? `(${pure}/${UK_UNIT})` : `(${pure}*${GRAMS}) g in g`];
  }
  const to = rest.take(goal('volume', 'weight'))?.goal ?? own;
  return rest.saysNothing ? [`(${drink}*${share}/100) ${plainUnit(own)} in ${plainUnit(to)}`] : [];
}

const PPM = /(?<!\p{L})(?:(?:en|in|to|a|cuant[oa]s|how many) )?ppm(?!\p{L})(?<found>)/u;
const SHARE = new RegExp(`${figure('share')} ?(?:%|per ?cent|por ?ciento)`, 'u');

/** `solución al 2% cuántas ppm son`. */
export function partsPerMillion(folded: string): string[] {
  const rest = new Rest(folded);
  const share = rest.take(SHARE)?.share;
  return share && rest.take(PPM) && rest.saysNothing ? [`(${share}*10000)`] : [];
}
