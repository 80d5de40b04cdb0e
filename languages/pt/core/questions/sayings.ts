import { rewording, type Saying } from '../../../../packages/core/src/text/reworded.ts';

/** A time of day. */
const HOUR = '(\\d\\d?(?:[:h]\\d\\d|h)?)';
/** What is paid, with the thousands or millions that follow it. */
const FIGURE = '(\\d[\\d.,]*)';
const SCALE = '(mil|mi|milhao|milhoes|bi|bilhao|bilhoes)(?: de)?(?!\\p{L})';
/** What is bought by. */
const EACH =
  '(?:quilo|kilo|kg|litro|metro|quilometro|km|galao|hectare|alqueire|grama|duzia|cento|saca|arroba|hora|dia|mes|onca|libra|tonelada)';
const MEASURED =
  '(?:distancia|peso|valor|preco|altura|comprimento|tamanho|temperatura|equivalencia|conversao|medida|largura|velocidade)';

/**
 * Whole phrases of Portuguese, in words that questions are read in everywhere: those of Spanish, which the forms of sums, of what
 * follows from amounts and of the time of day know.
 */
const SAYINGS: readonly Saying[] = [
  [/(?<=\p{L} )d'(?=\p{L})/u, 'de '],
  [/(?<!\p{L})n(?=uma? )/u, 'en '],
  [/vara(?= de pesca)/u, 'cana'],
  [/^quarto(?= (?:de )?\d)/u, 'cuarto'],
  [/(?<=quanto (?:[oa] \p{L}+ )?)ta(?: valendo)?(?!\p{L})/u, 'esta'],
  [/(?<=\d.* )abaixo d[eo] (?:zero|0)(?!\d)/u, 'bajo cero'],
  [/(?<![\d.,-])(\d+(?:[.,]\d+)?) ?(graus?(?: \p{L}+us?)?|°c?) negativos?(?!\p{L})/u, '-$1 $2'],
  [/(?<!\p{L})(\p{L}+(?: e \p{L}+)?) (graus?(?: \p{L}+us?)?) negativos?(?!\p{L})/u, 'menos $1 $2'],
  // a height as it is said
  [/^(?:eu )?(?:meco|tenho)(?= [12][.,]\d\d?(?: m)? (?:em|quanto|de altura) )/u, 'mido'],
  [/(?<=^(?:mido )?[12][.,]\d\d?)(?: m)? de altura(?= em )/u, ' m'],
  // R$ 50 mil: the sign stands behind what it is the unit of
  [new RegExp(`r\\$ ?${FIGURE} ${SCALE}`, 'u'), '$1 $2 reais'],
  [new RegExp(`us?\\$ ?${FIGURE} ${SCALE}`, 'u'), '$1 $2 usd'],
  [new RegExp(`€ ?${FIGURE} ${SCALE}`, 'u'), '$1 $2 euros'],
  // whose measure it is where nobody says so
  [
    /(?<!\p{L})(?:arroba|legua)s?(?!\p{L}| (?:\p{L}+an[ao]s?|\p{L}+[eoi]l[ae]s?|de (?:\d|sesmaria|castela|portugal|espanha|aragao|lisboa)|do|antig\p{L}+|velha|\p{L}+leiras?|ingles\p{L}*|\p{L}+hola)(?!\p{L}))/u,
    '$& brasileira',
  ],
  [new RegExp(`^qual (?:e |eh |seria )?(?:[oa] )?${MEASURED} (?:em \\p{L}+ )?(?:de |do |da )`, 'u'), ''],
  [/^(?:quanto|qual) (?:e|eh|da|dao|sao|fica|seria)(?= -?[\d(])/u, ''],
  [/(?<=\d \p{L}+) (?:e|eh)(?= (?:igual|quant|o mesmo))/u, ' es'],
  [/(?<=%) a (?=(?:mais|menos) )/u, ' '],
  [/(?<=\d) com (?:um )?(?:aumento|reajuste|acrescimo) de(?= \d)/u, ' mais'],
  [/^(?:qual (?:e |eh )?)?a porcentagem de ([\d.,]+) (?:em|sobre|para) (?=\d)/u, '$1 es que % de '],
  [/(?<=(?:\d mil|milhao|milhoes|bilhao|bilhoes)) e (?=\d)/u, ' '],
  [/(?:a )?terca parte d(?:e|[ao]s?)(?= )/u, 'um terco de'],
  [/(?:a )?(quart|quint)a parte d(?:e|[ao]s?)(?= )/u, 'um $1o de'],
  [/(?:a )?decima parte d(?:e|[ao]s?)(?= )/u, '1/10 de'],
  [/^(\d+) ?(?:x|vezes|parcelas) (?:sem juros )?de (?=\d|r\$)/u, '$1 * '],
  // tyres are said to have pounds
  [/(?<=(?:pressao|pneus?|calibr\p{L}*) (?:de |com |a |em )?\d[\d.,]* )(?:libras?|lbs?)(?!\p{L})/u, 'psi'],
  [/(?<![\d.,])(\d{1,3}) mil(?=[\s?!.]*$| (?:com|mais|menos) )/u, '$1000'],
  [/(?<=(?<!\p{L})(?:km|hm|dam|mt?s?|dm|cm|mm|ft|in)) quadrad(?=[oa])/u, ' cuadrad'],
  // what follows from amounts
  [/^(?:pace|ritmo) de (?=\d)/u, ''],
  [/(?<=\d )cada(?: uma?)?(?=[\s?!.]*$)/u, 'cada uno'],
  [
    /(?:em )?quanto tempo(?: (?:eu|se|vou|voce))?(?: (?:demor|lev|gast)\p{L}+)?|quanto (?:eu |vou )?(?:demor|lev)\p{L}+/u,
    'cuanto tardo',
  ],
  [
    /quanto (?:eu )?(?:percorr|and|rod)\p{L}+|que distancia (?:eu )?(?:percorr|and|rod)\p{L}+/u,
    'cuanto recorro',
  ],
  [/(?:qual (?:e |eh |foi )?[oa] )?(?:minha |meu )?(?:pace|ritmo)(?: medio)?/u, 'ritmo'],
  [/(?:qual (?:e |eh |foi )?[oa] |[oa] )?(?:minha )?velocidade media/u, 'velocidad media'],
  [/quanto (?:custa|sai|fica|vou pagar|pago|vai custar|da)(?=(?: \p{L}+)?[\s?!.]*$)/u, 'cuanto cuesta'],
  [/custa(?=m(?!\p{L}))/u, 'cuesta'],
  [/cuestam/u, 'cuestan'],
  [/(?<!\p{L})custa(?!\p{L})/u, 'cuesta'],
  [/^se (?=\d)/u, 'si '],
  [/fazendo(?= \d)/u, 'gastando'],
  [new RegExp(`(?<=\\d (?:\\p{L}+ )?|r\\$ ?[\\d.,]+ )[oa] (?=${EACH}(?!\\p{L}))`, 'u'), 'el '],
  // the time of day
  [/(?<=(?:das?|de) \d\d?)h(?=(?:\d\d)? (?:as|ate) \d)|(?<= (?:as|ate) \d\d?)h(?=\d\d)/u, ':'],
  [/(?<=\d):(?= )/u, ''],
  [/(?<=\d )da manha/u, 'de la manana'],
  [/(?<=\d )da (?:tarde|noite)/u, 'de la tarde'],
  [
    new RegExp(
      `(?<!\\p{L})(?:das?|de|entre)(?: as)? ${HOUR}( de la \\p{L}+)? (?:as|ate as|ate|a|e as|e) ${HOUR}(?= de la|,? quant|[\\s?!.]*$)`,
      'u',
    ),
    'de $1$2 a $3',
  ],
  // the words that those of Spanish look for
  [/(?<!\p{L})qu(?=ant[oa]s?(?!\p{L}))/u, 'cu'],
  [/(?<!\p{L})em(?= )/u, 'en'],
  [/(?<!\p{L})sao(?!\p{L})/u, 'son'],
  [/(?<!\p{L})tem(?!\p{L})/u, 'tiene'],
  [/(?<!\p{L})um(?=a \p{L})/u, 'un'],
];

/** Puts a question of Portuguese in words that are understood everywhere. */
export const reword = rewording(SAYINGS);
