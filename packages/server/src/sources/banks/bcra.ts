import { dayNumber, isoDate } from '@equivale/core';
import { array, length, null_, object, pipe, string, union } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { jsonDigits } from '../figures.ts';
import { day, jsonBy, printed } from '../read-json.ts';

const QUOTES = 'https://api.bcra.gob.ar/estadisticascambiarias/v1.0/Cotizaciones';
/** Codes of its own for the Mexican peso. */
const OWN_CODES: Readonly<Record<string, string>> = { MXP: 'MXN' };
/** Rows that are no currency of ISO 4217 today: itself, the retired bolívar, the reference of Communication A 3500. */
const NO_CURRENCY = ['ARS', 'VEB', 'REF'];

const ROW = object({ codigoMoneda: string(), descripcion: printed, tipoCotizacion: printed });
/** Holidays have no day and no rows. */
const FORM = object({
  results: union([
    object({ fecha: day, detalle: array(ROW) }),
    object({ fecha: null_(), detalle: pipe(array(ROW), length(0)) }),
  ]),
});

/**
 * Reads one day's table: pesos per unit, or per as many as the description names ("C/1.000 UNIDADES"). Zero stands for no quote.
 * @source https://www.bcra.gob.ar/Catalogo/Content/files/pdf/estadisticascambiarias-v1.pdf
 */
export function readBcra(body: string): BankFigure[] {
  const { fecha, detalle } = jsonBy('bcra', FORM, body).results;
  return detalle.flatMap(({ codigoMoneda, descripcion, tipoCotizacion }): BankFigure[] => {
    if (Number(jsonDigits(tipoCotizacion) || 1) === 0 || NO_CURRENCY.includes(codigoMoneda)) return [];
    const [, units = '1'] = /C\/([\d.]+) UNIDADES/.exec(String(descripcion)) ?? [];
    const [code, per] = [OWN_CODES[codigoMoneda] ?? codigoMoneda, Number(units.replace('.', ''))];
    return [{ code, date: fecha ?? '', text: decimalText(tipoCotizacion), per }];
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
