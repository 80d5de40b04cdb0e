import { formerMoney } from '../../../../packages/core/src/money/currencies/former-money.ts';

/** What money that has become euros is called in Spanish: loaded with what puts slips right. */
export const FORMER_MONEY = [
  // five pesetas
  ['2500/83193', 'duro', 'EUR'] as const,
  // beside money that is in use, as some say it
  ['1', 'zl', 'PLN'] as const,
  ['1000', 'luca chilena', 'CLP'] as const,
  ...formerMoney({
    ATS: 'chelín austriaco',
    BEF: 'franco belga, franco luxemburgués, franco de Bélgica, franco de Luxemburgo',
    CYP: 'libra chipriota',
    DEM: 'marco alemán',
    EEK: 'corona estonia',
    ESP: 'peseta, pela, pta, peseta española',
    FIM: 'marco finlandés, marco finés',
    FRF: 'franco francés',
    GRD: 'dracma, dracma griega',
    IEP: 'libra irlandesa',
    ITL: 'lira italiana',
    LTL: 'litas lituana, litas lituano',
    LVL: 'lats letones',
    MTL: 'lira maltesa, libra maltesa',
    NLG: 'florín holandés, florín neerlandés',
    PTE: 'escudo portugués',
    SIT: 'tolar',
    SKK: 'corona eslovaca',
  }),
];
