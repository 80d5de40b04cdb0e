import type { GuardWords } from '../../../../packages/core/src/locale/guard-words.ts';

/** Words of Portuguese that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'o a os as um uma e ou tambem depois que',
  stop: String.raw`(?:inteir|complet)[oa]s|proxim[oa]s?|a pe|filmes?(?! de \d)|\p{L}+ p(?:a)?ra (?:as|a) (?:\d+|\p{L}+)$|ate (?=\d+ ?%)|uns poucos|alguns|algumas|dia da semana|(?:um )?quarto p(?:a)?ra (?:as|a) [\p{L}\d]+|p(?:a)?ra la e p(?:a)?ra ca|vai e vem|volt(?:o|ei|a|ou|ar|amos)|regress\p{L}*|ida|retorno|(?:ambos|os dois|as duas|dois|duas) (?:os )?(?:lados|faces)|(?:\d|um[a]?|duas|tres) demaos?|outr[oa]s?|metade do preco|meio a meio|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)? (?:a|ate) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|fins? de semana|dias (?:uteis|de semana)|exceto|salvo|fisca(?:l|is)|(?:hora|minutos|min) (?:de|para) (?:almoco|almocar)|intervalo|pausa|descanso`,
  net: '(?<!oncas? )liquid[oa]s?|(?:depois|antes) d[oe]s? impostos?|apos (?:os )?impostos|sem (?:o )?(?:iva|icms|impostos?)|base tributavel',
  ordinal: 'segund[oa]|terceir[oa]|2[ao]|3[ao]',
  like: String.raw`como|parec\p{L}*`,
  howMany: 'quant[oa]s|numero de',
  several: 'milhares|milhoes|bilhoes|trilhoes|duzias|pares',
  kept: String.raw`triplo|quadruplo|vezes|(?:dobra|multiplica|dividi)d[oa]s?|dobro|decimos?|duplic\p{L}+|triplic\p{L}+|faltam?|metade|sem|cada|nao|nunca|nada|nem`,
  moves: String.raw`ganh\p{L}*|receb\p{L}*|dev(?:o|e|ia|emos)|divida\p{L}*|pag(?:o|uei|a|amos|ou|ar)|gast(?:o|ei|a|amos|ou|ar)|empresta\p{L}*|devolv\p{L}*|saquei|salario|ordenado|orcamento|poup\p{L}*|saldo|reembolso|tenia|tinha|sobr(?:a|am|ou|aram)|fic(?:a|ou|am)|falta\p{L}*|custava|valia|antes|era|eram|vend\p{L}*|perd\p{L}*`,
  total: String.raw`total|ao todo|tudo junto|tudo|junt[oa]s|som\p{L}*`,
  side: String.raw`larg(?:o|a|ura)|alt(?:o|a|ura)|compriment\p{L}*|base|lados?|fundo|profundidade`,
  screen: String.raw`\p{L}*phones?|tvs?|televis(?:ao|or|oes)|telas?|ecras?|monitor(?:es)?|notebook|portatil|tablet|celular|telemovel|projetor`,
  flat: 'area|superficie|perimetro|circunferencia|volume|hipotenusa|diagonal d[eo]',
  people:
    'pessoas?|amig[oa]s|xicaras?|chavenas?|copos?|pratos?|criancas|adultos|convidados|passageiros|lugares|porc(?:ao|oes)|doses|cabeca',
  food: 'receita|massa|carne|arroz|farinha|comida',
  least: '(?:pelo|ao) menos|no (?:maximo|minimo)',
  bound: String.raw`(?:mais|menos) d[eo]|abaixo de|acima de|(?:inferior|superior)(?:es)? a|(?:o que|que|qual|quem) (?:\p{L}+ )?(?:o |a )?(?:mais|menos|maior|menor|melhor|pior)(?! (?:d|ou ))`,
  whose: 'marcos?|escudos?|xelim|xelins|francos?|liras?|contos?|mangos?|merreis|paus?|pratas',
  warmer: String.raw`esfri\p{L}*|esquent\p{L}*|(?:a|de) (?:mais|menos)|mais (?:quente|fri[oa]|alta|baixa)|aument\p{L}*|sub(?:iu|ida|ir|indo|e)|desc(?:eu|ida|er|e)|ca(?:iu|ir)|baix(?:ou|ar|a)|queda|diferenca|variac\p{L}*|amplitude|elevac\p{L}*|reduc\p{L}*`,
  other: {
    temperature: String.raw`angul\p{L}*|inclinacao|vinhos?|cervejas?|cachaca|licor(?:es)?|vodca|alcool\p{L}*|rodas?|pneus?|bicicletas?|norte|miopia`,
    size: 'ar(?:es)? condicionados?|papel|papeis|cartolinas?|apartamentos?',
    cv: 'carros?|automovel|automoveis|viaturas?|carrinhas?|veiculos?|impostos?|corridas?|sela',
    mi: String.raw`mar|naveg\p{L}*|barcos?|veleiros?|alto mar`,
    in: 'canos?|tub(?:o|ulaca?o)s?|mangueiras?',
    st: '(?:de|na|em) pedra',
    ft: 'moleque|alface|cafe|milho',
    bar: 'esquina',
    number: '(?:pressao|tensao)(?: arterial)?',
    volume: 'pes(?:a|am|ava|o)',
  },
};
