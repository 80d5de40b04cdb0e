import type { RateStatus } from '@equivale/contract';
import { anchoredRate, isTargetDay, PEGS, type Peg, SAME_MONEY } from '@equivale/core';
import { SOURCES } from '../sources/all-sources.ts';
import type { SourceInfo, SourceKey } from '../sources/source.ts';
import { CODES, DUAL_RATE, DUAL_RATE_SOURCE, RETIRED, type Retired } from './currency-facts.ts';
import type { ObservationIndex } from './observation-index.ts';
import { move } from './quality/rule.ts';
import { AGREEMENT, areIndependent, contradiction } from './quality/rules/consensus.ts';
import { FRESH_DAYS } from './quality/source-quotes.ts';

/** The rate served for a code: units per 1 USD, where it comes from, and what kind of value it is. */
export interface ServedRate {
  readonly code: string;
  readonly rate: number;
  readonly source: SourceKey;
  /** Day number of the observation; for a peg or a retired code, of its anchor's. */
  readonly day: number;
  readonly mark: RateStatus;
}

/** Days for which a code that its source leaves out keeps its last value as normal; 14 is also how long a bank may pause. */
const SILENT_AFTER_DAYS = 14;
/** Days after which a value gives way to a newer one of a lesser source; who publishes on the ECB's days is measured by these instead. */
const OLD_AFTER_DAYS = 4;

const pegs = new Map<string, { peg: Peg | Retired; mark: RateStatus }>([
  ...PEGS.map((peg) => [peg.code, { peg, mark: 'peg' }] as const),
  ...RETIRED.map((peg) => [peg.code, { peg, mark: 'retired' }] as const),
]);
const quoting = SOURCES.filter((info) => info.kind !== 'computed');
const served = quoting.filter((info) => info.served);

/** Whether two publications on the ECB's days have been missed since that day (on such a day itself, today's is not yet due). */
function missedTwo(day: number, today: number): boolean {
  let missed = 0;
  for (let next = day + 1; next < today && missed < 2; next++) if (isTargetDay(next)) missed++;
  return missed >= 2;
}

/** Whether a value of that day still counts as current for its source. */
function isCurrent(source: SourceInfo, day: number, today: number): boolean {
  if (source.onTargetDays) return !missedTwo(day, today);
  return today - day <= (source.cadence === 'monthly' ? 31 : OLD_AFTER_DAYS);
}

/** Whether a source as a whole has fallen silent: measured by the day inside its newest table, never by its answering. */
function isSilent(source: SourceInfo, newest: number, today: number): boolean {
  if (source.onTargetDays) return missedTwo(newest, today);
  const patience = source.silentAfterDays ?? (source.cadence === 'monthly' ? 45 : SILENT_AFTER_DAYS);
  return today - newest > patience;
}

interface Candidate extends ServedRate {
  readonly info: SourceInfo;
  readonly current: boolean;
  readonly listed: boolean;
}

/** The newest day of each source; what bears a day still to come was left by a clock that was ahead. */
function newestDays(index: ObservationIndex, today: number): Map<SourceKey, number> {
  const newest = new Map<SourceKey, number>();
  for (const { key } of served) {
    const days = index.codes(key).map((code) => index.latest(key, code, today + 2)?.day ?? 0);
    newest.set(key, Math.max(...days));
  }
  return newest;
}

/**
 * Order of candidates for one code: a current value before an old one; a code its source still carries before one it dropped;
 * then the precedence of the sources; then the newer day.
 */
function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.current) - Number(a.current) ||
    Number(b.listed) - Number(a.listed) ||
    a.info.rank - b.info.rank ||
    b.day - a.day
  );
}

interface Voice {
  readonly source: SourceKey;
  readonly day: number;
  readonly rate: number;
}

/** What every source says of a code per dollar, those that only check included. */
const voicesOf = (code: string, index: ObservationIndex, today: number): Voice[] =>
  quoting.flatMap(({ key, cadence }) => {
    const value = cadence === 'monthly' ? undefined : index.cross(key, code, 'USD', today + 2);
    return value ? [{ source: key, ...value }] : [];
  });

/**
 * Whether two others that agree contradict a figure of about the same day. What was accepted while nobody else could be heard,
 * or went astray by less than anyone would notice in two steps, its own and its dollar's, is not served against them.
 */
function isContradicted({ source, code, day, rate }: Candidate, voices: readonly Voice[]): boolean {
  const others = voices
    .map((voice) => ({ ...voice, distance: Math.abs(voice.day - day) }))
    .filter((voice) => voice.source !== source && voice.distance <= FRESH_DAYS);
  return contradiction(rate, code, others) !== undefined;
}

function candidates(
  code: string,
  index: ObservationIndex,
  newest: Map<SourceKey, number>,
  today: number,
): Candidate[] {
  const found: Candidate[] = [];
  for (const info of served) {
    const value = index.cross(info.key, code, 'USD', today + 2);
    if (value === undefined) continue;
    const lastTable = newest.get(info.key) ?? value.day;
    const listed = lastTable - value.day <= (info.cadence === 'monthly' ? 0 : SILENT_AFTER_DAYS);
    const current = isCurrent(info, value.day, today);
    const mark = listed && !isSilent(info, lastTable, today) ? 'observed' : 'stale';
    found.push({ code, rate: value.rate, source: info.key, day: value.day, mark, info, current, listed });
  }
  if (DUAL_RATE.has(code)) return found.sort(better);
  const voices = voicesOf(code, index, today);
  const sound = found.filter((candidate) => !isContradicted(candidate, voices));
  return (sound.length > 0 ? sound : found).sort(better);
}

function observed(
  code: string,
  index: ObservationIndex,
  newest: Map<SourceKey, number>,
  today: number,
): ServedRate | undefined {
  const found = candidates(code, index, newest, today);
  const pinned = DUAL_RATE.has(code) ? found.find((entry) => entry.source === DUAL_RATE_SOURCE) : undefined;
  return pinned ?? found[0];
}

/** Two sources that agree within 3 % more than 8 % away from a policy rate have seen it change. */
function overruled(peg: Peg | Retired, found: readonly Candidate[]): Candidate | undefined {
  if (!('policy' in peg)) return undefined;
  const away = found.filter((entry) => entry.current && move(Number(peg.rate), entry.rate) > Math.log(1.08));
  return away.find((entry) =>
    away.some(
      (other) => areIndependent(entry.source, other.source) && move(entry.rate, other.rate) < AGREEMENT,
    ),
  );
}

/**
 * The one rate served for each code.
 * @param index accepted values of every source
 * @param today day number of now, to tell current values from old ones
 * @returns by code, units per 1 USD; a code without any value is absent. Pegs and withdrawn codes are computed from their
 * anchor's rate, VED is VES, and a currency with several rates keeps its one source.
 */
export function mergeLatest(index: ObservationIndex, today: number): Map<string, ServedRate> {
  const newest = newestDays(index, today);
  const table = new Map<string, ServedRate>();
  const usdDay = Math.max(0, ...newest.values());
  table.set('USD', { code: 'USD', rate: 1, source: 'legal', day: usdDay, mark: 'peg' });
  for (const code of CODES) {
    if (code === 'USD' || pegs.has(code) || SAME_MONEY.has(code)) continue;
    const rate = observed(code, index, newest, today);
    if (rate === undefined) continue;
    const { source, day, mark } = rate;
    table.set(code, { code, rate: rate.rate, source, day, mark });
  }
  const euro = table.get('EUR');
  if (euro) table.set('USD', { code: 'USD', rate: 1, source: euro.source, day: euro.day, mark: euro.mark });
  for (const [code, same] of SAME_MONEY) {
    const twin = table.get(same);
    if (twin) table.set(code, { ...twin, code });
  }
  for (const [code, { peg, mark }] of pegs) {
    const anchor = table.get(peg.anchor);
    if (anchor === undefined) continue;
    const policyGone = overruled(peg, candidates(code, index, newest, today));
    const rate = policyGone?.rate ?? anchoredRate(Number(peg.rate), anchor.rate);
    const origin = policyGone ?? { source: 'legal' as const, day: anchor.day, mark };
    table.set(code, { code, rate, source: origin.source, day: origin.day, mark: origin.mark });
  }
  return table;
}
