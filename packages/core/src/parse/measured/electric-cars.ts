import { figure, goal, LENGTHS, plainUnit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const KM = 'kms?|kilomet(?:ro|er|re)s?';
const MILES = 'mi|miles?|millas?';
/** So much energy for a way, or so much of a way for it. */
const PER_WAY = new RegExp(
  `${figure('rate')} ?(?:kwh|kw h|(?<wh>wh)) ?(?:/|a los|por|per|por cada|every|each|cada|x|for) ?(?:(?<per>100|cien) ?)?(?:${KM}|(?<miles>${MILES})|(?<=100|cien))(?![\\p{L}\\d])`,
  'u',
);
const PER_ENERGY = new RegExp(
  `${figure('rate')} ?(?:${KM}|(?<miles>${MILES})) ?(?:/|por|per|an?|por cada|el|x) ?(?:1 )?kwh(?!\\p{L})`,
  'u',
);
const BATTERY = new RegExp(`${figure('battery')} ?kwh(?!\\p{L}| ?/)`, 'u');
const WAY = new RegExp(`${figure('way')} ?(?:${KM}|(?<miles>${MILES}))(?!\\p{L})`, 'u');
const ASKS_WAY = new RegExp(
  `(?<!\\p{L})(?:range|autonomia|alcance|how far|hasta donde|(?:cuant[oa]s|how many|in|en) (?<to>${KM}|${MILES}))(?!\\p{L})`,
  'u',
);
const ASKS_OTHER = new RegExp(
  `(?<!\\p{L})(?:in|to|en|a) (?:(?<far>${KM}|${MILES}) ?(?:/|per|por) ?kwh|(?<used>k?wh) ?(?:/|per|por|cada) ?(?<hundred>100 ?)?(?<away>${KM}|${MILES}))(?!\\p{L})`,
  'u',
);

/** Kilometres in a mile. */
const MILE = String(LENGTHS.mi / LENGTHS.km);

/** Kilowatt-hours for a kilometre, of what was said. */
function perKm(rest: Rest): string | undefined {
  const used = rest.take(PER_WAY);
  if (used)
    return `${used.rate}${used.per ? '/100' : ''}${used.wh ? '/1000' : ''}${used.miles ? `/${MILE}` : ''}`;
  const far = rest.take(PER_ENERGY);
  return far && `1/${far.rate}${far.miles ? `/${MILE}` : ''}`;
}

/** What it uses, in the other way to say that. */
function otherWay({ far, used, hundred, away }: NonNullable<ReturnType<Rest['take']>>, each: string): string {
  if (far) return `(1/(${each})) km in ${plainUnit(far)}`;
  return `(${each}${hundred ? '*100' : ''}${plainUnit(away) === 'mi' ? `*${MILE}` : ''}) kwh in ${used}`;
}

/** How far it comes, or what it uses for a way. */
function ofBattery(rest: Rest, each: string): string | undefined {
  const way = rest.take(WAY);
  if (way) return `(${way.way}${way.miles ? `*${MILE}` : ''}*${each}) kwh in kwh`;
  const battery = rest.take(BATTERY)?.battery;
  const asked = battery && rest.take(ASKS_WAY);
  if (!asked) return undefined;
  const to = asked.to ?? rest.take(goal('length'))?.goal;
  return `(${battery}/(${each})) km in ${to ? plainUnit(to) : each.includes(MILE) ? 'mi' : 'km'}`;
}

/** `ev uses 16 kwh/100km how many kwh for 250 km`, `15 kwh per 100 km with a 60 kwh battery range`. */
export function electricCar(folded: string): string[] {
  const rest = new Rest(folded);
  const other = rest.take(ASKS_OTHER);
  const each = perKm(rest);
  const sum = each && (other ? otherWay(other, each) : ofBattery(rest, each));
  return sum && rest.saysNothing ? [sum] : [];
}
