import { type BankFigure, decimalText, defineBank, spansOf } from '../bank.ts';
import { isDay } from '../read-json.ts';
import { readXml, rowsAt, soapEnvelope } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const SERVICE = 'https://servicios.bcn.gob.ni/Tc_Servicio/ServicioTC.asmx';

/**
 * Reads a month of the official rate: córdobas per dollar.
 * @source https://servicios.bcn.gob.ni/Tc_Servicio/ServicioTC.asmx?WSDL
 */
export async function readBcn(body: string): Promise<BankFigure[]> {
  const document = await readXml('bcn', body, ['Tc']);
  const path = ['Envelope', 'Body', 'RecuperaTC_MesResponse', 'RecuperaTC_MesResult', 'Detalle_TC', 'Tc'];
  return rowsAt('bcn', document, ...path).map(({ Fecha, Valor }) => {
    if (!isDay(Fecha)) throw new UnexpectedPayload('bcn: a rate without its day');
    return { code: 'USD', date: Fecha, text: decimalText(Valor) };
  });
}

/** Banco Central de Nicaragua: the official rate, published for the whole month. */
export const bcn = defineBank({
  key: 'bcn',
  name: 'Banco Central de Nicaragua',
  short: 'BCN',
  base: 'NIO',
  inverse: true,
  rateType: 'administered',
  rank: 31,
  attribution: 'Fuente: Banco Central de Nicaragua',
  aheadDays: 31,
  requests(from, to) {
    return spansOf(7, from, to).map((month) => ({
      url: SERVICE,
      accept: 'text/xml',
      post: soapEnvelope(
        `<RecuperaTC_Mes xmlns="http://servicios.bcn.gob.ni/"><Ano>${Number(month.slice(0, 4))}</Ano><Mes>${Number(month.slice(5))}</Mes></RecuperaTC_Mes>`,
      ),
    }));
  },
  read: readBcn,
});
