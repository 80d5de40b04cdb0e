import { rewording, type Saying } from '../../../../packages/core/src/text/reworded.ts';

/** What a number goes on with where it is written as one word. */
const BELOW_HUNDRED =
  '(?:eins?|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf|\\p{L}+zehn|\\p{L}*[sz]ig)';
const UNDER_TWENTY =
  '(?:ein|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf|zig|sig|hundert|tausend)';

/**
 * Whole phrases of German in words that are read one by one: numbers as they are written together, and halves.
 */
const SAYINGS: readonly Saying[] = [
  // dreitausendfunfhundertzwanzig
  [new RegExp(`(?<=${UNDER_TWENTY})(?=tausend(?!st))`, 'u'), ' '],
  [new RegExp(`(?<=${UNDER_TWENTY})(?=hundert(?!st))`, 'u'), ' '],
  [
    new RegExp(
      `(?<=(?<!jahr)(?:hundert|tausend))(?:und)?(?=${BELOW_HUNDRED}(?:$|[^\\p{L}]|und|tausend|hundert|einhalb))`,
      'u',
    ),
    ' ',
  ],
  // 3 Mrd. Dollar
  [/(?<=\d ?(?:tsd|mio|mrd))\.(?= )/u, ''],
  // anderthalb, zweieinhalb
  [/(?<!\p{L})(?:anderthalb|eineinhalb|einundeinhalb)(?!\p{L})/u, 'ein komma funf'],
  [
    /(?<=(?<!\p{L})(?:zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn))(?:und)?einhalb(?!\p{L})/u,
    ' komma funf',
  ],
  // dreiviertelstunde, viertelliter, halbjahr
  [/(?<!\p{L})drei(?: |)viertel ?(?=\p{L})/u, '3/4 '],
  [/(?<=\d) viertel ?(?=stunde|liter)/u, '/4 '],
  [/(?<!\p{L})(?:ein(?:e[nr]?)? )?viertel ?(?=stunde|liter|pfund|kilo|meile|tasse)/u, '1/4 '],
  [/(?<!\p{L})(?:ein(?:e[nr]?)? )?halb(?=stunde|liter|jahr(?!hund))/u, '1/2 '],
  // 80 um 15 % erhohen
  [
    /(?<=\d(?: ?\p{L}+| ?€)?) um (\d[\d.,]* ?(?:%|prozent)) ((?:erh(?:o|oe)h|steiger|gesteiger|reduzier|senk|gesenk|verringer|kurz|gekurz)\p{L}*)/u,
    ' $2 um $1',
  ],
  // a hundredweight of Germany, and its former money
  [
    /(?<=(?<!\p{L})(?:\d ?|zwei |drei |vier |funf |sechs |sieben |acht |neun |zehn |zwanzig |hundert ))zentnern?(?: (?!(?:in|zu|nach|sind|und)(?!\p{L}))\p{L}+(?= (?:in|zu) ))?(?!\p{L})/u,
    '* 50 kg',
  ],
  [/(?<!\p{L})(?:ein(?:en|em)? )?zentner(?!\p{L})/u, '50 kg'],
  [/(?<=\d ?)(?:dm|d-mark)(?= (?:in|zu|nach|sind wie viel) (?:euro|eur|€))/u, 'deutsche mark'],
  // ounces are of the pound that has sixteen of them; any other is that of German markets. @source Zollverein 1858: 500 g
  [
    /(?<=(?<!\p{L})(?:unzen?|oz|stone)(?!\p{L}).*)pfund(?!\p{L})|pfund(?=.* (?:unzen?|oz|stone)(?!\p{L}))/u,
    'lb',
  ],
  // what its goods are stands right behind it
  [
    /(?<!\p{L})(?:pfund)(?: (?!(?:in|zu|nach|sind|und|sterling|pro|je)(?!\p{L}))\p{L}+)(?= (?:in|zu) (?:gramm|g|kg|kilo|kilos|kilogramm)(?!\p{L}))/u,
    'metrische pfund',
  ],
  // what is said of a speed behind its symbol
  [
    /(?<=(?<!\p{L})(?:[kmgt]?bit|[kmgt]b|km|cm|mm|m|l|ml|kg|g|mg|m3|cbm)) (?:pro|je) (?=(?:sekunde|minute|stunde|tag|liter|kubikmeter|m3|cm3)(?!\p{L}))/u,
    '/',
  ],
  // wages and prices, by what they are for each of
  [/(?<=\d ?(?:euro?s?|€|eur)? ?)(stunde|tag|woche)[ns]?(?:lohn|satz)(?!\p{L})/u, ' pro $1'],
  [/(?<!\p{L})(kilo|liter|meter|quadratmeter|stunden?|stuck)-?preis(?!\p{L})/u, 'preis pro $1'],
  // just now, in a town
  [/(?<=(?<!\p{L})(?:bin|sind|war|hab|haben|ich|wir) )grad(?= (?:in|im|am|auf|bei)(?!\p{L}))/u, 'gerade'],
  // zehn grad minus
  [/(?<![\d,.-])(\d+(?:[.,]\d+)?) ?(?:grad|°) ?minus(?= (?:in|zu|nach|sind|celsius|c |f))/u, '-$1 grad'],
  [/(?<!\p{L})minusgrade?n?(?!\p{L})/u, 'grad unter null'],
];

/** Puts a question of German in words that are read one by one. */
export const reword = rewording(SAYINGS);
