import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { isServedCode } from '../rates/facts/currency-facts.ts';
import type { QualityState, ValidationResult } from '../rates/quality/rule.ts';
import { publish, validatePayload } from '../rates/quality/validate.ts';
import { fetchedFrom, sourceInfo } from '../sources/all-sources.ts';
import type { Observation, SourceKey, SourceTable } from '../sources/source.ts';
import type { IngestStore } from '../store/open-store.ts';
import { clockFault, type NewestDay } from './clock-fault.ts';
import { createFetchAll, type FetchAllSettings, type Fetchable, type Fetched } from './fetch-all.ts';
import { failureWords } from './fetch-source.ts';
import { loadState, saveState } from './quality-memory.ts';
import { recordRefusals, refusalRows } from './refusal-rows.ts';
import { FETCHED_AT_KEY, recordAttempt, type SourceState } from './source-state.ts';

/** Days on which something of a source is kept. */
function knownDays({ index }: QualityState, source: SourceKey): Set<string> {
  const days = new Set<number>();
  for (const key of index.sources())
    if (fetchedFrom(sourceInfo(key)) === source)
      for (const code of index.codes(key))
        for (const day of index.series(key, code)?.days ?? []) days.add(day);
  return new Set([...days].map(isoDate));
}

/** Unknown codes that are remembered of a source: a compiled table has hundreds of coins. */
const MOST_UNKNOWN = 50;

/** Codes of tables that we do not know; undefined where there is none. */
function unknownCodes(tables: readonly SourceTable[]): string[] | undefined {
  const codes = tables.flatMap(({ observations }) => observations.map(({ code }) => code));
  const strange = [...new Set(codes)].filter((code) => /^[A-Z]{3}$/.test(code) && !isServedCode(code));
  return strange.length === 0 ? undefined : strange.sort().slice(0, MOST_UNKNOWN);
}

const publishedDays = (fetched: readonly Fetched[]): NewestDay[] =>
  fetched.flatMap(({ source, tables }) =>
    tables.flatMap(({ observations }) => observations.map(({ date }) => ({ source, day: dayNumber(date) }))),
  );

/** What waits of a source that has nothing new, as tables: others may have spoken since. */
function waitingTables({ held }: QualityState, key: SourceKey): SourceTable[] {
  const waiting = [...held.values()].flat().filter(({ source }) => fetchedFrom(sourceInfo(source)) === key);
  const days = Map.groupBy(waiting, ({ date }) => date);
  return [...days.keys()].sort().map((date) => ({ observations: days.get(date) ?? [], partial: true }));
}

/** The tables of each voice in a payload: a relay sends those of many institutions, a bank those of its segments. */
function bySource(key: SourceKey, tables: readonly SourceTable[]): Map<SourceKey, SourceTable[]> {
  const found = new Map<SourceKey, SourceTable[]>();
  for (const table of tables) {
    const voices = Map.groupBy(table.observations, ({ source }) => source);
    if (voices.size === 0) voices.set(key, []);
    for (const [source, observations] of voices)
      found.set(source, [...(found.get(source) ?? []), { ...table, observations }]);
  }
  return found;
}

/** Validates tables, yielding to the event loop between them: requests are answered meanwhile. */
async function takeIn(
  key: SourceKey,
  tables: readonly SourceTable[],
  state: QualityState,
): Promise<ValidationResult[]> {
  const results: ValidationResult[] = [];
  for (const [source, own] of bySource(key, tables)) {
    for (const result of validatePayload(source, own, state)) {
      results.push(result);
      await yieldToEventLoop();
    }
  }
  return results;
}

/** Why a response counts as a failure: it did not come, or its newest table was turned away as a whole. */
function faultOf({ error }: Fetched, results: readonly ValidationResult[]): string | null {
  const refused = results.at(-1)?.table;
  return error ?? (refused === undefined ? null : `table refused: ${refused}`);
}

/** Stores values and tells whose they are. */
function createWrite(store: IngestStore, { onWritten }: FetchAllSettings) {
  return async (accepted: readonly Observation[], at: string): Promise<void> => {
    if (accepted.length === 0) return;
    await store.putObservations(accepted, at);
    for (const { source } of accepted) onWritten?.(source);
  };
}

/**
 * The one way from an upstream to the store: source -> rules -> store.
 * @param sources in any order: all are heard before anything is validated
 */
export function createIngest(
  store: IngestStore,
  sources: readonly Fetchable[],
  settings: FetchAllSettings,
  now: () => Date,
) {
  const { fetchAll, remember, active } = createFetchAll(sources, settings);
  const write = createWrite(store, settings);

  /** What a source sent, through the rules; a fault on the way is that source's alone. */
  async function validated(fetched: Fetched, state: QualityState): Promise<[Fetched, ValidationResult[]]> {
    try {
      return [fetched, await takeIn(fetched.source, fetched.tables, state)];
    } catch (error) {
      settings.onFailure?.(fetched.source, error);
      return [{ ...fetched, error: failureWords(error) }, []];
    }
  }

  async function record(fetched: Fetched, results: readonly ValidationResult[]): Promise<SourceState> {
    const at = now().toISOString();
    const found = results.flatMap((result) => result.accepted);
    // A price is of the instant at which it is heard.
    const isPrice = sourceInfo(fetched.source).cadence === 'continuous';
    const accepted = isPrice ? found.map((price) => ({ ...price, publishedAt: at })) : found;
    const refusals = results.flatMap((result) => refusalRows(result, at));
    await write(accepted, at);
    await recordRefusals(store, refusals);
    const error = faultOf(fetched, results);
    const unknown = fetched.tables.length === 0 ? undefined : unknownCodes(fetched.tables);
    return recordAttempt(store, fetched.source, {
      at,
      error,
      refused: refusals.length,
      ...(unknown && { unknown }),
    });
  }

  /** What waits of those who have nothing new is looked at again, now that the others have spoken. */
  async function reconsider(source: SourceKey, state: QualityState): Promise<void> {
    const results = await takeIn(source, waitingTables(state, source), state);
    const accepted = results.flatMap((result) => result.accepted);
    await write(accepted, now().toISOString());
  }

  async function takeInAll(
    fetched: readonly Fetched[],
    state: QualityState,
  ): Promise<Map<SourceKey, SourceState>> {
    const states = new Map<SourceKey, SourceState>();
    for (const { tables } of fetched) for (const { observations } of tables) publish(observations, state);
    for (const one of fetched)
      if (one.requested) states.set(one.source, await record(...(await validated(one, state))));
    const heard = new Set(fetched.filter(({ tables }) => tables.length > 0).map(({ source }) => source));
    const silent = [...active].filter((source) => !heard.has(source));
    for (const source of silent) await reconsider(source, state);
    await saveState(store, state);
    const isFresh = [...states].some(([key, { error }]) => error === null && sourceInfo(key).served);
    if (isFresh) await store.setMeta(FETCHED_AT_KEY, now().toISOString());
    return states;
  }

  return {
    active,
    /**
     * Fetches sources once and takes in what passes the rules; a source's failure is recorded and harms no other.
     * @param due the sources that are asked; all where absent
     * @returns how it went, by source; sources that had no request to send are absent
     */
    async refresh(due: ReadonlySet<SourceKey> = active): Promise<Map<SourceKey, SourceState>> {
      const today = dayOfInstant(now().getTime());
      const { state, newest } = await loadState(store, today);
      const fetched = await fetchAll(
        today,
        (source) => knownDays(state, source),
        (source) => due.has(source),
      );
      const responded = fetched.filter(({ requested, error }) => requested && error === null);
      const sent = responded.map(({ source }) => source);
      const error = clockFault(today, newest, publishedDays(fetched), sent);
      if (error !== undefined) {
        const failed = { triedAt: now().toISOString(), succeededAt: null, error, refused: 0 };
        return new Map(fetched.map(({ source }) => [source, failed]));
      }
      const states = await takeInAll(fetched, state);
      // Not before what waits is stored: "nothing new" would be all that is heard of it.
      for (const one of fetched) if (states.get(one.source)?.error === null) remember(one);
      return states;
    },
  };
}
