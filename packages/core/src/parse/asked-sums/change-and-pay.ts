import type { Saying } from '../rephrasing/plain-sayings.ts';
import { ASKED, CURRENCY, FIRST, LAST, MONEY, NUMBER, nouns, SUM, worked } from './price-words.ts';

/** The same money as that of {@link FIRST}, or a bare figure. */
const SECOND = `(?:\\1 ?)?(${NUMBER})(?:\\3)?(?!\\d|[.,]\\d| ?%| ?${CURRENCY})`;
const ASKS_CHANGE =
  '(?:cambio|change|vuelt[oa]s?|devuelv\\p{L}+|devolver\\p{L}*|regresan|dan de vuelta|back|(?:me )?sobra|left over)';
const PAID =
  '(?:pag(?:ue|o|a|ando|amos)|paid|pay(?:ing)?|gave|give|di|doy|entreg\\p{L}+|handed)(?: over)?(?: con| with| them| him| her)?(?: un| una| an?)?(?: billete)?(?: de| of)?';

/** What comes back of what was paid with. */
const CHANGE: readonly Saying[] = [
  worked(
    `^[¿\\s]*(?:si |if )?(?:i |yo |le )?${PAID} ${FIRST},? ${nouns('thing', 6)}${SECOND},?[^\\d]*?(?<!\\p{L})${ASKS_CHANGE}(?!\\p{L})[^\\d]*$`,
    '$1$2$3 - $1$5$3',
  ),
  worked(
    `^[^\\d]*?(?<!\\p{L})${ASKS_CHANGE}(?: (?:from|de|for|out of|due|on|si|if|i|you|me|pay|pago|pague|paid|dan|with|con|un|an?|billete))* ${FIRST},? ${nouns('thing', 6)}${SECOND}${LAST}`,
    '$1$2$3 - $1$5$3',
  ),
  worked(
    `^[¿\\s]*(?<before>(?:[\\p{L}']+ ){0,4}?)(\\p{Sc}?) ?(${NUMBER})((?: ?(?:euros?|eur|usd|dollars?|pesos?|€))?),? (?:(?:y|and|i|yo|lo|it|le) )*${PAID} (?:\\2 ?)?(${NUMBER})(?:\\4)?(?!\\d|[.,]\\d| ?%| ?${CURRENCY}),?[^\\d]*?(?<!\\p{L})${ASKS_CHANGE}(?!\\p{L})[^\\d]*$`,
    '$2$5$4 - $2$3$4',
  ),
];

const PERCENT = '(?:%|per ?cent(?:age)?|pct|por ?ciento|porcentaje)';
const MOVED =
  '(?:(?:sub[ei]|baj[oa]|aument|increas|ris|rose|drop|fell|fall|gr[eo]w|chang|crec|disminu|increment|cay|paso|went|go(?:ne|es))\\p{L}*)';
const SAID =
  "(?:(?:how much|what(?:'?s)?|cuanto|que|cual|in|en|that|it|did|is|es|the|el|un|por|se|lo|ha|has|a|as|of|de|i|me|my|mi|was|fue|porque|subio|bajo|aumento|rise|increase|increased|drop) )*";
const DID =
  '(?: (?:up|down|is|es|it|that|did|was|fue|more|mas|menos|less|gane|gain(?:ed)?|perdi|lost|lose|profit|ganancia|make|made|saqu\\p{L}+|increase|decrease|rise|drop|change|cambio|aumento|subida|bajada|incremento|descuento|discount|off|subio|sube|bajo|baja|aumento|went|go|go up|i|so|son|of|de))*';
const SHARE = `,? ${SAID}${PERCENT}(?: ?(?:de|of)(?= ))?${DID}${LAST}`;

/** By how much a price rose or fell, and what was made of it. */
const MOVES: readonly Saying[] = [
  [
    `^[¿\\s]*${nouns('thing', 5)}(?:has |have |ha |han |se )?(?:${MOVED}(?: up| down)? (?:from|de|desde) |(?=.*(?:increase|decrease|markup|aumento|subida|bajada|change))(?:(?:markup|aumento|subida|bajada) )?(?:(?:from|de|desde) )?)(?:\\p{Sc} ?)?(${NUMBER})(?: ?[\\p{L}\\p{Sc}]+)? (?:to|a|hasta) \\p{Sc}?(${NUMBER})(?: ?[\\p{L}\\p{Sc}]+)?${SHARE}`,
    'de $2 a $3 en %',
    'from $2 to $3 in %',
  ],
  [
    `^[¿\\s]*(?:si |if )?${nouns('thing')}(?:compr\\p{L}+|bought|buy|paid|pague|(?:me )?costo|cost|invert\\p{L}+|invested)${nouns('thing2', 3).replace('(?:[', '(?: [').replace(',? )', ')')} (?:(?:en|a|at|for|por|me) )?(?:\\p{Sc} ?)?(${NUMBER})(?: ?[\\p{L}\\p{Sc}]+)??,? (?:y |and )?(?:(?:i|lo|la|los|las|it|then|luego|despues|yo) )*(?:vend\\p{L}+|sold|sell|resold|tengo|ahora tengo|ahora vale|now worth|now have)(?: it| them)? (?:(?:en|a|at|for|por) )?(?:\\p{Sc} ?)?(${NUMBER})(?: ?[\\p{L}\\p{Sc}]+)??${SHARE}`,
    'de $3 a $4 en %',
    'from $3 to $4 in %',
  ],
];

const A_YEAR =
  '(?: ?(?:/|an?|per|al|por|the) ?(?:year|ano|annum|yr)|,? (?:brut[oa]s?|net[oa]s?|gross|before tax)?,? ?(?:anual(?:es)?|annual(?:ly)?|yearly|p\\.?a\\.?))(?: (?:brut[oa]s?|net[oa]s?|gross|salary|de sueldo|de salario))?';
const PER = '(?: ?/ ?| (?:(?:is |es |how much )?(?:an?|per|each|al|por|cada|every|la) ?))';
const BIG =
  '(\\p{Sc} ?\\d\\d[.,]?\\d{3}(?![.,]?\\d)|\\p{Sc} ?\\d\\dk|\\d\\d[.,]?\\d{3} ?(?:€|\\$|£|euros?|eur|usd|gbp|dollars|pounds)(?!\\p{L}))';

/** Pay for a year in its months, weeks and payments. A year has 52 weeks, as it has where hours are worked out. */
const PAY: readonly Saying[] = [
  worked(
    `^[¿\\s]*${nouns('thing')}${MONEY}${A_YEAR},?${ASKED} ?(?:en|in) (1[2-6]) (?:pagas|pagos|payments|mensualidades)${LAST}`,
    '$2/$3',
  ),
  worked(
    `^[¿\\s]*${nouns('thing')}${MONEY}${A_YEAR},?${ASKED}(?:${PER}(?:month|mes)| monthly| mensual(?:es)?| al mes)${LAST}`,
    '$2/12',
  ),
  worked(
    `^[¿\\s]*${nouns('thing')}${MONEY}${A_YEAR},?${ASKED}(?:${PER}(?:week|semana)| weekly| semanal(?:es)?)${LAST}`,
    '$2/52',
  ),
  worked(
    `^[¿\\s]*${nouns('thing')}${MONEY}${A_YEAR},?${ASKED}(?:${PER}fortnight| fortnightly)${LAST}`,
    '$2/26',
  ),
  // a salary is one of a year, where its figure can be no other
  worked(
    `^[¿\\s]*(?:(?:my|an?|on) )?${BIG} (?:gross )?salary,?${ASKED}(?:${PER}month| monthly)${LAST}`,
    '$1/12',
  ),
  worked(
    `^[¿\\s]*(?:(?:my|an?|on) )?${BIG} (?:gross )?salary,?${ASKED}(?:${PER}week| weekly)${LAST}`,
    '$1/52',
  ),
];

/** Money by a name of its own, and what was paid for an amount. */
const NAMED: readonly Saying[] = [
  [
    `^[¿\\s]*(?:si |if )?(?:i )?(?:pag(?:ue|amos|o)|gast(?:e|amos|o)|paid|spent|pay) ${MONEY} (?:por|for|en|on) (${NUMBER} ?(?!%)[\\p{L}²³23]+)(?<what>(?: (?:de|of) [\\p{L}']+)?),? (?:a )?(?:cuanto|how much|what)(?: (?:is|es|sale|it|that|me|is that))* (?:el|la|per|a|an|por|al|cada) (\\p{L}+)${LAST}`,
    '$2 $1 precio por $4',
  ],
  [
    `^[¿\\s]*(?:si |if )?(?:i )?(?:pag(?:ue|amos|o)|gast(?:e|amos|o)|paid|spent|pay) ${SUM} (?:por|for|en|on) (${NUMBER} ?(?!%)[\\p{L}²³23]+)(?<what>(?: (?:de|of) [\\p{L}']+)?),? (?:a )?(?:cuanto|how much|what)(?: (?:is|es|sale|it|that|me|is that))* (?:el|la|per|a|an|por|al|cada) (\\p{L}+)${LAST}`,
    '$2 por $1 cuanto el $4',
  ],
  ['(?<=\\d ?)(?:us|american|yankee) bucks?(?!\\p{L})', ' usd'],
  ['(?<=\\d ?)canadian bucks?(?!\\p{L})', ' cad'],
  ['(?<=\\d ?)(?:aussie|australian) (?:bucks?|dollars)(?!\\p{L})', ' aud'],
  [
    '(?<=\\d )(canadian|australian|american)(?: money)?(?=(?: left| cash)?,? (?:in|to|into) |$)',
    '$1 dollars',
  ],
  ['(?<=\\d ?\\p{L}+(?: dollars)?) (?:left|cash|spare)(?=,? (?:in|to|into|how) )', ''],
  // an apple is no area
  [`^manzanas? (?=(?:a )?${SUM.replace('(', '(?:')} )`, ''],
];

export const CHANGE_AND_PAY: readonly Saying[] = [...CHANGE, ...MOVES, ...PAY, ...NAMED];
