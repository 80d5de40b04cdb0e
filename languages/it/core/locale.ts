import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** In front of otto, undici and uno; the first of a month is read as primo. @source Accademia della Crusca, L’articolo con le date e le cifre */
const VOWEL = '(?=8|11(?!\\d)|1(?![\\w.º]))';

/** Italian, as Italy writes figures. */
export const locale: Locale = {
  id: 'it',
  tag: 'it-IT',
  decimal: ',',
  group: '.',
  beforePercent: '',
  likelyCurrencies: 'EUR USD CHF GBP',
  months: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
  dayAndMonth: (day, month) => `${day === 1 ? '1º' : day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  contract: (text) =>
    text
      .replace(new RegExp(`\\b(d[ae]|ne|su|a)l ${VOWEL}`, 'gi'), '$1ll’')
      .replace(new RegExp(`\\bil ${VOWEL}`, 'g'), 'l’')
      .replace(new RegExp(`\\bIl ${VOWEL}`, 'g'), 'L’'),
  justNow: 'poco fa',
  ago: (time) => `${time} fa`,
  timeUnits: ['min', 'h', 'g'],
  plural: (plain) => (/^-?1$/.test(plain) ? 'one' : 'other'),
};
