import { array, object, optional, string, unknown } from 'valibot';
import { type BankFigure, dayFirst, decimalText, defineBank } from '../bank.ts';
import { jsonBy, printed } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const SERIES = 'https://www.banxico.org.mx/SieAPIRest/service/v1/series';
/** FIX of the dollar, and what the bank derives from it. */
const CODES: Readonly<Record<string, string>> = {
  SF43718: 'USD',
  SF46410: 'EUR',
  SF46407: 'GBP',
  SF46406: 'JPY',
  SF60632: 'CAD',
};

const DATA = object({ fecha: unknown(), dato: printed });
const FORM = object({
  bmx: object({ series: array(object({ idSerie: string(), datos: optional(array(DATA), []) })) }),
});

/**
 * Reads series of the SIE: pesos per unit by the day of determination; `N/E` on days without.
 * @source https://www.banxico.org.mx/SieAPIRest/service/v1/doc/consultaDatosSerieRango
 */
export const readBanxico = (body: string, codes: Readonly<Record<string, string>> = CODES): BankFigure[] =>
  jsonBy('banxico', FORM, body).bmx.series.flatMap(({ idSerie, datos }) => {
    const code = codes[idSerie];
    if (code === undefined) throw new UnexpectedPayload('banxico: an unknown series');
    return datos.flatMap(({ fecha, dato }): BankFigure[] =>
      dato === 'N/E' ? [] : [{ code, date: dayFirst('banxico', fecha), text: decimalText(dato) }],
    );
  });

/** Banco de México: the FIX by its day of determination; the official gazette prints it as the rate of the next day. */
export const banxico = defineBank({
  key: 'banxico',
  name: 'Banco de México',
  short: 'Banxico',
  base: 'MXN',
  inverse: true,
  rateType: 'fixing',
  rank: 31,
  attribution: 'Fuente: Banco de México, FIX',
  needsToken: 'bmx-token',
  requests: (from, to) => [{ url: `${SERIES}/${Object.keys(CODES).join(',')}/datos/${from}/${to}` }],
  read: (body) => readBanxico(body),
});
