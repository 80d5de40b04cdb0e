import type { SumWords } from '../../../../packages/core/src/locale/language.ts';

/** How sums are said in Portuguese. */
export const sumWords: SumWords = {
  percent: 'por ?cento|porcentagem|percentual|percentagem',
  tax: 'icms|iof|ipi|iss|iva|impostos?|tributos?',
  tip: 'gorjeta|(?:taxa de )?servico|(?:do )?garcom',
  off: 'off|(?:a )?menos(?= ?[?.!]?$)',
  discount: 'desconto|abatimento',
  with: 'com|e',
  including: 'incluindo|inclus[oa]|que inclui|ja com',
  included: 'inclus[oa]s?|incluid[oa]s?',
  more: 'mais (?:que|do que|de|sobre|alto que|alto do que|caro que|caro do que)|a mais (?:que|do que|de)|acima de',
  less: 'menos (?:que|do que|de)|mais (?:baixo|barato) (?:do )?que|a menos (?:que|do que|de)|abaixo de',
  raise:
    'aument(?:ar?|ad[oa]|o|e|ou)|sub(?:ir|iu|indo|a|am)|sobem?|acresc(?:ido|ida|er|ente)|reajust(?:ar|ado|e)',
  reduce:
    'redu(?:zir|z|zido|cao|za)|diminu(?:ir|i|ido|a)|abat(?:er|ido|e)|baix(?:ar|ou|ado)|descont(?:ar|ado|ando)|cair|caiu|caindo',
  by: '(?:em )?(?:um|o)|em|por',
  add: 'som(?:ar|e|a)|adicion(?:ar|e|a)|acrescent(?:ar|e|a)',
  take: 'subtra(?:ir|i|ia)|tir(?:ar|e|a)|descont(?:e|a|ar)|abat(?:er|e)',
  without: 'sem|tirando|descontando',
  on: 'd[aeo]s?|sobre|em|n[ao]|a',
  among:
    '(?:divid|rach)em|reparti(?:r|ndo)|dividi(?:r|ndo)|divid[ae]|rach(?:ar|ando|e|a)|(?:a (?:repartir|dividir|rachar) |(?:dividid|repartid|rachad)[oa]s? )?(?:entre|por|para|em)|dividid[oa]s? pra',
  for: 'para|pra|por',
  people: 'pessoas?|amig[oa]s|partes|cabecas?',
  what: 'que|quanto|quantos|qual(?: e| foi)?(?: [ao])?',
  is: 'e|eh|sao|representam?|corresponde[m]?',
  change: 'mudanca|variacao|aumento|subida|alta|queda|reducao|diferenca|crescimento|subiu|caiu|aumentou|tem',
  from: 'de|desde',
  to: 'a|ate|para|pra',
  in: 'em|para|pra|sao|no|na',
  times: 'por',
  over: 'dividid[oa]s? por|por|em',
  each: 'cada|o|a|ao|a cada|pelo|pela',
};
