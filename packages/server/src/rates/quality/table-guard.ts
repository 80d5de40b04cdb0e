import { PEGS } from '@equivale/core';
import { dayNumber } from '../calendar.ts';
import { CIRCULATING } from '../currency-facts.ts';
import { sourceInfo } from '../observation.ts';
import { move, type TableRule } from './rule.ts';
import { MONTHLY_LEAD_DAYS } from './source-quotes.ts';

const MAJORS = ['EUR', 'GBP', 'JPY', 'CHF', 'CNY', 'INR'];
/** Central rate of the krone in the exchange rate mechanism since 1999, kept within 2.25 %. */
const DKK_CENTRAL_RATE = 7.46038;

/**
 * A table has about as many codes as its source always has.
 * Incident: truncated and half-filled answers; 2025-12-06 lost 92 codes of 342.
 */
export const enoughCodes: TableRule = {
  name: 'enough-codes',
  check: ({ source, day, observations, partial }) => {
    if (partial) return undefined;
    const codes = new Set(observations.map((observation) => observation.code));
    const ours = CIRCULATING.filter((code) => codes.has(code)).length;
    const ecbMinimum = day < dayNumber('2000-07-19') ? 27 : 28;
    const short =
      (source === 'ecb' && codes.size < ecbMinimum) ||
      (source === 'exchange-api' && ours < 150) ||
      (source === 'frankfurter' && ours < 140) ||
      (source === 'banca-d-italia' && ours < 140);
    return short ? { reason: 'too-few-codes' } : undefined;
  },
};

/**
 * The majors of a table stand where the ECB has them, within 5 %, or more after a long silence; the ECB's own table is held to the
 * krone, tied to the euro within 2.25 %.
 * Incidents: a whole table on the wrong base (exchange-api #30); a bank inverted for years (dfinity exchange-rate-canister #321).
 */
export const majorsAgree: TableRule = {
  name: 'majors-agree',
  check: (table, { index }) => {
    if (table.source === 'ecb') {
      const krone = table.rateOf('DKK');
      if (krone === undefined || Math.abs(krone / DKK_CENTRAL_RATE - 1) <= 0.0225) return undefined;
      return { reason: 'majors-disagree', expected: DKK_CENTRAL_RATE };
    }
    const usd = table.rateOf('USD');
    if (usd === undefined) return undefined;
    const monthly = sourceInfo(table.source).cadence === 'monthly';
    const fixedOn = monthly ? table.day - MONTHLY_LEAD_DAYS : table.day;
    for (const code of MAJORS) {
      const truth = index.cross('ecb', code, 'USD', fixedOn);
      const rate = table.rateOf(code);
      if (truth === undefined || rate === undefined) continue;
      const daysApart = Math.max(0, table.day - truth.day);
      const limit = 0.05 * Math.sqrt(Math.max(1, daysApart / 5));
      if (move(truth.rate, rate / usd) > Math.log(1 + limit))
        return { reason: 'majors-disagree', expected: truth.rate * usd };
    }
    return undefined;
  },
};

/**
 * Nine pegs of ten stand within 1 % of their legal rate.
 * Incident: the stored exchange-api table of 2021-06-01, whose tail (UYU UZS VND XOF YER ZMW) was built on AED, 3.67 times off.
 */
export const pegsAgree: TableRule = {
  name: 'pegs-agree',
  check: (table) => {
    if (table.source !== 'exchange-api' && table.source !== 'frankfurter') return undefined;
    let seen = 0;
    let kept = 0;
    for (const { code, anchor, rate, since } of PEGS) {
      const quote = table.rateOf(code);
      const anchored = table.rateOf(anchor);
      if (quote === undefined || anchored === undefined || table.day < dayNumber(since)) continue;
      seen++;
      if (Math.abs(quote / (Number(rate) * anchored) - 1) <= 0.01) kept++;
    }
    return seen > 0 && kept < 0.9 * seen ? { reason: 'pegs-disagree' } : undefined;
  },
};
