import { formerMoney } from '../../../../packages/core/src/money/currencies/former-money.ts';

/** What money that has become euros is called in English: loaded with what puts slips right. */
export const FORMER_MONEY = formerMoney({
  ATS: 'schilling, austrian schilling, austrian shilling',
  BEF: 'belgian franc, luxembourg franc, luxembourgish franc',
  CYP: 'cypriot pound, cyprus pound',
  DEM: 'german mark, deutsche mark, deutschmark, d-mark',
  EEK: 'estonian kroon, estonian crown, kroon',
  ESP: 'spanish peseta',
  FIM: 'markka, finnish markka, finnish mark',
  FRF: 'french franc',
  GRD: 'drachma, greek drachma',
  IEP: 'irish pound, irish punt',
  ITL: 'italian lira, italian lire',
  LTL: 'litas, lithuanian litas',
  LVL: 'lats, latvian lats',
  MTL: 'maltese lira, maltese pound',
  NLG: 'dutch guilder, dutch florin',
  PTE: 'portuguese escudo',
  SIT: 'slovenian tolar',
  SKK: 'slovak koruna, slovak crown',
});
