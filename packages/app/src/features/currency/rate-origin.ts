import type { RateStatus, SourceKey } from '@equivale/contract';
import { findCurrency, PEGS } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';

/** Where the rate of one currency comes from. */
export interface CodeOrigin {
  readonly code: string;
  readonly source: SourceKey;
  readonly date: string;
  readonly mark: RateStatus;
}

/** A rate that law fixes against another currency. */
export interface LegalRate {
  readonly code: string;
  readonly anchor: string;
  /** As the law states it: units of `code` per one `anchor`, or with `inverse` of `anchor` per one `code`; plain decimal. */
  readonly rate: string;
  readonly inverse: boolean;
  readonly kind: 'peg' | 'retired';
  /** Who fixes it, or the text that does. */
  readonly authority: string;
}

/** The legal rate of a currency that a table marks as pegged or retired. */
function legalRateOf(code: string, mark: RateStatus): LegalRate | undefined {
  const retired = mark === 'retired' ? findCurrency(code)?.retired : undefined;
  if (retired)
    return {
      code,
      anchor: retired.anchor,
      rate: retired.rate,
      inverse: false,
      kind: 'retired',
      authority: retired.source,
    };
  const peg = mark === 'peg' ? PEGS.find((row) => row.code === code) : undefined;
  return (
    peg && {
      code,
      anchor: peg.anchor,
      rate: peg.inverse ?? peg.rate,
      inverse: peg.inverse !== undefined,
      kind: 'peg',
      authority: peg.authority,
    }
  );
}

/** The origin of a code, undefined where the table names none (the fixed set). */
export function originOf(table: RatesTable, code: string): CodeOrigin | undefined {
  const origin = table.origins.find(({ codes }) => codes.includes(code));
  return origin && { code, source: origin.source, date: origin.date, mark: origin.mark };
}

/** What a pair's rate rests on: market observations (of the anchor, where a currency is tied to one) and legal rates. */
export function pairOrigins(table: RatesTable, from: string, to: string) {
  const observed: CodeOrigin[] = [];
  const legal: LegalRate[] = [];
  for (const code of new Set([from, to])) {
    const origin = originOf(table, code);
    const rule = origin && legalRateOf(code, origin.mark);
    if (rule) legal.push(rule);
    const marketCode = rule?.anchor ?? code;
    // The table is per dollar: of a dollar side nothing is read, so nobody is to be named for it.
    if (marketCode === table.base) continue;
    const market = originOf(table, marketCode);
    if (market && !observed.some((known) => known.source === market.source && known.date === market.date)) {
      observed.push(market);
    }
  }
  return { observed, legal };
}
