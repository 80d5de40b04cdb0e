import { array, object } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { day, jsonBy, printed } from '../read-json.ts';
import type { SourceInfo } from '../source.ts';

const HISTORY = 'https://api.bc.gob.cu/v1/tasas-de-cambio/historico';
const CODES = 'AUD CAD CHF CNY DKK EUR GBP JPY MXN NOK RUB SEK USD'.split(' ');

/** The bank's three segments by the fields of its rows, never merged into one. */
const SEGMENTS = { tasaEspecial: 'bcc', tasaOficial: 'bcc-official', tasaPublica: 'bcc-public' } as const;

const FORM = array(object({ fecha: day, tasaEspecial: printed, tasaOficial: printed, tasaPublica: printed }));

/**
 * Reads the figures of all three segments of the currency named in the address: pesos per unit.
 * @source https://www.bc.gob.cu/tasas-de-cambio
 */
export const readBcc = (body: string, code: string): BankFigure[] =>
  jsonBy('bcc', FORM, body).flatMap(({ fecha: date, ...row }) =>
    (Object.keys(SEGMENTS) as (keyof typeof SEGMENTS)[]).flatMap((field) => {
      const figure = row[field] ?? undefined;
      return figure === undefined
        ? []
        : [{ code, date, text: decimalText(figure), segmentKey: SEGMENTS[field] }];
    }),
  );

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
