import type { SumWords } from '../language.ts';

/** How sums are said in Spanish. */
export const sumWords: SumWords = {
  percent: 'por ?ciento|por cien|porcentaje|porcentual',
  tax: 'iva|igv|itbis|impuestos?',
  tip: 'propina',
  off: 'dto',
  discount: 'descuento|rebaja',
  with: 'con|y|incluyendo',
  without: 'sin|quitando|descontando',
  on: 'de la|del|de|sobre|en|al?',
  among: 'repartir|dividir|reparte|(?:a (?:repartir|dividir) |(?:dividid|repartid)[oa]s? )?entre',
  for: 'para',
  people: 'personas?|amig[oa]s|comensales|partes',
  what: 'que|cuanto|cual',
  is: 'es|son|representan?|suponen?',
  change: 'cambio|variacion|aumento|subida|bajada|incremento|descenso|diferencia|sube|baja|hay',
  from: 'de|desde',
  to: 'a|hasta',
  in: 'en|a|son|al',
  times: 'por',
  over: 'entre|en',
  each: 'cada|el|la',
};
