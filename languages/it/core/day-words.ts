import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How Italian says days. */
export const dayWords: DayWords = {
  months:
    'gennaio|gen febbraio|febb|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|sett|set ottobre|ott novembre|nov dicembre|dic',
  weekdays: 'lunedi|lun martedi mercoledi|mer giovedi|gio venerdi|ven sabato|sab domenica|dom',
  today: 'oggi|adesso|in questo momento|al momento',
  yesterday: 'ieri',
  beforeYesterday: "ieri l['’]altro|l['’]altro ?ieri|altro ?ieri|avantieri",
  numbers: "un[ao]?|un['’] due tre quattro cinque sei sette otto nove dieci undici dodici",
  units: ['giorn[oi]', 'settiman[ae]', 'mes[ei]', 'ann[oi]'],
  ago: ['# fa', '# or sono', '# prima', '# addietro'],
  last: [
    "(?:(?:il|lo|la|nel|nello|nella|del|dello|della) |(?:l|nell|dell)['’] ?)?# (?:scors[oa]|passat[oa]|precedente)",
    "(?:(?:il|lo|la|nello|nella|dello|della) |(?:l|nell|dell)['’] ?)?(?:scors[oa]|passat[oa]|ultim[oa]) #",
  ],
  current: [
    "(?:in )?quest(?:[oa] |['’] ?)#",
    "(?:(?:il|la|nel|nella) |(?:l|nell)['’] ?)?# (?:in corso|corrente)",
  ],
  on: 'il giorno|il|lo|del|al|alla data del|in data del|in data|dal|per il|a',
  in: "in|nel mese di|nel corso del|nel|nella|nell['’]|durante il|durante|di|del|a|per",
  of: "dell['’]anno|del|di|-|/|,",
  ordinal: 'º|°|o',
  first: 'primo',
  quarter: 'trimestre|trim',
  quarters: 'primo|1o|1º|1° secondo|2o|2º|2° terzo|3o|3º|3° quarto|4o|4º|4°',
  average:
    '(?:con |secondo )?la media|alla media|al (?:cambio|tasso) medio|(?:in|nella) media|(?:cambio|tasso) medio|media',
  rate: '(?:al|con il|col|secondo il|il) (?:tasso di cambio|tasso|cambio|corso)',
  was: 'erano|era|facevano|faceva|valevano|valeva|costavano|costava|equivalevano|equivaleva|sarebbero stati|sarebbe stato',
  is: 'sono|fanno|fa|valgono|vale',
  dayFirst: true,
  spans: {
    the: "il|le|l['’]|lo",
    from: "(?:parto|partenza|inizio|entro|entrata|apro)(?: (?:alle|all['’]))?|da(?:l|lle|ll['’])?|tra|fra",
    to: "(?:e )?(?:arrivo|arrivato|esco|uscita|finisco|fine|chiudo)(?: (?:alle|all['’]))?|a(?:l|lle|ll['’])?|e|fino a(?:l|lle)?",
    until: "a(?:l|ll['’])?|fino a(?:l|ll['’])?|per",
    since: "da(?:l|ll['’])",
    long: 'quanto tempo|quanto',
    hours: 'or[ae]',
    minutes: 'minut[oi]|min',
    hour: 'h|in punto',
    morning: 'di mattina|del mattino',
    afternoon: 'di (?:sera|notte)|del pomeriggio',
    rest: 'caffe|pausa|pranzo',
    less: '(?:togliendo|con|meno|e)(?: una)?',
    said: 'dorm\\p{L}*|vanno|va|faccio|fa|turno|viaggio|durata|del|quant[ei]|ci sono|sono|passa(?:no)?|numero di|mancano|passati|lavoro|lavorato|in|totale|che',
  },
};
