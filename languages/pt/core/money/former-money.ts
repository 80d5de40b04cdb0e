import type { CurrencyWords } from '../../../../packages/core/src/locale/language.ts';

/** What money that has become euros is called in Portuguese, by its share of one for ever. @source Council Regulation (EC) 2866/98 and its amendments */
export const FORMER_MONEY: CurrencyWords['denominations'] = [
  ['10000/137603', 'xelim austríaco, xelins austríacos', 'EUR'],
  ['10000/403399', 'franco belga, franco luxemburguês, francos luxemburgueses', 'EUR'],
  ['100000/195583', 'marco alemão, marcos alemães', 'EUR'],
  ['500/83193', 'peseta, peseta espanhola', 'EUR'],
  ['100000/594573', 'marco finlandês, marcos finlandeses', 'EUR'],
  ['100000/655957', 'franco francês, francos franceses', 'EUR'],
  ['4/1363', 'dracma, dracma grega', 'EUR'],
  ['250000/196891', 'libra irlandesa', 'EUR'],
  ['100/193627', 'lira italiana', 'EUR'],
  ['100000/220371', 'florim holandês, florins holandeses', 'EUR'],
  ['500/100241', 'escudo português, escudos portugueses', 'EUR'],
  ['500000/292637', 'libra cipriota', 'EUR'],
  ['5000/78233', 'coroa estónia, coroa estoniana', 'EUR'],
  ['625/2158', 'litas', 'EUR'],
  ['250000/175701', 'lats', 'EUR'],
  ['10000/4293', 'lira maltesa', 'EUR'],
  ['25/5991', 'tolar, tólares', 'EUR'],
  ['500/15063', 'coroa eslovaca', 'EUR'],
];
