import { figure, plainUnit, unit } from './measures.ts';
import { Rest } from './rest.ts';

const WAY = new RegExp(`${figure('way')} ?${unit('unit', 'length')}`, 'u');
const LITRES = 'l|lts?|lit(?:ro|er|re)s?';
const RATE = new RegExp(
  `${figure('rate')} ?(?:${LITRES})? ?(?:/|a los|por|per|por cada|every|each|cada|x) ?(?:100|cien)(?: ?km\\p{L}*)?(?![\\d.,])`,
  'u',
);
const FUEL =
  /(?<!\p{L})(?:fuel|gas(?:oline|oil|olina)?|petrol|diesel|nafta|combustible|bencina|litros?|lit(?:er|re)s?)(?!\p{L})(?<found>)/u;

const FAR_EACH = new RegExp(
  `${figure('far')} ?(?:km|kms|kilomet(?:ro|er|re)s?) ?(?:/|por|per|an?|x|el|con un|on a) ?(?:${LITRES})(?![\\p{L}\\d])`,
  'u',
);

/** `fuel for 600 km at 7.5 l per 100`, `15 km/l para 240 km litros`. */
export function fuelNeeded(folded: string): string[] {
  const rest = new Rest(folded);
  const far = rest.take(FAR_EACH)?.far;
  if (far) {
    const { way, unit: own } = rest.take(WAY) ?? {};
    const asks = rest.take(FUEL);
    while (rest.take(FUEL));
    return way && plainUnit(own) === 'km' && asks && rest.saysNothing ? [`(${way}/${far}) l in l`] : [];
  }
  const rate = rest.take(RATE)?.rate;
  const { way, unit: own } = rest.take(WAY) ?? {};
  const asks = rest.take(FUEL);
  if (!rate || !way || plainUnit(own) !== 'km' || !asks || !rest.saysNothing) return [];
  return [`(${way}*${rate}/100) l in l`];
}

const AT_PRICE = new RegExp(
  `(?<before>\\p{Sc})? ?${figure('price')} ?(?<money>\\p{Sc}|\\p{L}{3,}?)? ?(?:/|el|la|al|an?|per|por|cada) ?(?:${LITRES})(?!\\p{L})`,
  'u',
);
const PAID =
  /(?<!\p{L})(?:cuanto (?:me |se |nos )?(?:gast|cuest|sal|cost|pag|va)\p{L}*|cuanto|how much|cost|costo|coste|precio|price)(?!\p{L})(?<found>)/u;

/** `viaje de 320 km, gasta 6,5 l a los 100, gasolina a 1,62 € el litro`: what all of the fuel costs. */
export function fuelPaid(folded: string): string[] {
  const rest = new Rest(folded);
  const rate = rest.take(RATE)?.rate;
  const { before, money = before ?? '', price } = rest.take(AT_PRICE) ?? {};
  const { way, unit: own } = rest.take(WAY) ?? {};
  if (!rate || !price || !way || plainUnit(own) !== 'km') return [];
  rest.take(PAID);
  while (rest.take(FUEL));
  return rest.saysNothing ? [`(${way}*${rate}/100*${price}) ${money}`.trim()] : [];
}

const TANK = new RegExp(`(?:${figure('fuel')}|un|a|one|the|el) ?${unit('fuelUnit', 'volume')}`, 'u');
const ECONOMY =
  /(?<!\p{L})(?:(?:en|in|to|a|cuantos?|how many|what) )*(?<goal>l(?:itros?|itres?|iters?)? ?(?:\/|a los|por|per|cada|por cada) ?(?:100|cien)(?: ?km\p{L}*)?|km ?(?:\/|por|per) ?l(?:itro|itre|iter)?|mpg|miles per gallon|consumo(?: (?:por|a los|cada|per) (?:100|cien))?|consumption|mileage|economy|consum\p{L}+)(?!\p{L})/u;
const DRIVEN =
  /(?<!\p{L})(?:drove|driven|drive|recorri\p{L}*|hice|hace|hizo|does|did|got|gets|gaste|gasto|gasta|used|uses|use|car|coche|auto|moto|bike|truck|camioneta|camion|tank|tanque)(?!\p{L})/u;

/** In what it is asked for, or what such a way and such a tank are usually put in. */
function economyUnit(asked: string, away: string, tank: string): string {
  if (/^(?:mpg|miles)/.test(asked)) return 'mpg';
  if (/^km/.test(asked)) return 'km/l';
  return /^l/.test(asked) || away !== 'mi' || tank !== 'gallon' ? 'l/100km' : 'mpg';
}

/** `drove 412 miles on 11.3 gallons`, `mi moto hace 35 km con un litro, cuánto es en l/100km`. */
export function fuelUsed(folded: string): string[] {
  const rest = new Rest(folded);
  const asked = rest.take(ECONOMY)?.goal;
  const { way, unit: own } = rest.take(WAY) ?? {};
  const { fuel = '1', fuelUnit } = rest.take(TANK) ?? {};
  if (!way || !fuelUnit || !(asked ?? DRIVEN.test(folded)) || !rest.saysNothing) return [];
  const [away, tank] = [plainUnit(own), plainUnit(fuelUnit)];
  if (!/^(?:km|mi)$/.test(away) || !/^(?:l|gallon)$/.test(tank)) return [];
  return [`${way} ${away} on ${fuel} ${tank} ${economyUnit(asked ?? '', away, tank)}`];
}

const HOURLY = new RegExp(
  `(?<!\\p{L})(?:a|at|doing|going|voy a|yendo a|con) ${figure('speed')} ?(?:km|kilometros|miles?|millas)? ?(?:por|per|an|la|/|x) ?(?:h|hora|hour|hr)(?!\\p{L})`,
  'u',
);
const ASKS_TIME =
  /(?<!\p{L})(?:(?:en )?cuanto (?:tiempo|(?:me |se |nos )?(?:tard|demor|dur)\p{L}*|es|hago|llego)|how long|what time|how much time|time)(?!\p{L})(?<found>)/u;

/** `viaje de 450 km a 110 por hora cuánto demoro`: so many of the same an hour. */
export function timeAtSpeed(folded: string): string[] {
  const rest = new Rest(folded);
  const speed = rest.take(HOURLY)?.speed;
  const { way, unit: own } = rest.take(WAY) ?? {};
  const away = plainUnit(own);
  if (!speed || !/^(?:km|mi)$/.test(away) || !rest.take(ASKS_TIME) || !rest.saysNothing) return [];
  return [`${way} ${away} a ${speed} ${away === 'mi' ? 'mph' : 'km/h'} how long`];
}

const FROM_REST = new RegExp(
  `(?<![\\d.,])(?:from |de )?0 ?(?:-|to|a|hasta) ?(?<speed>\\d+) ?(?<unit>km ?/? ?h|kph|mph|m/s) (?:in|en) ${figure('seconds')} ?(?:s|secs?|seconds?|segs?|segundos?)(?!\\p{L})`,
  'u',
);
const ACCELERATION =
  /(?<!\p{L})(?:(?:en|in|to|a|cuant[oa]s|how many|what) )*(?:(?<g>gs?|g'?s|g ?force|gravedades)|(?<other>m ?\/ ?s ?(?:2|²|\^2|\/s)|met\p{L}+ (?:por|per) \p{L}+ (?:cuadrado|al cuadrado|squared)|aceleracion|acceleration))(?![\p{L}\d])/u;

/** `0-60 mph in 3.9 s how many g`. */
export function accelerationAsked(folded: string): string[] {
  const rest = new Rest(folded);
  const { speed, unit: own, seconds } = rest.take(FROM_REST) ?? {};
  const asked = rest.take(ACCELERATION);
  // acceleration in g
  const unitAsked = rest.take(ACCELERATION) ?? asked;
  if (!speed || !asked || !rest.saysNothing) return [];
  return [`${speed} ${own?.replace(/kph|km ?h/, 'km/h')} / ${seconds} s in ${unitAsked?.g ? 'g' : 'm/s2'}`];
}

const SPLIT = '(?:splits?|pace|ritmo|paso|parcial(?:es)?)';
const EACH = [
  `${SPLIT}(?: (?:per|por|cada|each|every|los|a los|for))* ?/? ?(?<each>\\d{2,4}) ?(?:m|met\\p{L}+)?(?![\\p{L}\\d])`,
  `(?<![\\d.,])(?<each>\\d{2,4}) ?m(?:et\\p{L}+)? ${SPLIT}`,
].map((form) => new RegExp(form, 'u'));
const LONG = new RegExp(
  `${figure('way')} ?(?<unit>k|km|m|mts?|met(?:ro|er|re)s?|kilomet(?:ro|er|re)s?)(?![\\p{L}\\d])`,
  'u',
);
const CLOCK =
  /(?<![\d:.,])(?:(?<hours>\d+):)?(?<minutes>\d+):(?<seconds>[0-5]\d)(?:[.](?<tenth>\d))?(?![\d:])/u;

const MINUTES =
  /(?<![\d:.,])(?<minutes>\d+) ?min(?:ut[eo]s?|s)?(?!\p{L})(?: (?:y |and )?(?<seconds>\d+) ?s(?:ec|eg)?\p{L}*)?/u;

/** `2k row in 7:20 split per 500m`: what rowers and swimmers go by. */
export function splitAsked(folded: string): string[] {
  return EACH.flatMap((form) => {
    const rest = new Rest(folded);
    const each = rest.take(form)?.each;
    const { way, unit: own = '' } = rest.take(LONG) ?? {};
    const { hours = '0', minutes, seconds = '0', tenth = '0' } = rest.take(CLOCK) ?? rest.take(MINUTES) ?? {};
    if (!each || !way || !minutes || !rest.saysNothing) return [];
    const all = `${Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)}.${tenth}`.replace(
      /\.0$/,
      '',
    );
    return [`(${all}*${each}/${way}${own.startsWith('k') ? '/1000' : ''}) s in min and s`];
  });
}
