import { rewording, type Saying } from '../../../../packages/core/src/text/reworded.ts';

/** A time of day. */
const HOUR = '(\\d\\d?(?:[:h.]\\d\\d|h)?)';

/** Whole phrases of Catalan, in words that questions are read in everywhere: those of Spanish, where only they ask for it. */
const SAYINGS: readonly Saying[] = [
  // the l·l, however it is typed
  [/(?<=\p{L}l)[*·.•-](?=l\p{L})/u, ''],
  // vint-i-cinc
  [/(?<=\p{L})-i-(?=\p{L})/u, ' i '],
  // passa'm, digues-me, dona-m'ho
  [/(?<!\p{L})(\p{L}{3,})['-](?:m(?:['-]ho)?|me|ns|nos|li|ho|hi)(?= )/u, '$1'],
  [/^bon dia,? /u, ''],
  [/(?<!\p{L})mes o menys(?!\p{L})/u, ''],
  [/^mes(?= i mig)/u, 'un mes'],
  // in the singular it is the symbol of that of Brazil
  [/(?<!\p{L})braca(?!\p{L}| (?:brasiler|angles|castellan|espanyol))/u, 'braces'],
  [/(?<!\p{L})multiplicat per(?!\p{L})/u, 'per'],
  [/(?<!\p{L})dividit (?:per|entre)(?!\p{L})/u, 'entre'],
  // not in names that have it themselves: minut d'arc, franc de l'Àfrica Central, km a l'hora
  [
    /(?<!\p{L})d'(?=\p{L})(?!(?:arc|aigua|or|alcohol|inclinacio|acceleracio|aruba|agrimensor|aire|hg)(?!\p{L}))/u,
    'de ',
  ],
  [/(?<!\p{L}|(?<!\p{L})(?:a|de) )l'(?=\p{L})/u, 'el '],
  // what is left of l'1 d'abril, which is read before
  [/ (?:(?:a|de|des de|per a) )?l'(?=[\s?!.]*$)/u, ''],
  [/(?<=\p{L}) s'(?=\p{L})/u, ' se '],
  [/(?<!\p{L})quant (?:es|son|fan|fa|val|valen)(?= -?[\d(])/u, 'quant'],
  // what follows from amounts
  [
    /quant (?:de temps )?(?:(?:em|hi|es|s'hi|se) )?(?:trig|tard)\p{L}+(?: a fer| en fer)?(?!\p{L})/u,
    'cuanto tardo',
  ],
  [/quant de temps(?: dura)?(?!\p{L})/u, 'cuanto tardo'],
  [/quant (?:recorr|camin)\p{L}+/u, 'cuanto recorro'],
  [/(?:quina )?velocitat mitjana/u, 'velocidad media'],
  [/(?:quin )?ritme(?: mitja)?(?= de \d|[\s?!.]*$)/u, 'ritmo'],
  [/(?<=\d .*)(?:quin )?consum(?: mitja)?(?=[\s?!.]*$)/u, 'que consumo'],
  [/(?<=\d .*)quant (?:em |et |ens )?(?:cost|surt|sort|pag)\p{L}*(?=[\s?!.]*$)/u, 'cuanto cuesta'],
  // the time of day
  [/(?<=\d )del mati/u, 'de la manana'],
  [/(?<=\d )(?:de la (?:tarda|nit)|del vespre)/u, 'de la tarde'],
  [
    new RegExp(
      `(?<!\\p{L})(?:de(?: les)?|des de les|entre les) ${HOUR}( de la \\p{L}+)? (?:a|fins a|i)(?: les)? ${HOUR}(?= de la|,? quant|[\\s?!.]*$)`,
      'u',
    ),
    'de $1$2 a $3',
  ],
  [/(?<=^de \d.* a \d.*)quant(?:es hores|s minuts)(?: hi ha| son| fan| van)?(?=[\s?!.]*$)/u, 'cuantas horas'],
];

/** Puts a question of Catalan in words that are understood everywhere. */
export const reword = rewording(SAYINGS);
