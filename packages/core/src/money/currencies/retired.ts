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
 * @source `RETIREMENT_LAWS`; ISO 4217 amendments 176 and 180
 */
export const RETIREMENTS: Readonly<Record<(typeof RETIRED)[number][0], Retirement>> = {
  HRK: {
    since: '2023-01-01',
    successor: 'EUR',
    anchor: 'EUR',
    rate: '7.53450',
  },
  ANG: {
    since: '2025-03-31',
    successor: 'XCG',
    anchor: 'USD',
    rate: '1.79',
  },
  BGN: {
    since: '2026-01-01',
    successor: 'EUR',
    anchor: 'EUR',
    rate: '1.95583',
  },
};
