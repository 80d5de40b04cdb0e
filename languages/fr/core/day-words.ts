import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How French says days. */
export const dayWords: DayWords = {
  months:
    'janvier|janv|jan fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout septembre|sept octobre|oct novembre|nov decembre|dec',
  weekdays: 'lundi|lun mardi mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim',
  today: "aujourd['’]?hui|maintenant|ce jour",
  yesterday: 'hier',
  beforeYesterday: 'avant[- ]hier',
  numbers: 'une?|un deux trois quatre cinq six sept huit neuf dix onze douze',
  units: ['jours?', 'semaines?', 'mois', 'ans?|annees?'],
  ago: ['il y a #', 'ya #', '# plus tot'],
  last: ["(?:(?:le|la|l['’]) ?)?# (?:derniere?|passee?|precedente?)"],
  current: ['(?:ce|cette|cet) #', "(?:(?:le|la|l['’]) ?)?# en cours"],
  on: 'le|du|au|a la date du|en date du|depuis le|pour le',
  in: "en|pendant|durant|de|d['’]|pour|au mois de|au cours de",
  of: "de l['’]annee|de|d['’]|-|/|,",
  ordinal: 'er|e',
  first: 'premier',
  quarter: 'trimestre|trim',
  quarters: 'premier|1er deuxieme|second|2e|2eme troisieme|3e|3eme quatrieme|4e|4eme',
  average: '(?:a|avec|selon) la moyenne|au (?:taux|cours) moyen|en moyenne|moyenne|(?:taux|cours) moyen',
  rate: '(?:au|avec le|selon le|le) (?:taux de change|taux|cours|change)',
  was: 'etaient|etait|faisaient|faisait|valaient|valait|coutaient|coutait|auraient fait|aurait fait',
  is: 'sont',
  dayFirst: true,
};
