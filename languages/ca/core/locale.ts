import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** In front of u and onze, and of months that begin with a vowel. @source Optimot, fitxa 347/6 */
const VOWEL = '(?=11(?!\\d)|1(?![\\w.])|(?:abr|ag|oct) )';

/** Catalan. */
export const locale: Locale = {
  id: 'ca',
  tag: 'ca-ES',
  decimal: ',',
  group: '.',
  // Unicode CLDR and the Institut d’Estudis Catalans: the sign stands apart
  beforePercent: '\u202F',
  likelyCurrencies: 'EUR USD GBP CHF',
  // those of CLDR without the point and without «de»: a day has to fit on a button
  months: 'gen febr març abr maig juny jul ag set oct nov des'.split(' '),
  dayAndMonth: (day, month) => `${day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  contract: (text) =>
    text
      .replace(new RegExp(`\\b(de|a)l ${VOWEL}`, 'gi'), '$1 l’')
      .replace(new RegExp(`\\bde ${VOWEL}`, 'g'), 'd’')
      .replace(new RegExp(`\\bel ${VOWEL}`, 'g'), 'l’')
      .replace(new RegExp(`\\bEl ${VOWEL}`, 'g'), 'L’'),
  justNow: 'ara mateix',
  ago: (time) => `fa ${time}`,
  timeUnits: ['min', 'h', 'd'],
  plural: (plain) => (plain === '1' ? 'one' : 'other'),
};
