import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How Catalan says days. */
export const dayWords: DayWords = {
  months:
    'gener|gen febrer|febr|feb marc|mar abril|abr maig|mai juny|jun juliol|jul agost|ago|ag setembre|set octubre|oct novembre|nov desembre|des',
  weekdays: 'dilluns dimarts dimecres dijous divendres dissabte diumenge',
  today: 'avui en dia|avui dia|avui|hui|ara mateix|ara',
  yesterday: 'ahir',
  beforeYesterday: "abans[- ]d['’]ahir|despus[- ]?ahir",
  numbers: 'una?|un dos|dues tres quatre cinc sis set vuit|huit nou deu onze dotze',
  units: ['di(?:a|es)', 'setman(?:a|es)', 'mes(?:os)?', 'anys?'],
  ago: ['ara fa #', 'fa #', '# enrere', 'fa # enrere', '# abans'],
  last: [
    "(?:(?:el|la|l['’]) ?)?# (?:passat|passada|anterior)",
    "(?:(?:el|la|l['’]) ?)?(?:darrera?|ultima?) #",
  ],
  current: ['aquesta? #', "(?:(?:el|la|l['’]) ?)?# (?:actual|en curs)"],
  on: "el dia|el|al dia|al|del dia|del|a dia|dia|en data|a data de|a l['’]|de l['’]|l['’]|a|des del|des de l['’]|per al",
  in: "en|durant el|durant l['’]|durant|al llarg de|al llarg del|del|de|d['’]|el|al|a l['’]|l['’]|a|per al|pel",
  of: "de l['’]any|del|de|d['’]|-|/|,",
  ordinal: 'r|er|e',
  first: 'primer',
  quarter: 'trimestre|trim',
  quarters: 'primer|1r|1er segon|2n|2on tercer|3r|3er quart|4t',
  average: '(?:a|amb|segons) la mitjana|de mitjana|mitjana|(?:al|amb el) canvi mitja',
  rate: '(?:al|amb el|segons el|pel|a la|amb la|segons la) (?:tipus de canvi|tipus|canvi|cotitzacio|taxa de canvi|taxa)',
  was: 'eren|era|foren|fou|van ser|va ser|valien|valia|costaven|costava|estaven|estava|feien|feia|haurien estat|hauria estat|serien|seria',
  is: 'son|fan|es',
  dayFirst: true,
};
