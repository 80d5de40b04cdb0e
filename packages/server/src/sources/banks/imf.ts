import { type BankFigure, decimalText, defineBank, spansOf } from '../bank.ts';
import { UnexpectedPayload } from '../source.ts';

const MONTH = 'https://www.imf.org/external/np/fin/data/rms_mth.aspx';
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** Names in the fund's report. */
const CODES: Readonly<Record<string, string>> = {
  'Algerian dinar': 'DZD',
  'Australian dollar': 'AUD',
  'Botswana pula': 'BWP',
  'Brazilian real': 'BRL',
  'Brunei dollar': 'BND',
  'Canadian dollar': 'CAD',
  'Chilean peso': 'CLP',
  'Chinese yuan': 'CNY',
  'Colombian peso': 'COP',
  'Czech koruna': 'CZK',
  'Danish krone': 'DKK',
  Euro: 'EUR',
  'Indian rupee': 'INR',
  'Israeli New Shekel': 'ILS',
  'Japanese yen': 'JPY',
  'Korean won': 'KRW',
  'Kuwaiti dinar': 'KWD',
  'Malaysian ringgit': 'MYR',
  'Mauritian rupee': 'MUR',
  'Mexican peso': 'MXN',
  'New Zealand dollar': 'NZD',
  'Norwegian krone': 'NOK',
  'Omani rial': 'OMR',
  'Peruvian sol': 'PEN',
  'Philippine peso': 'PHP',
  'Polish zloty': 'PLN',
  'Qatari riyal': 'QAR',
  'Russian ruble': 'RUB',
  'Saudi Arabian riyal': 'SAR',
  'Singapore dollar': 'SGD',
  'South African rand': 'ZAR',
  'Swedish krona': 'SEK',
  'Swiss franc': 'CHF',
  'Thai baht': 'THB',
  'Trinidadian dollar': 'TTD',
  'U.A.E. dirham': 'AED',
  'U.K. pound': 'GBP',
  'U.S. dollar': 'USD',
  'Uruguayan peso': 'UYU',
};

function dayOf(printed: string): string {
  const [, name = '', day, year] = /^([A-Z][a-z]+) (\d{2}), (\d{4})$/.exec(printed.trim()) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) throw new UnexpectedPayload(`imf: '${printed.slice(0, 30)}' is no day`);
  return `${year}-${String(month).padStart(2, '0')}-${day}`;
}

/**
 * Reads a month of special drawing rights per unit; the file prints its head anew for each half of the month.
 * @source https://www.imf.org/external/np/fin/data/param_rms_mth.aspx
 */
export function readImf(body: string): BankFigure[] {
  let days: string[] = [];
  const figures: BankFigure[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [name = '', ...cells] = line.split('\t');
    if (name === 'Currency') days = cells.filter((cell) => cell.trim() !== '').map(dayOf);
    const code = Object.hasOwn(CODES, name.trim()) ? CODES[name.trim()] : undefined;
    if (code === undefined) continue;
    cells.slice(0, days.length).forEach((cell, at) => {
      const date = days[at];
      if (date === undefined || cell.trim() === 'NA' || cell.trim() === '') return;
      figures.push({ code, date, text: decimalText(cell.replaceAll(',', '')) });
    });
  }
  if (figures.length === 0) throw new UnexpectedPayload('imf: no report');
  return figures;
}

/** International Monetary Fund: representative rates in special drawing rights. */
export const imf = defineBank({
  key: 'imf',
  name: 'International Monetary Fund',
  short: 'IMF',
  base: 'XDR',
  inverse: true,
  rank: 70,
  requests: (from, to) =>
    spansOf(7, from, to).map((month) => ({
      url: `${MONTH}?SelectDate=${month}-28&reportType=SDRCV&tsvflag=Y`,
      accept: 'text/tab-separated-values',
    })),
  read: readImf,
});
