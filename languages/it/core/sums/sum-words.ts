import type { SumWords } from '../../../../packages/core/src/locale/language.ts';

/** How sums are said in Italian. */
export const sumWords: SumWords = {
  percent: 'per ?cento|percentuale|in percento',
  tax: 'iva|impost[ae]|tass[ae]',
  tip: 'mancia|servizio',
  off: 'in meno|off',
  discount: 'di sconto|sconto|ribasso|riduzione',
  with: 'con|e',
  including: 'inclus[aoie]|compres[aoie]|comprensiv[oaie] di|di cui',
  included: 'inclus[aoie]|compres[aoie]',
  more: '(?:in )?piu (?:di|del|dell[ao]|che|alt[oa] di|car[oa] di)',
  less: '(?:in )?meno (?:di|del|dell[ao]|che|car[oa] di)|piu (?:bass[oa]|economic[oa]) di',
  raise:
    'aument(?:are|at[oaie]|a|o|i)|alz(?:are|ato|ata|a)|increment(?:are|ato|ata|a|o)|maggior(?:are|ato|ata)|rincar(?:are|ato|o)',
  reduce:
    'ridu(?:rre|ci|ce|zione)|ridott[oa]|diminu(?:ire|isci|ito|ita)|abbass(?:are|ato|ata|a)|scont(?:are|at[oaie]|a)|cala(?:re|to|ta)?',
  by: 'del|dello|di|il|lo|per',
  add: 'aggiung(?:ere|i)|somma(?:re)?|addiziona(?:re)?',
  take: 'togli(?:ere)?|leva(?:re)?|sottra(?:rre|i)|detra(?:rre|i)|scala(?:re)?|scorpora(?:re)?',
  without: 'senza|esclus[aoie]|al netto d(?:i|el|ell[ao])',
  on: 'de(?:l|llo|lla|i|gli|lle)|di|su(?:l|llo|lla|i|gli|lle)?|al?|da(?:l|llo|lla)?',
  among:
    '(?:si )?dividono|(?:(?:da )?(?:divid(?:ere|i)|spart(?:ire|isci)|ripart(?:ire|isci))|(?:divis|spartit|ripartit)[oaie])(?: (?:tra|fra|per|in))?|tra|fra',
  for: 'per',
  people: 'person[ae]|amic(?:o|a|i|he)|commensali|parti|quote|teste',
  what: 'che|quale?(?: e la)?|quant[oaie]|cosa',
  is: 'sono|fa|fanno|e|rappresenta(?:no)?|corrispond(?:e|ono)',
  change: 'variazione|aumento|incremento|crescita|calo|diminuzione|differenza|scarto|rialzo|ribasso',
  from: 'da|dal|dagli|dai|dall[ao]',
  to: 'ad?|al|agli|ai|all[ao]',
  in: 'in|ad?',
  times: 'per',
  over: 'in|diviso(?: per)?|su',
  each: 'al|allo|alla|il|lo|la|ogni|ciascun[oa]?|cadaun[oa]?|a',
};
