import type { RateStatus } from '@equivale/contract';
import { anchoredRate, DAY_MS, isTargetDay, type Peg, SAME_MONEY } from '@equivale/core';
import { institutionOf, SOURCES } from '../sources/all-sources.ts';
import type { SourceInfo, SourceKey } from '../sources/source.ts';
import { begunDay } from './facts/begun-day.ts';
import { CODES, CRYPTO, lawsOn, SEVERAL_RATES } from './facts/currency-facts.ts';
import { areComparable, isAuthority, isServedSegment } from './facts/segments.ts';
import type { ObservationIndex } from './observation-index.ts';
import { speakerOf } from './quality/cells.ts';
import { contradiction, FRESH_DAYS } from './quality/judge.ts';
import { contradictsPeg, isVoiceOnPeg } from './quality/pegs.ts';
import { thresholdsOf } from './quality/rule.ts';

/** The rate served for a code: units per 1 USD, where it comes from, and what kind of value it is. */
export interface ServedRate {
  readonly code: string;
  readonly rate: number;
  readonly source: SourceKey;
  /** Day number of the observation; for a peg or a retired code, of its anchor's. */
  readonly day: number;
  readonly mark: RateStatus;
  /** Independent institutions contradict the peg of the code: what they say is served. */
  readonly doubted?: true;
  /** Who has a value of a newer day than this old one: lesser sources stay behind a better one that is as silent. */
  readonly newer?: Pick<ServedRate, 'source' | 'day'>;
}

/** Days for which a code that its source leaves out keeps its last value as normal; 14 is also how long a bank may pause. */
const SILENT_AFTER_DAYS = 14;
/** Days after which a value gives way to a newer one of a lesser source; who publishes on the ECB's days is measured by these instead. */
const OLD_AFTER_DAYS = 4;

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
  /** Not much older than the newest figure there is: of old ones, a better author is no reason to go back for years. */
  readonly near: boolean;
}

/** Days by which a figure may be older than the newest one and still be preferred for its author. */
const NEAR_DAYS = 45;

/** The day that has begun at each source: a figure for a later one is not used yet. */
type BegunDays = ReadonlyMap<SourceKey, number>;

/** The newest day of each source; what bears a day still to come is left out. */
function newestDays(index: ObservationIndex, begun: BegunDays): Map<SourceKey, number> {
  const newest = new Map<SourceKey, number>();
  for (const { key } of served) {
    const days = index.codes(key).map((code) => index.latest(key, code, begun.get(key))?.day ?? 0);
    newest.set(key, Math.max(...days));
  }
  return newest;
}

/** Whose figure comes first: the currency's own authority, the ECB for its crosses, other institutions and venues, compiled tables, monthly figures. */
function order(info: SourceInfo, code: string): number {
  if (info.cadence === 'monthly') return 4;
  if (isAuthority(info, code)) return 0;
  if (info.key === 'ecb') return 1;
  return info.kind === 'compiled' ? 3 : 2;
}

/**
 * Order of candidates for one code: a current value before an old one, and an old one before one of years ago; a code its source still carries before one it dropped;
 * then whose figure it is; then the precedence of the sources; then the newer day.
 */
const better = (a: Candidate, b: Candidate): number =>
  Number(b.current) - Number(a.current) ||
  Number(b.near) - Number(a.near) ||
  Number(b.listed) - Number(a.listed) ||
  order(a.info, a.code) - order(b.info, b.code) ||
  a.info.rank - b.info.rank ||
  b.day - a.day;

/** Of institutions none of which is the authority, the one in the middle: each heard once, of two the better one. */
function middle(found: readonly Candidate[]): Candidate | undefined {
  const [best] = found;
  if (best === undefined || !best.current || order(best.info, best.code) !== 2 || CRYPTO.has(best.code))
    return best;
  const peers = found.filter(
    ({ info, code, current, listed }) => current && listed === best.listed && order(info, code) === 2,
  );
  const voices = [...Map.groupBy(peers, ({ source }) => institutionOf(source)).values()].flatMap(
    ([first]) => first ?? [],
  );
  if (voices.length < 3) return best;
  return voices.toSorted((a, b) => a.rate - b.rate)[(voices.length - 1) >> 1];
}

type Voice = Pick<Candidate, 'info' | 'source' | 'day' | 'rate'>;

/** What every source says of a code per dollar, those that only check included. */
const voicesOf = (code: string, index: ObservationIndex, begun: BegunDays): Voice[] =>
  quoting.flatMap((info) => {
    const value =
      info.cadence === 'monthly' ? undefined : index.cross(info.key, code, 'USD', begun.get(info.key) ?? 0);
    return value ? [{ info, source: info.key, ...value }] : [];
  });

/**
 * Whether two others that agree contradict a figure of about the same day. What was accepted while nobody else could be heard,
 * or went astray by less than anyone would notice in two steps, its own and its dollar's, is not served against them.
 */
function isContradicted({ info, source, code, day, rate }: Candidate, voices: readonly Voice[]): boolean {
  const others = voices
    .filter((voice) => voice.source !== source && areComparable(info, voice.info, [code]))
    .map((voice) => ({ ...voice, ...speakerOf(voice.source), distance: Math.abs(voice.day - day) }))
    .filter((voice) => voice.distance <= FRESH_DAYS);
  return contradiction({ ...speakerOf(source), rate, thresholds: thresholdsOf(code) }, others) !== undefined;
}

function candidates(
  code: string,
  index: ObservationIndex,
  newest: Map<SourceKey, number>,
  begun: BegunDays,
  today: number,
): Candidate[] {
  const all: Omit<Candidate, 'near'>[] = [];
  for (const info of served) {
    const value = index.cross(info.key, code, 'USD', begun.get(info.key) ?? 0);
    if (value === undefined) continue;
    const lastTable = newest.get(info.key) ?? value.day;
    const listed = lastTable - value.day <= (info.cadence === 'monthly' ? 0 : SILENT_AFTER_DAYS);
    const current = isCurrent(info, value.day, today);
    const mark = listed && !isSilent(info, lastTable, today) ? 'observed' : 'stale';
    all.push({ code, rate: value.rate, source: info.key, day: value.day, mark, info, current, listed });
  }
  const last = Math.max(...all.map(({ day }) => day));
  const found = all.map((entry) => ({ ...entry, near: last - entry.day <= NEAR_DAYS }));
  if (SEVERAL_RATES.has(code)) return found.sort(better);
  const voices = voicesOf(code, index, begun);
  const sound = found.filter((candidate) => !isContradicted(candidate, voices));
  return (sound.length > 0 ? sound : found).sort(better);
}

/** The figure served for a code: of a currency with several official rates only the one that people get. */
function observed(found: readonly Candidate[], code: string, today: number): ServedRate | undefined {
  const own = found.filter(({ info }) => isServedSegment(info, code, today));
  const best = middle(own);
  if (best === undefined) return undefined;
  const { rate, source, day, mark } = best;
  const [newest] = own
    .filter(({ info }) => info.cadence !== 'monthly')
    .toSorted((a, b) => b.day - a.day || a.info.rank - b.info.rank);
  const newer = mark === 'stale' && newest && newest.day > day && { source: newest.source, day: newest.day };
  return { code, rate, source, day, mark, ...(newer && { newer }) };
}

/** The figure of the best institution that contradicts a peg together with an independent one: only what was doubted long enough is stored. */
function overruling(peg: Peg, lawful: number, found: readonly Candidate[]): Candidate | undefined {
  const current = found.filter((entry) => entry.current && isVoiceOnPeg(entry.info, peg.code));
  return current.find((entry) =>
    current.some((other) => contradictsPeg({ ...peg, rate: `${lawful}` }, entry, other)),
  );
}

/** Units of account by what their own money is worth: the value of the day that has begun, and stale where that is not known. */
const unitsOfAccount = (
  index: ObservationIndex,
  table: ReadonlyMap<string, ServedRate>,
  begun: BegunDays,
  today: number,
): ServedRate[] =>
  served.flatMap(({ key, unit, base, cadence }) => {
    const value = unit && index.latest(key, unit, begun.get(key));
    const anchor = table.get(base);
    if (!unit || !value || !anchor) return [];
    const isOld = today - value.day > (cadence === 'monthly' ? 31 : 1);
    const rate = anchoredRate(value.rate, anchor.rate);
    return [{ code: unit, rate, source: key, day: value.day, mark: isOld ? 'stale' : anchor.mark }];
  });

/**
 * The one rate served for each code.
 * @param index accepted values of every source
 * @param today day number of now, to tell current values from old ones
 * @param nowMs instant, to tell which days have begun at the sources; noon of today where absent
 * @returns by code, units per 1 USD; a code without any value is absent. Pegs and withdrawn codes are computed from their
 * anchor's rate, and VED is VES.
 */
export function mergeLatest(
  index: ObservationIndex,
  today: number,
  nowMs = (today + 0.5) * DAY_MS,
): Map<string, ServedRate> {
  const laws = lawsOn(today);
  const begun = new Map(quoting.map((info) => [info.key, begunDay(info, nowMs)]));
  const newest = newestDays(index, begun);
  const table = new Map<string, ServedRate>();
  const usdDay = Math.max(0, ...newest.values());
  table.set('USD', { code: 'USD', rate: 1, source: 'legal', day: usdDay, mark: 'peg' });
  for (const code of CODES) {
    if (code === 'USD' || laws.has(code) || SAME_MONEY.has(code)) continue;
    const rate = observed(candidates(code, index, newest, begun, today), code, today);
    if (rate !== undefined) table.set(code, rate);
  }
  for (const unit of unitsOfAccount(index, table, begun, today)) table.set(unit.code, unit);
  const euro = table.get('EUR');
  if (euro) table.set('USD', { ...euro, code: 'USD', rate: 1 });
  for (const [code, same] of SAME_MONEY) {
    const twin = table.get(same);
    if (twin) table.set(code, { ...twin, code });
  }
  for (const [code, { peg, mark }] of laws) {
    const anchor = table.get(peg.anchor);
    if (anchor === undefined) continue;
    const lawful = anchoredRate(Number(peg.rate), anchor.rate);
    const found =
      'authority' in peg ? overruling(peg, lawful, candidates(code, index, newest, begun, today)) : undefined;
    const origin = found ?? { rate: lawful, source: 'legal' as const, day: anchor.day, mark };
    const { rate, source, day } = origin;
    table.set(code, { code, rate, source, day, mark: origin.mark, ...(found && { doubted: true }) });
  }
  return table;
}
