import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** Portuguese, as Brazil writes figures. */
export const locale: Locale = {
  id: 'pt',
  tag: 'pt-BR',
  decimal: ',',
  group: '.',
  beforePercent: '',
  likelyCurrencies: 'BRL USD EUR ARS',
  // without the point and without «de», as tables and banks write them: a day has to fit on a button
  months: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  dayAndMonth: (day, month) => `${day} ${month}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth} ${year}`,
  justNow: 'agora mesmo',
  ago: (time) => `há ${time}`,
  timeUnits: ['min', 'h', 'd'],
  plural: (plain) => (/^-?[01](?:\.|$)/.test(plain) ? 'one' : 'other'),
};
