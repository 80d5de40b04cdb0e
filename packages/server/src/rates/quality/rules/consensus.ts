import { institutionOf, sourceInfo } from '../../../sources/all-sources.ts';
import type { SourceKey } from '../../../sources/source.ts';
import { SEVERAL_RATES } from '../../facts/currency-facts.ts';
import type { Dated } from '../../observation-index.ts';
import { byKind, type Examined, move, type SourceQuote, type ValueRule } from '../rule.ts';
import { FRESH_DAYS } from '../source-quotes.ts';

/** Two figures this close say the same. */
export const AGREEMENT = Math.log(1.03);

/** How far from two others that agree a value may stand: twice what their hours and rounding make of one price. */
const tolerance = (code: string): number => byKind(code, 0.05, 0.1, 0.15);

/** Whether two sources are different institutions, neither of which prints the other's figures: two voices rather than one. */
export function areIndependent(a: SourceKey, b: SourceKey): boolean {
  const [one, other] = [institutionOf(a), institutionOf(b)];
  return one !== other && sourceInfo(a).copies !== other && sourceInfo(b).copies !== one;
}

/** A figure of a source on a day, all in one unit. */
type Voice = Pick<SourceQuote, 'source' | 'rate' | 'distance'>;

/**
 * What two independent others say that agree with each other and not with a value: both stand beyond the tolerance, and
 * nearer to each other than half their way to the value, so that it is the value that stands apart.
 * @returns the level of the two that agree best; undefined when no two contradict
 */
export function contradiction(rate: number, code: string, others: readonly Voice[]): number | undefined {
  const growth = (distance: number): number => (distance > FRESH_DAYS ? Math.sqrt(distance) : 1);
  const against = others.filter(
    (voice) => move(voice.rate, rate) > Math.log(1 + tolerance(code) * growth(voice.distance)),
  );
  let best: { level: number; apart: number } | undefined;
  for (const [at, one] of against.entries()) {
    for (const other of against.slice(at + 1)) {
      const apart = move(one.rate, other.rate);
      const away = Math.min(move(one.rate, rate), move(other.rate, rate));
      if (apart > away / 2 || !areIndependent(one.source, other.source)) continue;
      if (best === undefined || apart < best.apart) best = { level: Math.sqrt(one.rate * other.rate), apart };
    }
  }
  return best?.level;
}

/**
 * Whether an independent source stands within 3 % of a value. Only one that has spoken since the last good value counts: a
 * figure from before cannot know of a move, and would confirm every false step back to where the rate once was.
 */
export const isSupported = ({ observation: { source, rate }, quotes }: Examined, last: Dated): boolean =>
  quotes.some(
    (quote) =>
      areIndependent(source, quote.source) &&
      move(quote.rate, rate) < AGREEMENT &&
      (quote.canRefute ? quote.day >= last.day : quote.day > last.day),
  );

/** Whether a value is of a currency with several rates, of which its source and others may each quote another. */
const hasSeveralRates = ({ observation: { source, code } }: Examined): boolean =>
  SEVERAL_RATES.has(code) || SEVERAL_RATES.has(sourceInfo(source).base);

/** The level at which two independent others contradict a value. */
function contradictingLevel(examined: Examined): number | undefined {
  const { observation, day, quotes, last } = examined;
  const { source, code, rate } = observation;
  // Yesterday's figures do not outvote two sources that see the same new level today.
  const isSeenToday = quotes.some(
    (quote) => quote.day >= day && areIndependent(source, quote.source) && move(quote.rate, rate) < AGREEMENT,
  );
  const voices = quotes.filter((quote) => quote.canRefute && (!isSeenToday || quote.day >= day));
  const level = contradiction(rate, code, voices);
  if (level === undefined || !hasSeveralRates(examined)) return level;
  // A source of a currency that truly has several rates may stand apart, but not walk away.
  const walksAway = last !== undefined && move(last.rate, rate) > Math.log(1 + tolerance(code));
  return walksAway && move(level, last.rate) < move(level, rate) ? level : undefined;
}

/** Whether two independent others contradict a value: then nothing makes it true, neither its own publisher nor time. */
export const isContradicted = (examined: Examined): boolean => contradictingLevel(examined) !== undefined;

/** What a better author alone has accepted against a value: the ECB against all, an authority against a compiled table. */
function authority(examined: Examined): SourceQuote | undefined {
  const { observation, quotes, day } = examined;
  const { source } = observation;
  if (source === 'ecb' || hasSeveralRates(examined)) return undefined;
  const isBetter = (key: SourceKey): boolean =>
    key === 'ecb' ||
    (sourceInfo(source).kind === 'compiled' && ['official', 'blend'].includes(sourceInfo(key).kind));
  const better = quotes.filter(
    (quote) => quote.canRefute && quote.accepted !== undefined && isBetter(quote.source),
  );
  return better
    .map((quote) => ({
      ...quote,
      ...(quote.accepted as Dated),
      distance: Math.abs(day - (quote.accepted as Dated).day),
    }))
    .sort((a, b) => sourceInfo(a.source).rank - sourceInfo(b.source).rank)[0];
}

/** The figure of one better author against a value, where it is too far off for the days between and nobody stands by the value. */
function betterFigure(examined: Examined): number | undefined {
  const { code, rate } = examined.observation;
  const one = authority(examined);
  if (one === undefined) return undefined;
  const limit = Math.log(1 + tolerance(code) * Math.sqrt(Math.max(1, one.distance)));
  const anyDay = { rate, day: Number.NEGATIVE_INFINITY };
  return move(one.rate, rate) <= limit || isSupported(examined, anyDay) ? undefined : one.rate;
}

/** Whether two independent others contradict a value, or one better author while nobody stands by it. */
export const isOutvoted = (examined: Examined): boolean =>
  isContradicted(examined) || betterFigure(examined) !== undefined;

/**
 * What lies more than 5 % (metals 10 %, crypto 15 %, since venues close at different hours) from two independent sources
 * that agree with each other waits, whoever published it and however often, until they no longer contradict it. One
 * better author is enough against a lesser one that nobody supports. The ECB's own jumps, where only one source
 * contradicts, wait for its next publication.
 * Incidents: one bank's row of the wrong currency in the Frankfurter blend (#277); the tail of an exchange-api table on another
 * base. Tried: the ECB's file with two codes swapped was served from its second publication against three that agreed.
 */
export const consensus: ValueRule = {
  name: 'consensus',
  check: (examined) => {
    if (examined.table.suspects.has(examined.observation.code)) return { reason: 'outvoted', hold: true };
    const level = contradictingLevel(examined);
    if (level !== undefined) return { reason: 'outvoted', hold: true, expected: level };
    const expected = betterFigure(examined);
    return expected === undefined ? undefined : { reason: 'outvoted', expected };
  },
};
