import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay } from '../read-json.ts';
import { readXml, rowsAt, soapEnvelope, within } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const SERVICE = 'https://cotizaciones.bcu.gub.uy/wscotizaciones/servlet/awsbcucotizaciones';
/** The bank's own numbers of currencies; its "CodigoISO" is none for the dollar and the euro. */
const CODES: Readonly<Record<string, string>> = {
  '2225': 'USD',
  '1111': 'EUR',
  '1000': 'BRL',
  '500': 'ARS',
  '2700': 'GBP',
};

const call = (item: string, from: string, to: string): string =>
  soapEnvelope(
    `<cot:wsbcucotizaciones.Execute xmlns:cot="Cotiza"><cot:Entrada><cot:Moneda><cot:item>${item}</cot:item></cot:Moneda><cot:FechaDesde>${from}</cot:FechaDesde><cot:FechaHasta>${to}</cot:FechaHasta><cot:Grupo>0</cot:Grupo></cot:Entrada></cot:wsbcucotizaciones.Execute>`,
  );

/**
 * Reads quotes: pesos per unit, buying and selling, which are the same figure.
 * @source https://www.bcu.gub.uy/Estadisticas-e-Indicadores/Cotizaciones/Instructivo_webservices.pdf
 */
export async function readBcu(body: string): Promise<BankFigure[]> {
  const document = await readXml('bcu', body, ['datoscotizaciones.dato']);
  const out = within(document, 'Envelope', 'Body', 'wsbcucotizaciones.ExecuteResponse', 'Salida');
  if (within(out, 'respuestastatus', 'status') !== '1')
    throw new UnexpectedPayload('bcu: it says that it failed');
  return rowsAt('bcu', out, 'datoscotizaciones', 'datoscotizaciones.dato').map((row) => {
    const code = CODES[String(row.Moneda)];
    if (code === undefined || !isDay(row.Fecha)) throw new UnexpectedPayload('bcu: unreadable row');
    if (row.TCC !== row.TCV) throw new UnexpectedPayload('bcu: buying and selling differ');
    return { code, date: row.Fecha, text: decimalText(row.TCV) };
  });
}

/** Banco Central del Uruguay: average interbank quotes at the close. */
export const bcu = defineBank({
  key: 'bcu',
  name: 'Banco Central del Uruguay',
  short: 'BCU',
  base: 'UYU',
  inverse: true,
  rateType: 'weighted-mean',
  rank: 31,
  attribution: 'Fuente: Banco Central del Uruguay',
  requests: (from, to) =>
    Object.keys(CODES).map((item) => ({
      url: SERVICE,
      accept: 'text/xml',
      post: call(item.padStart(4, '0'), from, to),
    })),
  read: readBcu,
});
