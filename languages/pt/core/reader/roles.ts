import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of Portuguese do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent:
    'o|os|as|me|te|se|nos|por favor|ola|oi|obrigad[oa]|meu|minha|um|uma|uns|umas|quero|saber|calcul[ae]r?|converter|que|ha|entao|media|medio|da|do',
  does: String.raw`pes[ao]m?|med(?:e|em|o)|corr[ieo]\p{L}*|percorr\p{L}*|caminh\p{L}*|fiz|faco|faz|fazer|viaj\p{L}*|vou|ia|fui|conduz\p{L}*|dirig\p{L}*|dirij\p{L}*|trabalh\p{L}*|baix\p{L}*|descarreg\p{L}*|compr[eoa]\p{L}*|comprei|ande[io]|nad[eo]i?|remei|anda`,
  costs: String.raw`cust\p{L}*|val(?:e|em|ia)|sa(?:i|em)|esta(?:o)?|fica(?:m)?|sao`,
  holds: String.raw`leva|precisa de|rend\p{L}*|cobr(?:e|em)|gast(?:a|am|ando)|consom\p{L}*|consum\p{L}*|usa|usam|enche|chega para|da para|contem|leva`,
  each: 'por cada|aos|a cada|cada|pelo|pela|uma|por|os|as|um|ao|no|na|o|a',
  one: 'cada um|cada uma|cada|a unidade|por unidade|por cabeca|por pessoa',
  at: 'a|ao preco de|de a|@',
  times: 'por|x|vezes',
  given: 'se|quando|com|por|durante',
  night: 'noites?|diarias?',
  deep: '(?:de )?(?:espessura|profundidade|altura|largura|comprimento|fund[oa]|alt[oa]|larg[oa])',
  parts: '(?:partes?|pedacos|fatias|porcoes|tiras|parcelas|prestacoes)(?: iguais)?',
  service: 'servico',
  we: 'somos',
  bill: 'conta',
  thousands: 'milhares|mil',
  base: '(?:(?:qual e )?a )?base(?: tributavel)?|(?:preco |valor )?sem (?:o )?(?:iva|impostos?)|(?:preco |valor )?liquid[oa]',
  gross: '(?:preco |valor )?brut[oa]',
  only: 'so(?: [ao])?|apenas|somente|(?:valor|montante) d[oae]',
  fixed: '(?:pela|a|na) taxa fixa|(?:ao|no) cambio fixo',
  kept: String.raw`apos|depois|antes|quadrupl\p{L}*|quintupl\p{L}*|triplic\p{L}*|maratona\p{L}*|bissexto|qual|melhor|pares|oval|triangular|redond\p{L}*|circular|esfer\p{L}*|cilindr\p{L}*|diferenca|exceto|mais (?:caro|barato)|ou`,
  asks: {
    weight: 'peso(?: total)?',
    time: String.raw`quanto (?:tempo )?(?:demor|lev|dur)\p{L}*|(?:em )?quanto tempo(?: (?:demor|lev|dur)\p{L}*)?|tempo|duracao`,
    pace: '(?:a |com )?(?:que |qual (?:e )?o (?:meu )?)?(?:ritmo|pace)(?: medio)?',
    speed: '(?:a |com )?(?:que |qual (?:e )?a )?velocidade(?: media)?|quao rapido',
    length: String.raw`comprimento total|autonomia|(?:que |qual a )?distancia|quanto (?:percorr|and|avanc)\p{L}+|quantos? longe`,
    volume: 'quant[oa] (?:gasolina|combustivel|gasoleo|diesel|agua)|volume|capacidade',
    area: 'area|superficie',
    fuel: String.raw`(?:que |o |qual (?:e )?o )?(?:consumo|rendimento)(?: medio)?|quanto consom\p{L}*`,
    price: String.raw`quanto(?= cada)|quanto (?:preciso|uso|ponho|leva)|(?:a |por )?quanto (?:me |nos )?(?:cust|sai|val|pag|cobr|gast|fica|seria|e)\p{L}*|a quanto|preco(?: final)?|custo|quanto (?:dinheiro|e)`,
  },
};
