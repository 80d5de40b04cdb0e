import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How English says days; the figures of a date in the order of the United States. */
export const dayWords: DayWords = {
  months:
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  weekdays: 'monday|mon tuesday|tues|tue wednesday|wed thursday|thurs|thu friday|fri saturday|sat sunday|sun',
  today: 'today|now',
  yesterday: 'yesterday',
  beforeYesterday: '(?:the )?day before yesterday',
  numbers: 'an?|one two three four five six seven eight nine ten eleven twelve',
  units: ['days?', 'weeks?', 'months?', 'years?'],
  ago: ['# (?:ago|earlier|back)'],
  last: ['(?:the )?(?:last|past|previous) #'],
  current: ['(?:this|the current) #'],
  on: 'on|as of|as at|for|at|of|from|since|dated',
  in: 'in|during|for|of|over|throughout',
  of: 'of|-|/|,',
  ordinal: 'st|nd|rd|th',
  first: 'first',
  quarter: 'quarter|qtr',
  quarters: 'first|1st second|2nd third|3rd fourth|4th',
  average: '(?:at|by|with|on) (?:the )?(?:average|mean|avg)(?: rate)?|on average|average|avg|mean',
  rate: '(?:at|with|using|by) (?:the )?(?:exchange rate|rate)',
  was: 'was|were|would have been|did',
  is: 'is',
  dayFirst: false,
};
