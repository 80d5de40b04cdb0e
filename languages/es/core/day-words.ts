import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How Spanish says days. */
export const dayWords: DayWords = {
  months:
    'enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|sep|set octubre|oct noviembre|nov diciembre|dic',
  weekdays: 'lunes|lun martes miercoles|mie jueves|jue viernes|vie sabado|sab domingo|dom',
  today: 'hoy|hoy en dia|ahora',
  yesterday: 'ayer',
  beforeYesterday: 'anteayer|antes de ayer|antier|antes de anoche',
  numbers: 'una?|un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  units: ['dias?', 'semanas?', 'mes(?:es)?', 'anos?'],
  ago: ['hace #', '# atras', '# antes'],
  last: ['(?:(?:el|la) )?# pasad[oa]', '(?:(?:el|la) )?(?:pasad[oa]|ultim[oa]) #'],
  current: ['est[ea] #', '(?:el|la) # (?:actual|en curso)'],
  on: 'el dia|el|al dia|al|del dia|del|a dia|a fecha de|a fecha|con fecha|a|en el dia|para el|desde el',
  in: 'en|durante|de|del|para|a lo largo de',
  of: 'del ano|de|del|-|/|,',
  ordinal: 'º|°|ro|er',
  first: 'primero',
  quarter: 'trimestre|trim',
  quarters: 'primer|1er|1º|1\\.º segundo|2º|2do|2\\.º tercer|3er|3º|3\\.º cuarto|4º|4to|4\\.º',
  average: '(?:a|con|segun) (?:la )?(?:media|promedio)|al promedio|(?:en )?promedio|de media|media',
  rate: '(?:al|con el|segun el|a la|con la) (?:tipo de cambio|tipo|cambio|tasa de cambio|tasa|cotizacion)',
  was: 'eran|era|fueron|fue|valian|valia|costaban|costaba|estaban|estaba|estuvo|cotizaba|andaba|habrian sido|habria sido',
  is: 'son',
  dayFirst: true,
};
