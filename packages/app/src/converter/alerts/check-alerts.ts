import { BEST_DAYS, type ExchangeRates, type StoredAlert } from '@equivale/contract';
import { dayNumber, dayOfInstant, type Quote, quote } from '@equivale/core';
import { fetchExchangeRates, fetchHistory } from '../../api/api-client.ts';
import { addMessages } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { readAlerts, storeAlerts } from './alert-records.ts';
import { evaluateAlert } from './evaluate-alert.ts';
import { pushState, registerAlerts } from './push.ts';

/** Digits of a rate that is stored. */
const DIGITS = 15;

/** What is stored of a rate at which an alert fired. */
export function firedAt(quoted: Quote, { sources }: Pick<ExchangeRates, 'sources'>, at: number) {
  const key = quoted.figures[0]?.source ?? '';
  const source = sources?.[key]?.short ?? sources?.[key]?.name ?? key;
  return { at, rate: quoted.rate.toSignificant(DIGITS), day: quoted.day ?? '', source };
}

/** The highest rate of the 90 days before today; undefined without a network. */
async function bestBefore({ from, to }: StoredAlert, nowMs: number): Promise<number | undefined> {
  const { data } = await fetchHistory(from, to, '1y');
  const today = dayOfInstant(nowMs);
  const days = data.filter(({ date }) => today - BEST_DAYS <= dayNumber(date) && dayNumber(date) < today);
  return days.length > 0 ? Math.max(...days.map(({ rate }) => Number(rate))) : undefined;
}

async function evaluateHere(alert: StoredAlert, table: ExchangeRates, nowMs: number): Promise<StoredAlert[]> {
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

/**
 * Registers the alerts again, since browsers lose subscriptions without a word; where nothing can be pushed, looks at them here and
 * says what has come true. Called at each start, only where there are alerts.
 * @throws without a network: nothing was looked at, and what has come true and cannot be said is not stored as said
 */
export async function checkAlerts(): Promise<void> {
  const alerts = await readAlerts().catch(() => undefined);
  if (!alerts) return;
  // What is left where the last one was removed is the service's word that it is forgotten.
  if (alerts.length === 0 || pushState() === 'on') {
    if (await registerAlerts(alerts)) return;
  }
  const nowMs = Date.now();
  const table = await fetchExchangeRates();
  const changed = (await Promise.all(alerts.map((alert) => evaluateHere(alert, table, nowMs)))).flat();
  const fired = changed.filter((alert) => alert.fired?.at === nowMs);
  if (fired.length > 0) await addMessages('alerts');
  if (changed.length === 0 || !(await storeAlerts(changed)) || fired.length === 0) return;
  notify({
    message: fired.length === 1 ? 'alerts.reached' : 'alerts.reached.some',
    values: { pair: `${fired[0]?.from} → ${fired[0]?.to}`, count: fired.length },
  });
}
