import { DAY_MS, dayNumber } from '@equivale/core';
import type { Logger } from 'pino';
import { createIngest } from '../ingest/ingest.ts';
import { FETCHED_AT_KEY, isWithin } from '../ingest/source-state.ts';
import type { RefreshSettings } from '../source-settings.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';
import type { Store } from '../store/store.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface Deps {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => Date;
  readonly settings: RefreshSettings;
  /** Days for which a state that devices share is stored after it was asked for last. */
  readonly syncDays: number;
  /** Whether other processes may be refreshing the same database. */
  readonly isShared: boolean;
  /** Called with each table that was taken in, or is older than at the last round. */
  readonly onTable?: () => Promise<void>;
}

/** The refreshing of the rates, as far as the rest of the service sees it. */
export interface Refresh {
  /**
   * One round: asks every source, tells every process on the database, and drops what devices left long ago. Of all
   * processes on a database, one does it at a time.
   * @returns whether any source that was requested answered, here or in the process that is at it; a fault of ours is logged,
   * not thrown
   */
  run(): Promise<boolean>;
  /** Lets no other round begin, and ends the one under way: what the upstreams have not sent yet is not waited for. */
  stop(): Promise<void>;
}

/** Newest conversions that a device may leave with us, and for how many days. */
export const STORED_PER_DEVICE = 1000;
export const STORED_DAYS = 400;
/** A device that has not opened the app for so many days has its alerts erased. */
const UNSEEN_DAYS = 60;

/** Part of the interval for which another process's round counts as this one's too. */
const SHARE = 0.8;
/** The first round of a process is only spared when another one has just had its own. */
const JUST_NOW_MS = 60_000;

export function createRefresh({ store, log, now, settings, syncDays, isShared, onTable }: Deps): Refresh {
  const ending = new AbortController();
  const onFailure = (source: SourceKey, error: unknown) => log.warn({ source, err: error }, 'source failed');
  const ingest = createIngest(store, ALL_SOURCES, { ...settings, onFailure, ending: ending.signal }, now);
  let rounds = 0;

  async function isDoneByAnother(): Promise<boolean> {
    if (!isShared) return false;
    const fetchedAt = await store.getMeta(FETCHED_AT_KEY);
    const share = SHARE * settings.everyMs;
    const recent = rounds++ === 0 ? Math.min(JUST_NOW_MS, share) : share;
    return fetchedAt !== undefined && isWithin(fetchedAt, now(), recent);
  }

  /**
   * What reached us so many days before this instant is old: by our clock, but also by the newest day that the ECB has published,
   * since a clock that leaps ahead for a moment makes everything look old.
   */
  async function daysAgo(days: number): Promise<number> {
    const dollar = (await store.coverage(['USD'])).find(({ source }) => source === 'ecb');
    const published = dollar === undefined ? 0 : dayNumber(dollar.last) * DAY_MS;
    return Math.min(now().getTime(), published) - days * DAY_MS;
  }

  /** What cannot be erased now is erased after another round. */
  async function prune(): Promise<void> {
    try {
      await store.pruneRefusals();
      const old = await daysAgo(STORED_DAYS);
      await store.devices.pruneConversions(STORED_PER_DEVICE, old, ending.signal);
      await store.sync.prune(await daysAgo(syncDays), now().getTime(), ending.signal);
      await store.alerts.forgetUnseen(await daysAgo(UNSEEN_DAYS));
    } catch (error) {
      if (!ending.signal.aborted) log.error({ err: error }, 'old records could not be erased');
    }
  }

  async function round(): Promise<boolean> {
    if (await isDoneByAnother()) {
      log.info('rates were refreshed by another process');
      return true;
    }
    const states = [...(await ingest.refresh())];
    for (const [source, { error, refused }] of states)
      if (error || refused > 0) log.warn({ source, error, refused }, 'source');
    // Also after a failure: what was current at the last round may count as stale by now.
    if (states.length > 0) await store.announce();
    await onTable?.();
    const responded = states.filter(([, state]) => state.error === null).length;
    log.info({ responded, request: states.length }, 'rates refreshed');
    await prune();
    // Sources that all know that there is nothing new yet are no failure.
    return responded > 0 || states.length === 0;
  }

  async function lockedRound(): Promise<boolean> {
    try {
      ending.signal.throwIfAborted();
      const outcome = await store.lock('refresh', round);
      if (outcome === undefined) log.info('rates are being refreshed by another process');
      return outcome ?? true;
    } catch (error) {
      if (ending.signal.aborted) log.info('refresh ended');
      else log.error({ err: error }, 'refresh failed');
      return false;
    }
  }

  return oneAtATime(lockedRound, ending);
}
