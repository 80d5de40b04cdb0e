import { type BankFigure, decimalText, defineBank, spansOf } from '../bank.ts';
import { readXml, rowsAt, within } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const FILES = 'https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Reads a month's table: units per pound, valid from its first day; a currency stands there once per country.
 * @source https://www.trade-tariff.service.gov.uk/exchange_rates
 */
export async function readHmrc(body: string): Promise<BankFigure[]> {
  const document = await readXml('hmrc', body, ['exchangeRate']);
  const period = String(within(document, 'exchangeRateMonthList', 'Period'));
  const [, name = '', year] = /^01\/([A-Z][a-z]{2})\/(\d{4}) to /.exec(period) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) throw new UnexpectedPayload('hmrc: a table without its month');
  const date = `${year}-${String(month).padStart(2, '0')}-01`;
  const found = new Map<string, BankFigure>();
  for (const { currencyCode, rateNew } of rowsAt('hmrc', document, 'exchangeRateMonthList', 'exchangeRate')) {
    const code = String(currencyCode);
    if (!/^[A-Z]{3}$/.test(code)) throw new UnexpectedPayload('hmrc: a rate without its code');
    found.set(code, { code, date, text: decimalText(rateNew) });
  }
  return [...found.values()];
}

/** HM Revenue & Customs: one figure a month, published on the penultimate Thursday of the month before. */
export const hmrc = defineBank({
  key: 'hmrc',
  name: 'HM Revenue & Customs',
  short: 'HMRC',
  base: 'GBP',
  cadence: 'monthly',
  rateType: 'spot',
  rank: 90,
  attribution:
    'Contains public sector information licensed under the Open Government Licence v3.0 (HM Revenue & Customs)',
  schedule: { zone: 'Europe/London', at: '12:00', days: 'monthly' },
  aheadDays: 10,
  testedWith: 'documentation',
  requests: (from, to) =>
    spansOf(7, from, to).map((month) => ({
      url: `${FILES}/monthly_xml_${month.slice(0, 4)}-${Number(month.slice(5))}.xml`,
      accept: 'application/xml',
      mayBeMissing: true,
    })),
  read: readHmrc,
});
