import { type BankFigure, dayFirst, decimalText, defineBank } from '../bank.ts';
import { readXml, rowsAt, soapEnvelope } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const SERVICE = 'https://www.banguat.gob.gt/variables/ws/TipoCambio.asmx';
/** The bank's number of the dollar. */
const DOLLAR = '2';

const dayOf = (date: string): string => date.split('-').reverse().join('/');

/**
 * Reads the reference rate: quetzales per dollar, buying and selling, which are the same figure.
 * @source https://www.banguat.gob.gt/variables/ws/TipoCambio.asmx?WSDL
 */
export async function readBanguat(body: string): Promise<BankFigure[]> {
  const document = await readXml('banguat', body, ['Var']);
  const path = ['Envelope', 'Body', 'TipoCambioRangoResponse', 'TipoCambioRangoResult', 'Vars', 'Var'];
  return rowsAt('banguat', document, ...path).map(({ moneda, fecha, venta, compra }) => {
    if (moneda !== DOLLAR || venta !== compra) throw new UnexpectedPayload('banguat: not the reference rate');
    return { code: 'USD', date: dayFirst('banguat', fecha), text: decimalText(venta) };
  });
}

/** Banco de Guatemala: the reference rate of each day, weekends included. */
export const banguat = defineBank({
  key: 'banguat',
  name: 'Banco de Guatemala',
  short: 'Banguat',
  base: 'GTQ',
  inverse: true,
  rank: 31,
  attribution: 'Fuente: Banco de Guatemala',
  schedule: { zone: 'America/Guatemala', at: '18:00', days: 'daily', forDay: 1 },
  aheadDays: 1,
  requests: (from, to) => [
    {
      url: SERVICE,
      accept: 'text/xml',
      post: soapEnvelope(
        `<TipoCambioRango xmlns="http://www.banguat.gob.gt/variables/ws/"><fechainit>${dayOf(from)}</fechainit><fechafin>${dayOf(to)}</fechafin></TipoCambioRango>`,
      ),
    },
  ],
  read: readBanguat,
});
