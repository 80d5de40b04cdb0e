import type { Saying } from '../rephrasing/plain-sayings.ts';

export const NUMBER = '\\d+(?:[.,]\\d+)*';

/** Whose money it is, by the adjective that stands behind any word for money. */
const OWNERS: readonly (readonly [adjective: string, money: string])[] = [
  ['mexican|mejican', 'pesos mexicanos'],
  ['argentin|argent', 'pesos argentinos'],
  ['chilen', 'pesos chilenos'],
  ['colombian', 'pesos colombianos'],
  ['uruguay', 'pesos uruguayos'],
  ['dominican', 'pesos dominicanos'],
  ['cuban', 'pesos cubanos'],
  ['peruan', 'soles'],
  ['brasiler|brasilen', 'reales'],
  ['venezolan', 'bolivares'],
  ['bolivian', 'bolivianos'],
  ['paraguay', 'guaranies'],
  ['gring|american|estadounidens|yanqui', 'dolares americanos'],
  ['ingles|britanic|escoces', 'libras esterlinas'],
  ['espanol|europe|frances|aleman|italian|portugues|irlandes', 'euros'],
  ['japones', 'yenes'],
  ['suiz', 'francos suizos'],
  ['canadiens', 'dolares canadienses'],
  ['australian', 'dolares australianos'],
  ['turc', 'liras turcas'],
  ['polac', 'zlotys'],
  ['marroqui', 'dirhams marroquies'],
  ['chin[oa]', 'yuanes'],
  ['costarricens|tic[oa]', 'colones costarricenses'],
  ['guatemaltec', 'quetzales'],
];
/** The same in English, where the adjective stands before it. */
const OWNERS_BEFORE: readonly (readonly [adjective: string, money: string])[] = [
  ['english|british|scottish|welsh|uk', 'gbp'],
  ['american|us', 'usd'],
  ['european|irish|spanish|french|german|italian|portuguese|greek|dutch', 'euros'],
  ['japanese', 'jpy'],
  ['swiss', 'chf'],
  ['canadian', 'cad'],
  ['australian|aussie', 'aud'],
  ['turkish', 'try'],
  ['polish', 'pln'],
  ['swedish', 'sek'],
  ['norwegian', 'nok'],
  ['danish', 'dkk'],
  ['indian', 'inr'],
  ['chinese', 'cny'],
  ['thai', 'thb'],
  ['moroccan', 'mad'],
  ['brazilian', 'brl'],
];
const CASH = '(?:lana|plata|guita|biyuya|feria|pasta|dinero|moneda|efectivo)';

/** Money by whose it is: `en plata mexicana`, `in english money`. */
export const WHOSE_MONEY: readonly Saying[] = [
  ...OWNERS.map(
    ([adjective, money]): Saying => [
      `(?<=(?:cuant[oa]s?|en|a|${NUMBER}|cien|mil) )${CASH} (?:${adjective})\\p{L}*`,
      money,
    ],
  ),
  ...OWNERS_BEFORE.map(
    ([adjective, money]): Saying => [
      `(?<=(?:in|to|into|${NUMBER}) )(?:${adjective}) (?:money|cash|currency)(?!\\p{L})`,
      money,
    ],
  ),
];
