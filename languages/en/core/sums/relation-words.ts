import type { RelationWords } from '../../../../packages/core/src/locale/language.ts';

/** How English asks for what follows from other amounts. */
export const relationWords: RelationWords = {
  asks: {
    time: 'how (?:long|much time)(?: (?:will|would|does|do) it take)?|time|duration|travel time',
    pace: "(?:what(?:'?s| is) (?:my|the) |what |average |avg )?pace",
    speed: "(?:what(?:'?s| is) (?:my|the) |what |average |avg )?speed|how fast",
    length: 'how far|distance',
    volume: 'how much (?:fuel|gas|gasoline|petrol|diesel|water)|volume|capacity',
    area: 'area|square footage',
    fuel: '(?:fuel |gas )?(?:consumption|economy|mileage)',
    currency: 'how much(?: (?:is|does|would|do|will))?|(?:unit )?price|cost|total',
  },
  each: 'a an the each every',
  times: 'by',
  at: 'at in',
  rooms: '',
  said:
    'if costs cost ran run running drove driving drive biked walked walk did do travel travelling traveling traveled travelled cycled go going gets using for ' +
    'rode took take takes i you my me is are it download downloading upload over child person patient thick deep tall high wide long that dose on',
};
