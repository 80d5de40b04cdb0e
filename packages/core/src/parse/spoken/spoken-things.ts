import type { Saying } from '../rephrasing/plain-sayings.ts';

const N = '(\\d+(?:[.,]\\d+)?)';
const END = '[\\s?!.]*$';
const TIME =
  '(?:\\d[\\d.,:]* ?(?:h|hs|hrs?|horas?|hours?|min(?:utos?|utes?)?)(?:(?:,? (?:y|and))? ?(?:\\d+(?: ?min(?:utos?|utes?)?)?|media|un cuarto))?)';

/** Ways and paces, and the speed that they make. */
const SPEEDS: readonly Saying[] = [
  [
    `^(?:(?:hice|recorri|corri|fui|maneje|conduje|rode|pedalee|anduve|camine) )?${N} ?(km|kilometros|millas)(?: (?:corriendo|andando|en bici|en coche))? en (${TIME}),? (?:a )?(?:que|cual|cuanto) (?:(?:es|fue|seria) )?(?:(?:la|mi|de) )?(?:velocidad )?(?:media|promedio)(?: (?:es|fue|llevo|hago|hice|llevaba|tuve))?${END}`,
    '$1 $2 en $3 velocidad media',
  ],
  [
    `^(?:a )?(\\d+(?::\\d\\d)?) ?(?:min(?:utos?)?)? ?(?:el|por|al|cada|/) ?(?:km|kilometro),? (?:a )?(?:que|cual) (?:es la )?velocidad(?: (?:es|son|llevo|seria|media|voy))*${END}`,
    '$1 min/km en km/h',
  ],
  [
    `^(\\d+(?::\\d\\d)?) ?(?:min(?:utes?)?)? ?(?:an?|per|the|/) ?mile,? (?:what|how) (?:speed|fast) (?:is|would) (?:that|it)(?: be)?${END}`,
    '$1 min/mi in mph',
  ],
  [
    `^(\\d+(?::\\d\\d)?) ?(?:min(?:utes?)?)? ?(?:an?|per|the|/) ?(?:km|kilomet(?:er|re)),? (?:what|how) (?:speed|fast) (?:is|would) (?:that|it)(?: be)?${END}`,
    '$1 min/km in km/h',
  ],
  // what Australians call kilometres
  [
    "^(?:(?:doing|going|driving|at|i was|we were|i'm|im) )*(\\d[\\d.]*) ?mph,? (?:(?:what'?s?|how (?:many|much|fast)|is|that|it|in|to) )*(?:kays|ks|k's|clicks|klicks|kms)(?: is (?:that|it)| an hour| per hour)*[\\s?]*$",
    '$1 mph to km/h',
  ],
  [
    "(?<=\\d ?)(?:ks|kays|k's|clicks|klicks)(?=,? (?:(?:what'?s?|how (?:many|much)|is|that|it) )*(?:in|to|how many)? ?(?:mi|miles|feet|met(?:er|re)s)(?!\\p{L}))",
    ' km',
  ],
  ['^(?:doing|going) (?=\\d+ ?(?:mph|kph|km/?h))', ''],
  ['(?<=\\d ?)(?:horses|ponies)(?=,? (?:in|to|how many) (?:kw|kilowatts|w|watts|ps|cv)(?!\\p{L}))', ' hp'],
  [
    '(?<=\\d ?)meg(?:s|abits?)?(?: (?:broadband|internet|fib(?:er|re)|line|connection|wifi|down|download))*(?=,? (?:in|to|how many) (?:mb/s|mbps|mega(?:bytes?|bits?) (?:per|a|/) ?s))',
    ' mbps',
  ],
];

const INCH = '(?:"|”|″| ?-? ?(?:in|inch|inches|pulgadas?))';
const FINE =
  '(?:mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|milimetros?|centimetros?|met(?:er|re)s?|inches|pulgadas)';
/** What makes another unit of an inch is no noun. */
const NOUN =
  "(?!(?:sq|square|squared|cubic|cuadrad\\p{L}+|pounds?|lbs?|ounces?|per|por|feet|foot|ft|of|hg|mercury|water|and|y|x|by|to|in|en|a|plus|minus|mas|menos|wide|long|deep|thick)(?!\\p{L}))[\\p{L}'-]+";

/** What is measured behind inches, also where its name is a unit elsewhere: `3/8 inch drill bit in mm`. */
const MEASURED: readonly Saying[] = [
  [
    `(?<=^(?:an? |una? )?(?:\\d+[ -])?\\d+(?:/\\d+|[.,]\\d+)?${INCH})(?: (?:de |for |para )?(?<noun>${NOUN}(?: (?:de |for |para )?${NOUN}){0,2}))(?=,? (?:in|to|into|en|a) ${FINE}${END})`,
    '',
  ],
  ['(?<![\\d/]|\\d )(?:an? )?(?:1/4|quarter)[ -]?pounder(?: burger)?(?= )', '1/4 lb'],
  [
    '^(?:an? |my |the )?\\d[ -]?bed(?:room)?s? (?:(?:flat|house|apartment|apt|condo|place|home|unit)(?: (?:is|of|at))? ?)?(?=\\d+ ?(?:sq|m2|ft2))',
    '',
  ],
  [
    '^(?:(?:mi|un|una|el|la) )?(?:piso|depa|departamento|casa|apartamento) (?:de |con )?\\d (?:habitaciones|recamaras|dormitorios|cuartos|hab),? (?:(?:de|y|con) )?(?=\\d+ ?(?:m2|metros|pies))',
    '',
  ],
  ['(?:absolute zero|(?:el )?cero absoluto)(?: is| es|,)? (?=0 ?(?:k|kelvin)(?!\\p{L}))', ''],
  ['(?<=cuerdas?) (?:de (?:terreno|tierra) )?(?:en|de) (?:puerto rico|pr)(?!\\p{L})', ' de puerto rico'],
];

/** What is said with its own measure behind it: `velocidad de la luz 300000 km/s`, `medio maraton 21,0975 km`. */
const NAMED_THINGS: readonly (readonly [names: string, units: string])[] = [
  [
    'speed of (?:light|sound)|(?:light|sound) speed|velocidad (?:de la luz|del sonido)|mach (?:1|one|uno)',
    'k?m ?/ ?[hs]|k[mp]h|mph|mi(?:les)? ?/ ?[hs]|mi(?:les|llas) (?:por|per|an?)|(?:kilo)?met\\p{L}+ (?:por|per|an?)|knots|nudos',
  ],
  [
    '(?:half|medi[oa]|full)[ -]?marath?on|marath?on|(?:5|10|15|21|42) ?k(?:m)?(?: (?:race|run|carrera))?|(?:boeing|airbus) [a-z]?\\d{2,3}(?: \\p{L}+){0,2}|(?:linea del |el )?ecuador',
    'km|kms|k|mi|miles?|millas?|m|met(?:ro|er|re)s|kilomet(?:ro|er|re)s|ft|feet|pies|yards',
  ],
];
const NAMES: readonly Saying[] = [
  // a marathon in less than four hours
  ['(?<!\\p{L})sub[- ]?([2-6])(?= marat)', '$1 h'],
  ...NAMED_THINGS.map(
    ([names, units]): Saying => [
      `^(?:(?:the|an?|el|la|un|una) )?(?:${names})(?: (?:is|es|son|mide|tiene|of|de))*[:,]? (?=\\(?\\d[\\d.,]* ?(?:${units})(?![\\p{L}\\d/]).* (?:in|to|en|a|cuant[oa]s|how many|into) )`,
      '',
    ],
  ),
];

/** Land of a country, whose measure is told by what is left out. */
const LANDS: readonly Saying[] = [
  [
    '(?<=\\d ?(?:manzanas?|cuadras?|fanegadas?|fanegas?|tareas?|varas?|varas cuadradas|caballerias?|cuerdas?))(?: de (?:tierra|terreno|campo|cafe|cafetal|finca))? (?:en |de )?(?:costa rica|honduras|guatemala|el salvador|argentina|chile|colombia|mexico|(?:la )?(?:republica )?dominicana)(?!\\p{L})',
    '',
  ],
];

/** Times added up that are hours and minutes because the last one says so. */
const CLOCKS: readonly Saying[] = [
  ...[1, 2, 3, 4, 5].map(
    (): Saying => [
      `(?<=^(?:\\d+ h \\d+ min ?\\+ ?)*)(\\d{1,2}):([0-5]\\d)(?=(?: ?\\+ ?\\d{1,2}:[0-5]\\d)* ?(?:h|hs|hrs|hours|horas)(?:,? (?:in )?total|,? en total)?${END})(?=.*\\+|(?<=\\+.*))`,
      '$1 h $2 min',
    ],
  ),
  [
    `(?<=^(?:\\d+ h \\d+ min ?\\+ ?)+\\d+ h \\d+ min) ?(?:h|hs|hrs|hours|horas)(?:,? (?:in )?total|,? en total)?${END}`,
    ' in h',
  ],
];

const NUMBERS =
  '(?:dos|tres|cinco|diez|quince|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento)';
/** What people say of their bodies. */
const BODIES: readonly Saying[] = [
  ['(?<=(?:tengo|tienes?|tenemos|hay|debo) )[qk](?= \\p{L}+r)', 'que'],
  [`^(?:yo |ahora |hoy )?peso (?=${NUMBERS}(?: \\p{L}+){0,3} (?:kilos?|kgs?|libras)(?!\\p{L}))`, ''],
  [
    `^(?:(?:yo )?(?:tengo|tiene|estoy con|esta con|con|marca)|mi \\p{L}+ tiene) (3[5-9]|4[0-2]) y medio (?:grados )?(?:de )?(?:fiebre|temperatura|calentura),? (?:(?:cuanto|es|son|eso|seria|cuantos|grados) )*(?:en )?(?:grados )?(?:f|fahrenheit|farenheit)(?: es| son)?${END}`,
    '$1.5 c en f',
  ],
  [
    `^(?:(?:yo )?(?:tengo|tiene|estoy con|esta con|con|marca)|mi \\p{L}+ tiene) ((?:3[5-9]|4[0-2])(?:[.,]\\d)?) (?:grados )?(?:de )?(?:fiebre|temperatura|calentura),? (?:(?:cuanto|es|son|eso|seria|cuantos|grados) )*(?:en )?(?:grados )?(?:f|fahrenheit|farenheit)(?: es| son)?${END}`,
    '$1 c en f',
  ],
];

const SCALES: readonly (readonly [name: string, zeros: string])[] = [
  ['(?:thousands?)', '000'],
  ['(?:lakhs?|lacs?)', '00000'],
  ['(?:millions?|millon(?:es)?)', '000000'],
  ['(?:crores?)', '0000000'],
];
const ASKED = '^(?:how many|cuant[oa]s) ';
/** `how many lakhs in 2 million`: numbers have other names in India. */
const NUMBER_NAMES: readonly Saying[] = SCALES.flatMap(([small, zeros]) =>
  SCALES.filter(([big]) => big !== small).map(
    ([big, more]): Saying => [
      `${ASKED}${small} (?:(?:is|are|there|in|make|makes|to|son|hay|en|a|an) )+${N} ${big}${END}`,
      `$1*1${more}/1${zeros}`,
    ],
  ),
);

/** Thousandths of an inch, and millilitres, as they are said. */
const MILS: readonly Saying[] = [
  [
    '(?<=\\d ?)mil(?= (?!of |to |in )\\p{L}+(?: \\p{L}+)? (?:in|to) (?:mm|cm|microns?|um|inch(?:es)?)$)',
    ' thou',
  ],
  [
    '(?<=\\d ?)mils?(?= (?:of \\p{L}+ )?(?:in|to) (?:cups?|(?:us |uk )?fl oz|fluid ounces|oz|ounces|pints?|tbsps?|tablespoons?|tsps?|teaspoons?|gallons?|lit(?:er|re)s?)$)',
    ' ml',
  ],
];

/** A room, of which both sides are known: no fourth part of one. */
const ROOMS: readonly Saying[] = [
  [`(?<=^\\W*(?:un )?)cuarto de (?=${N} ?(?:m|metros?)? ?(?:x|por) ?${N})`, ''],
];

/** What people call units, and say around things that they measure. */
export const SPOKEN_THINGS: readonly Saying[] = [
  ...SPEEDS,
  ...MEASURED,
  ...NAMES,
  ...LANDS,
  ...CLOCKS,
  ...BODIES,
  ...NUMBER_NAMES,
  ...MILS,
  ...ROOMS,
];
