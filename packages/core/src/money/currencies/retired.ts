import type { FiatRow } from './circulating.ts';

/** How a withdrawn currency still converts: `rate` units of it per one `anchor`, fixed for good. */
export interface Retirement {
  /** First day on which the successor replaced it, ISO date. */
  readonly since: string;
  /** Code of the currency that took its place. */
  readonly successor: string;
  /** Code of the currency the rate is given against. */
  readonly anchor: string;
  /** Units of the withdrawn currency per one `anchor`, plain decimal text with the digits of the law. */
  readonly rate: string;
  /** Legal text that fixes the rate. */
  readonly source: string;
}

/** Withdrawn currencies that are still served, in the order of their withdrawal. */
export const RETIRED = [
  ['HRK', 2],
  ['ANG', 2, 'cw'],
  ['BGN', 2],
] as const satisfies readonly FiatRow[];

/**
 * The legal rate of each withdrawn currency.
 *
 * @source the `source` of each row; ISO 4217 amendments 176 and 180
 */
export const RETIREMENTS: Readonly<Record<(typeof RETIRED)[number][0], Retirement>> = {
  HRK: {
    since: '2023-01-01',
    successor: 'EUR',
    anchor: 'EUR',
    rate: '7.53450',
    source: 'Council Regulation (EU) 2022/1208 and Council Decision (EU) 2022/1211 of 12 July 2022',
  },
  ANG: {
    since: '2025-03-31',
    successor: 'XCG',
    anchor: 'USD',
    rate: '1.79',
    source: 'ISO 4217 amendment 176: replaced by XCG at 1:1; Centrale Bank van Curaçao en Sint Maarten',
  },
  BGN: {
    since: '2026-01-01',
    successor: 'EUR',
    anchor: 'EUR',
    rate: '1.95583',
    source: 'Council of the EU, acts of 8 July 2025; ISO 4217 amendment 180: EUR 1 = BGN 1.95583',
  },
};
