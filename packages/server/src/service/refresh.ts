import type { ExchangeRates } from '@equivale/contract';
import { DAY_MS, dayNumber } from '@equivale/core';
import type { Logger } from 'pino';
import { createDueTimes } from '../ingest/due-times.ts';
import { createIngest } from '../ingest/ingest.ts';
import { sourceStates } from '../ingest/source-state.ts';
import type { RefreshSettings } from '../source-settings.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';
import type { Store } from '../store/open-store.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface Deps {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => Date;
  readonly settings: RefreshSettings;
  /** Days for which a state that devices share is stored after it was last requested. */
  readonly syncDays: number;
  readonly rates: { currentRates(): Promise<ExchangeRates> };
  /** Called where something that is served has changed. @param sources whose figures are new; none where only time has passed */
  readonly onChange?: (sources: ReadonlySet<SourceKey>) => Promise<void>;
  readonly onRound?: () => Promise<void>;
  /** Warns those whose alerts are erased in so many days, since they were not seen after an instant. */
  readonly warnUnseen?: (before: number, days: number) => Promise<void>;
  /** Number from 0 to 1; spreads the requests of many servers over a minute. */
  readonly random?: () => number;
}

/** Days for which conversions that a device left with us are stored. */
const STORED_DAYS = 400;
/** A device that has not opened the app for so many days has its alerts erased. */
const UNSEEN_DAYS = 60;
/** So long before that people are warned. */
const WARNING_DAYS = 5;

/** What is served changes with the time too: a day begins somewhere, a source falls silent. */
const LOOK_EVERY_MS = 900_000;

/**
 * Erases what devices left long ago, no more often than the longest pause unless it is asked to; what cannot be erased now is erased
 * after another round.
 */
function createPruning({ store, log, now, syncDays, settings, warnUnseen }: Deps, ending: AbortSignal) {
  let prunedMs = Number.NEGATIVE_INFINITY;

  /**
   * What reached us so many days before this instant is old: by our clock, but also by the newest day that the ECB has published,
   * since a clock that leaps ahead for a moment makes everything look old.
   */
  async function daysAgo(days: number): Promise<number> {
    const latest = await store.latestBySource();
    const dollar = latest.find(({ source, code }) => source === 'ecb' && code === 'USD');
    const published = dollar === undefined ? 0 : dayNumber(dollar.date) * DAY_MS;
    return Math.min(now().getTime(), published) - days * DAY_MS;
  }

  return async (always: boolean): Promise<void> => {
    const nowMs = now().getTime();
    if (!always && Math.abs(nowMs - prunedMs) < settings.everyMs) return;
    prunedMs = nowMs;
    try {
      await store.pruneRefusals();
      await store.devices.pruneConversions(await daysAgo(STORED_DAYS), ending);
      await store.sync.prune(await daysAgo(syncDays), now().getTime(), ending);
      await warnUnseen?.(await daysAgo(UNSEEN_DAYS - WARNING_DAYS), WARNING_DAYS);
      await store.alerts.forgetUnseen(await daysAgo(UNSEEN_DAYS));
    } catch (error) {
      if (!ending.aborted) log.error({ err: error }, 'old records could not be erased');
    }
  };
}

export function createRefresh(deps: Deps) {
  const { store, log, now, settings, rates, onChange, onRound, random = Math.random } = deps;
  const ending = new AbortController();
  const onFailure = (source: SourceKey, error: unknown) => log.warn({ source, err: error }, 'source failed');
  const prune = createPruning(deps, ending.signal);
  /** Sources whose figures were written since the last announcement. */
  let written = new Set<SourceKey>();
  const hears = { onFailure, onWritten: (source: SourceKey) => written.add(source) };
  const ingest = createIngest(store, ALL_SOURCES, { ...settings, ...hears, ending: ending.signal }, now);
  const dueTimes = createDueTimes(
    store,
    ALL_SOURCES.filter(({ key }) => ingest.active.has(key)),
    settings.everyMs,
    random(),
  );
  let nextMs = Number.NEGATIVE_INFINITY;
  let checkedMs = Number.NEGATIVE_INFINITY;
  let served: string | undefined;

  /** Tells every process where something that is served has changed. */
  async function announce(hasAsked: boolean): Promise<void> {
    const changed = written;
    written = new Set();
    if (changed.size > 0) await store.announce();
    const { fetchedAt: _, ...table } = await rates.currentRates();
    // The report of 90 days lists faults, and each day on which a source was requested.
    const states = [...(await sourceStates(store, ALL_SOURCES))];
    const reported = states.map(([key, { error, triedAt }]) => [key, error, triedAt.slice(0, 10)]);
    const text = JSON.stringify([table, reported]);
    // The first look has nothing to compare with: it is news only where a source was requested.
    const isNew = served === undefined ? hasAsked : text !== served;
    served = text;
    if (changed.size === 0 && isNew) await store.announce();
    if (changed.size > 0 || isNew) await onChange?.(changed);
  }

  /** @param which the sources that are requested: all, or those that are due */
  async function round(which: 'all' | 'due'): Promise<boolean> {
    const startMs = now().getTime();
    const due = which === 'all' ? ingest.active : await dueTimes.due(startMs);
    const states = due.size === 0 ? [] : [...(await ingest.refresh(due))];
    dueTimes.asked(due, startMs);
    for (const [source, { error, refused }] of states)
      if (error || refused > 0) log.warn({ source, error, refused }, 'source');
    await announce(due.size > 0);
    await onRound?.();
    const responded = states.filter(([, state]) => state.error === null).length;
    if (states.length > 0) log.info({ responded, request: states.length }, 'rates refreshed');
    await prune(which === 'all');
    nextMs = Math.min(await dueTimes.next(startMs), startMs + LOOK_EVERY_MS);
    // Sources that all know that there is nothing new yet are no failure.
    return responded > 0 || states.length === 0;
  }

  async function lockedRound(which: 'all' | 'due'): Promise<boolean> {
    try {
      ending.signal.throwIfAborted();
      const outcome = await store.lock('refresh', () => round(which));
      if (outcome === undefined) log.info('rates are being refreshed by another process');
      return outcome ?? true;
    } catch (error) {
      if (ending.signal.aborted) log.info('refresh ended');
      else log.error({ err: error }, 'refresh failed');
      return false;
    }
  }

  const rounds = oneAtATime(lockedRound, ending);
  return {
    /**
     * One round: asks every source, tells every process on the database what has changed, and drops what devices left long ago. Of
     * all processes on a database, one does it at a time.
     * @returns whether any source that was requested answered, here or in the process that is at it; a fault of ours is logged
     */
    run: () => rounds.run('all'),
    /** The same with the sources alone that are due by their schedules; cheap where none is. */
    async runDue(): Promise<boolean> {
      const nowMs = now().getTime();
      // A clock that was set back makes everything due.
      const isEarly = nowMs < nextMs && nowMs >= checkedMs;
      checkedMs = nowMs;
      return isEarly || rounds.run('due');
    },
    /** Lets no other round begin, and ends the one under way: what the upstreams have not sent yet is not waited for. */
    stop: rounds.stop,
  };
}
