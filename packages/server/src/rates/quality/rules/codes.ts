import { anchoredRate, crossRate, dayNumber } from '@equivale/core';
import { sourceInfo } from '../../../sources/all-sources.ts';
import type { Observation } from '../../../sources/source.ts';
import { CODES, CRYPTO, METALS, PEGS, RETIRED } from '../../facts/currency-facts.ts';
import { type Examined, move, type ValueRule } from '../rule.ts';
import { isAway, isDoubted, isVoiceOnPeg } from './peg-doubt.ts';

const known = new Set(CODES);
const retired = new Map(RETIRED.map((entry) => [entry.code, dayNumber(entry.since)]));
const pegs = new Map(PEGS.map((entry) => [entry.code, entry]));

/** Whether a source means something else by a code than we do, or a venue is no place for it. */
export function isForeign({ source, code }: Pick<Observation, 'source' | 'code'>): boolean {
  const fiatFromVenue = sourceInfo(source).kind === 'exchange' && !CRYPTO.has(code);
  return !known.has(code) || fiatFromVenue;
}

/**
 * Names are namespaces: fiat wins every clash, crypto comes from a list of six, and a trading venue is asked for crypto only.
 * Incidents: MNT was the token Mantle for 24 days; on 2025-12-06 BTC, ETH and XRP were other tokens of the same symbol;
 * Coinbase still lists CUC.
 */
export const foreignCode: ValueRule = {
  name: 'foreign-code',
  check: ({ observation }) => (isForeign(observation) ? { reason: 'foreign-code' } : undefined),
};

/**
 * After its changeover a withdrawn currency has its legal rate and no quotes.
 * Incident: exchange-api and open.er-api went on quoting HRK and BGN; the ECB's last market value of HRK was not the legal one.
 */
export const retiredCode: ValueRule = {
  name: 'retired-code',
  check: ({ observation: { code }, day }) =>
    day >= (retired.get(code) ?? Number.POSITIVE_INFINITY) ? { reason: 'retired-code' } : undefined,
};

/**
 * Whether a code's rate is computed from its anchor on that day, so that a sound quote of it is of no further use.
 * Quotes of a policy rate are kept: they show when the policy moves.
 */
export function isComputed(code: string, day: number): boolean {
  const peg = pegs.get(code);
  return peg !== undefined && !peg.policy && day >= dayNumber(peg.since);
}

/**
 * A quote of a pegged currency is within 1 % of the legal rate, or it is a fault of the quoting table. The legal rate is
 * served anyway, until two institutions have doubted it for five publications: their figures wait till then. Rates that are mere policy are left to the jump rule.
 * Incidents: exchange-api strays 1.6 % on KYD and BZD, 1.2 % on XCG; CVE off its peg (#118).
 */
export const offPeg: ValueRule = {
  name: 'off-peg',
  check: ({ observation, day, table, state }) => {
    const { source, code, rate } = observation;
    const peg = pegs.get(code);
    if (peg === undefined || peg.policy || day < dayNumber(peg.since)) return undefined;
    const anchor = table.rateOf(peg.anchor);
    if (anchor === undefined) return undefined;
    const expected = anchoredRate(Number(peg.rate), anchor);
    if (Math.abs(rate / expected - 1) <= 0.01) return undefined;
    const mayDoubt = isVoiceOnPeg(sourceInfo(source), code) && isAway(peg, crossRate(rate, anchor));
    if (!mayDoubt) return { reason: 'off-peg', expected };
    return isDoubted(peg, observation, table, state)
      ? undefined
      : { reason: 'off-peg', expected, hold: true };
  },
};

/** Whether a quote is away from the peg of its code. */
export function contradictsItsPeg({ observation: { code, rate }, table }: Examined): boolean {
  const peg = pegs.get(code);
  const anchor = peg && table.rateOf(peg.anchor);
  return peg !== undefined && anchor !== undefined && isAway(peg, crossRate(rate, anchor));
}

/**
 * A currency that is not pegged to the dollar does not cost exactly what the dollar costs, unless it was near parity before.
 * Incidents: HMRC printed the dollar's figure for LRD from 2021 to 2023; a bank printed the KRW figure for SAR (Frankfurter #277).
 */
export const copiedValue: ValueRule = {
  name: 'copied-value',
  check: ({ observation: { source, code, rate }, day, table, state: { index } }) => {
    if (code === 'USD' || rate !== table.rateOf('USD')) return undefined;
    const peg = pegs.get(code);
    if (peg?.anchor === 'USD' && peg.rate === '1') return undefined;
    const last = index.latest(source, code, day - 1);
    return last && move(last.rate, rate) < Math.log(1.03) ? undefined : { reason: 'copied-value' };
  },
};

/**
 * A small number keeps at least four significant digits, otherwise its rounding is itself an error of up to 5 %.
 * Incident: BTC 0.000027 and ETH 0.000366 in 2021 lost half their digits.
 */
export const lostDigits: ValueRule = {
  name: 'lost-digits',
  check: ({ observation: { code, rate } }) => {
    if (rate >= 0.001 || !(CRYPTO.has(code) || METALS.has(code))) return undefined;
    const digits = rate.toExponential().split('e')[0]?.replace('.', '').length ?? 0;
    return digits < 4 ? { reason: 'lost-digits' } : undefined;
  },
};
