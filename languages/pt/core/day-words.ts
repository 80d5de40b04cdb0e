import type { DayWords } from '../../../packages/core/src/locale/language.ts';

/** How Portuguese says days. */
export const dayWords: DayWords = {
  months:
    'janeiro|jan fevereiro|fev marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez',
  weekdays:
    'segunda-feira|segunda|seg terca-feira|terca|ter quarta-feira|quarta|qua quinta-feira|quinta|qui sexta-feira|sexta|sex sabado|sab domingo|dom',
  today: 'hoje em dia|hoje|agora',
  yesterday: 'ontem',
  beforeYesterday: 'anteontem|antes de ontem|antontem',
  numbers: 'uma?|um dois|duas tres quatro cinco seis sete oito nove dez onze doze',
  units: ['dias?', 'semanas?', 'mes(?:es)?', 'anos?'],
  ago: ['ha #', 'faz #', '# atras', 'ha # atras', 'faz # atras', '# antes'],
  last: ['(?:(?:n?[oa]) )?# passad[oa]', '(?:(?:n?[oa]) )?ultim[oa] #'],
  current: ['(?:n?est[ea]) #', '(?:n?[oa]) # atual'],
  on: 'no dia|em|do dia|de|dia|na data de|com data de|no|na|desde',
  in: 'em|durante|de|do|da|no|na|ao longo de',
  of: 'do ano de|de|do|-|/|,',
  ordinal: 'º|°|o',
  first: 'primeiro',
  quarter: 'trimestre|tri',
  quarters: 'primeiro|1o|1º|1\\.º segundo|2o|2º|2\\.º terceiro|3o|3º|3\\.º quarto|4o|4º|4\\.º',
  average: '(?:pel|n|com |segundo )a (?:cotacao )?media|(?:em|na) media|cotacao media|media',
  rate: '(?:pela|com a|na|pelo|a) (?:cotacao|taxa de cambio|taxa|cambio)',
  was: 'eram|era|foram|foi|valiam|valia|custavam|custava|estava|teriam sido|teria sido|dava',
  is: 'sao',
  dayFirst: true,
};
