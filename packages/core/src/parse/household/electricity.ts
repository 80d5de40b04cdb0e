import { energyUsed } from '../rephrasing/figures/appliances.ts';
import { figure } from './measures.ts';
import { Rest } from './rest.ts';

const V = '(?:v|volts?|voltios?)(?![\\p{L}\\d])';
const FORMS = {
  charge: new RegExp(
    `${figure('n')} ?(?:(?<milli>m)?ah|amp(?:ere)?[- ]?hours?|amperios?[- ]hora)(?!\\p{L})`,
    'u',
  ),
  voltage: new RegExp(`${figure('n')} ?${V}`, 'u'),
  current: new RegExp(`${figure('n')} ?(?:a|amps?|amperes?|amperios?)(?!\\p{L})`, 'u'),
  power: new RegExp(
    `${figure('n')} ?(?<kilo>k)?(?:w|watts?|vatios?|watios?|wats?)(?![\\p{L}\\d]| ?h(?!\\p{L}))`,
    'u',
  ),
};
const ASKS = {
  energy: /(?<!\p{L})(?<kilo>k|kilo)?(?:wh|watt?s?[- ]?(?:hours?|horas?)|vatios?[- ]?hora)(?!\p{L})/u,
  current: /(?<!\p{L})(?:amps?|amperes?|amperios?|amperage|amperaje|corriente|current)(?!\p{L})(?<found>)/u,
  power: /(?<!\p{L})(?<kilo>k|kilo)?(?:w|watts?|vatios?|watios?)(?!\p{L})/u,
  voltage: /(?<!\p{L})(?:volts?|voltios?|voltage|voltaje|v)(?!\p{L})(?<found>)/u,
};

/** From which two the third follows, and how it is put. */
const FOLLOWS = [
  ['charge', 'voltage', 'energy', (ah, v, k) => `(${v}*${ah}/1000) kwh in ${k}wh`],
  ['voltage', 'current', 'power', (v, a, k) => `(${v}*${a}/1000) kw in ${k}w`],
  ['power', 'voltage', 'current', (w, v) => `(${w}/${v})`],
  ['power', 'current', 'voltage', (w, a) => `(${w}/${a})`],
] as const satisfies readonly (readonly [
  keyof typeof FORMS,
  keyof typeof FORMS,
  keyof typeof ASKS,
  (one: string, other: string, kilo: string) => string,
])[];

/** Volts times amperes are watts, and with hours watt-hours: two of them are told, and the third is asked for. */
export function currentAsked(folded: string): string[] {
  const rest = new Rest(folded);
  const told = new Map<string, string>();
  for (const [name, form] of Object.entries(FORMS)) {
    const found = rest.take(form);
    if (found) told.set(name, `${found.n}${found.kilo ? '*1000' : found.milli ? '/1000' : ''}`);
  }
  return FOLLOWS.flatMap(([one, other, wanted, put]) => {
    const [first, second] = [told.get(one), told.get(other)];
    if (told.size !== 2 || !first || !second) return [];
    const asked = new Rest(rest.text);
    const found = asked.take(ASKS[wanted]);
    return found && asked.saysNothing ? [put(first, second, found.kilo ? 'k' : '')] : [];
  });
}

const PRICE =
  /(?:(?:a|at|@|por|con|con el kwh a|precio(?: de)?|if it's|if|,) )?(?<before>\p{Sc})? ?(?<![\d.,])(?<price>\d+(?:[.,]\d+)?) ?(?<money>\p{Sc}|p|pence|c|cents?|centimos?|euros?|eur|usd|dollars?|dolares|pesos|soles|gbp|pounds?|mxn)? ?(?:\/|per|por|el|la|an?|un|cada|each|x) ?kwh/u;
/** Coins, with what they are a hundredth of. */
const COINS: Readonly<Record<string, string>> = {
  p: 'gbp',
  pence: 'gbp',
  c: 'usd',
  cent: 'usd',
  cents: 'usd',
  centimo: 'eur',
  centimos: 'eur',
};

/** What a machine costs: `60w bulb on for 10 hrs at 15p per kwh`. */
export function energyPaid(folded: string): string[] {
  const rest = new Rest(folded);
  const { before, money = before, price } = rest.take(PRICE) ?? {};
  if (!price) return [];
  const [energy] = energyUsed(`${rest.text} kwh`);
  const amount = energy && `${energy.slice(1, energy.indexOf(')'))}*${price}`;
  if (!amount) return [];
  const coins = COINS[money ?? ''];
  if (coins) return [`(${amount}/100) ${coins}`];
  return [money ? `(${amount}) ${money}` : `(${amount})`];
}
