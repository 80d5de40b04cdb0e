/** A currency that is a fixed multiple of another one. */
export interface Peg {
  readonly code: string;
  /** Code of the currency it is tied to; always one with a free market rate. */
  readonly anchor: string;
  /** Units of `code` per one `anchor`, plain decimal text. */
  readonly rate: string;
  /** Units of `anchor` per one `code`, as the law states it, where it does so and `rate` is only the double nearest to that. */
  readonly inverse?: string;
  /** First day on which this rate against this anchor held, ISO date; no history of the peg reaches further back. */
  readonly since: string;
  /** Who fixes it. */
  readonly authority: string;
  /** A decision that can change any day rather than a law or a currency board: quotes may overrule it. */
  readonly policy?: true;
}

const peg = (code: string, anchor: string, rate: string, since: string, authority: string): Peg => ({
  code,
  anchor,
  rate,
  since,
  authority,
});

const policy = (...row: Parameters<typeof peg>): Peg => ({ ...peg(...row), policy: true });

/**
 * The 37 pegs of circulating money, and the three crown dependencies at par with sterling; EUR pegs start with the euro.
 * Rates that the law states the other way round (1 KYD = 1.20 USD) carry the nearest double and that figure.
 * @source the authority of each row. Dates of AED BAM BHD BMD BND BTN CVE FKP GGP IMP JEP JOD MOP OMR QAR SAR SHP
 *   TMT XAF XOF: the currency seeds of Frankfurter (MIT, Hakan Ensari); the others from the issuers' own histories.
 *   The rates agree with Banca d'Italia's quotes of 2026-02-09 to 0.02 % but for ERN (2.5 %) and KYD (1.6 %).
 */
export const PEGS: readonly Peg[] = [
  peg('AED', 'USD', '3.6725', '1997-11-02', 'Central Bank of the UAE'),
  peg('AWG', 'USD', '1.79', '1986-01-01', 'Centrale Bank van Aruba'),
  peg('XCG', 'USD', '1.79', '2025-03-31', 'Centrale Bank van Curaçao en Sint Maarten'),
  peg('BBD', 'USD', '2', '1975-07-05', 'Central Bank of Barbados'),
  peg('BHD', 'USD', '0.376', '2001-01-01', 'Central Bank of Bahrain'),
  peg('BMD', 'USD', '1', '1972-02-06', 'Bermuda Monetary Authority'),
  peg('BSD', 'USD', '1', '1973-02-12', 'Central Bank of The Bahamas'),
  peg('BZD', 'USD', '2', '1976-05-11', 'Central Bank of Belize'),
  peg('DJF', 'USD', '177.721', '1973-02-12', 'Banque Centrale de Djibouti'),
  policy('ERN', 'USD', '15', '2005-01-01', 'Bank of Eritrea'),
  peg('JOD', 'USD', '0.709', '1995-10-23', 'Central Bank of Jordan'),
  {
    ...peg('KYD', 'USD', '0.8333333333333334', '1974-04-01', 'Cayman Islands Monetary Authority'),
    inverse: '1.20',
  },
  policy('LBP', 'USD', '89500', '2024-02-01', 'Banque du Liban'),
  peg('OMR', 'USD', '0.3845', '1986-01-01', 'Central Bank of Oman'),
  peg('PAB', 'USD', '1', '1904-06-28', 'Banco Nacional de Panamá'),
  peg('QAR', 'USD', '3.64', '2001-07-09', 'Qatar Central Bank'),
  peg('SAR', 'USD', '3.75', '1986-06-01', 'Saudi Central Bank'),
  peg('SVC', 'USD', '8.75', '2001-01-01', 'Banco Central de Reserva de El Salvador'),
  peg('TMT', 'USD', '3.5', '2015-01-01', 'Central Bank of Turkmenistan'),
  peg('XCD', 'USD', '2.7', '1976-07-07', 'Eastern Caribbean Central Bank'),
  peg('BAM', 'EUR', '1.95583', '1999-01-01', 'Central Bank of Bosnia and Herzegovina'),
  peg('CVE', 'EUR', '110.265', '1999-01-01', 'Banco de Cabo Verde'),
  peg('KMF', 'EUR', '491.96775', '1999-01-01', 'Banque Centrale des Comores'),
  peg('STN', 'EUR', '24.5', '2018-01-01', 'Banco Central de São Tomé e Príncipe'),
  peg('XAF', 'EUR', '655.957', '1999-01-01', "Banque des États de l'Afrique Centrale"),
  peg('XOF', 'EUR', '655.957', '1999-01-01', "Banque Centrale des États de l'Afrique de l'Ouest"),
  {
    ...peg('XPF', 'EUR', '119.33174224343675', '1999-01-01', 'Institut d’émission d’outre-mer'),
    inverse: '0.00838',
  },
  peg('FKP', 'GBP', '1', '1966-02-14', 'Falkland Islands Government'),
  peg('GIP', 'GBP', '1', '1927-10-20', 'Government of Gibraltar'),
  peg('SHP', 'GBP', '1', '1976-02-02', 'Government of Saint Helena'),
  peg('GGP', 'GBP', '1', '1921-01-01', 'States of Guernsey'),
  peg('IMP', 'GBP', '1', '1840-01-01', 'Isle of Man Government'),
  peg('JEP', 'GBP', '1', '1834-01-01', 'States of Jersey'),
  peg('BTN', 'INR', '1', '1974-01-01', 'Royal Monetary Authority of Bhutan'),
  peg('NPR', 'INR', '1.6', '1993-02-12', 'Nepal Rastra Bank'),
  peg('LSL', 'ZAR', '1', '1980-01-19', 'Central Bank of Lesotho'),
  peg('NAD', 'ZAR', '1', '1993-09-15', 'Bank of Namibia'),
  peg('SZL', 'ZAR', '1', '1974-09-06', 'Central Bank of Eswatini'),
  peg('BND', 'SGD', '1', '1967-06-12', 'Brunei Darussalam Central Bank'),
  peg('MOP', 'HKD', '1.03', '1983-01-01', 'Autoridade Monetária de Macau'),
];

/** The legal text that fixes the rate of each withdrawn currency. */
export const RETIREMENT_LAWS: Readonly<Record<string, string>> = {
  HRK: 'Council Regulation (EU) 2022/1208 and Council Decision (EU) 2022/1211 of 12 July 2022',
  ANG: 'ISO 4217 amendment 176: replaced by XCG at 1:1; Centrale Bank van Curaçao en Sint Maarten',
  BGN: 'Council of the EU, acts of 8 July 2025; ISO 4217 amendment 180: EUR 1 = BGN 1.95583',
};
