import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** French, as France writes figures. */
export const locale: Locale = {
  id: 'fr',
  tag: 'fr-FR',
  decimal: ',',
  group: '\u202F',
  otherGroup: '.', // Luxembourg and Morocco
  beforePercent: '\u202F',
  beforeColon: '\u00A0',
  likelyCurrencies: 'EUR USD CHF GBP',
  // without the point, which would stand beside the one that ends a sentence
  months: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
  dayAndMonth: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  // «de» loses its vowel in front of another. @source Office québécois de la langue française, élision
  contract: (text) => text.replace(/\bde (?=(?:avr|août|oct) )/g, 'd’'),
  justNow: 'à l’instant',
  ago: (time) => `il y a ${time}`,
  timeUnits: ['min', 'h', 'j'],
  // 0, 1 and what is between them and two
  plural: (plain) => (/^-?[01](?:\.|$)/.test(plain) ? 'one' : 'other'),
};
