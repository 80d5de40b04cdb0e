import { hasChange } from '../token-line.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';
import { TextRemainder } from './text-remainder.ts';

/** A figure in words, which would play no part. */
const COUNTS = new RegExp(`(?<!\\p{L})(?:${Object.keys(SMALL_NUMBERS).join('|')})(?!\\p{L})`, 'u');

/** A race, by the way it is long. @source World Athletics, competition rule 55 */
const RACES: readonly (readonly [names: RegExp, length: string])[] = [
  [/(?<!\p{L})(?:full )?(?:half|media|medio)(?: a)?[- ]?marath?on(?!\p{L})(?<race>)/u, '21.0975 km'],
  // a decimal point would part thousands in Spanish
  [/(?<!\p{L})(?:full )?marath?on(?:es)?(?!\p{L})(?<race>)/u, '42195 m'],
];

const AWAY = '(?<away>km|kilometros?|kilomet(?:er|re)s?|mi|miles?|millas?|k)(?!\\p{L})';
const CLOCK = '\\d+:[0-5]\\d(?::[0-5]\\d)?';
const SPAN =
  '\\d+ ?h(?:oras?|ours?|rs?)?(?: ?(?:y |and )?(?:\\d{1,2} ?(?:m(?:in\\p{L}*)?)?(?![\\p{L}\\d])|media(?!\\p{L})|a half))?|\\d+(?:[.,]\\d+)? ?min\\p{L}*(?: ?(?:y |and )?\\d+ ?s\\p{L}*)?';
const PACE = `(?<pace>${CLOCK}|\\d+(?:[.,]\\d+)? ?min\\p{L}*(?: (?:y |and )?\\d+ ?s\\p{L}*)?|\\d+(?= ?min))(?: ?min\\p{L}*)? ?[-/]?(?:per |por |el |al |a |the |each |cada |x )?`;
const FORMS = {
  pace: new RegExp(`(?<![\\d:.,])${PACE}${AWAY}(?: pace| ritmo)?`, 'u'),
  speed: /(?<![\d.,])(?<speed>\d+(?:[.,]\d+)? ?(?:km\/?h|kph|mph))(?!\p{L})/u,
  way: new RegExp(`(?<![\\d:.,])(?<number>\\d+(?:[.,]\\d+)?) ?${AWAY}`, 'u'),
  time: new RegExp(`(?<![\\d:.,])(?<time>${CLOCK}(?! ?[ap]\\.?m)|${SPAN})`, 'u'),
  rate: /(?<!\p{L})(?<rate>mph|km\/?h|kph|(?:km|kilomet\p{L}+) (?:por|per|an?) (?:hora|hour)|mill?[ae]s (?:por|per|an?) (?:hora|hour))(?!\p{L})/u,
  each: new RegExp(`(?:por|per|el|al|a|the|each|cada|en|in|to|min ?/|/) ?${AWAY}`, 'u'),
};
/** Words of people who run; a pace alone says it too. */
const RUNNING =
  /(?<!\p{L})(?:pace|ritmo|paso|splits?|run(?:s|ning)?|ran|corr\p{L}*|trot\p{L}*|jog\p{L}*|marath?on\p{L}*|carrera|race|10k|5k|21k|42k)(?!\p{L})|\d ?(?:km\/?h|kph|mph),? .*(?:por|per|cada|each|el|al) (?:km|kilom|mil)/u;
/** What names a pace and changes none. */
const SAID =
  /(?<!\p{L})(?:average|avg|each|cada|promedio|medio|media)(?= (?:pace|speed|split|km|mi|kilom|ritmo))|(?<=(?:ritmo|pace|velocidad) )(?:promedio|medi[oa])/gu;
const ASKS_FOR_PACE =
  /(?<!\p{L})(?:pace|ritmo|paso|splits?|a cuanto|como|how fast|(?:cuanto(?: (?:es|son|seria|tardo|hago))?|how long(?: is that)?) (?:por|per|cada|each|el))(?!\p{L})/u;
/** The pace itself in another unit, whatever it is run for. */
const ASKS_FOR_EACH =
  /(?<!\p{L})(?:in|en|to|a) min\p{L}*(?: ?\/ ?| (?:per|por|a|la|el) )(?:la )?(?:mi|km|k)\p{L}*$/u;
const ASKS_FOR_TIME =
  /(?<!\p{L})(?:(?:en )?cuanto (?:\p{L}+ )?(?:tard|hag|hac|me|demor|corr|termin|acab)\p{L}*|en cuanto|how long|what time|tiempo|time|finish)(?!\p{L})/u;

/** `10k a 5:00`, `at a 9:00 pace`: so much for each, of what it does not say. */
const AT_A_CLOCK =
  /(?<!\p{L})(?:at|@|an?|con|ritmo(?: de)?:?|pace(?: of)?:?)(?: un| ritmo(?: de)?| pace(?: of)?)* \d\d?:[0-5]\d(?!:| ?(?:\/|min|per |por |the |el |la |al |an? |h(?!ow)))/u;

const unitOf = (away: string): 'km' | 'mi' => (away.startsWith('m') ? 'mi' : 'km');

/** What a runner names, each once. */
interface Run {
  readonly pace: { readonly each: string; readonly unit: 'km' | 'mi' } | undefined;
  readonly speed: string | undefined;
  readonly length: string | undefined;
  readonly time: string | undefined;
  /** The length is that of a race, and the speed is asked for in this unit. */
  readonly isRace: boolean;
  readonly rate: string | undefined;
  /** The unit that a pace is asked for in. */
  readonly each: 'km' | 'mi' | undefined;
}

/** Takes a text apart; undefined where it is about something else, or has more figures than such a question. */
function runIn(folded: string): Run | undefined {
  const rest = new TextRemainder(folded);
  const race = RACES.find(([names]) => rest.take(names));
  const speed = rest.take(FORMS.speed)?.speed;
  const pace = rest.take(FORMS.pace);
  const way = rest.take(FORMS.way);
  // of a race one part is asked for
  if (race && way) return undefined;
  const time = rest.take(FORMS.time)?.time?.replace(/(\d) ?h ?(\d{1,2})$/, '$1 h $2 min');
  const rate = rest.take(FORMS.rate)?.rate;
  const each = rest.take(FORMS.each)?.away ?? way?.away;
  if (
    /\d/.test(rest.text) ||
    COUNTS.test(rest.text) ||
    hasChange(rest.text.replace(SAID, '')) ||
    !(pace || RUNNING.test(folded))
  )
    return undefined;
  return {
    pace: pace && { each: clockOf(pace.pace ?? ''), unit: unitOf(pace.away ?? '') },
    speed,
    length: way ? `${way.number} ${way.away === 'k' ? 'km' : way.away}` : race?.[1],
    time,
    isRace: race !== undefined,
    rate,
    each: each === undefined ? undefined : unitOf(each),
  };
}

/** At a pace: how long a way takes, or the pace in the other unit. */
function atPace(pace: NonNullable<Run['pace']>, { length, each, rate }: Run, folded: string): string[] {
  const clock = pace.each.includes(':') ? `${secondsOf(pace.each)}/60` : pace.each;
  if (rate) return length ? [] : [`${clock} min/${pace.unit} to ${rate}`];
  if (length && !ASKS_FOR_EACH.test(folded))
    return [`${length} a ${pace.each} min/${pace.unit} cuanto tardo`];
  const isAsked = each !== undefined || ASKS_FOR_PACE.test(folded);
  return isAsked ? [`${clock} min/${pace.unit} to min/${each ?? (pace.unit === 'km' ? 'mi' : 'km')}`] : [];
}

/** At a speed: how long a race takes, or its pace. */
function atSpeed(speed: string, { each, isRace, length }: Run, folded: string): string[] {
  if (length) return isRace || ASKS_FOR_TIME.test(folded) ? [`${length} a ${speed} cuanto tardo`] : [];
  const unit = each ?? (/mph/.test(speed) ? 'mi' : 'km');
  return ASKS_FOR_PACE.test(folded) ? [`${speed} to min/${unit}`] : [];
}

/** What runners ask, in the words that the reader of what follows from amounts understands. @param folded the text */
export function runAsked(folded: string): string[] {
  const run = runIn(folded);
  if (!run) return [];
  const { pace, rate, speed, length, time, each = 'km', isRace } = run;
  if (pace) return time || speed ? [] : atPace(pace, run, folded);
  if (!time) return speed ? atSpeed(speed, run, folded) : [];
  if (!length || speed) return [];
  if (AT_A_CLOCK.test(folded) && ASKS_FOR_TIME.test(folded))
    return isRace ? [] : [`${length} a ${time} min/${each} cuanto tardo`];
  return [rate ? `how fast is ${length} in ${time} in ${rate}` : `${length} in ${time} pace per ${each}`];
}

/** `9 min 30 s` as a clock shows it, a pace without seconds as its minutes. */
const clockOf = (pace: string): string =>
  pace.replace(/ ?min\p{L}*(?: (?:y |and )?(\d+) ?s.*)?/u, (_, seconds?: string) =>
    seconds ? `:${seconds.padStart(2, '0')}` : '',
  );

const secondsOf = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
