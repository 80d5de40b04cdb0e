import { hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Alert, ExchangeRates } from '@equivale/contract';
import { crossRate, DAY_MS, dayOfInstant, quote } from '@equivale/core';
import type { AlertChange, AlertStore, WaitingAlert } from '../store/alerts/alert-store.ts';
import { alertMessage, type FiredAt } from './alert-message.ts';
import { type BestRate, boundsOf, judge, type PairNow } from './bounds.ts';

export interface Market {
  readonly table: ExchangeRates;
  /** The highest rate of a pair on the last 90 days. */
  readonly bestOf: (from: string, to: string) => Promise<BestRate | undefined>;
  readonly nowMs: number;
}

/** Doubles are this near to the exact rate. */
const NEAR = 1e-12;
/** Weekly alerts fire on Monday from this hour of universal time on. */
const MORNING_MS = 7 * (DAY_MS / 24);
const TEXT_DIGITS = 12;
const ID_LENGTH = 24;
const PREFIX_LENGTH = 6;

/** The rate of a pair with its day and source; undefined where there is none. */
function rateNow(from: string, to: string, table: ExchangeRates): FiredAt | undefined {
  const quoted = quote({ amount: '1', from, to }, table);
  if (!quoted.ok || quoted.day === undefined) return undefined;
  const names = quoted.figures.map(({ source = '' }) => {
    const name = table.sources?.[source];
    return name?.short ?? name?.name ?? source;
  });
  return { rate: quoted.rate, day: quoted.day, source: [...new Set(names)].join(' + ') };
}

/** What an alert that is armed now is armed at; undefined where the pair has no rate. */
export async function pairNow(alert: Alert, { table, bestOf, nowMs }: Market): Promise<PairNow | undefined> {
  const found = rateNow(alert.from, alert.to, table);
  if (found === undefined) return undefined;
  const best = alert.kind === 'best' ? await bestOf(alert.from, alert.to) : undefined;
  const today = dayOfInstant(alert.kind === 'weekly' ? nowMs - MORNING_MS : nowMs);
  return { rate: found.rate, best, today };
}

/** Of one crossing, however often it is found. Begins like the subscription: alerts settled in its order fill few pages of an index. */
const messageId = ({ subscription, id, armedAt, due }: WaitingAlert): string =>
  subscription.slice(0, PREFIX_LENGTH) +
  hash('sha256', `${subscription} ${id} ${armedAt} ${due}`, 'base64url').slice(0, ID_LENGTH - PREFIX_LENGTH);

function firing(alert: WaitingAlert, at: FiredAt, nowMs: number): NonNullable<AlertChange['fired']> {
  const id = messageId(alert);
  const { rate, day, source } = at;
  const text = rate.toSignificant(TEXT_DIGITS);
  return { at: nowMs, rate: text, day, source, messageId: id, message: alertMessage(alert, id, at) };
}

/** What becomes of an alert that is due by the day: Mondays, and the best rate of the days before where the old one is too long ago. */
async function dueChange(alert: WaitingAlert, market: Market): Promise<AlertChange[]> {
  const { nowMs, table } = market;
  const isWeekly = alert.kind === 'weekly';
  if (isWeekly && (alert.due ?? 0) > dayOfInstant(nowMs - MORNING_MS)) return [];
  const now = await pairNow(alert, market);
  const at = rateNow(alert.from, alert.to, table);
  if (now === undefined || at === undefined) return [];
  const bounds = boundsOf(alert, now);
  if (isWeekly) return [{ alert, bounds, fired: firing(alert, at, nowMs) }];
  return judge(alert, now.rate) === 'fires' ? [] : [{ alert, bounds }];
}

/** The pairs whose nearest bounds a table crosses, with the doubles right above and right below their rates. */
async function* crossedPairs(store: AlertStore, { rates }: ExchangeRates) {
  for await (const page of store.nearestBounds()) {
    await yieldToEventLoop();
    for (const { pair, up, down } of page) {
      const [from = '', to = ''] = pair.split('/');
      const [over, under] = [rates[to], rates[from]];
      if (over === undefined || under === undefined) continue;
      const near = crossRate(over, under);
      const [above, below] = [near * (1 + NEAR), near * (1 - NEAR)];
      if ((up !== null && up <= above) || (down !== null && down >= below))
        yield { pair, from, to, above, below };
    }
  }
}

function crossedChange(alert: WaitingAlert, at: FiredAt, nowMs: number): AlertChange[] {
  const found = judge(alert, at.rate);
  if (found === undefined) return [];
  return found === 'fires' ? [{ alert, fired: firing(alert, at, nowMs) }] : [{ alert, bounds: found }];
}

/**
 * Compares all alerts with a table, a page at a time, each settled before the next is read. A pair whose nearest bounds are not
 * crossed costs one look, however many alerts it has.
 * @returns how many fired
 */
export async function evaluateAlerts(store: AlertStore, market: Market): Promise<number> {
  const { table, nowMs } = market;
  let fired = 0;
  async function settle(changes: readonly AlertChange[]): Promise<void> {
    if (changes.length > 0) await store.settle(changes);
    fired += changes.filter((change) => change.fired !== undefined).length;
    // A database in this process answers without a turn of the event loop.
    await yieldToEventLoop();
  }
  for await (const page of store.due(dayOfInstant(nowMs))) {
    const changes: AlertChange[] = [];
    // One after the other: fifty pairs at once would have their histories in memory together.
    for (const alert of page) changes.push(...(await dueChange(alert, market)));
    await settle(changes);
  }
  for await (const { pair, from, to, above, below } of crossedPairs(store, table)) {
    const at = rateNow(from, to, table);
    if (at === undefined) continue;
    for await (const page of store.crossed(pair, above, below))
      await settle(page.flatMap((alert) => crossedChange(alert, at, nowMs)));
  }
  return fired;
}
