import { dayNumber } from '@equivale/core';
import { AUTHORITIES, SEGMENTS } from '../../facts/facts.ts';
import type { SourceInfo } from '../../sources/source.ts';

const OTHER = 'other';
const servedSegments = new Map([...SEGMENTS.values()].map((row) => [row.institution, row.served]));

type Row = Pick<SourceInfo, 'key' | 'institution' | 'segment'>;

/**
 * Whether a source quotes the rate of a code that people get, where it has several official ones.
 * @param day before the first day of the segments there was one rate
 */
export function isServedSegment(
  { key, institution = key, segment }: Row,
  code: string,
  day = Number.POSITIVE_INFINITY,
): boolean {
  const row = SEGMENTS.get(code);
  if (row === undefined || day < dayNumber(row.from))
    return segment === undefined || segment === servedSegments.get(institution);
  return institution === row.institution && segment === row.served;
}

/** Whether a source says which of the official rates of a code it quotes, where there are several: what does not is none of them. */
export function saysItsSegment({ key, institution = key, segment }: Row, code: string, day: number): boolean {
  const row = SEGMENTS.get(code);
  if (row === undefined || day < dayNumber(row.from)) return true;
  return institution === row.institution && segment !== undefined;
}

/** The kind of rate that a source quotes a code at: figures of different kinds say nothing about each other. */
const kindOf = (info: Row, code: string): string =>
  SEGMENTS.get(code)?.institution === (info.institution ?? info.key) ? (info.segment ?? OTHER) : OTHER;

/** Whether two sources quote all of these codes at the same kind of rate. */
export const areComparable = (a: Row, b: Row, codes: readonly string[]): boolean =>
  codes.every((code) => !SEGMENTS.has(code) || kindOf(a, code) === kindOf(b, code));

/** Whether the figures of a source are those of the authority of a code. */
export const isAuthority = ({ key, institution = key }: Row, code: string): boolean =>
  AUTHORITIES.get(code) === institution;
