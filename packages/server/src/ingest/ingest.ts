import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { dayNumber, isoDate } from '@equivale/core';
import { type SourceKey, sourceInfo } from '../rates/observation.ts';
import type { QualityState, Refusal, ValidationResult } from '../rates/quality/rule.ts';
import { publish } from '../rates/quality/state.ts';
import { validatePayload } from '../rates/quality/validate.ts';
import type { RefusalRecord } from '../store/store.ts';
import {
  createSourceFetch,
  type FetchOptions,
  failureWords,
  keepValidators,
  type Validator,
} from './fetch-source.ts';
import type { IngestStore } from './ingest-store.ts';
import { loadState, saveState } from './quality-memory.ts';
import type { Source, SourceTable } from './source.ts';
import { FETCHED_AT_KEY, type SourceState, sourceStateKey } from './source-state.ts';

export interface IngestSettings {
  /** Address of a mirror per source; `off` leaves the source out. */
  readonly mirrors: Partial<Record<SourceKey, string>>;
  /** Longest time one source may take, all its requests and repetitions included. */
  readonly timeoutMs: number;
  /** Pauses between repetitions; a test gives its own. */
  readonly sleep?: FetchOptions['sleep'];
  /** Told why a source failed, in full. */
  readonly onFailure?: (source: SourceKey, error: unknown) => void;
  /** Ends every fetch under way, and the refresh with them: it then leaves no trace. */
  readonly ending?: AbortSignal;
}

export interface Ingest {
  /** Asks every source once and takes in what passes the rules; a source's failure is recorded and harms no other. */
  refresh(): Promise<Map<SourceKey, SourceState>>;
}

type Answer =
  | { readonly tables: readonly SourceTable[]; readonly seen: ReadonlyMap<string, Validator> }
  | { readonly error: string };

/** Days on which something of a source is kept. */
function knownDays({ index }: QualityState, source: SourceKey): Set<string> {
  const days = index.codes(source).flatMap((code) => [...(index.series(source, code)?.days ?? [])]);
  return new Set([...new Set(days)].map(isoDate));
}

const tablesOf = (answer: Answer): readonly SourceTable[] => ('error' in answer ? [] : answer.tables);

const NOT_REQUESTED: Answer = { error: 'not asked' };
/** Newest refusals among which a repeated one is looked for, so that a fault that stands for days is recorded once. */
const KNOWN_REFUSALS = 2000;
const keyOfRow = ({ source, code, date, rule, rate }: RefusalRecord): string =>
  [source, code, date, rule, rate].join(' ');

/** Why an answer counts as a failure: it did not come, or its newest table was turned away as a whole. */
function faultOf(answer: Answer, results: readonly ValidationResult[]): string | null {
  if ('error' in answer) return answer.error;
  const refused = results.at(-1)?.table;
  return refused === undefined ? null : `table refused: ${refused}`;
}

/** Refusals as they are recorded: one for a whole table, one for each value otherwise. */
function rowsOf({ source, table, refused }: ValidationResult, at: string): RefusalRecord[] {
  const row = ({ observation, reason, expected, hold }: Refusal): RefusalRecord => {
    const detail = [hold && 'waits', expected !== undefined && `expected about ${expected}`];
    const { code, date, rate } = observation;
    return { at, source, code, date, rule: reason, rate, detail: detail.filter(Boolean).join(', ') };
  };
  if (table === undefined) return refused.map(row);
  const date =
    refused
      .map(({ observation }) => observation.date)
      .sort()
      .at(-1) ?? '';
  return [{ at, source, code: '', date, rule: table, rate: null, detail: `${refused.length} values` }];
}

const endOf = ({ timeoutMs, ending }: IngestSettings): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(ending ? [ending] : [])]);

/**
 * The one way from an upstream to the store: source -> rules -> store.
 * @param sources in the order in which they are accepted: the first may contradict the later ones
 */
export function createIngest(
  store: IngestStore,
  sources: readonly Source[],
  settings: IngestSettings,
  now: () => Date,
): Ingest {
  const validators = new Map<string, Validator>();
  const active = sources.filter((source) => settings.mirrors[source.key] !== 'off');

  async function ask(source: Source, today: string, known: ReadonlySet<string>): Promise<Answer> {
    const mirror = settings.mirrors[source.key];
    const { sleep } = settings;
    try {
      const { fetch, seen } = createSourceFetch({
        signal: endOf(settings),
        validators,
        ...(mirror && { mirror }),
        ...(sleep && { sleep }),
      });
      return { tables: await source.latest(fetch, today, known), seen };
    } catch (error) {
      settings.onFailure?.(source.key, error);
      return { error: failureWords(error) };
    }
  }

  /** Validates a source's tables, yielding to the event loop between them: requests are answered meanwhile. */
  async function takeIn(source: Source, answer: Answer, state: QualityState): Promise<ValidationResult[]> {
    const results: ValidationResult[] = [];
    for (const result of validatePayload(source.key, tablesOf(answer), state)) {
      results.push(result);
      await yieldToEventLoop();
    }
    return results;
  }

  async function record(
    source: Source,
    answer: Answer,
    results: readonly ValidationResult[],
  ): Promise<SourceState> {
    const at = now().toISOString();
    const accepted = results.flatMap((result) => result.accepted);
    const refusals = results.flatMap((result) => rowsOf(result, at));
    const recorded = new Set((await store.refusals(KNOWN_REFUSALS)).map(keyOfRow));
    const fresh = refusals.filter((row) => !recorded.has(keyOfRow(row)));
    if (accepted.length > 0) await store.putObservations(accepted, at);
    if (fresh.length > 0) await store.putRefusals(fresh);
    const error = faultOf(answer, results);
    if (error === null && 'seen' in answer) keepValidators(validators, answer.seen);
    const key = sourceStateKey(source.key);
    const before = JSON.parse((await store.getMeta(key)) ?? '{"succeededAt":null}') as SourceState;
    const succeededAt = error === null ? at : before.succeededAt;
    const state = { triedAt: at, succeededAt, error, refused: refusals.length };
    await store.setMeta(key, JSON.stringify(state));
    return state;
  }

  return {
    async refresh() {
      const today = isoDate(Math.floor(now().getTime() / 86_400_000));
      const state = await loadState(store, dayNumber(today));
      const answers = await Promise.all(
        active.map((source) => ask(source, today, knownDays(state, source.key))),
      );
      settings.ending?.throwIfAborted();
      const heard = active.map((source, at) => ({ source, answer: answers[at] ?? NOT_REQUESTED }));
      for (const { answer } of heard)
        for (const { observations } of tablesOf(answer)) publish(observations, state);
      const states = new Map<SourceKey, SourceState>();
      for (const { source, answer } of heard)
        states.set(source.key, await record(source, answer, await takeIn(source, answer, state)));
      await saveState(store, state);
      const isFresh = [...states].some(([key, { error }]) => error === null && sourceInfo(key).served);
      if (isFresh) await store.setMeta(FETCHED_AT_KEY, now().toISOString());
      return states;
    },
  };
}
