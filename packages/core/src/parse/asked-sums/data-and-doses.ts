import type { Saying } from '../rephrasing/plain-sayings.ts';

const N = '(\\d+(?:[.,]\\d+)?)';
const END = '[\\s?!.]*$';
const TIME =
  '((?:milli|micro|nano)?s(?:ec(?:onds?)?|egundos?)?|(?:mili|micro|nano)segundos?|ms|us|µs|μs|ns|min(?:utes?|utos?)?)';
const TO = '[^\\d]*?(?<!\\p{L})(?:en|in|to|a|into|cuant[oa]s|how many)';

/** How long one of so many a second takes, and how many a second such a time is. */
const PERIODS: readonly Saying[] = [
  ...(
    [
      [
        '(?:hz|hertz(?:ios)?|fps|frames? (?:per|a) second|cuadros (?:por|/) segundo|fotogramas por segundo)',
        '',
      ],
      ['k(?:hz|ilo ?hertz(?:ios)?)', '*1000'],
      ['m(?:hz|ega ?hertz(?:ios)?)', '*1000000'],
      ['g(?:hz|iga ?hertz(?:ios)?)', '*1000000000'],
      ['(?:bpm|rpm)', '/60'],
    ] as const
  ).map(
    ([unit, times]): Saying => [
      `^[^\\d]*?(?<![\\p{L}\\d])${N} ?${unit}(?!\\p{L})${TO} ${TIME}(?: (?:son|es|are|is that|is it))?${END}`,
      `(1/($1${times})) s en $2`,
    ],
  ),
  [
    `^[^\\d]*?(?<![\\p{L}\\d])${N} ?(?:ms|mili?segundos|milliseconds?)${TO} (hz|hertz)${END}`,
    '(1000/$1) hz en $2',
  ],
  [`^[^\\d]*?(?<![\\p{L}\\d])${N} ?(?:ms|mili?segundos|milliseconds?)${TO} fps${END}`, '1000/$1'],
];

const LINE =
  '(?: ?(?:internet|fib(?:er|ra|re)|ethernet|broadband|connection|conexion|line|linea|plan|wifi|lan|network|red|port|puerto|de|simetric[oa]s?))*';
const PER_SECOND =
  '(?= ?,?(?: (?:cuanto|cuantos|how much|what|is|es|are|son|that))*(?: (?:in|to|en|a|into))? ?(?:[kmgt]i?b/s|[kmgt]i?bps|[kmgt]bits?/s|(?:mega|giga|kilo)bytes? (?:por segundo|per second|a second)))';

/** What a line has is for each second, and what a disk or console is called is no amount. */
const LINES: readonly Saying[] = [
  [`(?<![\\p{L}\\d])(\\d[\\d.,]*|an?|un) ?(?:gigabits?|gbit|gig)(?!\\p{L})${LINE}${PER_SECOND}`, '$1 gbps'],
  [`(?<![\\p{L}\\d])(\\d[\\d.,]*) ?(?:megabits?|mbit)(?!\\p{L})${LINE}${PER_SECOND}`, '$1 mbps'],
  [
    '^(?:(?:my|mi|an?|the|el|un) )?(?:ps[1-5]|xbox(?: \\p{L}+)?|switch|iphone ?\\d*|ipad|galaxy ?s?\\d*|macbook)(?: (?:pro|max|plus|mini|air))*(?: (?:has|de|con|with|tiene|of))? (?=\\d+ ?[kmgt]i?b )',
    '',
  ],
  ...[2, 3, 4, 5].map(
    (count): Saying => [
      `^${count} (?:ssds?|discos?|disks?|drives?|hdds?|files?|archivos?|videos?|pendrives?|usbs?)(?: (?:duros?|de|of|con|with))*:? (?=\\d[^+]*${'\\+[^+]*'.repeat(count - 1)}$)`,
      '',
    ],
  ),
  ['(?<=\\d ?[kmgt]i?b(?: \\p{L}+)?) (?:in |en )?total$', ''],
];

const DAYS = '(?:dias|days|noches|nights|jornadas|turnos|shifts|clases|sessions|sesiones)';
const DAILY = '(?: ?(?:al|por|a|per|/|cada|each|every) ?(?:dia|day)| daily| diari[oa]s?)';
const FOR = ',?(?: (?:x|por|for|durante|during|en|in))? ?';
const ASKED =
  '(?:,? (?:cuant[oa]s?|how (?:much|many)|total|en total|in total|is that|son|es|necesito|do i need|ml|mg|g|pastillas|pills|tablets))*';
const often = (form: string, times: string): readonly Saying[] => [
  [
    `^(?<thing>(?:[\\p{L}']+ ){0,4}?)${N} ?(ml|mg|g|mcg|cc|l) ${form}${FOR}(\\d+) (?:dias|days)${ASKED}${END}`,
    `($2*${times}*$5) $3 en $3`,
  ],
  [
    `^(?<thing>(?:[\\p{L}']+ ){0,4}?)${N} ?(pastillas?|tabletas?|comprimidos?|capsulas?|tablets?|pills?|capsules?) ${form}${FOR}(\\d+) (?:dias|days)${ASKED}${END}`,
    `$2*${times}*$5`,
  ],
];

/** So long on each of several days, and a dose so often on each. */
const DAILY_TIMES: readonly Saying[] = [
  ['(?<=\\d ?\\p{L}+ )(?:twice|dos veces|two times)(?= (?:a|per|al|por) (?:day|dia))', '2 times'],
  ['(?<=\\d ?\\p{L}+ )(?:tres veces|three times|thrice)(?= (?:a|per|al|por) (?:day|dia))', '3 times'],
  ['(?<=\\d ?\\p{L}+ )(?:once|una vez|one time)(?= (?:a|per|al|por) (?:day|dia))', '1 times'],
  [
    '^(?:una? |one |an? )?(?=(?:pastilla|tableta|comprimido|capsula|tablet|pill|capsule) (?:cada|every) )',
    '1 ',
  ],
  [
    `^(?<thing>(?:[\\p{L}']+ ){0,3}?)(\\d[\\d.,:]*[^\\d+*/-]*?(?:h|hs|hrs?|horas?|hours?|min(?:utos?|utes?)?)(?: ?\\d+(?: ?m(?:in\\p{L}*)?)?(?!\\p{L})| y media| and a half| y cuarto)?)(?: (?:al dia|diarias?|diarios|a day|per day|daily|each|cada uno|por dia))?,? ?(?:por|x|\\*|for|times|durante) ?(\\d+) ${DAYS}${ASKED}${END}`,
    '$2 * $3 in h',
  ],
  ...often(`(\\d+) (?:veces|times|x)${DAILY}`, '$4'),
  ...often('(?:cada|every|each) (\\d+) ?(?:h|hs|hrs?|horas?|hours?)', '24/$4'),
];

/** Data, lines, frames and doses, in words that the other readers understand. */
export const DATA_AND_DOSES: readonly Saying[] = [...PERIODS, ...LINES, ...DAILY_TIMES];
