import type { SumWords } from '../../../../packages/core/src/locale/language.ts';

/** How sums are said in Catalan. */
export const sumWords: SumWords = {
  percent: 'per ?cents?|tant per cent|percentatges?|percentual',
  tax: 'iva|igi|impost(?:os)?',
  tip: 'propina',
  off: 'dte|menys(?= ?[?.!]?$)',
  discount: 'descompte|rebaixa',
  with: 'amb|i',
  including: 'incloent|inclos[ae]?s?|que inclou',
  included: 'inclos(?:a|os|es)?',
  more: 'mes (?:que|del?|sobre|alt que|car que)|per sobre de',
  less: 'menys (?:que|del?)|mes (?:baix|barat) que|per sota de',
  raise: 'augment(?:ar?|at|ada)?|a?puj(?:ar?|en|at|ada)|increment(?:ar?|at)?',
  reduce:
    'redu(?:ir|eix|it|ida|ccio)|rebaix(?:ar?|at|ada)|a?baix(?:ar?|at|ada)|disminu(?:ir|eix|it|cio)|descompt(?:ar|at)',
  by: '(?:en )?(?:un|el)|en|per|al',
  add: 'sum(?:ar?|ar-hi|a-hi|a-li)|afeg(?:ir|eix|ir-hi|eix-hi)',
  take: 'rest(?:ar?|a-hi)|tre(?:ure|u)|llev(?:ar?)|descompta',
  without: 'sense|traient|descomptant',
  on: 'de la|de les|dels?|de|sobre|en|als?|a',
  among:
    '(?:es )?reparteixen|comparteixen|repartir|dividir|reparteix|divideix|(?:a (?:repartir|dividir) |(?:dividi|reparti)(?:t|da|ts|des) )?entre',
  for: 'per a|per',
  people: 'persones|persona|ami(?:cs|gues|c|ga)|comensals|parts',
  what: 'que|quin|quina|quant',
  is: 'es|son|representen|representa|suposen|suposa|fan|fa',
  change: 'canvi|variacio|augment|pujada|baixada|increment|descens|diferencia|puja|baixa|hi ha',
  from: 'de|des de',
  to: 'a|fins a',
  in: 'en|a|son|al',
  times: 'per',
  over: 'dividit per|dividit entre|entre|en',
  each: 'cada|el|la|al|a la',
};
