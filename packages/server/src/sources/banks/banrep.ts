import { dayNumber, isoDate } from '@equivale/core';
import { array, literal, object, pipe, regex, string } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { jsonBy, printed } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const TRM = 'https://www.datos.gov.co/resource/32sa-8pi3.json';
/** A rate holds over a weekend and its holidays, never longer. */
const LONGEST_DAYS = 7;

const INSTANT = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T00/));
const FORM = array(
  object({ vigenciadesde: INSTANT, vigenciahasta: INSTANT, unidad: literal('COP'), valor: printed }),
);

/**
 * Reads the representative market rate: pesos per dollar, valid from one day to another; Saturday's covers Monday.
 * @returns a figure for each day of its validity
 * @source https://www.datos.gov.co/Econom-a-y-Finanzas/Tasa-de-Cambio-Representativa-del-Mercado-TRM/32sa-8pi3
 */
export const readTrm = (body: string): BankFigure[] =>
  jsonBy('banrep', FORM, body).flatMap(({ vigenciadesde, vigenciahasta, valor }) => {
    const [from = 0, to = 0] = [vigenciadesde, vigenciahasta].map((at) => dayNumber(at.slice(0, 10)));
    if (!(to >= from && to - from <= LONGEST_DAYS))
      throw new UnexpectedPayload(`banrep: valid for ${to - from + 1} days`);
    const text = decimalText(valor);
    return Array.from({ length: to - from + 1 }, (_, at) => ({
      code: 'USD',
      date: isoDate(from + at),
      text,
    }));
  });

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
