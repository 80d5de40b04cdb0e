import { CURRENCIES, dayNumber, type Peg, SUCCESSIONS } from '@equivale/core';
import type { IsoDate } from '../../sources/source.ts';

const codesOf = (kind: (typeof CURRENCIES)[number]['kind']): ReadonlySet<string> =>
  new Set(CURRENCIES.filter((currency) => currency.kind === kind).map((currency) => currency.code));

export const CRYPTO = codesOf('crypto');
export const METALS = codesOf('metal');

/** The 173 codes served, sorted. */
export const CODES: readonly string[] = CURRENCIES.map((currency) => currency.code).sort();

/** A withdrawn currency: fixed for ever against its anchor from `since` on, quoted (or pegged) before. */
export type Retired = Pick<Peg, 'code' | 'anchor' | 'rate' | 'since' | 'inverse'>;

/** The withdrawn codes that are served, with their irrevocable rate. */
export const RETIRED: readonly Retired[] = CURRENCIES.flatMap(({ code, retired }) =>
  retired ? [{ code, anchor: retired.anchor, rate: retired.rate, since: retired.since }] : [],
);

/** Currencies with several rates at once, which sources may quote in different ways without being wrong. */
export const SEVERAL_RATES: ReadonlySet<string> = new Set(
  'IRR SYP CUP VES LBP ARS NGN ETB MMK SDG YER ZWG'.split(' '),
);

/** A day on which a rate truly changed by a large factor. Only an entry here lets such a step pass; its reverse never does. */
export interface RegimeChange {
  readonly code: string;
  readonly date: IsoDate;
  /** New rate divided by old rate. */
  readonly factor: number;
  /** The old figures count in a unit that is gone, of which this many made a new one; a history rescales them. */
  readonly oldPerNew?: string;
}

const devaluation = (code: string, date: IsoDate, factor: number): RegimeChange => ({
  code,
  date,
  factor,
});

/**
 * Redenominations without a new code, and official rates given up.
 * @source LYD: Central Bank of Libya, 4.48 per USD from 2021-01-03. SDG: Central Bank of Sudan, 55 to 375 per USD on
 * 2021-02-21. LBP: Banque du Liban, 1,507.5 to 15,000 on 2023-02-01 and to 89,500 in February 2024. IRR: official 42,000
 * given up for the market rate about 2026-01-10.
 */
export const REGIME_CHANGES: readonly RegimeChange[] = [
  ...SUCCESSIONS.filter((succession) => succession.code === succession.successor).map((succession) => ({
    code: succession.code,
    date: succession.date,
    factor: 1 / Number(succession.ratio),
    oldPerNew: succession.ratio,
  })),
  devaluation('LYD', '2021-01-03', 3.33),
  devaluation('SDG', '2021-02-21', 6.9),
  devaluation('LBP', '2023-02-01', 9.95),
  devaluation('LBP', '2024-02-01', 5.97),
  devaluation('IRR', '2026-01-10', 23.7),
];

const REGIME_WINDOW_DAYS = 100;

/** Last day on which the unit or the regime of a code changed, up to a day. */
export const lastChange = (code: string, day: number): number => {
  const days = REGIME_CHANGES.filter((change) => change.code === code).map(({ date }) => dayNumber(date));
  return Math.max(...days.filter((change) => change <= day));
};

interface Dated {
  readonly day: number;
  readonly rate: number;
}

/** Whether a redenomination or an official rate given up announces the step from one figure to another. */
export const isAnnounced = (code: string, from: Dated, { day, rate }: Dated): boolean =>
  REGIME_CHANGES.some((change) => {
    const start = dayNumber(change.date);
    const inTime = from.day <= start + REGIME_WINDOW_DAYS && day >= start - 2 && from.day < day;
    return (
      change.code === code && inTime && Math.abs(Math.log(rate / from.rate / change.factor)) < Math.log(1.25)
    );
  });
