import { isDay, isRecord, JsonNumber, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';
import { type BankFigure, decimalText, defineBank } from './bank.ts';

const HISTORY = 'https://api.bc.gob.cu/v1/tasas-de-cambio/historico';
const CODES = 'AUD CAD CHF CNY DKK EUR GBP JPY MXN NOK RUB SEK USD'.split(' ');

/** The bank's three segments: fields of its rows, never merged into one. */
type Segment = 'tasaOficial' | 'tasaPublica' | 'tasaEspecial';

/**
 * Reads one segment's figures of the currency named in the address: pesos per unit.
 * @source https://www.bc.gob.cu/tasas-de-cambio
 */
export function readBcc(body: string, code: string, segment: Segment): BankFigure[] {
  const rows = readJsonTexts('bcc', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('bcc: no rows');
  return rows.flatMap((row: unknown): BankFigure[] => {
    if (!isRecord(row) || !isDay(row.fecha)) throw new UnexpectedPayload('bcc: a row without its day');
    const figure = row[segment];
    if (figure === null || figure === undefined) return [];
    if (!(figure instanceof JsonNumber))
      throw new UnexpectedPayload(`bcc: ${segment} of ${code} is no number`);
    return [{ code, date: row.fecha, text: decimalText('bcc', figure.text) }];
  });
}

const segment = (key: string, field: Segment, name: string) =>
  defineBank({
    key,
    institution: 'bcc',
    segment: name,
    name: 'Banco Central de Cuba',
    short: 'BCC',
    base: 'CUP',
    inverse: true,
    rateType: name === 'floating' ? 'reference' : 'administered',
    rank: name === 'floating' ? 31 : 95,
    attribution: 'Fuente: Banco Central de Cuba',
    schedule: { zone: 'America/Havana', at: '00:30', days: 'daily' },
    requests: (from, to) =>
      CODES.map((code) => ({ url: `${HISTORY}?codigoMoneda=${code}&fechaInicio=${from}&fechaFin=${to}` })),
    read: (body, { url }) => readBcc(body, new URL(url).searchParams.get('codigoMoneda') ?? '', field),
  });

/** The floating rate: what people and most businesses get since 2025-12-19. */
export const bccFloating = segment('bcc', 'tasaEspecial', 'floating');
/** 24 to the dollar: essential imports of the state. */
export const bccOfficial = segment('bcc-official', 'tasaOficial', 'official');
/** 120 to the dollar: named activities. */
export const bccPublic = segment('bcc-public', 'tasaPublica', 'public');
