import { formerMoney } from '../../../../packages/core/src/money/currencies/former-money.ts';

/** What money that has become euros is called in Spanish: loaded with what puts slips right. */
export const FORMER_MONEY = formerMoney({
  ATS: 'chelín austriaco',
  BEF: 'franco belga, franco luxemburgués, franco de Bélgica, franco de Luxemburgo',
  CYP: 'libra chipriota',
  DEM: 'marco alemán, marcos alemanes',
  EEK: 'corona estonia',
  ESP: 'peseta, pta, peseta española',
  FIM: 'marco finlandés, marco finés, marcos fineses',
  FRF: 'franco francés',
  GRD: 'dracma, dracma griega',
  IEP: 'libra irlandesa',
  ITL: 'lira italiana',
  LTL: 'litas lituana, litas lituano',
  LVL: 'lats letones',
  MTL: 'lira maltesa, libra maltesa',
  NLG: 'florín holandés, florines holandeses, florín neerlandés, florines neerlandeses',
  PTE: 'escudo portugués',
  SIT: 'tolar, tolares, tolar esloveno, tolares eslovenos',
  SKK: 'corona eslovaca',
});
