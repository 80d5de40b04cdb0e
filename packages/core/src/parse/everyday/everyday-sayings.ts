import type { Saying } from '../rephrasing/plain-sayings.ts';
import { MEASURES } from './spoken-measures.ts';

const N = '(\\d[\\d.,]*)';
/** Between two figures of one question. */
const GAP = '[^\\d]*?';

/**
 * What is measured in blood, and what a mole of it weighs: a milligram in a decilitre in millimoles (creatinine: micromoles) in a litre.
 * @source NIST Chemistry WebBook, SRD 69: molecular weights 180.1559, 386.6535 and 113.1179
 */
const IN_BLOOD: readonly (readonly [names: string, moles: string, factor: string])[] = [
  ['glu[ck]os[ea]|glicemia|glucemia|(?:blood )?sug[ae]r|azucar', 'mmol', '100000/1801559'],
  ['cholesterol|colesterol|[lh]dl', 'mmol', '100000/3866535'],
  ['creatinin[ea]', '[uµμ]mol', '100000000/1131179'],
];
const BLOOD: readonly Saying[] = IN_BLOOD.flatMap(([names, moles, factor]): Saying[] => {
  const [over, under] = factor.split('/');
  return [
    [`^(?=.*(?:${names})).*?${N} ?mg ?/? ?dl${GAP}${moles}.*$`, `$1*${over}/${under}`],
    [`^(?=.*(?:${names})).*?${N} ?${moles}${GAP}mg.*$`, `$1*${under}/${over}`],
  ];
});

/** @source IFCC-NGSP master equation: NGSP = 0.09148 × IFCC + 2.152 */
const GLYCATED: readonly Saying[] = [
  [`^(?=.*(?:hba?1c|a1c|glicosilada|glicada)).*?(?<![\\p{L}\\d])${N} ?mmol.*$`, '($1*9148+215200)/100000'],
  [`^(?=.*(?:hba?1c|a1c|glicosilada|glicada)).*?(?<![\\p{L}\\d])${N} ?%.*mmol.*$`, '($1*100000-215200)/9148'],
];

const BMI = '^(?=.*(?:imc|bmi|body mass|masa corporal)).*?';
const KG = `${N} ?(?:kg|kgs|kilos?)(?!\\p{L})`;
const BODY: readonly Saying[] = [
  [`${BMI}${KG}${GAP}(1\\d\\d|2[0-4]\\d) ?cm.*$`, '$1*10000/($2*$2)'],
  [`${BMI}${KG}${GAP}([12][.,]\\d+)(?: ?m\\p{L}*)?[\\s?.]*$`, '$1/($2*$2)'],
  [`${BMI}([12][.,]\\d+)(?: ?m(?:etros?|et(?:er|re)s?)?)?${GAP}${KG}[\\s?.]*$`, '$2/($1*$1)'],
  [`${BMI}(1\\d\\d|2[0-4]\\d) ?cm${GAP}${KG}[\\s?.]*$`, '$2*10000/($1*$1)'],
];

const DIFFERENCE =
  '^(?=.*(?<!\\p{L})(?:diferencia|difference|ris(?:e|es|ing|en)|increase|subio|sube|aumento|interval)(?!\\p{L}))[^\\d]*';
const DEGREES = ' ?(?:°|º|grados?|degrees?|deg)? ?';
/** A degree more on one scale is 9/5 of a degree on the other, wherever they begin. */
const DIFFERENCES: readonly Saying[] = [
  [
    `${DIFFERENCE}${N}${DEGREES}(?:c|celsius|centigrad[eo]s?)(?!\\p{L})[^\\d]*(?<!\\p{L})(?:f|fahrenheit|farenheit)(?!\\p{L})[^\\d]*$`,
    '$1*9/5',
  ],
  [
    `${DIFFERENCE}${N}${DEGREES}(?:f|fahrenheit|farenheit)(?!\\p{L})[^\\d]*(?<!\\p{L})(?:c|celsius|centigrad[eo]s?)(?!\\p{L})[^\\d]*$`,
    '$1*5/9',
  ],
];

/** What is counted, shared out and taken. */
const COUNTED: readonly Saying[] = [
  [`^${N} ?la(?:kh|c)s? in (?:numbers|figures|digits|full)$`, '$1*100000'],
  [`^${N} ?(?:crores?|cr) in (?:numbers|figures|digits|full)$`, '$1*10000000'],
  ['^(.*\\d.*) in (?:numbers|figures|digits|full|cifras)$', '$1*1'],
  [`^an? gross divided by ${N}$`, '144/$1'],
  ['^(\\p{L}+|\\d+) score(?: and (\\p{L}+))?$', '($1*20+$2)'],
  [
    `${N} ?ppm (?:as|in|en|a|to) (?:an? )?(?:percent(?:age)?|porcentaje|por ?ciento|%)$`,
    '$1 is what % of 1000000',
  ],
  [
    '(?<=how many .*\\d.*) (?:(?:would|will|can|do|could|i|u|you|we) )*(?:fit|fits|go|store)(?: (?:on|in|into|along|across|onto|inside))?(?= )',
    ' in',
  ],
  [
    `^${N} ?(cm|mm) ?[x×*] ?${N} ?\\2[^\\d]*(?:cuant[oa]s|how many)[^\\d]*${N} ?(?:m2|m²|metros cuadrados|sq m|square met(?:er|re)s)$`,
    '$4*1 m2 / ($1*$3) $2²',
  ],
  [
    `^[^\\d]*(\\d[\\d.,]*) ?(ml|mg|g|mcg) (?:cada|every|each) (\\d+) ?(?:h|hs|hrs?|horas?|hours?)(?!\\p{L})[^\\d]*(?:al dia|por dia|per day|a day|daily|diari[oa]s?|in a day)[\\s?]*$`,
    '($1*24/$3) $2 in $2',
  ],
  [
    `^[^\\d]*${N} ?ml (?:en|in|over|durante) ${N} ?(?:h|hs|hrs?|horas?|hours?)(?!\\p{L})[^\\d]*(?:gotas|drops|gtt)[^\\d]*(\\d+) ?(?:gotas|drops|gtt)s? ?(?:/|por|per) ?ml$`,
    '$1*$3/($2*60)',
  ],
];

const ROAD_PRICE =
  '((?:\\p{Sc} ?)?\\d[\\d.,]* ?(?:\\p{Sc}|euros?|eur|usd|dolares|dollars|pesos|soles|zar|rand)?)';
/** What a way and a machine cost. */
const COSTS: readonly Saying[] = [
  [
    `^[^\\d]*${N} ?(?:w|watts?|vatios?)(?!\\p{L})${GAP}${N} ?(?:h|hs|hrs?|horas?|hours?) (?:al dia|a day|per day|por dia|diarias)(?!\\p{L})${GAP}(\\d+) ?(?:dias|days)${GAP}(?<![\\d.,])${ROAD_PRICE} ?(?:/|el|an?|por|per) ?kwh[^\\d]*$`,
    '($1*$2*$3/1000) kwh a $4/kwh cuanto cuesta',
  ],
];

const PERCENT = '(?:%|per ?cent(?:age)?|pct|por ?ciento|porcentaje)';
/** What something did between two amounts, and the words around it. */
const CHANGED =
  '(?:(?:sub[ei]|baj[oa]|aument|increas|ris|rose|drop|fell|fall|grow|grew|chang|crec|disminu|increment|cay|rebaj|descuent|discount|went|go(?:ne|es)? up)\\p{L}*(?: (?:up|down|by))?)';
const SAID =
  '(?:¿?(?:how much|how many|what|cuant[oa]s?|que|cual|in|en|that|it|did|is|es|the|el|un|por|se|ha|has|by|change|cambio|de|of) )*';
const END = '(?: (?:is|es|it|that|did|was|son))*[\\s?!.]*$';
const ENDS = '(?:from|de|desde) (\\d[^%]*?)(?: up| down)? (?:to|a|hasta) (\\d[^%,]*?)';
const BARE_ENDS = ENDS.replace(/\[\^%,?]/g, '[\\d.,]');
/** How much something rose or fell, in percent; how much 70 kg rose to 80 kg may be ten of them. */
const CHANGES: readonly Saying[] = [
  ...[
    `^${BARE_ENDS},? ${SAID}${CHANGED}${END}`,
    `^${ENDS},? ${SAID}${PERCENT} ${SAID}${CHANGED}${END}`,
    `^${ENDS},? ${SAID}${CHANGED} ${SAID}${PERCENT}${END}`,
    `^${SAID}${CHANGED} ${ENDS},? ${SAID}${PERCENT}${END}`,
  ].map((form): Saying => [form, 'de $1 a $2 en %', 'from $1 to $2 in %']),
  [`^${N} (?:as|in|en|a|to|como) (?:an? )?${PERCENT}[\\s?!.]*$`, '$1 is what % of 1'],
];

/** Around a question, and what is said in short. */
const AROUND: readonly Saying[] = [
  // a decimal point as it is written by hand
  [
    "(?<=\\d)'(?=\\d{1,2} ?(?:m|mts?|metros?|km|kilometros?|kgs?|kilos?|g|gramos?|l|litros?|cm|euros?|€|horas?|grados|millones|toneladas?|ha|hectareas?)(?!\\p{L}))",
    ',',
  ],
  [
    '(?<=\\d ?(?:l|lit(?:er|re|ro)s?|cc|ci|cubic inch(?:es)?|pulgadas cubicas)) (?:engine|motor|v\\d\\d?|block)(?=[ ?]|$)',
    '',
  ],
  [
    '(?<=^(?:\\p{L}+ ){0,3}?(?:un|one|a|\\d) ?m(?:etros?|et(?:er|re)s?)?) (?:y |con |and )?(\\d\\d)(?= (?:en|in|a|to|how|cuant))(?! in in)',
    ' $1 cm',
  ],
  // what a cone of clay is called
  ['^(?:kiln )?cone 0{0,2}\\d{1,2}(?: \\p{L}+){0,2} (?=\\d{3,4} ?°? ?[fc](?!\\p{L}))', ''],
  // the sides of a thing, asked for before them
  [
    '^(?:how many|cuant[oa]s) (\\p{L}+) (?:is|are|son|in|mide|miden|hay en)(?: an?| una?)? (\\d[^?]*?(?:x|by|por) ?\\d[^?]*)$',
    '$2 in $1',
  ],
  ['^(?:como )?sacar (?:el |un )?(?=\\d[\\d.,]* ?% (?:de|a) [^%]*$)(?!.*(?:iva|igv|impuesto|propina))', ''],
  ['^(?:back|take|factor|pull) out (?:the )?(?=\\d[\\d.,]* ?%)', 'remove '],
  [
    '^(?:apply|aplica(?:r|rle|le)?) (?:an? |un |el )?(?=\\d[\\d.,]* ?% ?.*(?:discount|descuento|rebaja|off|tax|vat|iva|gst|igv|impuesto))',
    'add ',
  ],
  ['(?<=\\brate )(?:for|on) ', ''],
  [
    '(?<![\\p{L}\\d]|(?:y|coma|mil|cientos?) )uno (?:con )?((?:cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}+)?)(?=,? (?:(?:cuanto|a|en) )+(?:es (?:en )?)?(?:pies|pulgadas|feet|ft))',
    '1 m $1 cm',
  ],
  ['^(?:al menos|menos de|como minimo|maximo) (?=\\d)', ''],
  ['^(?:tarea|deberes|homework|duda|pregunta|question|ejercicio|problema|q)s?: ?', ''],
  ['^(?:esta|this) (?:semana|week) (?=\\p{L}+ \\d)', ''],
  ['^a[0-6] (?:paper|sheets?)? ?(?=\\d)', ''],
  ['(?:hornear|hornea|bake|cook|cocinar)(?: for| durante)? \\d+ ?min\\p{L}* (?:a|at) (?=\\d)', ''],
  ['(?<=\\d )(?:here )?in \\p{L}+ how (?:hot|cold|warm) is (?:that|it)(?= in )', 'what is that'],
  ['(?<=\\p{L}{4,} )d(?= [\\p{L}\\d]{2})', 'de'],
  ['(?<!\\p{L})gas marca(?= [\\d¼½])|(?<!\\p{L})marca (?:de )?gas(?= [\\d¼½])', 'gas mark'],
  ['(?<!\\p{L})horno (?:a |en |al )?(?=(?:gas mark|marca de gas|numero de gas) ?\\d)', ''],
  ['(?<!\\p{L})x (?=(?:semana|mes|ano|dia|hora|kilo|kg|litro|libra|persona|noche|unidad)(?!\\p{L}))', 'por '],
  ['(?<=\\d ?)hs(?!\\p{L})', ' horas'],
  ['(?<=pesos )arg(?!\\p{L})', 'argentinos'],
  ['(?<=cuanto )(?:me )?(?:pago|pagare|pagaria|cobran|gasto)$', 'cuesta'],
  ['(?<=^|\\p{L} )correr a (?=\\d+ ?min)', 'corro a '],
  ['(?<=que es mas )una? (?=\\p{L})', '1 '],
  ['^(?:que |cual )?(?:me )?(?:conviene|sale)(?: mas)?(?: pagar| barato)? (?=[\\d\\p{Sc}])', 'que es menos '],
  ['(?<=(?:m2|m²|metros cuadrados) .*(?:sale|es|cuesta|esta) )el metro(?: cuadrado)?$', 'el m2'],
  ['(?<=\\d ?x ?\\d+)(?= (?:en|a|in|to) (?:hectareas?|ha|acres?|hectares?)$)', ' m'],
  ['(?<=\\d ?)linear (?=\\p{L})|(?<=\\d ?\\p{L}+) lineal(?:es)?(?!\\p{L})', ''],
  ['(?:(?<= )decimal (?=hours|horas))|(?<=horas|hours) decimal(?:es)?', ''],
  ['(?<!\\d)(\\d)-f(?:oo|ee)?t-(\\d{1,2})(?:[ -]?inch(?:es)?)?(?= |$)', '$1 ft $2 in'],
  ['(?<=\\d) (?:pairs?|pares) (?:of|de) (?=\\d)', '*2*'],
  ['(?<=\\d ?bar) (?:tyre|tire)s?(?: pressure)?(?= psi)', ' in'],
  ['(?<=\\p{L})-and-a-', ' and a '],
  ['(?<=\\d ?)lsb(?!\\p{L})', 'lbs'],
  ['(?<!\\p{L})(half|quarter|third) (turn|revolution)', '$1 of a $2'],
  ['(?<=\\d ?)kw[- ]?horas?(?!\\p{L})', 'kwh'],
];

/** What people ask about food, bodies, wires and numbers, in words that the other readers understand. */
export const EVERYDAY_SAYINGS: readonly Saying[] = [
  ...MEASURES,
  ...BLOOD,
  ...GLYCATED,
  ...BODY,
  ...DIFFERENCES,
  ...COSTS,
  ...COUNTED,
  ...CHANGES,
  ...AROUND,
];
