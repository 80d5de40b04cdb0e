import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How German says days. */
export const dayWords: DayWords = {
  months:
    'januar|janner|jaenner|jan februar|feber|feb marz|maerz|mrz april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez',
  weekdays: 'montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag',
  today: 'heute|jetzt|aktuell',
  yesterday: 'gestern',
  beforeYesterday: 'vorgestern',
  numbers: 'eine[mnr]?|ein zwei drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf',
  units: ['tag(?:en|e)?', 'wochen?', 'monat(?:en|e)?', 'jahr(?:en|e)?'],
  ago: ['vor #', '# zuvor', '# her'],
  last: ['(?:(?:am|im|der|die|das|den|dem|in der) )?(?:letzte|vergangene|vorige)[mnrs]? #', '(?:im )?vor#'],
  current: ['diese[mnrs]? #', '(?:(?:im|der|die|das|den|dem) )?(?:laufende|aktuelle)[mnrs]? #'],
  on: 'am|vom|zum|den|per|seit|ab|an|von|fur den|fuer den|mit stand|stand|tag|seit dem|ab dem',
  in: 'im|in|wahrend|waehrend|fur|fuer|vom|von|des|im monat|im jahr|im jahre|im laufe des',
  of: 'des jahres|im jahr|des|-|/|,',
  ordinal: '\\.',
  first: 'ersten?r?',
  quarter: 'quartals?',
  quarters: 'erste[nrs]?|1\\. zweite[nrs]?|2\\. dritte[nrs]?|3\\. vierte[nrs]?|4\\.',
  average:
    'im (?:durchschnitt|mittel|schnitt)|durchschnittlich|(?:zum |mit dem |im )?(?:durchschnittskurs|mittelkurs|mittleren kurs)|durchschnitt',
  rate: '(?:zum|mit dem|nach dem|beim|der|den)? ?(?:wechselkurs|umrechnungskurs|devisenkurs|tageskurs|kurs)',
  was: 'waren|war|kosteten|kostete|entsprachen|entsprach|ergaben|machten',
  is: 'sind',
  dayFirst: true,
};
