import type { CurrencyWords } from '../../../../packages/core/src/locale/language.ts';
import { currencyNames } from '../currency-names.ts';

/** What a currency is also called, by code. */
const WORDS: CurrencyWords['names'] = {
  AED: 'emiratischer Dirham, Dirham der Emirate, Dubai-Dirham',
  AUD: 'Australien-Dollar',
  BAM: 'konvertible Mark, bosnische Mark, Konvertible Mark Bosnien und Herzegowina',
  BOB: 'bolivianischer Boliviano, bolivianischer Peso',
  BRL: 'brasilianische Reais',
  BYN: 'weißrussischer Rubel',
  CAD: 'Kanada-Dollar',
  CHF: 'Schweizerfranken, Fränkli, Stutz',
  CLP: 'Chile-Peso',
  CNY: 'Renminbi Yuan',
  CNH: 'Offshore-Yuan',
  COP: 'Kolumbien-Peso',
  CVE: 'Kap-Verde-Escudo',
  CZK: 'Tschechenkrone',
  DKK: 'Dänenkrone',
  EGP: 'Ägypten-Pfund',
  EUR: 'Euros, Eurone, Euronen, Teuro',
  GBP: 'Pfund Sterling, britische Pfund, englisches Pfund, englische Pfund, Sterling, Pfunde, UK-Pfund',
  HKD: 'Hongkongdollar',
  HRK: 'kroatischer Kuna',
  ILS: 'israelischer Schekel, neuer Schekel',
  INR: 'Indien-Rupie',
  ISK: 'Island-Krone',
  KES: 'kenianischer Schilling',
  KRW: 'koreanischer Won',
  KWD: 'kuwaitischer Dinar',
  LKR: 'sri-lankische Rupie',
  MKD: 'nordmazedonischer Denar',
  MMK: 'birmanischer Kyat',
  MUR: 'mauritische Rupie',
  NOK: 'Norwegenkrone',
  NZD: 'neuseeländischer Dollar',
  PEN: 'neuer Sol',
  PLN: 'Zlotys, Złotys',
  QAR: 'katarischer Riyal, Katar-Rial',
  RON: 'rumänische Lei',
  RWF: 'ruandischer Franc',
  SAR: 'saudischer Riyal, Saudi-Riyal, saudi-arabischer Rial',
  SEK: 'Schwedenkrone',
  SGD: 'singapurischer Dollar',
  SZL: 'eswatinischer Lilangeni',
  TND: 'Tunesien-Dinar',
  TRY: 'Türkei-Lira, türkische Lire',
  TWD: 'Taiwan-Dollar, taiwanischer Dollar',
  TZS: 'tansanischer Schilling',
  UAH: 'Griwna, Hrywna, ukrainische Griwna',
  UGX: 'ugandischer Schilling',
  USD: 'amerikanischer Dollar, Amerika-Dollar, USA-Dollar, Dollar der USA',
  XAF: 'CFA-Franc, CFA-Franc BEAC, CFA-Franc (BEAC), zentralafrikanischer Franc',
  XCD: 'Karibischer Dollar',
  XDR: 'SZR, Sonderziehungsrecht',
  XOF: 'CFA-Franc, CFA-Franc BCEAO, CFA-Franc (BCEAO), westafrikanischer Franc',
  XPF: 'Pazifik-Franc, pazifischer Franc',
  XAU: 'Unze Gold, Unzen Gold, Goldunze',
  XAG: 'Unze Silber, Unzen Silber, Silberunze',
  XPT: 'Unze Platin',
  XPD: 'Unze Palladium',
  ZAR: 'Südafrika-Rand',
  ZWG: 'Simbabwe-Dollar, simbabwischer Dollar',
  ANG: 'Antillen-Gulden',
  BGN: 'Lewa, bulgarische Lewa',
  BTC: '*Krypto',
  ETH: '*Krypto',
  BNB: '*Krypto',
  ADA: '*Krypto',
  DOT: '*Krypto',
  XRP: '*Krypto',
};

/** A name as its adjective ends in the plural and behind a preposition: `schwedische Kronen`, `in kanadischen Dollar`; `Kronen` alone. */
function inflected(name: string): string[] {
  const [, stem, noun = ''] = /^(?!Schweizer)(\p{L}[\p{L}-]+isch)(?:e|er|es) (\p{L}+)$/u.exec(name) ?? [];
  const plural = noun.endsWith('e') ? [`${noun}n`] : [];
  return stem
    ? [
        ...plural,
        ...[noun, ...plural].flatMap((one) => ['e', 'en', 'er', 'es'].map((end) => `${stem}${end} ${one}`)),
      ]
    : [];
}

/** What each currency is also called, with its names as sentences bend them. */
export const spokenNames: CurrencyWords['names'] = Object.fromEntries(
  Object.entries(currencyNames).map(([code, name]) => {
    const words = WORDS[code]?.split(', ') ?? [];
    return [code, [...words, ...[name, ...words].flatMap(inflected)].join(', ')];
  }),
);
