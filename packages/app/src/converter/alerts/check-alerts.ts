import { BEST_DAYS, type StoredAlert } from '@equivale/contract';
import { dayNumber, dayOfInstant, type Quote, quote } from '@equivale/core';
import type { StampedRecord } from '@equivale/core/merge';
import { loadHistory } from '../../api/history.ts';
import { loadRates, type RatesTable } from '../../api/rates.ts';
import { addMessages } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { alerts } from '../../records/kinds/alerts.ts';
import { alone } from '../../records/lock.ts';
import { evaluateAlert } from './evaluate-alert.ts';
import { pushState, registerAlerts } from './push.ts';

const DIGITS = 15;

function firedAt(quoted: Quote, { sources }: Pick<RatesTable, 'sources'>, at: number) {
  const key = quoted.figures[0]?.source ?? '';
  const source = sources?.[key]?.short ?? sources?.[key]?.name ?? key;
  return { at, rate: quoted.rate.toSignificant(DIGITS), day: quoted.day ?? '', source };
}

/** The highest rate of the 90 days before today; undefined without a network. */
async function bestBefore({ from, to }: StoredAlert, nowMs: number): Promise<number | undefined> {
  const { response, isStored } = await loadHistory(from, to, '1y');
  if (isStored) return undefined;
  const today = dayOfInstant(nowMs);
  const days = response.data.filter(
    ({ date }) => today - BEST_DAYS <= dayNumber(date) && dayNumber(date) < today,
  );
  return days.length > 0 ? Math.max(...days.map(({ rate }) => Number(rate))) : undefined;
}

async function evaluateHere(alert: StoredAlert, table: RatesTable, nowMs: number): Promise<StoredAlert[]> {
  if (alert.isPaused || (alert.fired && alert.kind !== 'weekly')) return [];
  const quoted = quote({ amount: '1', from: alert.from, to: alert.to }, table);
  if (!quoted.ok) return [];
  const best = alert.kind === 'best' ? await bestBefore(alert, nowMs).catch(() => undefined) : undefined;
  const found = evaluateAlert(alert, quoted.rate, { best, nowMs });
  if (found === undefined) return [];
  return [
    found === 'fires' ? { ...alert, fired: firedAt(quoted, table, nowMs) } : { ...alert, isWaiting: false },
  ];
}

/** What has come true, of alerts that nobody has changed while that was looked at. */
async function checkHere(): Promise<void> {
  const nowMs = Date.now();
  const table = await loadRates();
  const before = await alerts.read();
  const found = (await Promise.all(before.map((alert) => evaluateHere(alert, table, nowMs)))).flat();
  const firedNow = ({ fired }: StoredAlert) => fired?.at === nowMs;
  if (found.some(firedNow)) await addMessages('alerts');
  let fired: StoredAlert[] = [];
  const outcome = await alerts.change((now) => {
    const clockOf = (stored: readonly StoredAlert[], id: string) =>
      (stored.find((alert) => alert.id === id) as Partial<StampedRecord> | undefined)?.changedAt;
    const unchanged = found.filter(({ id }) => clockOf(now, id) === clockOf(before, id));
    fired = unchanged.filter(firedNow);
    return unchanged;
  });
  if (!outcome.ok || fired.length === 0) return;
  notify({
    message: fired.length === 1 ? 'alerts.reached' : 'alerts.reached.some',
    values: { pair: `${fired[0]?.from} → ${fired[0]?.to}`, count: fired.length },
  });
}

/** Registers alerts again, since browsers silently lose subscriptions; without push, checks them here. */
export async function checkAlerts(): Promise<void> {
  const stored = await alerts.read().catch(() => undefined);
  if (!stored) return;
  // What is left where the last one was removed is the service's word that it is forgotten.
  if (stored.length === 0 || pushState() === 'on') {
    if (await registerAlerts()) return;
  }
  await alone('equivale-alerts', checkHere);
}
