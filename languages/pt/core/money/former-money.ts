import { formerMoney } from '../../../../packages/core/src/money/currencies/former-money.ts';

/** What money that has become euros is called in Portuguese. */
export const FORMER_MONEY = formerMoney({
  ATS: 'xelim austríaco, xelins austríacos',
  BEF: 'franco belga, franco luxemburguês, francos luxemburgueses',
  CYP: 'libra cipriota',
  DEM: 'marco alemão, marcos alemães',
  EEK: 'coroa estónia, coroa estoniana',
  ESP: 'peseta, peseta espanhola',
  FIM: 'marco finlandês, marcos finlandeses',
  FRF: 'franco francês, francos franceses',
  GRD: 'dracma, dracma grega',
  IEP: 'libra irlandesa',
  ITL: 'lira italiana',
  LTL: 'litas',
  LVL: 'lats',
  MTL: 'lira maltesa',
  NLG: 'florim holandês, florins holandeses',
  PTE: 'escudo português, escudos portugueses',
  SIT: 'tolar, tólares',
  SKK: 'coroa eslovaca',
});
