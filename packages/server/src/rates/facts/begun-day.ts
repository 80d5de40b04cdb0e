import { dayNumber } from '@equivale/core';
import type { SourceInfo } from '../../sources/source.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks show at an instant, `2026-11-29 08:50:00`. */
export function clockIn(zone: string, ms: number): string {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formats.set(zone, format);
  return format.format(ms);
}

/** The days that have begun at one instant, by zone: whoever makes a table asks for the same few a thousand times. */
const begun = { ms: Number.NaN, days: new Map<string, number>() };

/** Number of the day that has begun where a source is: a figure for a later day is announced and not in force. */
export function begunDay({ schedule: { zone } }: Pick<SourceInfo, 'schedule'>, nowMs: number): number {
  if (begun.ms !== nowMs) Object.assign(begun, { ms: nowMs, days: new Map() });
  const day = begun.days.get(zone) ?? dayNumber(clockIn(zone, nowMs).slice(0, 10));
  begun.days.set(zone, day);
  return day;
}
