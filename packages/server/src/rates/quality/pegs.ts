import { anchoredRate, crossRate, dayNumber, type Peg } from '@equivale/core';
import { institutionOf, SOURCES, sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceInfo, SourceKey } from '../../sources/source.ts';
import { isAuthority } from '../facts/segments.ts';
import { LIMIT_DAYS } from './judge.ts';
import { type Finding, move, type QualityState, type Table } from './rule.ts';

const SAME = Math.log(1.01);
/** Publications of each of two institutions that doubt a peg. */
const PUBLICATIONS = 5;

type Word = Pick<Observation, 'source' | 'rate'>;

/** Whether a figure per unit of the anchor is farther from a peg than banks quote it while it holds: 1.6 % with KYD and BZD. */
const isAway = ({ rate }: Pick<Peg, 'rate'>, perAnchor: number): boolean =>
  move(Number(rate), perAnchor) > Math.log(1.03);

/** Whether a source may speak on a peg: an institution that is not the issuer of it. */
export const isVoiceOnPeg = (info: SourceInfo, code: string): boolean =>
  info.kind === 'official' && !isAuthority(info, code);

/** Whether two independent figures per unit of the anchor agree with each other and not with a peg. */
export const contradictsPeg = (peg: Pick<Peg, 'rate'>, one: Word, other: Word): boolean =>
  institutionOf(one.source) !== institutionOf(other.source) &&
  move(one.rate, other.rate) < SAME &&
  [one, other].every(({ rate }) => isAway(peg, rate));

/** What a source says of a pegged code per unit of its anchor, where it has doubted the peg for long enough. */
function doubtOf(key: SourceKey, peg: Peg, { held, index, today }: QualityState, now?: string) {
  const { code, anchor } = peg;
  const first = today - LIMIT_DAYS;
  const accepted = index.cross(key, code, anchor, today + 2);
  if (accepted && accepted.day >= first && isAway(peg, accepted.rate)) return accepted.rate;
  const waiting = (held.get(`${key} ${code}`) ?? []).filter(({ date }) => dayNumber(date) >= first);
  const days = new Set([...waiting.map(({ date }) => date), now ?? waiting[0]?.date]);
  const last = waiting.at(-1);
  if (last === undefined || days.size < PUBLICATIONS) return undefined;
  return crossRate(last.rate, index.on(key, anchor, dayNumber(last.date)) ?? Number.NaN);
}

/**
 * A quote of a currency pegged by law: of no use where it is sound. What two institutions other than the issuer say in five
 * publications each is taken. Incidents: exchange-api strays 1.6 % on KYD; SAR stayed "by law" while three said otherwise for 60 days.
 */
export function judgePegged(
  peg: Peg,
  { source, code, rate, date }: Observation,
  table: Table,
  state: QualityState,
): Finding | 'taken' | 'of no use' {
  const anchor = table.rateOf(peg.anchor);
  const expected = anchoredRate(Number(peg.rate), anchor ?? Number.NaN);
  if (anchor === undefined || Math.abs(rate / expected - 1) <= 0.01) return 'of no use';
  const one = { source, rate: crossRate(rate, anchor) };
  if (!isVoiceOnPeg(sourceInfo(source), code) || !isAway(peg, one.rate))
    return { reason: 'off-peg', expected };
  const isLongEnough = doubtOf(source, peg, state, date) !== undefined;
  const isDoubted = SOURCES.some((info) => {
    const other = isLongEnough && isVoiceOnPeg(info, code) ? doubtOf(info.key, peg, state) : undefined;
    return other !== undefined && contradictsPeg(peg, one, { source: info.key, rate: other });
  });
  return isDoubted ? 'taken' : { reason: 'off-peg', expected, hold: true };
}
