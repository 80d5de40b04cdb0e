import { crossRate, dayNumber, type Peg } from '@equivale/core';
import { SOURCES, sourceInfo } from '../../../sources/all-sources.ts';
import type { Observation, SourceInfo, SourceKey } from '../../../sources/source.ts';
import { isAuthority } from '../../facts/segments.ts';
import { move, type Publication, type QualityState } from '../rule.ts';
import { areIndependent } from './consensus.ts';

/** Days within which the publications count. */
const LIMIT_DAYS = 15;

/** Two institutions this close say the same of a peg. */
const SAME = Math.log(1.01);
/** Publications of each of two institutions that doubt a peg. */
const PUBLICATIONS = 5;

/** How far from a peg banks quote it while it holds: 1.6 % with KYD and BZD; a policy rate drifts farther. */
const toleranceOf = ({ policy }: Pick<Peg, 'policy'>): number => Math.log(policy ? 1.08 : 1.03);

interface Voice {
  readonly source: SourceKey;
  readonly rate: number;
}

/** Whether a source may speak on a peg: an institution that is not the issuer of it. */
export const isVoiceOnPeg = (info: SourceInfo, code: string): boolean =>
  info.kind === 'official' && !isAuthority(info, code);

/** Whether two independent figures agree with each other and not with a peg; all in one unit. */
export const contradictsPeg = (peg: Pick<Peg, 'policy'>, lawful: number, one: Voice, other: Voice): boolean =>
  areIndependent(one.source, other.source) &&
  move(one.rate, other.rate) < SAME &&
  [one, other].every(({ rate }) => move(lawful, rate) > toleranceOf(peg));

/** Whether a figure per unit of the anchor is farther from the peg than banks quote it while it holds. */
export const isAway = (peg: Pick<Peg, 'policy' | 'rate'>, perAnchor: number): boolean =>
  move(Number(peg.rate), perAnchor) > toleranceOf(peg);

/** What a source says of a pegged code per unit of its anchor, in which it has doubted the peg for long enough. */
function doubtOf(key: SourceKey, peg: Peg, { held, index, today }: QualityState, now?: Observation) {
  const { code, anchor } = peg;
  const perAnchor = (rate: number, day: number): number =>
    crossRate(rate, index.on(key, anchor, day) ?? Number.NaN);
  const first = today - LIMIT_DAYS;
  const accepted = index.cross(key, code, anchor, today + 2);
  const waiting = (held.get(`${key} ${code}`) ?? []).filter(({ date }) => dayNumber(date) >= first);
  const days = new Set([...waiting, ...(now ? [now] : [])].map(({ date }) => date));
  if (accepted && accepted.day >= first && isAway(peg, accepted.rate)) return accepted.rate;
  const last = waiting.at(-1);
  return last && days.size >= PUBLICATIONS ? perAnchor(last.rate, dayNumber(last.date)) : undefined;
}

/**
 * Whether a peg is doubted at the level of a figure: two independent institutions other than the issuer have printed it, each in
 * five publications of the last weeks. Incident: SAR stayed "by law" while three sources said otherwise for 60 days.
 */
export function isDoubted(
  peg: Peg,
  observation: Observation,
  table: Publication,
  state: QualityState,
): boolean {
  const { source, code, rate } = observation;
  const anchor = table.rateOf(peg.anchor);
  if (anchor === undefined || !isVoiceOnPeg(sourceInfo(source), code)) return false;
  if (doubtOf(source, peg, state, observation) === undefined) return false;
  const one = { source, rate: crossRate(rate, anchor) };
  return SOURCES.some((info) => {
    const other = isVoiceOnPeg(info, code) ? doubtOf(info.key, peg, state) : undefined;
    return (
      other !== undefined && contradictsPeg(peg, Number(peg.rate), one, { source: info.key, rate: other })
    );
  });
}
