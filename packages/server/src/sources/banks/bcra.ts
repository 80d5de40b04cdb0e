import { dayNumber, isoDate } from '@equivale/core';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { jsonDigits } from '../figures.ts';
import { isDay, isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const QUOTES = 'https://api.bcra.gob.ar/estadisticascambiarias/v1.0/Cotizaciones';
/** Codes of its own for the Mexican peso. */
const OWN_CODES: Readonly<Record<string, string>> = { MXP: 'MXN' };
/** Rows that are no currency of ISO 4217 today: itself, the retired bolívar, the reference of Communication A 3500. */
const NO_CURRENCY = ['ARS', 'VEB', 'REF'];

/**
 * Reads one day's table: pesos per unit, or per as many as the description names ("C/1.000 UNIDADES"). Zero stands for no quote.
 * @source https://www.bcra.gob.ar/Catalogo/Content/files/pdf/estadisticascambiarias-v1.pdf
 */
export function readBcra(body: string): BankFigure[] {
  const json = readJsonTexts('bcra', body);
  const results = isRecord(json) ? json.results : undefined;
  if (!isRecord(results) || !Array.isArray(results.detalle)) throw new UnexpectedPayload('bcra: no table');
  // Holidays have no day and no rows.
  if (results.fecha === null && results.detalle.length === 0) return [];
  const date = results.fecha;
  if (!isDay(date)) throw new UnexpectedPayload('bcra: a table without its day');
  return results.detalle.flatMap((row: unknown): BankFigure[] => {
    if (!isRecord(row) || typeof row.codigoMoneda !== 'string')
      throw new UnexpectedPayload('bcra: unreadable row');
    const { codigoMoneda, descripcion, tipoCotizacion } = row;
    if (Number(jsonDigits(tipoCotizacion) || 1) === 0 || NO_CURRENCY.includes(codigoMoneda)) return [];
    const [, units = '1'] = /C\/([\d.]+) UNIDADES/.exec(String(descripcion)) ?? [];
    const code = OWN_CODES[codigoMoneda] ?? codigoMoneda;
    return [{ code, date, text: decimalText(tipoCotizacion), per: Number(units.replace('.', '')) }];
  });
}

/** Banco Central de la República Argentina: closing wholesale quotes, one request a day. */
export const bcra = defineBank({
  key: 'bcra',
  name: 'Banco Central de la República Argentina',
  short: 'BCRA',
  base: 'ARS',
  inverse: true,
  rank: 31,
  attribution: 'Fuente: Banco Central de la República Argentina',
  spanDays: 10,
  requests(from, to) {
    const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayNumber(from) + at);
    return days.map((day) => ({ url: `${QUOTES}?fecha=${isoDate(day)}` }));
  },
  read: readBcra,
});
