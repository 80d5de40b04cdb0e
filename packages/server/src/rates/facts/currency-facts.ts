import { CURRENCIES, dayNumber, findCurrency, type Peg } from '@equivale/core';
import { ANNOUNCED_STEPS, PEG_FACTS, REDENOMINATIONS, RETIRED_FACTS } from '../../facts/facts.ts';
import type { IsoDate } from '../../sources/source.ts';

const codesOf = (kind: (typeof CURRENCIES)[number]['kind']): ReadonlySet<string> =>
  new Set(CURRENCIES.filter((currency) => currency.kind === kind).map((currency) => currency.code));

export const CRYPTO = codesOf('crypto');
export const METALS = codesOf('metal');

/** The codes of all currencies, sorted, without the units of account that are valued in their own money alone: XDR is quoted like a currency. */
export const CODES: readonly string[] = CURRENCIES.filter(
  ({ code, kind }) => kind !== 'other' || code === 'XDR',
)
  .map(({ code }) => code as string)
  .sort();

/** Whether there are rates of a code. */
export const isServedCode = (code: string): boolean => findCurrency(code) !== undefined;

export { SEVERAL_RATES } from '../../facts/facts.ts';

/** A withdrawn currency: fixed for ever against its anchor from `since` on, quoted (or pegged) before. */
export type Retired = Pick<Peg, 'code' | 'anchor' | 'rate' | 'since' | 'inverse'>;

/** The withdrawn codes, with their irrevocable rate; some of them from a day to come on. */
export const RETIRED: readonly Retired[] = RETIRED_FACTS.map(({ code, anchor, figure, from }) => ({
  ...{ code, anchor, rate: figure, since: from },
}));

/** A peg with the first day on which it no longer holds. */
type DatedPeg = Peg & { readonly until?: string };

const ALL_PEGS: readonly DatedPeg[] = PEG_FACTS.map(
  ({ code, anchor, figure, inverse, from, to, authority, kind }) => ({
    ...{ code, anchor, rate: figure, since: from, authority },
    ...(inverse && { inverse }),
    ...(to && { until: to }),
    ...(kind === 'policy' && { policy: true as const }),
  }),
);

/** The pegs whose end is not known. */
export const PEGS: readonly Peg[] = ALL_PEGS.filter(({ until }) => until === undefined);

const pegsByCode = Map.groupBy(ALL_PEGS, ({ code }) => code);
const retiredByCode = new Map(RETIRED.map((law) => [law.code, law]));

/** The law that fixes a code on a day, and the kind of rate that makes it; undefined where it is quoted. */
export function lawOn(
  code: string,
  day: number,
): { readonly peg: Peg | Retired; readonly mark: 'peg' | 'retired' } | undefined {
  const gone = retiredByCode.get(code);
  if (gone && day >= dayNumber(gone.since)) return { peg: gone, mark: 'retired' };
  const peg = pegsByCode
    .get(code)
    ?.find(({ since, until }) => day >= dayNumber(since) && !(until && day >= dayNumber(until)));
  if (peg) return { peg, mark: 'peg' };
  // ANG was a peg all its life
  return gone?.anchor === 'USD' ? { peg: gone, mark: 'peg' } : undefined;
}

/** The laws in force on a day, by code. */
export const lawsOn = (day: number): ReadonlyMap<string, NonNullable<ReturnType<typeof lawOn>>> =>
  new Map(
    CODES.flatMap((code) => {
      const law = lawOn(code, day);
      return law ? [[code, law] as const] : [];
    }),
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

/** Redenominations without a new code, and official rates given up. */
export const REGIME_CHANGES: readonly RegimeChange[] = [
  ...REDENOMINATIONS.map(({ code, from, oldPerNew }) => ({
    ...{ code, date: from, factor: 1 / Number(oldPerNew), oldPerNew },
  })),
  ...ANNOUNCED_STEPS.map(({ code, from, factor }) => ({ code, date: from, factor: Number(factor) })),
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
