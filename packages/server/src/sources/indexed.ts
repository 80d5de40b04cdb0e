import { CURRENCIES, dayNumber } from '@equivale/core';
import { type BankFigure, decimalText, defineBank } from './bank.ts';
import { readBanxico } from './banks/banxico.ts';
import { isRecord, readJsonTexts } from './read-json.ts';
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
export function readUf(body: string): BankFigure[] {
  const json = readJsonTexts('uf', body);
  if (!isRecord(json) || json.codigo !== 'uf' || json.unidad_medida !== 'Pesos' || !Array.isArray(json.serie))
    throw new UnexpectedPayload('uf: no series of the UF in pesos');
  const figures = json.serie.map((row: unknown): BankFigure => {
    const date = isRecord(row) ? /^(\d{4}-\d{2}-\d{2})T0[34]:00:00/.exec(String(row.fecha))?.[1] : undefined;
    if (!isRecord(row) || date === undefined) throw new UnexpectedPayload('uf: unreadable figure');
    return { code: 'CLF', date, text: decimalText(row.valor) };
  });
  return byLaw('uf', figures, [10]);
}

/** Reads the UDI, of which a row is a series like any other of the bank's. */
export const readUdi = (body: string): BankFigure[] =>
  byLaw('udi', readBanxico(body, { SP68257: 'MXV' }), [11, 26]);

/**
 * Chile's unidad de fomento, known up to the 9th of the next month. The Central Bank of Chile forbids passing on what its own service
 * sends, so it is read from another publisher, and checked against the law: agreement 05-07-900105 of the bank's council
 * (Diario Oficial, 10 January 1990), by which it follows the prices of the month before from the 10th on.
 */
export const uf = defineBank({
  ...{ key: 'uf', name: 'Unidad de fomento (mindicador.cl)', short: 'UF', base: 'CLP', inverse: true },
  rateType: 'computed',
  rank: 33,
  attribution: 'UF: mindicador.cl',
  schedule: { zone: 'America/Santiago', at: '10:00', days: 'daily' },
  aheadDays: 31,
  testedWith: 'documentation',
  requests: (from, to) =>
    [...new Set([from, to].map((day) => day.slice(0, 4)))].map((year) => ({
      url: `https://mindicador.cl/api/uf/${year}`,
    })),
  read: readUf,
});

/**
 * Mexico's unidad de inversión, known up to the 10th and the 25th. By the bank's procedure (Diario Oficial, 4 April 1995, after the
 * decree of 1 April 1995) it follows the prices of half a month from the 11th and from the 26th on.
 */
export const udi = defineBank({
  ...{
    key: 'udi',
    institution: 'banxico',
    name: 'Banco de México, UDI',
    short: 'UDI',
    base: 'MXN',
    inverse: true,
  },
  rateType: 'computed',
  rank: 33,
  attribution: 'Fuente: Banco de México, valor de la UDI',
  schedule: { zone: 'America/Mexico_City', at: '12:30', days: 'daily' },
  aheadDays: 16,
  needsToken: 'bmx-token',
  testedWith: 'documentation',
  requests: (from, to) => [
    { url: `https://www.banxico.org.mx/SieAPIRest/service/v1/series/SP68257/datos/${from}/${to}` },
  ],
  read: readUdi,
});

const known: ReadonlySet<string> = new Set(CURRENCIES.map(({ code }) => code));

/** The units of account that the catalogue has; the others are not asked for, since nothing could be converted with them. */
export const INDEXED_UNITS: readonly Source[] = [['CLF', uf] as const, ['MXV', udi] as const].flatMap(
  ([code, source]) => (known.has(code) ? [source] : []),
);
