import { hasDigit } from '../../../text/characters.ts';
import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { Respelled } from './respelled.ts';

const BARE = '(?<![\\p{L}\\d.,:/])(-?\\d+(?:[.,]\\d+)?)(?:°| grados| degrees)?';
/** Behind it no other figure or unit may stand: `101 de fiebre en celsius`, `bake at 350, what is that in celsius`. */
const TO =
  "(?=,?(?: (?:de |of )?(?:fiebre|fever|temperatur[ea]|oven|horno))?(?: (?:what|cuanto)(?:'?s| is| es)? ?(?:that|it)?)? (?:in|to|into|as|en|a) (?:grados |degrees )?";

/** What people say around a question, which asks for nothing. */
const CHATTER = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:que )?no (?:lo |me )?(?:se|entiendo|aclaro|acuerdo)(?: bien)?',
    "(?:i )?(?:do ?n[o']?t|do not) know|(?:i'?m )?not sure|no idea|ni idea",
    'mas o menos|buen[oa]s?(?: (?:dias?|tardes|noches))?|good (?:morning|evening|afternoon)',
    '(?:es )?(?:mucho|poco|urgente|normal|fiebre)(?=[\\s?!.]*$)|rapid[oa]|rapidito|quick(?:ly)?|urgent(?:ly)?|asap|lol|jaja\\p{L}*|haha\\p{L}*',
    '(?:any|some)(?:one|body)|alguien|mates?|bro|tio|tyvm|ty|approx|aprox|roughly',
  ].join('|')})(?!\\p{L})\\.?,?|\\s[#@]\\p{L}[\\p{L}\\d_]*`,
  'u',
);
/** More of that is no question any more. */
const MOST_CHATTER = 4;

/** What is said without a word that everybody adds in thought; `$<x>` is what is told to have been read. */
const SAYINGS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  // an English oven: recipe says gas 4, in celsius
  [
    /(?<!\p{L})gas(?: mark)? (\d{1,2}|1\/[24])(?=\W(?:.*\P{L})?(?:[cf]|celsius|fahrenheit|centigrad\p{L}+|grados|degrees|temp\p{L}*)[\s?!.]*$)/u,
    '$1 gas mark',
  ],
  // the other scale is meant: fever 102.4 in celsius
  [new RegExp(`${BARE}${TO}(?:celsius|centigrados?|centigrade)[\\s?!.]*$)`, 'u'), '$1 fahrenheit'],
  [new RegExp(`${BARE}${TO}fahrenheit[\\s?!.]*$)`, 'u'), '$1 celsius'],
  [/(?<![\p{L}\d])s\/\.? ?(?=\d)/u, 'pen '],
  [/(?<=\d \p{L}+) an? (?=hour|minute|second)/u, ' per '],
  // what a pressure is in kilos of
  [
    /(?<=presion.*|pressure.*)(?: a| en| in| to) (?:kilos|kgs?)(?!\p{L}| ?(?:\/|por|per|sobre))/u,
    ' en kg/cm2',
  ],
  // a height as it is said
  [
    /(?<=^(?:yo )?(?:mido|mide) [12][.,]\d\d?)(?= (?:a|en|cuanto) )|(?<=^(?:\p{L}+ ){0,2}[12][.,]\d\d?)(?= .*(?:pies|peus|pieds|pes) (?:y|i|e|et) )/u,
    ' m',
  ],
  // a mile that lost a letter: nobody counts kilometres in thousandths of an inch
  [/(?<=ki?lo?m\p{L}* (?:in|to|into|en|a) )mil(?:s|as)(?=[\s?!.]*$)/u, 'miles'],
];

/** `5:30 min/km`: minutes and seconds of a pace. */
const PACE =
  /(?<![\d:.,])(\d+):([0-5]\d)(?= ?(?:min(?:ut[eo]s?)?)? ?(?:\/|per |por |el |a |the )(?:km|mi|k\p{L}+|mil\p{L}+)(?!\p{L}))(?: ?min(?:ut[eo]s?)?)?/u;

function say(folded: FoldedText, pattern: RegExp, plain: (found: RegExpExecArray) => string): Respelled[] {
  const found = pattern.exec(folded.text);
  if (!found) return [];
  const end = found.index + found[0].length;
  const word = plain(found);
  // how many: as it stands
  if (word === found[0]) return [];
  const from = found.index + found[0].search(/\S|$/);
  const span = [folded.origin[from] ?? 0, folded.origin[end] ?? 0] as const;
  return [{ folded: withText(folded, found.index, end, word), corrections: [{ span, word: word.trim() }] }];
}

/** A text with what it says in short said in full, and without what is said around it; nothing where it has none of that. */
export function saidInFull(folded: FoldedText): readonly Respelled[] {
  const [pace] = say(
    folded,
    PACE,
    ([, minutes, seconds]) => `${Number(minutes) * 60 + Number(seconds)}/60 min`,
  );
  // 9:15 per mile per km asks for another pace
  if (pace) return / per .* per /.test(folded.text) ? [] : [pace];
  const all = [...SAYINGS, ...Array.from({ length: MOST_CHATTER }, () => [CHATTER, ''] as const)];
  let said: Respelled = { folded, corrections: [] };
  for (const [pattern, plain] of all) {
    const [one] = say(said.folded, pattern, (found) => plain.replace(/\$(\d)/g, (_, at) => found[at] ?? ''));
    if (one) said = { ...one, corrections: [...said.corrections, ...one.corrections] };
  }
  return said.corrections.length === 0 ? [] : [said];
}

/** What people say where they mean a unit of another kind, by what it is converted into; `>` before what the target is meant to be. */
const OTHER_KINDS: Readonly<Record<string, readonly (readonly [ids: string, plain: string])[]>> = {
  // 65 mph en km, 500 pies cuadrados en metros
  'speed length': [
    ['km', '>km/h'],
    ['mi', '>mph'],
    ['m', '>m/s'],
  ],
  'pace length': [
    ['km', '>min/km'],
    ['mi', '>min/mi'],
  ],
  'area length': [
    ['m', '>m2'],
    ['ft', '>ft2'],
    ['km', '>km2'],
    ['yd', '>yd2'],
  ],
  // tyres
  'pressure weight': [['lb', '>psi']],
  'weight pressure': [['lb', 'psi']],
  // how much an air conditioner cools in an hour
  'energy power': [['btu', 'btu/h']],
  // a yard of concrete
  'length volume': [['yd', 'cubic yard']],
  // 100 megas of a line
  'data data-rate': [
    ['mb', 'mbps'],
    ['gb', 'gbps'],
  ],
};

/** `65 mph en km`: kilometres an hour; `12000 btu en watts`: of an hour. */
export function ofOtherKind(folded: FoldedText, lexemes: readonly Lexeme[]): Respelled[] {
  const units = lexemes.filter(({ senses, role }) => senses.length > 0 && !role);
  const [source, target, more] = /^\D*\d/.test(folded.text) ? units : [];
  const [from] = source?.senses ?? [];
  const [to] = target?.senses ?? [];
  if (!source || !target || more || !from || !to || lexemes[lexemes.indexOf(target) - 1]?.role === 'per')
    return [];
  // 10 yards in gallons are of nothing, in 10 m² en m one of them is a slip, and a mega is no file
  if (from.category === 'length' && to.category === 'volume' && !to.id.endsWith('3')) return [];
  // a metro lineal is one of length
  if (
    to.category === 'length' &&
    (hasDigit(source.text) || target.text.includes(' ') || !/ |mph|\/|^k/.test(source.text))
  )
    return [];
  if (from.category === 'data' && !['mega', 'megas', 'giga', 'gigas'].includes(source.text)) return [];
  // 5:30 por km en millas: a pace stays one
  const kind = from.id.startsWith('min') ? 'pace' : from.category;
  const all = OTHER_KINDS[`${kind} ${to.category}`] ?? [];
  return all.flatMap(([id, plain]) => {
    const isTarget = plain.startsWith('>');
    if ((isTarget ? to : from).id !== id) return [];
    const { span } = isTarget ? target : source;
    const word = plain.replace('>', '');
    const [start = 0, end = 0] = span.map((place) => folded.origin.findIndex((one) => one >= place));
    // with the space before it, so that the letters of `km` are no symbol any more
    return { folded: withText(folded, start - 1, end, ` ${word}`), corrections: [{ span, word }] };
  });
}
