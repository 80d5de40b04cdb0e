import { dayNumber } from '@equivale/core';
import { array, check, literal, object, pipe, regex, string, tuple, unknown } from 'valibot';
import { type Bank, type BankFigure, decimalText, defineBank, spansOf } from './bank.ts';
import { readBanxico } from './banks/banxico.ts';
import { jsonDigits } from './figures.ts';
import { day, jsonBy, printed } from './read-json.ts';
import { readXml, rowsAt, within } from './read-xml.ts';
import { type Source, UnexpectedPayload } from './source.ts';

/**
 * Checks figures against their law: between two of the given days of a month each day moves by the same factor, up to the rounding
 * of what is printed.
 * @param starts days of the month on which a new factor begins to count
 * @returns the figures, oldest first
 * @throws UnexpectedPayload where one does not follow
 */
function byLaw(source: string, figures: readonly BankFigure[], starts: readonly number[]): BankFigure[] {
  const sorted = figures.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const [at, { date, text }] of sorted.entries()) {
    const [before, middle] = [sorted[at - 2], sorted[at - 1]];
    if (before === undefined || middle === undefined) continue;
    const isRow = dayNumber(date) - dayNumber(before.date) === 2;
    if (!isRow || starts.includes(Number(date.slice(8)))) continue;
    const decimals = text.split('.')[1]?.length ?? 0;
    const rounding = (2 * 10 ** -decimals) / Number(text);
    const bend = (Number(text) * Number(before.text)) / Number(middle.text) ** 2 - 1;
    if (Math.abs(bend) > rounding)
      throw new UnexpectedPayload(`${source}: ${text} on ${date} does not follow the days before it`);
  }
  return sorted;
}

/** Reads a series: pesos per unit, each with midnight in Chile. @source https://mindicador.cl */
function readMindicador(key: string, code: string, body: string): BankFigure[] {
  const fecha = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T0[34]:00:00/));
  const serie = array(object({ fecha, valor: printed }));
  const form = object({ codigo: literal(key), unidad_medida: literal('Pesos'), serie });
  return jsonBy(key, form, body).serie.map((row) => ({
    ...{ code, date: row.fecha.slice(0, 10), text: decimalText(row.valor) },
  }));
}

export const readUf = (body: string): BankFigure[] => byLaw('uf', readMindicador('uf', 'CLF', body), [10]);

/** Reads the UTM: one figure a month. @throws UnexpectedPayload for one of another day than the first */
export function readUtm(body: string): BankFigure[] {
  const figures = readMindicador('utm', 'UTM', body);
  if (figures.some(({ date }) => !date.endsWith('-01'))) throw new UnexpectedPayload('utm: not of a month');
  return figures;
}

const isUva = check((id: unknown) => jsonDigits(id) === '31', 'no series of the UVA');
const UVA = object({
  results: tuple([
    object({ idVariable: pipe(unknown(), isUva), detalle: array(object({ fecha: day, valor: printed })) }),
  ]),
});

/** Reads a variable of the bank's monetary statistics. @source https://api.bcra.gob.ar/estadisticas/v4.0/monetarias */
export function readUva(body: string): BankFigure[] {
  const [{ detalle }] = jsonBy('uva', UVA, body).results;
  const figures = detalle.map((row) => ({ code: 'UVA', date: row.fecha, text: decimalText(row.valor) }));
  return byLaw('uva', figures, [1, 16]);
}

/** Reads the UDI, of which a row is a series like any other of the bank's. */
export const readUdi = (body: string): BankFigure[] =>
  byLaw('udi', readBanxico(body, { SP68257: 'MXV' }), [11, 26]);

/** Reads the UVR: the series of its price, beside which stands its change in a year. */
export async function readUvr(body: string): Promise<BankFigure[]> {
  const document = await readXml('uvr', body, ['Series', 'Value', 'Obs']);
  const all = rowsAt('uvr', document, 'GenericData', 'DataSet', 'Series');
  const prices = all.filter((series) =>
    rowsAt('uvr', series, 'SeriesKey', 'Value').some(
      ({ id, value }) => id === 'UNIT_MEASURE' && value === 'CRVU',
    ),
  );
  const figures = prices.flatMap((series) =>
    rowsAt('uvr', series, 'Obs').map((row) => {
      const [, year, month, date] =
        /^(\d{4})(\d\d)(\d\d)$/.exec(String(within(row, 'ObsDimension', 'value'))) ?? [];
      if (date === undefined) throw new UnexpectedPayload('uvr: a figure without a day');
      return {
        code: 'COU',
        date: `${year}-${month}-${date}`,
        text: decimalText(within(row, 'ObsValue', 'value')),
      };
    }),
  );
  if (figures.length === 0) throw new UnexpectedPayload('uvr: no series of prices');
  return byLaw('uvr', figures, [16]);
}

/** What they have alike. */
const COMPUTED = {
  rateType: 'computed',
  rank: 33,
  inverse: true,
  testedWith: 'documentation',
} as const satisfies Partial<Bank>;

/** One request a year. */
const yearsOf =
  (key: string): Bank['requests'] =>
  (...days) =>
    spansOf(4, ...days).map((year) => ({ url: `https://mindicador.cl/api/${key}/${year}` }));

/**
 * Chile's unidad de fomento, known up to the 9th of the next month. The Central Bank of Chile forbids passing on what its own service
 * sends, so it is read from another publisher, and checked against the law: agreement 05-07-900105 of the bank's council
 * (Diario Oficial, 10 January 1990), by which it follows the prices of the month before from the 10th on.
 */
export const uf = defineBank({
  ...{ ...COMPUTED, key: 'uf', unit: 'CLF', short: 'UF', base: 'CLP' },
  name: 'Unidad de fomento (mindicador.cl)',
  attribution: 'UF: mindicador.cl',
  schedule: { zone: 'America/Santiago', at: '10:00', days: 'daily' },
  aheadDays: 31,
  requests: yearsOf('uf'),
  read: readUf,
});

/**
 * Chile's unidad tributaria mensual, by article 8 of its tax code (D.L. 830 of 1974): one figure a month, known some days before the month begins;
 * it has no code of ISO 4217.
 */
export const utm = defineBank({
  ...{ ...COMPUTED, key: 'utm', unit: 'UTM', short: 'UTM', base: 'CLP' },
  name: 'Unidad tributaria mensual (mindicador.cl)',
  cadence: 'monthly',
  attribution: 'UTM: mindicador.cl',
  schedule: { zone: 'America/Santiago', at: '10:00', days: 'monthly' },
  aheadDays: 31,
  requests: yearsOf('utm'),
  read: readUtm,
});

/**
 * Argentina's unidad de valor adquisitivo, known up to the 15th of the next month: 14.05 pesos on 31 March 2016 by communication A 5945 of its central bank,
 * moved by the CER, whose daily factor changes on the 1st and the 16th. It has no code of ISO 4217.
 */
export const uva = defineBank({
  ...{ ...COMPUTED, key: 'uva', unit: 'UVA', institution: 'bcra', short: 'UVA', base: 'ARS' },
  name: 'Banco Central de la República Argentina, UVA',
  attribution: 'Fuente: Banco Central de la República Argentina, UVA',
  schedule: { zone: 'America/Argentina/Buenos_Aires', at: '18:00', days: 'daily' },
  aheadDays: 31,
  requests: (from, to) => [
    { url: `https://api.bcra.gob.ar/estadisticas/v4.0/monetarias/31?desde=${from}&hasta=${to}` },
  ],
  read: readUva,
});

/**
 * Mexico's unidad de inversión, known up to the 10th and the 25th. By the bank's procedure (Diario Oficial, 4 April 1995, after the
 * decree of 1 April 1995) it follows the prices of half a month from the 11th and from the 26th on.
 */
export const udi = defineBank({
  ...{ ...COMPUTED, key: 'udi', unit: 'MXV', institution: 'banxico', short: 'UDI', base: 'MXN' },
  name: 'Banco de México, UDI',
  attribution: 'Fuente: Banco de México, valor de la UDI',
  schedule: { zone: 'America/Mexico_City', at: '12:30', days: 'daily' },
  aheadDays: 16,
  needsToken: 'bmx-token',
  requests: (from, to) => [
    { url: `https://www.banxico.org.mx/SieAPIRest/service/v1/series/SP68257/datos/${from}/${to}` },
  ],
  read: readUdi,
});

/**
 * Colombia's unidad de valor real (Ley 546 of 1999), known up to the 15th of the next month: by Resolución Externa 13 of 2000 of the
 * bank's board it follows the prices of the month before from the 16th on. The service knows years, not days.
 * @source https://suameca.banrep.gov.co/archivos/webservices/documento_tecnico_ws_consumo_sdmx.pdf
 */
export const uvr = defineBank({
  ...{ ...COMPUTED, key: 'uvr', unit: 'COU', institution: 'banrep', short: 'UVR', base: 'COP' },
  name: 'Banco de la República, UVR',
  attribution: 'Fuente: Banco de la República, UVR',
  schedule: { zone: 'America/Bogota', at: '18:00', days: 'daily' },
  aheadDays: 40,
  requests: (from) => [
    {
      url: `https://totoro.banrep.gov.co/nsi-jax-ws/rest/data/ESTAT,DF_UVR_DAILY_HIST,1.0/all/ALL/?startPeriod=${from.slice(0, 4)}&dimensionAtObservation=TIME_PERIOD&detail=full`,
    },
  ],
  read: readUvr,
});

/** Units of account that follow prices by law. */
export const INDEXED_UNITS: readonly Source[] = [uf, utm, udi, uva, uvr];
