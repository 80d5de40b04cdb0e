import type { Locale } from '../../../packages/core/src/locale/locale.ts';

/** English, with dates as the United States write them. */
export const locale: Locale = {
  id: 'en',
  tag: 'en-US',
  decimal: '.',
  group: ',',
  beforePercent: '',
  likelyCurrencies: 'USD EUR GBP JPY',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  dayAndMonth: (day, month) => `${month} ${day}`,
  monthAndYear: (month, year) => `${month} ${year}`,
  fullDate: (dayAndMonth, year) => `${dayAndMonth}, ${year}`,
  justNow: 'just now',
  ago: (time) => `${time} ago`,
  timeUnits: ['min', 'h', 'd'],
  plural: (plain) => (plain === '1' ? 'one' : 'other'),
};
