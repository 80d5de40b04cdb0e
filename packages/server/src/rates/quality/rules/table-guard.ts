import { anchoredRate, dayNumber } from '@equivale/core';
import { sourceInfo } from '../../../sources/all-sources.ts';
import type { SourceKey } from '../../../sources/source.ts';
import { PEGS } from '../../facts/currency-facts.ts';
import type { ObservationIndex } from '../../observation-index.ts';
import { examine } from '../examine.ts';
import { SHORT_DAYS } from '../publication.ts';
import type { TableRule } from '../rule.ts';
import { FRESH_DAYS } from '../source-quotes.ts';
import { isOutvoted } from './consensus.ts';
import { isExplained, isOrdinary } from './moves.ts';

const MAJORS = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CNY', 'INR'];
/** Central rate of the krone in the exchange rate mechanism since 1999, kept within 2.25 %. */
const DKK_CENTRAL_RATE = 7.46038;
/** The fullest table of a source has some 640 codes; what has many more is no table of rates. */
const MOST_VALUES = 1000;

/**
 * A table has no more values than one could have.
 * Tried: 200,000 codes from the least trusted source stopped the rates of all.
 */
export const notTooMany: TableRule = {
  name: 'not-too-many',
  check: ({ observations }) => (observations.length > MOST_VALUES ? { reason: 'too-many-codes' } : undefined),
};

/** Part of the codes of its last accepted table that a whole one has at the least. */
const LEAST = 0.7;

/** Number of codes that a source had about its newest day, where no table of it has been counted yet. */
function codesOfLast(source: SourceKey, index: ObservationIndex): number {
  const days = index.codes(source).map((code) => index.latest(source, code)?.day ?? 0);
  const newest = days.reduce((a, b) => Math.max(a, b), 0);
  return days.filter((day) => newest - day <= FRESH_DAYS).length;
}

/**
 * A table has about as many codes as the last of its source; after three publications a smaller number is the expected one.
 * Incident: truncated and half-filled answers; 2025-12-06 lost 92 codes of 342.
 */
export const enoughCodes: TableRule = {
  name: 'enough-codes',
  check: ({ source, observations, partial }, { index, tableSizes }) => {
    if (partial || !sourceInfo(source).steady) return undefined;
    const { count, shortDays } = tableSizes.get(source) ?? {
      count: codesOfLast(source, index),
      shortDays: 0,
    };
    const codes = new Set(observations.map((observation) => observation.code)).size;
    return codes < LEAST * count && shortDays < SHORT_DAYS ? { reason: 'too-few-codes' } : undefined;
  },
};

/** Fewer equal values than these are a coincidence. */
const REPEATED_VALUES = 8;
/** Days looked back on: what the state between two rounds holds. */
const REMEMBERED_DAYS = 120;

/**
 * A table of another day under a new date is not of that day: eight values and more, and all that can be compared, are those of one
 * day before.
 * Incidents: feeds that stood still for weeks behind answers of 200 (Frankfurter 2.3, exchangeratesapi.io #24, #28).
 */
export const notRepeated: TableRule = {
  name: 'not-repeated',
  check: ({ source, day, observations }, { index }) => {
    const known = observations.filter(
      ({ code, date }) => index.series(source, code) && dayNumber(date) === day,
    );
    const [first] = known;
    if (known.length < REPEATED_VALUES || first === undefined) return undefined;
    const isRepeated = (other: number): boolean =>
      known.every(({ code, rate }) => index.on(source, code, other) === rate);
    let earlier = index.latest(source, first.code, day - 1);
    while (earlier !== undefined && day - earlier.day <= REMEMBERED_DAYS) {
      if (earlier.rate === first.rate && isRepeated(earlier.day)) return { reason: 'repeated-table' };
      earlier = index.latest(source, first.code, earlier.day - 1);
    }
    return undefined;
  },
};

/**
 * The majors of a table stand where the others have them: a table in which half of them are outvoted is wrong as a whole, whoever
 * published it. The ECB's own is held to the krone besides, tied to the euro within 2.25 %.
 * Incidents: a whole table on the wrong base (exchange-api #30); a bank inverted for years (dfinity exchange-rate-canister #321).
 */
export const majorsAgree: TableRule = {
  name: 'majors-agree',
  check: (table, state) => {
    const krone = table.source === 'ecb' ? table.rateOf('DKK') : undefined;
    if (krone !== undefined && !(Math.abs(krone / DKK_CENTRAL_RATE - 1) <= 0.0225))
      return { reason: 'majors-disagree', expected: DKK_CENTRAL_RATE };
    const majors = table.observations.filter(({ code, rate }) => MAJORS.includes(code) && rate > 0);
    const wrong = majors.filter((observation) => isOutvoted(examine(observation, table, state)));
    return wrong.length >= 2 && wrong.length >= majors.length / 2 ? { reason: 'majors-disagree' } : undefined;
  },
};

/**
 * Most of a table moves little in a day. Where a quarter of it jumps, and nobody else sees it, rows have slipped or the base is
 * another one, and what happens to lie near its old value is no better than the rest.
 * Tried: a table shifted by one row, with nobody else in reach.
 */
export const fewJump: TableRule = {
  name: 'few-jump',
  check: (table, state) => {
    let compared = 0;
    let jumps = 0;
    for (const observation of table.observations) {
      const examined = examine(observation, table, state);
      const own = state.index.latest(table.source, observation.code, examined.day - 1);
      if (own === undefined) continue;
      compared++;
      if (!isOrdinary(own, observation) && !isExplained(examined, own)) jumps++;
    }
    return compared >= 8 && jumps > compared / 4 ? { reason: 'too-many-jumps' } : undefined;
  },
};

/**
 * Nine pegs of ten that a law or a board keeps stand within 1 % of their rate; a policy may end any day.
 * Incident: the stored exchange-api table of 2021-06-01, whose tail (UYU UZS VND XOF YER ZMW) was built on AED, 3.67 times off.
 */
export const pegsAgree: TableRule = {
  name: 'pegs-agree',
  check: (table) => {
    if (!sourceInfo(table.source).quotesPegs) return undefined;
    let seen = 0;
    let kept = 0;
    for (const { code, anchor, rate, since, policy } of PEGS) {
      if (policy) continue;
      const quote = table.rateOf(code);
      const anchored = table.rateOf(anchor);
      if (quote === undefined || anchored === undefined || table.day < dayNumber(since)) continue;
      seen++;
      if (Math.abs(quote / anchoredRate(Number(rate), anchored) - 1) <= 0.01) kept++;
    }
    return seen > 0 && kept < 0.9 * seen ? { reason: 'pegs-disagree' } : undefined;
  },
};
