import type { Saying } from '../rephrasing/plain-sayings.ts';
import {
  AMONG,
  ASKED,
  ASKS,
  COUNT,
  CURRENCY,
  GOAL,
  inWords,
  LAST,
  MONEY,
  NUMBER,
  nouns,
  nounsBehind,
  PEOPLE,
  START,
  SUM,
  worked,
} from './price-words.ts';

const COUPLES = '(?:parejas|couples)';

/** What each of several pays. */
const SHARED: readonly Saying[] = [
  ...worked(
    `${START}${SUM},? ${AMONG} (\\d+) ${COUPLES}${ASKED},? (?:por persona|per person|a head|por cabeza|cada persona)${LAST}`,
    '$2/($3*2)',
  ),
  ...inWords(
    `${START}${SUM}${nounsBehind('what')},? ${AMONG} ${COUNT}${PEOPLE}${GOAL}`,
    '$2 entre $4$6',
    '$2 split between $4$6',
  ),
  ...inWords(
    `^[¿\\s]*(?:split|divide|share|dividir|repartir|divide|reparte) ${nouns('thing', 3)}(?:de |of )?${SUM},? (?:(?:in|into|by|between|among|en|entre|por) )?${COUNT}(?: ways)?${PEOPLE}${GOAL}`,
    '$2 entre $3$5',
    '$2 split between $3$5',
  ),
  ...inWords(
    `${START}${SUM}${nounsBehind('what')},?(?: split| divided)? ${COUNT} ways${GOAL}`,
    '$2 entre $4$5',
    '$2 split between $4$5',
  ),
  ...inWords(
    `${START}${SUM}${nounsBehind('what')},? (?:en|in|over|a) (\\d+) (?:cuotas|plazos|pagos|mensualidades|payments|instal\\p{L}+|months|meses)(?: (?:iguales|sin intereses|equal|interest[- ]free))?(?:,? (?:per|a|each) month)?${GOAL}`,
    '$2 entre $4$5',
    '$2 split between $4$5',
  ),
  // somos 6 y la cuenta es 150 €
  ...inWords(
    `^[¿\\s]*(?:somos |we are |there are |we're )?${COUNT}(?: of us| personas| people| amigos| friends| en la mesa)?,? (?:(?:y|and) )?(?:la |the |una |a )?(?:cuenta|bill|total|dinner|cena|check|lunch)(?: (?:es|fue|is|was|de|came to|son))* ${SUM}${GOAL}`,
    '$2 entre $1$3',
    '$2 split between $1$3',
  ),
];

const FOR = '(?:for|por|a|at|costs?|cuestan?|valen?|salen|is|are|son)';
const ONE = `(?:(?:por|la|the|per) (?:unidad|pieza|unit|item|piece)|each|apiece|cada un[oa]|c/u|un[oa]|one)(?: one)?`;
const DOZEN = '(?:la |una |an? |the |per |one |por |cada |for )*(?:docena|dozen|doz)';

/** What one of many costs, and a dozen of them. */
const PRICED: readonly Saying[] = [
  // 24 cans for $8.40 per can
  ...worked(
    `${START}(?=.*(?:price|cost|precio|how much|cuanto|what))(\\d+)(?:[- ]pack)?(?: of| de)?(?: [\\p{L}']+)? (\\p{L}{3})\\p{L}* ${FOR} ${SUM},?${ASKED}(?: (?:the|el|la))?(?: (?:price|cost|precio|costo))? ?(?:each|per|por|cada|la|el|an?|/) \\3\\p{L}*(?: (?:price|cost|precio))?${LAST}`,
    '$4/$2',
  ),
  ...worked(
    `${START}(?!.*(?:docena|dozen))(\\d+)(?:[- ]pack)?${nounsBehind('what')} ${FOR} ${SUM},?${ASKS} ${ONE}${LAST}`,
    '$4/$2',
  ),
  ...worked(
    `^[¿\\s]*(?:an? |un )?(?:pack de (\\d+)|(\\d+)[- ]?pack)(?: of)?${nounsBehind('what')},? (?:${FOR} )?${SUM},?${ASKS} (?:${ONE}|(?:per|por|each|cada) (?<whats>[\\p{L}']+))${LAST}`,
    '$4/$1$2',
  ),
  ...worked(
    `^[¿\\s]*(?:si |if )?(\\d+)${nounsBehind('what')} ${FOR} ${SUM},?(?:${ASKS})? ${DOZEN}${nounsBehind('whats', 2)}${LAST}`,
    '$3*12/$1',
  ),
  ...worked(
    `^[¿\\s]*(?:si |if )?${DOZEN}(?: (?:de|of))?${nounsBehind('what')} (?:esta )?${FOR} ${SUM},?(?:${ASKED}) (?:${ONE}|(?:cada|per|each|one|un|una) (?<whats>[\\p{L}']+))${LAST}`,
    '$2/12',
  ),
];

/** So many of a thing at a price: 2 cafés a 1,50, 3 x 4. */
const MANY = (name: string): string =>
  `(\\d+)(?:${nounsBehind(name)} ?(?:x|@|times)|(?=(?: \\p{L}+){2})${nounsBehind(`${name}s`)} (?:a|at|de|por|for)) ?`;
const UNIT = '(?: (?:each|apiece|cada un[oa]|c/u))?';
const AND = '(?: ?\\+ ?|,? (?:and|y|plus|mas) |, )';

/** A list of two things with their prices, in the same money, and how often one is bought. */
const LISTED: readonly Saying[] = [
  ...worked(
    `^[¿\\s]*(\\d+)${nounsBehind('what')} (?:at|for|a|de|@|por) ${MONEY} (?:each|apiece|cada un[oa]|c/u)${GOAL}`,
    '$3*$1$4',
  ),
  ...worked(
    `^[¿\\s]*(\\d+) (?:cuotas|plazos|pagos|mensualidades|payments|instal\\p{L}+) (?:de|of) ${SUM}${GOAL}`,
    '$2*$1$3',
  ),
  ...worked(
    `^[¿\\s]*${MANY('a')}(\\p{Sc}) ?(${NUMBER})${UNIT}${AND}${MANY('b')}(?:\\4 ?)(${NUMBER})${UNIT}${GOAL}`,
    '$4 ($5*$1 + $9*$6)$10',
  ),
  ...worked(
    `^[¿\\s]*${MANY('a')}(${NUMBER}) ?(${CURRENCY})${UNIT}${AND}${MANY('b')}(${NUMBER})(?: ?\\5)?${UNIT}${GOAL}`,
    '($4*$1 + $9*$6) $5$10',
  ),
  ...worked(
    `^[¿\\s]*${MANY('a')}(${NUMBER})${UNIT}${AND}${MANY('b')}(${NUMBER}) ?(${CURRENCY})${UNIT}${GOAL}`,
    '($4*$1 + $8*$5) $9$10',
  ),
  ...worked(`${START}${MONEY}${nounsBehind('what')} (?:x|\\*|times) ?(\\d+)${GOAL}`, '$2*$4$5'),
  ...worked(`${START}(\\d+) ?(?:x|times) ?(\\p{Sc} ?\\d[\\d.,]*)${GOAL}`, '$3*$2$4'),
];

export const EACH_OF_SEVERAL: readonly Saying[] = [...SHARED, ...PRICED, ...LISTED];
