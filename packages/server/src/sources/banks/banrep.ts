import { dayNumber, isoDate } from '@equivale/core';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isRecord, readJson } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const TRM = 'https://www.datos.gov.co/resource/32sa-8pi3.json';
/** A rate holds over a weekend and its holidays, never longer. */
const LONGEST_DAYS = 7;

/**
 * Reads the representative market rate: pesos per dollar, valid from one day to another; Saturday's covers Monday.
 * @returns a figure for each day of its validity
 * @source https://www.datos.gov.co/Econom-a-y-Finanzas/Tasa-de-Cambio-Representativa-del-Mercado-TRM/32sa-8pi3
 */
export function readTrm(body: string): BankFigure[] {
  const rows = readJson('banrep', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('banrep: no rows');
  return rows.flatMap((row: unknown) => {
    const [from, to] = isRecord(row)
      ? [row.vigenciadesde, row.vigenciahasta].map((at) => /^(\d{4}-\d{2}-\d{2})T00/.exec(String(at))?.[1])
      : [];
    if (!isRecord(row) || from === undefined || to === undefined || row.unidad !== 'COP')
      throw new UnexpectedPayload('banrep: a rate without its validity');
    const text = decimalText(row.valor);
    const days = dayNumber(to) - dayNumber(from);
    if (!(days >= 0 && days <= LONGEST_DAYS))
      throw new UnexpectedPayload(`banrep: valid for ${days + 1} days`);
    return Array.from({ length: days + 1 }, (_, at) => ({
      code: 'USD',
      date: isoDate(dayNumber(from) + at),
      text,
    }));
  });
}

/** Colombia's TRM, certified by the Superintendencia Financiera on the evening before it holds. */
export const banrep = defineBank({
  key: 'banrep',
  name: 'Banco de la República',
  short: 'Banrep',
  base: 'COP',
  inverse: true,
  rateType: 'weighted-mean',
  rank: 31,
  attribution: 'Fuente: Superintendencia Financiera de Colombia, TRM (datos.gov.co, CC BY-SA 4.0)',
  aheadDays: 5,
  requests: (from, to) => [
    {
      url: `${TRM}?$limit=1000&$order=vigenciadesde%20ASC&$where=vigenciadesde%3E=%27${from}T00:00:00.000%27%20AND%20vigenciadesde%3C=%27${to}T00:00:00.000%27`,
    },
  ],
  read: readTrm,
});
