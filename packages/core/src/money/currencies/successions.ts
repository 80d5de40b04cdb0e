/** One money replaced by another, or recounted under its own code. */
export interface Succession {
  /** The code that ended, or that changed its unit. */
  readonly code: string;
  /** First day of the new money, ISO date. */
  readonly date: string;
  /** Code that took its place; the same code for a redenomination without a new one. */
  readonly successor: string;
  /** Old units per one new unit, plain decimal text. */
  readonly ratio: string;
}

/**
 * Money renamed, withdrawn or recounted since the euro, oldest first. Quotes of the old unit under a live code are
 * faults that only this table can tell from the market.
 *
 * @source national acts as collected in Frankfurter's currency seeds (MIT, Hakan Ensari); ISO 4217 amendments 170
 *   (VED), 176 (XCG) and 180 (BGN); Council Regulation (EC) 2866/98 and its amendments for the euro ratios;
 *   MRO: Banque Centrale de Mauritanie; SYP: Central Bank of Syria, two zeros cut in January 2026
 */
export const SUCCESSIONS: readonly Succession[] = [
  { code: 'DEM', date: '2002-01-01', successor: 'EUR', ratio: '1.95583' },
  { code: 'NLG', date: '2002-01-28', successor: 'EUR', ratio: '2.20371' },
  { code: 'IEP', date: '2002-02-10', successor: 'EUR', ratio: '0.787564' },
  { code: 'FRF', date: '2002-02-18', successor: 'EUR', ratio: '6.55957' },
  { code: 'ATS', date: '2002-03-01', successor: 'EUR', ratio: '13.7603' },
  { code: 'BEF', date: '2002-03-01', successor: 'EUR', ratio: '40.3399' },
  { code: 'ESP', date: '2002-03-01', successor: 'EUR', ratio: '166.386' },
  { code: 'ITL', date: '2002-03-01', successor: 'EUR', ratio: '1936.27' },
  { code: 'PTE', date: '2002-03-01', successor: 'EUR', ratio: '200.482' },
  { code: 'EEK', date: '2011-01-01', successor: 'EUR', ratio: '15.6466' },
  { code: 'ZMK', date: '2013-01-01', successor: 'ZMW', ratio: '1000' },
  { code: 'BYR', date: '2016-07-01', successor: 'BYN', ratio: '10000' },
  { code: 'MRO', date: '2018-01-01', successor: 'MRU', ratio: '10' },
  { code: 'STD', date: '2018-01-01', successor: 'STN', ratio: '1000' },
  { code: 'VEF', date: '2018-08-20', successor: 'VES', ratio: '100000' },
  { code: 'VES', date: '2021-10-01', successor: 'VES', ratio: '1000000' },
  { code: 'SLL', date: '2022-07-01', successor: 'SLE', ratio: '1000' },
  { code: 'HRK', date: '2023-01-01', successor: 'EUR', ratio: '7.53450' },
  { code: 'ANG', date: '2025-03-31', successor: 'XCG', ratio: '1' },
  { code: 'BGN', date: '2026-01-01', successor: 'EUR', ratio: '1.95583' },
  { code: 'SYP', date: '2026-01-01', successor: 'SYP', ratio: '100' },
];

/**
 * Codes that name one and the same money: the key is served with the value's rate.
 *
 * @source ISO 4217 amendment 170: VED added for the bolívar without six zeros, VES kept for it as well
 */
export const SAME_MONEY: ReadonlyMap<string, string> = new Map([['VED', 'VES']]);
