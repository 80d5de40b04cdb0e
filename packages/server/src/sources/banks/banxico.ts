import { type BankFigure, dayFirst, decimalText, defineBank } from '../bank.ts';
import { isRecord, readJson } from '../read-json.ts';
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

/**
 * Reads series of the SIE: pesos per unit by the day of determination; `N/E` on days without.
 * @source https://www.banxico.org.mx/SieAPIRest/service/v1/doc/consultaDatosSerieRango
 */
export function readBanxico(body: string, codes: Readonly<Record<string, string>> = CODES): BankFigure[] {
  const json = readJson('banxico', body);
  const series = isRecord(json) && isRecord(json.bmx) ? json.bmx.series : undefined;
  if (!Array.isArray(series)) throw new UnexpectedPayload('banxico: no series');
  return series.flatMap((one: unknown): BankFigure[] => {
    const code = isRecord(one) ? codes[String(one.idSerie)] : undefined;
    if (!isRecord(one) || code === undefined) throw new UnexpectedPayload('banxico: an unknown series');
    if (one.datos === undefined) return [];
    if (!Array.isArray(one.datos)) throw new UnexpectedPayload('banxico: a series without figures');
    return one.datos.flatMap((row: unknown): BankFigure[] => {
      if (!isRecord(row)) throw new UnexpectedPayload('banxico: unreadable figure');
      if (row.dato === 'N/E') return [];
      return [{ code, date: dayFirst('banxico', row.fecha), text: decimalText(row.dato) }];
    });
  });
}

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
