import { sourceInfo } from '../../../sources/all-sources.ts';
import type { ValueRule } from '../rule.ts';

/**
 * A rate is a finite number above zero, and its day is a day.
 * Incidents: THB and MYR answered as 0 turned every conversion into a division by zero; BDT and BCH became 0 in exchange-api #30.
 */
export const valueGuard: ValueRule = {
  name: 'value-guard',
  check: ({ observation: { rate }, day }) =>
    Number.isFinite(rate) && rate > 0 && !Number.isNaN(day) ? undefined : { reason: 'not-a-rate' },
};

/**
 * No day later than a source announces ahead, or than the day after tomorrow: beyond any time zone it is a typing error.
 * Incidents: rows dated in the future froze two feeds in Frankfurter 2.3.2; a row dated 2027-03-31 in an IMF compilation.
 */
export const futureDate: ValueRule = {
  name: 'future-date',
  check: ({ observation: { source }, day, state: { today } }) =>
    day > today + (sourceInfo(source).aheadDays ?? 2) ? { reason: 'future-date' } : undefined,
};

/**
 * The base of a table costs 1 in it.
 * Incident: IEX #1437 answered USDUSD 230.92.
 */
export const baseIsOne: ValueRule = {
  name: 'base-is-one',
  check: ({ observation: { source, code, rate } }) =>
    code === sourceInfo(source).base && rate !== 1 ? { reason: 'wrong-base', expected: 1 } : undefined,
};

/**
 * A table has one value for a code and a day. Which of two is meant cannot be told, so neither is taken.
 * No incident is known; it was found by trying.
 */
export const oneValue: ValueRule = {
  name: 'one-value',
  check: ({ observation: { code, date }, table }) =>
    table.ambiguous.has(`${code} ${date}`) ? { reason: 'two-values' } : undefined,
};
