import { dayNumber } from '@equivale/core';
import type { SourceInfo } from '../../sources/source.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, made);
  return made;
}

/** Number of the day that has begun where a source is: a figure for a later day is announced and not in force. */
export const begunDay = ({ schedule: { zone } }: Pick<SourceInfo, 'schedule'>, nowMs: number): number =>
  dayNumber(formatOf(zone).format(nowMs));
