import type { Places, PricedLine } from './priced-line.ts';

const NUMBER = '[Nn]k?';
export const THING = '[XUBK](?:OA?[XU]|A?X){0,3}';
/** Money with its currency, which stands before or behind it. */
export const NAMED = `[MB]${NUMBER}|${NUMBER}[MB]`;
export const MONEY = `(?<price>${NAMED}|${NUMBER})`;
/** What it is so much for: a night, el kilo, each. */
const ONE = '(?:[PAaF]{1,2}(?<per>[XUBK])|EX?)';

/** Ways of saying what is bought and what it costs; `count` is how often, and everything else costs its price once. */
const FORMS = {
  // 3 tickets at $20 each, 2 kg mangoes at 180 rs/kg
  each: `(?<lead>X[TJ]?)?(?<count>[Nn])(?<thing>${THING})?[TaOFJ*]?${MONEY}${ONE}`,
  // 3 pizzas a 11,50 €, 3 noches de hotel a 95
  at: `(?<lead>XT?)?(?<count>[Nn])(?<thing>${THING})[Ta*EP]{1,2}${MONEY}`,
  dozens: `(?<count>[Nn])Z(?:O?${THING})?[TaO]?${MONEY}[PAa]{1,2}Z`,
  of: `(?<count>[Nn])(?<thing>${THING})O(?<price>${NAMED})`,
  times: `(?<count>[Nn])\\*${MONEY}`,
  // hotel 85 usd la noche x 6 noches; 9,50 € la hora, 8 horas 5 días
  perOne: `(?:${THING}[TaO]?)?${MONEY}${ONE}[*JTF]?(?<count>[Nn])(?<thing>[XUB])(?:[PAa]{1,2}(?<every>U))?(?:[J*]?(?<times>[Nn])(?<span>U))?`,
  often: `(?:${THING}[TaO]?)?(?<price>${NAMED})(?:[OF]A?${THING}|X)?\\*(?<count>[Nn])(?<thing>[XUB])?`,
  // hotel 420 eur
  thing: `A?(?<thing>${THING})(?<at>[TOa])?${MONEY}`,
  priced: `(?<price>${NAMED})(?<led>[OF]A?)?X(?:O?A?X){0,2}`,
  bare: `(?<price>${NAMED})`,
  // 84,60 entre 3, 200 con descuento del 25%
  figure: `(?<price>${NUMBER})`,
};
type Form = keyof typeof FORMS;
const ITEMS = Object.entries(FORMS).map(([form, marks]) => [form as Form, new RegExp(marks, 'duy')] as const);

/** A unit that things are sold by, beside spans of time: so much for 500 g is no price for a gram. */
const SOLD_BY =
  /^(?:kgs?|kilos?|kilogram\p{L}*|lbs?|libras?|pounds?|l|lts?|lit(?:ro|re|er)s?|gal\p{L}*|m2|m|met(?:ro|re|er)s?|yards?|yardas?|tons?|toneladas?|tazas?|cups?|pints?|pintas?|bars?|barras?)$/u;
const OF_TIME = /^(?:hrs?|hours?|horas?|h|noches?|nights?|dias?|days?|weeks?|semanas?|months?|mes|meses)$/;
/** Money of several countries, beside which a noun may say whose it is. */
const OF_COUNTRIES =
  /^(?:pesos?|dolar(?:es)?|dollars|rupees?|rupias?|dirhams?|francs?|francos?|coronas?|soles|reales)$/;
/** What is written before a figure: a sign or a code. */
const SIGN = /^(?:\P{L}|\p{L}{1,3}\P{L}?)$/u;
/** What is paid by the month, of which there may be more than months. */
const PAYMENTS = /^(?:pag[ao]s|payments?|mensualidades|cuotas?)$/;
/** One name for each of them, but for endings. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:personas?|people|pax)$/, 'person'],
  [/^(?:kilogram\p{L}*|kilos?)$/u, 'kg'],
  [/^(?:lit(?:ro|re|er)s?|lts?)$/, 'l'],
  [/^(?:hrs?|h)$/, 'hour'],
  [/^gal$/, 'gallon'],
  [/^(?:pounds?|libras?)$/, 'lb'],
  [/^mes(?:es)?$/, 'month'],
];
/** What a word is the singular or a short form of. */
export const stemOf = (word: string): string =>
  SAME.find(([form]) => form.test(word))?.[1] ?? word.replace(/(?<=..)(?:es|s|e)$/, '');

export interface Item {
  readonly sign: '+' | '-';
  readonly figures: string;
  /** Empty where only a figure was said. */
  readonly money: string;
  readonly form: Form;
  readonly isCounted: boolean;
  /** No more than a noun and a figure, which may belong together. */
  readonly isBare: boolean;
  /** Nothing stands between it and the one before. */
  readonly isLoose?: boolean;
  /** The span that it is so much for, where it is pay: `38 hours a week`. */
  readonly by?: string | undefined;
}

/** Whether it is so much for one of what is counted. */
export function isOne({ word }: PricedLine, thing: number, per: number): boolean {
  const [one, other] = [word(thing), word(per)];
  return stemOf(one) === stemOf(other) || (PAYMENTS.test(one) && /^(?:mes|month)$/.test(other));
}

/** So many hours on so many days: for both of them, where nothing says that the hours are those of something else. */
function spanOf(line: PricedLine, { every, span, thing }: Places): string | undefined {
  if (thing && PAYMENTS.test(line.word(thing[0]))) return 'payment';
  const [one, all] = [every, span].map((place) => place && stemOf(line.word(place[0])));
  if ((one && all && one !== all) || [one, all].some((name) => name && !OF_TIME.test(name))) return undefined;
  return all ?? one ?? '';
}

/** What an item is made of, as far as it can be doubted. */
interface Asked {
  readonly line: PricedLine;
  readonly form: Form;
  readonly places: Places;
  readonly price: readonly [number, number];
  readonly money: string;
  /** What is counted, where its word is a unit. */
  readonly unit: string;
  /** How many words it has. */
  readonly words: number;
}

/** What may be something else than so many things at a price. */
const DOUBTS: readonly ((asked: Asked) => boolean)[] = [
  // hotel 3 noches a 95, and no room 2 beds at 95
  ({ line, places: { lead, thing } }) => lead !== undefined && !(thing && OF_TIME.test(line.word(thing[0]))),
  // 15 799 may be a number and a price
  ({ line, places: { count }, price }) => !count && / /.test(line.figure(price)),
  ({ line, money, price: [first] }) => /[MB]/.test(line.marks.charAt(first)) && !SIGN.test(money),
  ({ line, places: { count, per, thing } }) =>
    Boolean(count && thing && per && !isOne(line, thing[0], per[0])),
  // 3 kilos a 2,50 may be what all of them cost
  ({ form, unit, words }) => form === 'at' && unit !== '' && !isOfOne(unit) && words < 2,
  ({ form, unit }) =>
    (form === 'at' || form === 'of') && unit !== '' && !SOLD_BY.test(unit) && !isOfOne(unit),
  // 5 usd x 3 kg is no price for a kilo
  ({ form, unit }) => form === 'often' && unit !== '' && !OF_TIME.test(unit),
  ({ form, line, money, unit, places: { at } }) =>
    form === 'thing' && money === '' && (unit !== '' || (at !== undefined && line.word(at[0]) === 'a')),
  ({ form, money, places: { led } }) => form === 'priced' && !led && OF_COUNTRIES.test(money),
];
const isOfOne = (unit: string): boolean => unit === 'kwh' || OF_TIME.test(unit);

function itemOf(line: PricedLine, form: Form, places: Places, sign: Item['sign']): Item | undefined {
  const { at, count, per, price, thing, times } = places;
  if (!price) return undefined;
  const figures = line.figure(price);
  const money = line.money(price);
  const unit = thing && /[UB]/.test(line.marks[thing[0]] ?? '') ? line.word(thing[0]) : '';
  const words = thing ? thing[1] - thing[0] : 0;
  const asked = { line, form, places, price, money, unit, words };
  if (DOUBTS.some((isDoubtful) => isDoubtful(asked))) return undefined;
  const by = form === 'perOne' ? spanOf(line, places) : '';
  if (by === undefined || (form === 'perOne' && !per)) return undefined;
  const many = count ? `${line.figure(count)}*` : '';
  const often = times ? `${line.figure(times)}*` : '';
  return {
    sign,
    figures: `${often}${many}${figures}`,
    money,
    form,
    isCounted: count !== undefined,
    isBare: !money && at === undefined,
    by,
  };
}

/** Everything that may be bought at a place of the line, with where it ends. */
export const itemsAt = (
  line: PricedLine,
  at: number,
  sign: Item['sign'],
): { readonly end: number; readonly item: Item }[] =>
  ITEMS.flatMap(([form, marks]) => {
    const found = line.match(marks, at);
    const item = found && itemOf(line, form, found.places, sign);
    return item ? [{ end: found.end, item }] : [];
  });
