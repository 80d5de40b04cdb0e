import { figure, goal, LENGTHS, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

const ENERGY = '(?<energy>kwh|kw h|wh)';
/** So much energy for a way, or so much of a way for it. */
const PER_WAY = new RegExp(
  `${figure('rate')} ?${ENERGY} ?(?:/|a los|por|per|por cada|every|each|cada|x|for) ?(?:(?<per>100|cien) ?)?(?:km|kms|kilometros?|kilomet(?:er|re)s?|(?<miles>mi|miles?|millas?)|(?<=100|cien))(?![\\p{L}\\d])`,
  'u',
);
const PER_ENERGY = new RegExp(
  `${figure('rate')} ?(?:km|kms|kilometros?|kilomet(?:er|re)s?|(?<miles>mi|miles?|millas?)) ?(?:/|por|per|an?|por cada|el|x) ?(?:1 )?kwh(?!\\p{L})`,
  'u',
);
const BATTERY = new RegExp(`${figure('battery')} ?kwh(?!\\p{L}| ?/)`, 'u');
const WAY = new RegExp(`${figure('way')} ?${unit('unit', 'length')}`, 'u');
const ASKS_ENERGY = /(?<!\p{L})(?:(?:in|to|en|a|how many|cuant[oa]s) )?kwh(?!\p{L}| ?\/)(?<found>)/u;
const ASKS_WAY =
  /(?<!\p{L})(?:range|autonomia|alcance|how far|cuantos (?:km|kilometros|millas)|how many (?:km|miles|kilomet(?:er|re)s)|hasta donde|(?:in|en) (?:km|miles|millas))(?!\p{L})(?<found>)/u;
const ASKS_OTHER =
  /(?<!\p{L})(?:in|to|en|a) (?:(?<far>km|kms|mi|miles|millas|kilometros) ?(?:\/|per|por) ?kwh|(?<used>k?wh) ?(?:\/|per|por|cada) ?(?:(?<hundred>100) ?)?(?<away>km|mi|miles?|millas?))(?!\p{L})/u;

/** Kilometres in a mile. */
const MILE = String(LENGTHS.mi / LENGTHS.km);
const isMiles = (name = ''): boolean => name.startsWith('mi');

/** Kilowatt-hours for a kilometre, of what was said. */
function perKm(rest: Rest): string | undefined {
  const used = rest.take(PER_WAY);
  if (used) {
    const { energy, miles, per, rate } = used;
    return `${rate}${per ? '/100' : ''}${energy === 'wh' ? '/1000' : ''}${miles ? `/${MILE}` : ''}`;
  }
  const far = rest.take(PER_ENERGY);
  return far && `1/${far.rate}${far.miles ? `/${MILE}` : ''}`;
}

/** What it uses, in the other way to say that. */
function otherWay({ far, used, hundred, away }: NonNullable<ReturnType<Rest['take']>>, each: string): string {
  if (far) return `(1/(${each})) km in ${isMiles(far) ? 'mi' : 'km'}`;
  const way = `${hundred ? '*100' : ''}${isMiles(away) ? `*${MILE}` : ''}`;
  return `(${each}${way}) kwh in ${used}`;
}

/** `ev uses 16 kwh/100km how many kwh for 250 km`, `15 kwh per 100 km with a 60 kwh battery range`. */
export function electricCar(folded: string): string[] {
  if (!/wh/.test(folded)) return [];
  const rest = new Rest(folded);
  const other = rest.take(ASKS_OTHER);
  const each = perKm(rest);
  if (!each) return [];
  if (other) return rest.saysNothing ? [otherWay(other, each)] : [];
  const { way, unit: own } = rest.take(WAY) ?? {};
  const battery = way ? undefined : rest.take(BATTERY)?.battery;
  const km = `${way}${plainUnit(own) === 'mi' ? `*${MILE}` : ''}`;
  if (way && /^(?:km|mi)$/.test(plainUnit(own))) {
    rest.take(ASKS_ENERGY);
    return rest.saysNothing ? [`(${km}*${each}) kwh in kwh`] : [];
  }
  if (!battery || !rest.take(ASKS_WAY)) return [];
  const to = rest.take(goal('length'))?.goal ?? (/mi(?:les?|llas?)?(?!\p{L})/u.test(folded) ? 'mi' : 'km');
  return rest.saysNothing ? [`(${battery}/(${each})) km in ${plainUnit(to)}`] : [];
}
