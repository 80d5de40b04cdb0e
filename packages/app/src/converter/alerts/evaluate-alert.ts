import { REARM_PERCENT, type StoredAlert } from '@equivale/contract';
import { compare, DAY_MS, dayOfInstant, type ExactValue, parseDecimal, weekday } from '@equivale/core';

/** A history and a table come to the same rate by different ways: less than this apart they are the same. */
const SAME = 1e-9;

export function isReached({ kind, figure }: Pick<StoredAlert, 'kind' | 'figure'>, rate: ExactValue): boolean {
  const threshold = parseDecimal(figure ?? '');
  if (!threshold) return false;
  const side = compare(rate.toFraction(), threshold);
  return kind === 'above' ? side >= 0 : kind === 'below' && side <= 0;
}

/** The change since an alert was made, in percent. */
export const changeSince = ({ base }: Pick<StoredAlert, 'base'>, rate: ExactValue): number =>
  100 * (rate.toNumber() / Number(base) - 1);

/** Whether a rate is above all of the days before, and above what it was when the alert was made. */
const isHighest = (rate: ExactValue, best: number | undefined, base: string): boolean =>
  best !== undefined && rate.toNumber() > Math.max(best, Number(base)) * (1 + SAME);

/** When the week began, in universal time. */
function lastMonday(nowMs: number): number {
  const today = dayOfInstant(nowMs);
  return (today - weekday(today)) * DAY_MS;
}

/** Whether an alert fires or becomes ready; `best` is the highest rate of the 90 days before today. */
export function evaluateAlert(
  alert: StoredAlert,
  rate: ExactValue,
  { best, nowMs }: { readonly best: number | undefined; readonly nowMs: number },
): 'fires' | 'is ready' | undefined {
  const { kind, isWaiting, fired, armedAt, figure, base } = alert;
  if (kind === 'weekly') return Math.max(armedAt, fired?.at ?? 0) < lastMonday(nowMs) ? 'fires' : undefined;
  if (kind === 'change') return Math.abs(changeSince(alert, rate)) >= Number(figure) ? 'fires' : undefined;
  if (kind === 'best') return isHighest(rate, best, base) ? 'fires' : undefined;
  if (!isWaiting) return isReached(alert, rate) ? 'fires' : undefined;
  const back = changeSince({ base: figure ?? '1' }, rate) * (kind === 'above' ? -1 : 1);
  return back >= REARM_PERCENT ? 'is ready' : undefined;
}
