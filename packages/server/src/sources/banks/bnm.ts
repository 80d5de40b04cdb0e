import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, readJson } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

const RATES = 'https://api.bnm.gov.my/public/exchange-rate?session=0900';
/** Its own name for the special drawing right. */
const OWN_CODES: Readonly<Record<string, string>> = { SDR: 'XDR' };

/**
 * Reads middle rates of the morning session: ringgit per 1 or 100 units.
 * Doubles are printed with all 17 digits, so the shortest text of the same double is what the bank set.
 * @source https://apikijangportal.bnm.gov.my/openapi
 */
export function readBnm(body: string): BankFigure[] {
  const json = readJson('bnm', body);
  if (!isRecord(json) || !Array.isArray(json.data)) throw new UnexpectedPayload('bnm: no data');
  return json.data.map((row: unknown) => {
    const rate = isRecord(row) ? row.rate : undefined;
    if (!isRecord(row) || !isRecord(rate) || !isDay(rate.date) || typeof row.unit !== 'number')
      throw new UnexpectedPayload('bnm: unreadable row');
    const code = String(row.currency_code);
    const text = decimalText(rate.middle_rate);
    return { code: OWN_CODES[code] ?? code, date: rate.date, text, per: row.unit };
  });
}

/** Bank Negara Malaysia: the interbank session of 09:00. */
export const bnm = defineBank({
  key: 'bnm',
  name: 'Bank Negara Malaysia',
  short: 'BNM',
  base: 'MYR',
  inverse: true,
  rateType: 'middle',
  requests: () => [{ url: RATES, accept: 'application/vnd.BNM.API.v1+json' }],
  read: readBnm,
});
