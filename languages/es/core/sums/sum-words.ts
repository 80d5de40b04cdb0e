import type { SumWords } from '../../../../packages/core/src/locale/language.ts';

/** How sums are said in Spanish. */
export const sumWords: SumWords = {
  percent: 'por ?ciento|por cien|porcentaje|porcentual',
  tax: 'iva|igv|itbis|impuestos?',
  tip: 'propina',
  off: 'dto|menos(?= ?[?.!]?$)',
  discount: 'descuento|rebaja',
  with: 'con|y',
  including: 'incluyendo|incluid[oa]|que incluye',
  included: 'inclu(?:id|s)[oa]s?',
  more: 'mas (?:que|del?|sobre|alto que|caro que)',
  less: 'menos (?:que|del?)|mas (?:bajo|barato) que',
  raise: 'aument(?:ar?|ado|o)|sub(?:ir|en?|io|ieron|ido|ida)|increment(?:ar?|ado|o)',
  reduce:
    'redu(?:cir|ce|cido|ccion)|rebaja(?:r|d[oa]s?)|baja(?:r|do|da)?|disminu(?:ir|ye|ido)|descont(?:ar|ado)',
  by: '(?:en )?(?:un|el)|en|por|al',
  add: '',
  take: '',
  without: 'sin|quitando|descontando',
  on: 'de la|del|de|sobre|en|al?',
  among:
    'repart(?:ir|en?|imos)|compart(?:ir|en|imos)|dividir|(?:a (?:repartir|dividir) |(?:dividid|repartid)[oa]s? )?entre',
  for: 'para|por',
  people: 'personas?|amig[oa]s|comensales|partes',
  what: '(?<!\\d )q|que|cuanto|cual(?: (?:es|fue) el)?',
  is: 'es|son|representan?|suponen?',
  change: 'cambio|variacion|aumento|subida|bajada|incremento|descenso|diferencia|sube|baja|hay',
  from: 'de|desde',
  to: 'a|hasta',
  in: 'en|a|son|al',
  times: 'por',
  over: 'entre|en',
  each: 'cada|el|la|al|a la',
};
