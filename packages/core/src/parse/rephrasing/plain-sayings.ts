import { PatternIndex } from '../../text/needed-words.ts';
import type { Draft } from './draft.ts';
import { isNoun } from './token-line.ts';

/** What a bushel of a crop weighs, in pounds. @source USDA, Weights, Measures, and Conversion Factors (Agriculture Handbook 697) */
const CROPS: readonly (readonly [names: string, pounds: number])[] = [
  ['wheat|trigo|soy(?:a|beans?)?|soja|potato(?:es)?|papas', 60],
  ['corn|maize|maiz|rye|centeno|sorghum|sorgo', 56],
  ['barley|cebada', 48],
  ['oats?|avena', 32],
];

/** What only Spanish says: in its own words a text keeps its numbers. */
export const IS_SPANISH =
  /(?<!\p{L})(?:el|la|los|de|del|y|con|en|cuant[oa]s?|que|por|precio|iva|si|entre|al|sin|cada|son)(?!\p{L})/u;

/**
 * What stands for a whole question, or a part of it, in other words; `$1` is what the first bracket held. Where those words are of Spanish,
 * others follow for a text that is not: 1.200 is another number in the other language.
 */
export type Saying = readonly [pattern: string, plain: string, english?: string];

/** What a metre is said with: `metro setenta y cinco`. */
const TENS =
  '(?:cincuenta|sesenta|setenta|ochenta|noventa)(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?';

/** A tool or a part before its size. */
const TOOL = '(?:llave|tornillo|broca|perno|tuerca|wrench|socket|spanner|bolt|drill bit)(?: de| del)? ';

const SAYINGS: readonly Saying[] = [
  // corrí 10 km 3 veces
  [
    '(?<![\\d.,])(\\d[\\d.,]* ?(?:km|kilometros|m|metros|mi|millas|miles|kg|kilos|min|minutos|minutes|lbs?|libras|pounds|ml|litros|l|h|horas|hours)) (\\d+) (?:veces|times)(?: (?:por|a|al|per|each) (?:semana|week|dia|day))?(?!\\p{L})',
    '$2*$1',
  ],
  // around a question
  ['^(?:comi|cenamos|cene|pague|gaste|compre) por (?=[\\d\\p{Sc}])', ''],
  ['(?<=(?:vat|tax|gst|iva|igv)),? (?:the )?(?:net(?: price| amount)?|(?:precio )?neto)$', ''],
  [
    '^(?:(?:a )?quick (?:one|question|q)|hey|ok(?:ay)?|por fa(?:vor)?|hi(?: there)?|hola|buenas|ey)[:,]* ',
    '',
  ],
  ['(?<=\\d.* \\p{L}+)(?:, | es )(?:es )?para (?:mi|mis|la|el|las|los|una?) \\p{L}+(?: de \\p{L}+)?$', ''],
  [",? (?:it'?s )?for (?:my|the|an?|our) [\\p{L} ]+$", ''],
  ['(?<=(?:\\p{L}{3}|ft|lb|st|kg) )n(?= (?:\\p{L}{3}|in|oz|lb))', 'and'],
  [`(?<!\\p{L})(?:un )?metro (?:con )?(${TENS})(?!\\p{L})`, '1 m $1 cm'],
  [
    '^(?:corro a |voy a |a )?(\\d+) ?min(?:utos?)? (?:la|el|por|a la|al|the|a|per) (milla|km|kilometro|mile),? .*?(?:por|el|al|per|a|en) (km|kilometro|milla|mile)$',
    '$1 min/$2 to min/$3',
  ],
  ['(?<=\\d ?)\\$ ?arg(?:entinos)?(?!\\p{L})', ' ars'],
  [
    '^(?:it |price )?(?:was|before|antes)(?: costaba)? (\\d[\\d.,]*),? (?:and )?(?:(?:is )?now|ahora)(?: cuesta)? (\\d[\\d.,]*),? .*(?:%|percent|porcentaje|discount|descuento).*$',
    'from $1 to $2 in %',
  ],
  ['^how (?:many|much) (\\p{L}+) for (?=\\d)(.+)$', '$2 in $1'],
  [
    '^cuant[oa]s? (?:es|son|vale|cuesta|sale) en (\\p{L}+(?: \\p{L}+)?) (?:una?|el|la) (?<noun>\\p{L}+) de (?=\\d)(.+)$',
    '$3 en $1',
  ],
  ['(?<=\\d ?mm) drill bits?(?= (?:in|to) )', ''],
  [
    '^temp(?:eratur[ae])? (?:of|de) (\\d[\\d.,]*),? (?:how much|what|whats that|cuanto) (?=(?:in|en) c)',
    '$1 f ',
  ],
  // slips, and what is said to nobody
  ['^(?:um+|uh+|erm?|ehm?|hmm+)[, .]+', ''],
  ['(?<!\\p{L})(?:h(?:w|ou) m[uch]{2,3}|how (?:mch|muc|mcuh))(?!\\p{L})', 'how much'],
  ['(?<=\\d )mil(?:ion|lon)s?(?= \\p{L})', 'million'],
  ['(?<=\\d ?)llardas?(?!\\p{L})', 'yardas'],
  ['(?<=\\d ?)st(?:ne|oen|onr)(?= \\d)', 'stone'],
  ['(?<=colones )ticos?(?!\\p{L})', 'costarricenses'],
  ['(?<=btus?/h )ac(?!\\p{L})', ''],
  // what is earned in a year
  ['(?<=\\d ?)lpa(?!\\p{L})(?!.*(?:month|mes|week|semana|fortnight|hour|hora|day|dia|hand))', ' lakh inr'],
  ['(?<=sq )met?rs?(?!\\p{L})', 'meters'],
  [
    '^(?:gold|oro|silver|plata) (?!.*(?:oz|ounce|onza))(?=[\\d.,]+ ?(?:tolas?|gr?|grams?|kgs?)(?!\\p{L}))',
    '',
  ],
  ['^(?:deadlift|squat|bench) (?:\\d plates )?(?=\\d+ ?(?:lbs?|kgs?) )', ''],
  [
    '^turkey (?=\\d)|(?<=\\d ?(?:lbs?|kgs?|kilos?|pounds?) )turkey(?= (?:in |to )?(?:kg|kilo|lb|pound|gram))',
    '',
  ],
  ['^(?:4|8)k (?:movie|video|film|peli\\p{L}*|stream)(?: (?:of|de))? (?=\\d+ ?[mgt]b)', ''],
  ['(?<=(?:hours|horas) (?:to|in|a|en) )(?:hh?:mm?|h:m)$', 'h and min'],
  [
    '^(?:marco|cuadro|foto|poster|papel(?: a\\d)?|hoja(?: a\\d)?|lienzo|photo|frame|canvas|print) (?:de )?(?=\\d[\\d.,]* ?(?:cm|mm|in)? ?[x×] ?\\d+ ?(?:cm|mm|in))',
    '',
  ],
  [
    '^(?:gold|oro|silver|plata|platino|platinum) (\\d[\\d.,]*) ?(?:troy )?(?:oz|ounces?|onzas?)(?: troy)?(?= (?:in|to|en|a) (?:g|gr|grams?|gramos?|kg|kilos?)$)',
    '$1 troy ounces',
  ],
  [
    '^(?:gold|oro|silver|plata|platino|platinum) (\\d[\\d.,]* ?(?:g|gr|grams?|gramos?|kg|kilos?)) (?:in|to|en|a) (?:troy (?:oz|ounces?|onzas?)|onzas? troy|ozt)$',
    '$1 to troy ounces',
  ],
  // 2 discos de 45 libras mas barra de 20 kilos
  ['(?<=^\\d+ )(?:discos|plates) (?:de|of) (?=\\d[^%]* (?:\\+|mas|plus) )', '* '],
  ['(?<=(?:\\+|mas|plus) )(?:an? |la |una )?bar(?:ra)? (?:de|of) (?=\\d[^%]*$)', ''],
  ['and an? (five|ten|twenty|fifty) (quid|pound|euro|dollar) (?:note|bill)', '+ $1 $2'],
  ['^lower (?=[^%]* by \\d+ ?%)', 'reduce '],
  ['^(?:dividir|divide|reparte|repartir) (?=.* entre \\d)', ''],
  ['^divide (.*) by (\\d+)(?= |$)', '$1/$2'],
  // consumption without its kilometres
  ['(?<=\\d ?)(?:litros?|l) ?(?:\\/|a los|por|por cada) ?(?:100|cien)(?! ?k)', ' l/100km'],
  ['(?<!\\d ?)(?:litros?|l|liters?|litres?) (?:a los|por|cada|por cada|per) (?:100|cien)(?! ?k)', 'l/100km'],
  ['(?<=(?:en|a|in|to) )l ?/ ?100$', 'l/100km'],
  [
    '^(?:temp(?:eratur[ea])?|fever|fiebre|oven|horno)(?: (?:of|de|at|a))? (\\d[\\d.,]*) (?:in|to|en|a) f$',
    '$1 c to f',
  ],
  [
    '^(?:temp(?:eratur[ea])?|fever|fiebre|oven|horno)(?: (?:of|de|at|a))? (\\d[\\d.,]*) (?:in|to|en|a) c$',
    '$1 f to c',
  ],
  // what cools
  ['(?<=btus? )(?:ac|air ?con\\p{L}*|(?:de )?aire(?: acondicionado)?)(?!\\p{L})', ''],
  [
    '(?<=\\d ?)(?:tr|tons?|toneladas?)(?: (?:de |of )?(?:ac|air ?con\\p{L}*|aire(?: acondicionado)?|refrigeracion|cooling))(?!\\p{L})',
    ' refrigeration ton',
  ],
  ['(?<=(?:refrigeration ton|frigorias?) \\p{L}+ )btus?$', 'btu/h'],
  [
    '^(?:un |an? )?(?:aire(?: acondicionado)?|mini ?split|air con\\p{L}*|ac|a/c|split) (?:de |of )?(?=\\d)',
    '',
  ],
  ['(?<!\\p{L})(?:fan|convection)(?: oven)?(?: at)? (?=\\d)|(?<=\\d ?[cf]?) fan(?: oven)?(?= )', ''],
  ['^can u (?:pls |please )?tell me |^drill bit (?=\\d)', ''],
  ['(?<=\\p{L} )r(?= (?:in|there) )', 'are'],
  ['(?<=\\d )canadian(?= (?:in|to) )', 'cad'],
  ['(?<=\\d (?:cad|eur|gbp|euros|canadian dollars) (?:in|to) )us(?: money)?$', 'usd'],
  ['(?<!\\p{L})(?:un |an? )?(?:ano bisiesto|leap year)', '366 days'],
  [
    '(?<=(?:limite|velocidad|speed|zone|zona|maxima?) .*\\d ?)(?:millas|miles)(?=.* (?:km/h|kmh|kph|kilometros por hora|kilomet(?:er|re)s per hour))',
    'mph',
  ],
  [
    '(?<=^(?:\\p{L}+ ){0,2}\\d[\\d.,]*k? ?(?!(?:usd|eur))\\p{L}+) (?:an?|per|por|al) (?:year|month|week|ano|mes|semana)(?= (?:in|to|en|a) \\p{L}+$)',
    '',
  ],
  ['(?<=\\d ?(?:lbs?|kgs?|pounds|kilos?|gal\\p{L}*|lit\\p{L}+)) (?:of|de) \\p{L}+(?= (?:per|por|an) )', ''],
  ['(?<=^(?:an? )?\\d+)[ -]packs? (?:of )?(?=\\d)', ' cans of '],
  ['^(\\d+/\\d+)(?= (?:socket|wrench|spanner|bolt|drill|nut|pipe|hose|fitting)s? )', '$1 inches'],
  // lines
  ['(?<=\\d ?)(?:megas?|mb)(?: simetric[oa]s)? (?:de )?(?:fibra|internet|velocidad|bajada|descarga)', 'mbps'],
  ['(?<=\\d ?)(?:gigas?|gb)(?: simetric[oa]s)? (?:de )?(?:fibra|internet|velocidad|bajada)', 'gbps'],
  ['(?<=con |a )(\\d+) megas(?=$|[ ?].*(?:tard|demor))', '$1 mbps'],
  ['^(?:a )?gigabit (?:internet|fib(?:er|re)|ethernet|connection)?(?= ?(?:in|to) )', '1 gbps '],
  ['(?<=^|\\p{L} )[qk](?= (?:son|es|hay|tiene) )', 'que'],
  // numbers
  ['(\\d+|two|three|four|five|six) ?score(?: and (\\p{L}+|\\d+))?(?= \\p{L})', '($1*20+$2)'],
  [
    '^(?:cuantas? (?:piezas|unidades|cosas) (?:hay en|son|tiene) )?(un|una|a|one|\\p{L}+|\\d+) (?:gruesas?|gross)(?: (?:de|of) \\p{L}+)?,? ?(?:(?:son )?cuant[oa]s(?: \\p{L}+)?(?: son| hay| tiene)?|how many(?: \\p{L}+)?(?: is that| are there| is it)?)?$',
    '$1*144',
  ],
  ['(?<=\\d ?)cr(?= )', ' crore'],
  ['(?:absolute zero|(?:el )?cero absoluto)', '0 kelvin'],
  // money
  ['(?<!\\p{L}|\\d )an? (?=(?:buck|quid|dollar|pound|euro) (?:\\d|\\p{L}+t(?:y|een)(?!\\p{L})))', 'one '],
  ['(?<=\\d |un |una |mil )(?:lucas?|luquitas?) (chilen|colombian|argentin)[oa]s?', 'mil pesos $1os'],
  ['(?<=\\d )luquitas', 'lucas'],
  ['(?:us|american|u\\.s\\.?) ?(dollars?)|(dollars?) us(?!\\p{L})', 'usd'],
  ['(?<=\\d )(?:shipping|(?:de )?envio)(?!\\p{L})', ''],
  // pressure and torque as they are said
  ['(?<=(?:\\d|en|in|a|to) ?)(?:kg|kgs|kilos) de presion', ' kg/cm2'],
  ['^(?:par de apriete|torque|par)(?: de)? (?=\\d)', ''],
  ['(?<=^[\\d.,]+ ?)(?:ft|foot)[- ]?lbs? (?:in|to|en|a) in(?:ch)?[- ]?lbs?$', ' foot pounds to inch pounds'],
  ['(?<=^[\\d.,]+ ?)in(?:ch)?[- ]?lbs? (?:in|to|en|a) (?:ft|foot)[- ]?lbs?$', ' inch pounds to foot pounds'],
  ['(?<=(?:\\d|in|to|en|a) )(in|ft|inch)[- ]?lbs?(?!\\p{L})(?= |$)(?!.*(?:kg|gram|oz))', 'lbf $1'],
  // areas
  ['(?<!\\p{L})(ft|feet|foot|in|meters?|metres?|m|yd|yards?) (?:sq|square)(?!\\p{L}| *(?:\\p{L}+))', 'sq $1'],
  ['(?<=(?:mph|km/h|kmh|kph) )(?:avg|average|de media|promedio)(?!\\p{L})', ''],
  ['(?<=\\d \\p{L}+) x (?=(?:h|ha|hora|hectarea|min|minuto|seg|segundo)(?!\\p{L}))', ' por '],
  // food
  ['(?<=\\d ?)cal(?:ories)? (?:diet|meal|snack|bar)', ' kcal'],
  ['dieta (?:de )?(\\d+) ?cal(?:orias)?', '$1 kcal'],
  ["^(?:what(?:'s| is) the )?size of (?:an? )?(?=\\d)", ''],
  ['^\\d ?bhk ', ''],
  ['(?<=(?:gib|gb|gigas?|mib) )(?:real(?:es)?|usable)$', ''],
  [
    '(?<=\\d ?\\p{L}+ ?)(?:por|/|per|x) (?:metros? cuadrados?|square met(?:er|re))(?!\\p{L})',
    ' per square meter',
  ],
  [
    '(?<=(?:litros|liters|litres|kilos|kg|l|mm|g|gramos) ?)(?:por|per|/) ?(?:metros? cuadrados?|square met(?:er|re)|m2)(?!\\p{L})',
    'per square meter',
  ],
  [
    '(?<=^(?!.*(?:\\d ?k |\\d\\d[.,]?000|salar|sueldo|nomina|lpa|wage|earn|income|hora|hour|dia|day|\\p{L}{3}ly|nual|nsual|semana|week|\\/|(?:mes|month)(?!\\p{L}).* (?:ano|year)| (?:ano|year)(?!\\p{L}).* (?:mes|month))).*(?:dolares|euros|pesos|libras|soles|usd|eur|gbp|mxn|dollars|pounds)(?: son| es| seria| serian)? )(?:al|por|per|an?) (?:mes|ano|month|year)$',
    '',
  ],
  [
    '(?<=(?:half an? |\\d ?|an? ))(pints?|gallons?|quarts?|fl oz|fluid ounces?|cups?|mpg)(?= .* uk$)',
    'uk $1',
  ],
  ['(?<=uk \\p{L}+ .*) uk$', ''],
  // pressure of tyres
  [
    '(?<=^(?=.*(?:llanta|neumatico|rueda|presion|tyre|tire|pressure))(?=.*(?:bar|psi|kpa|pascal|atmosf)).*)(?<!\\p{L})(?:libras|lbs?|pounds)(?!\\p{L})(?! (?:por|per|sobre))',
    'psi',
  ],
  // heights
  [
    "(?<=^(?:(?:yo|el|ella|mi \\p{L}+|my \\p{L}+) )?(?:mido|mide|estatura|altura|i'?m|i am|height|is)(?: de| of)? )([12][.,]\\d\\d?)(?=,? (?:tall )?(?:en|in|cuant\\p{L}+|a|to|how|what|que)(?!\\p{L}))",
    '$1 m',
  ],
  // rooms
  [
    '^(?:an? )?(\\d+(?:[.,]\\d+)?) ?(?:by|x) ?(\\d+(?:[.,]\\d+)?) (?:\\p{L}+ )?(?:in|to|how many) (?:sq|square) (?:ft|feet|foot)(?: is that)?$',
    '$1 ft x $2 ft in ft2',
  ],
  [
    '^(?:\\p{L}+ )*?(?:de )?(\\d+(?:[.,]\\d+)?) ?(?:por|x) ?(\\d+(?:[.,]\\d+)?) (?:en|a|cuantos) metros cuadrados(?: son| es)?$',
    '$1 m x $2 m in m2',
  ],
  [
    '(?<=\\d ?(?:pies cuadrados|pies2|ft2|sq ?ft|square (?:feet|foot)) (?:a|en|to|in|into|cuantos) )(?:metros|met(?:er|re)s)(?= son|$)',
    'square meters',
  ],
  [
    '(?<=\\d ?(?:metros cuadrados|m2|sq ?m|square met(?:er|re)s) (?:a|en|to|in|into|cuantos) )(?:pies|feet)(?= son|$)',
    'square feet',
  ],
  // a swimmer's pace
  [
    "^(?:\\p{L}+ )?(\\d+) ?(?:m|metros|met(?:er|re)s) (?:en|in) (\\d+(?:[.,]\\d+)?) ?min\\p{L}*,? (?:[\\p{L}']+ ){0,4}?(?:por|per|cada|los|each) (?:cada )?100 ?m?\\p{L}*$",
    '$2*100/$1 min in min',
  ],
  [
    '(?<=(?:hours?|hrs?|horas?|min\\p{L}*) )(?:as an?|in|en|to) (?:horas? )?decimal(?:es)?(?: (?:hours?|form))?$',
    'in hours',
  ],
  [
    '(?<=(?:mbps|gbps|(?:mega|giga)bits? (?:por segundo|per second)) (?:en|a|to|in) )(megabytes?|gigabytes?)$',
    '$1/s',
  ],
  // inches that everybody means: of tubes, wheels and screens, and of tools where it is a fraction; else tools are in millimetres
  [
    '(?<=(?:tubo|tuberia|cano|rin|rim|llanta|monitor|screen|tele|tv)(?: de| del)? )(\\d+(?:[ -]\\d+/\\d+|/\\d+|[.,]\\d+)?)(?=,? (?:(?:en|in|a|to)(?! (?:pulg|inch))|cuant|how|mm|cm))',
    '$1 inches',
  ],
  [`(?<=${TOOL})(\\d+(?:[ -]\\d+)?/\\d+)(?=,? (?:en|in|a|to|cuant|how|mm|cm))`, '$1 inches'],
  [`(?<=${TOOL})(\\d+(?:[.,]\\d+)?)(?= (?:en|in|a|to) (?:pulg|inch))`, '$1 mm'],
  ['(?<=(?:de|of|an?) )(\\d+)"(?= \\p{L})', '$1 inches'],
  // five foot eleven, one metre eighty
  [
    "^(\\d) ?(?:ft|feet|foot|pies?|') ?(\\d{1,2})(?: ?(?:in|inch|pulgadas?))? (?=(?:cm|m|met\\p{L}+|cent\\p{L}+)$)",
    '$1 ft $2 in to ',
  ],
  ['^(\\d) ?m(?:etros?)? ?(\\d\\d) (?=(?:in|inch(?:es)?|pulgadas?|ft|feet|pies)$)', '$1 m $2 cm to '],
  // weights
  ['^number of (?=\\p{L}+ in an? )', 'how many '],
  ['^(?:yo )?(?:peso|weight|densi\\p{L}+)(?: (?:del?|of) \\p{L}+)?(?: is| es)?:? (?=[\\d.,]+ ?\\p{L}+)', ''],
  [
    '(?<=\\d ?(?:kg|kilos?|gr?|grams?|gramos?|oz|onzas?|ounces?) (?:of |de )?)(?:gold|oro|silver|plata)(?= )',
    '',
  ],
  ['((?:un|a)?(?:\\d[\\d.,]*)?) ?(?:full |maraton completa?)(?=marath?on)', '$1 '],
  ['us (and|or|y) uk (\\p{L}+)', 'us $2, uk $2'],
  ['uk (and|or|y) us (\\p{L}+)', 'uk $2, us $2'],
  // 4.2 light-years, said first
  ['^(\\p{L}[\\p{L} ]+): ?(\\d[\\d.,]*)(?= (?:en|in|a|to) )', '$2 $1'],
  ['(?<=^\\p{L}+ (?:a|en|to|in) \\p{L}+ \\d[\\d.,]*) ?°', ''],
  ['(?<=\\d )per mile per (?:km|kilomet(?:er|re))$', '/mi to min/km'],
];

const OF_BUSHELS = /(?<!\p{L})(?:bushels?|bu)(?!\p{L})/u;

/** What follows from a table: a number of bushels becomes so many of a unit that everybody knows. */
function fromTables(folded: string): readonly Saying[] {
  const found: Saying[] = [];
  if (OF_BUSHELS.test(folded))
    for (const [names, pounds] of CROPS)
      if (new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u').test(folded))
        found.push(
          [`(?<!\\p{L})(?:(?:of|de) )?(?:${names})(?!\\p{L}) ?(?:a )?`, ''],
          [`(?<!\\d ?|\\p{L})(?:an? |un )?bushel(?!\\p{L})`, `${pounds} lb`],
          [`(?<=\\d) ?(?:bushels?|bu)(?!\\p{L})`, `*${pounds} lb`],
        );
  return found;
}

/** Sayings ready to be looked for in folded text: only those are tried whose words it has (`neededOf`), and made when they are. */
export class KnownSayings {
  readonly #sayings: readonly Saying[];
  readonly #index: PatternIndex;
  readonly #compiled: RegExp[] = [];

  constructor(sayings: readonly Saying[]) {
    this.#sayings = sayings;
    this.#index = new PatternIndex(sayings.map(([pattern]) => pattern));
  }

  /** What may be said in a text, from a place in the list on. */
  *in(text: string, from: number): Iterable<readonly [at: number, pattern: RegExp, saying: Saying]> {
    for (const at of this.#index.in(text)) {
      const saying = this.#sayings[at] as Saying;
      if (at < from) continue;
      this.#compiled[at] ??= new RegExp(saying[0], 'u');
      yield [at, this.#compiled[at], saying];
    }
  }
}

const KNOWN = new KnownSayings(SAYINGS);

/** A text in which every saying is put plainly; the text itself where it has none. What a pattern names has to be nouns. */
export function withSayings(
  draft: Draft,
  sayings: KnownSayings = KNOWN,
  mayName: (words: string) => boolean = isNoun,
): Draft {
  let said = putPlainly(draft, sayings, mayName);
  const crops = sayings === KNOWN ? fromTables(draft.folded) : [];
  if (crops.length > 0) said = putPlainly(said, new KnownSayings(crops), mayName);
  return said;
}

function putPlainly(
  draft: Draft,
  sayings: KnownSayings,
  mayName: (words: string) => boolean,
  from = 0,
): Draft {
  for (const [at, pattern, [, plain, english = plain]] of sayings.in(draft.folded, from)) {
    const found = pattern.exec(draft.folded);
    if (!found || !Object.values(found.groups ?? {}).every((noun) => mayName(noun ?? ''))) continue;
    const words = IS_SPANISH.test(draft.folded) ? plain : english;
    const by = words.replace(/\$(\d+)/g, (_, group) => found[group] ?? '').replace('+)', ')');
    const place = [found.index, found.index + found[0].length] as const;
    return putPlainly(draft.edited([{ place, by, isTold: true }]), sayings, mayName, at + 1);
  }
  return draft;
}
