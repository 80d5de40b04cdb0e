import type { CurrencyWords } from '../language.ts';

/** What money is also called in Spanish. */
export const currencyWords: CurrencyWords = {
  names: {
    USD: 'dolar, dólares gringos, ~pavo, ~pavos',
    EUR: 'pavo, pavos, eurillo, eurillos, lereles',
    GBP: 'libra esterlina, libras esterlinas',
    MXN: 'pesos mx, peso mx',
    JPY: 'yenes',
    BRL: 'reales, reais',
    XAU: 'oro',
    XAG: 'plata',
  },
  nounOf: (name) => name.replace(/^Nuevo /, '').replace(/ .*/, ''),
  everyday: 'ada ali dop gel lak lek mur pen piso pul real ron sol sos ves',
};
