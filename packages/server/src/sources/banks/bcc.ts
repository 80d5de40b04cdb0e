import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, readJsonTexts } from '../read-json.ts';
import { type SourceInfo, UnexpectedPayload } from '../source.ts';

const HISTORY = 'https://api.bc.gob.cu/v1/tasas-de-cambio/historico';
const CODES = 'AUD CAD CHF CNY DKK EUR GBP JPY MXN NOK RUB SEK USD'.split(' ');

/** The bank's three segments by the fields of its rows, never merged into one. */
const SEGMENTS = { tasaEspecial: 'bcc', tasaOficial: 'bcc-official', tasaPublica: 'bcc-public' } as const;

/**
 * Reads the figures of all three segments of the currency named in the address: pesos per unit.
 * @source https://www.bc.gob.cu/tasas-de-cambio
 */
export function readBcc(body: string, code: string): BankFigure[] {
  const rows = readJsonTexts('bcc', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('bcc: no rows');
  return rows.flatMap((row: unknown) => {
    if (!isRecord(row) || !isDay(row.fecha)) throw new UnexpectedPayload('bcc: a row without its day');
    const { fecha } = row;
    return Object.entries(SEGMENTS).flatMap(([field, segmentKey]): BankFigure[] => {
      const figure = row[field];
      if (figure === null || figure === undefined) return [];
      return [{ code, date: fecha, text: decimalText(figure), segmentKey }];
    });
  });
}

/** The floating rate: what people and most businesses get since 2025-12-19. */
export const bcc = defineBank({
  key: 'bcc',
  segment: 'floating',
  name: 'Banco Central de Cuba',
  short: 'BCC',
  base: 'CUP',
  inverse: true,
  rank: 31,
  attribution: 'Fuente: Banco Central de Cuba',
  requests: (from, to) =>
    CODES.map((code) => ({ url: `${HISTORY}?codigoMoneda=${code}&fechaInicio=${from}&fechaFin=${to}` })),
  read: (body, { url }) => readBcc(body, new URL(url).searchParams.get('codigoMoneda') ?? ''),
});

const { latest: _, testedWith: __, ...info } = bcc;
const beside = (segment: string, name: string): SourceInfo => ({
  ...info,
  key: `bcc-${segment}`,
  institution: 'bcc',
  segment,
  name,
  rateType: 'administered',
  rank: 95,
});

/** Segments that come with the floating rate: 24 to the dollar for essential imports of the state, 120 for named activities. */
export const BCC_SEGMENTS: readonly SourceInfo[] = [
  beside('official', 'Banco Central de Cuba, segmento oficial'),
  beside('public', 'Banco Central de Cuba, segmento público'),
];
