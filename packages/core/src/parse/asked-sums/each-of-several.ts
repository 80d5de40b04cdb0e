import type { Saying } from '../rephrasing/plain-sayings.ts';
import {
  ASKED,
  ASKS,
  COUNT,
  GOAL,
  inWords,
  LAST,
  MONEY,
  nouns,
  nounsBehind,
  SUM,
  worked,
} from './price-words.ts';

const START = `^[¿\\s]*${nouns('thing')}`;
const AMONG =
  '(?:entre|between|among|split (?:between|among|by)|shared (?:between|by)|divid(?:ed|id[oa]s?) (?:between|among|by|entre|por)|repartid[oa]s? entre|a (?:dividir|repartir) entre)(?: (?:los|las|the))?';
const COUPLES = '(?:parejas|couples)';

/** What each of several pays. */
const SHARED: readonly Saying[] = [
  ...worked(
    `${START}${SUM},? ${AMONG} (\\d+) ${COUPLES}${ASKED},? (?:por persona|per person|a head|por cabeza|cada persona)${LAST}`,
    '$2/($3*2)',
  ),
  ...inWords(
    `${START}${SUM},? ${AMONG} ${COUNT}${nounsBehind('people')}${GOAL}`,
    '$2 entre $3$5',
    '$2 split between $3$5',
  ),
  ...inWords(
    `^[¿\\s]*(?:split|divide|share|dividir|repartir|divide|reparte) ${nouns('thing', 3)}(?:de |of )?${SUM},? (?:(?:in|into|by|between|among|en|entre|por) )?${COUNT}(?: ways)?${nounsBehind('people')}${GOAL}`,
    '$2 entre $3$5',
    '$2 split between $3$5',
  ),
  ...inWords(
    `${START}${SUM},?(?: split| divided)? ${COUNT} ways${GOAL}`,
    '$2 entre $3$4',
    '$2 split between $3$4',
  ),
];

const FOR = '(?:for|por|a|at|costs?|cuestan?|valen?|salen|is|are|son)';
const ONE = `(?:(?:por|la|the|per) (?:unidad|pieza|unit|item|piece)|each|apiece|cada un[oa]|c/u|un[oa]|one)(?: one)?`;
const DOZEN = '(?:la |una |an? |the |per |one |por |cada )*(?:docena|dozen|doz)';

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
    `^[¿\\s]*(?:si |if )?(\\d+)${nounsBehind('what')} ${FOR} ${SUM},?(?:${ASKS})? ${DOZEN}${nounsBehind('whats', 2)}${LAST}`,
    '$3*12/$1',
  ),
  ...worked(
    `^[¿\\s]*(?:si |if )?${DOZEN}(?: (?:de|of))?${nounsBehind('what')} (?:esta )?${FOR} ${SUM},?(?:${ASKED}) (?:${ONE}|(?:cada|per|each|one|un|una) (?<whats>[\\p{L}']+))${LAST}`,
    '$2/12',
  ),
];

const AT = '(?: ?(?:x|@|a|at|de|por|for|times))';
const ITEM = (name: string) =>
  `(\\d+)${nounsBehind(name)}${AT} ${SUM}(?: (?:each|apiece|cada un[oa]|c/u))?`.replace(`${AT} `, `${AT} ?`);
const AND = '(?: ?\\+|,? (?:and|y|plus|mas)|,) ?';

/** A list of things with their prices, and how often one is bought. */
const LISTED: readonly Saying[] = [
  ...worked(`${START}${ITEM('a')}${AND}${ITEM('b')}${AND}${ITEM('c')}${GOAL}`, '$4*$2 + $7*$5 + $+)*$8$+'),
  ...worked(`${START}${ITEM('a')}${AND}${ITEM('b')}${GOAL}`, '$4*$2 + $7*$5$8'),
  ...worked(`${START}${MONEY}${nounsBehind('what')} (?:x|\\*|times) ?(\\d+)${GOAL}`, '$2*$4$5'),
  ...worked(`${START}(\\d+) ?(?:x|times) ?(\\p{Sc} ?\\d[\\d.,]*)${GOAL}`, '$3*$2$4'),
];

export const EACH_OF_SEVERAL: readonly Saying[] = [...SHARED, ...PRICED, ...LISTED];
