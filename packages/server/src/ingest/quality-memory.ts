import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { dayNumber, isoDate } from '@equivale/core';
import type { QualityState, TableSize } from '../rates/quality/rule.ts';
import { emptyState } from '../rates/quality/validate.ts';
import type { Observation, SourceKey } from '../sources/source.ts';
import type { IngestStore } from '../store/open-store.ts';
import type { NewestDay } from './clock-fault.ts';

/** What the rules keep between refreshes besides the values: those that wait, and the size of each source's last whole table. */
const MEMORY_KEY = 'quality-memory';
/** Days of each series that the rules and the revisions look back on. */
const LOOK_BACK_DAYS = 120;

interface Memory {
  readonly held: [string, Observation[]][];
  readonly tableSizes: [SourceKey, TableSize][];
}

/** What is remembered; nothing where it cannot be read, and the next tables rebuild it. */
function readMemory(text: string): Memory {
  try {
    const { held, tableSizes } = JSON.parse(text) as Memory;
    return { held: [...held], tableSizes: [...tableSizes] };
  } catch {
    return { held: [], tableSizes: [] };
  }
}

/** What the rules know, and the newest day of every series, days included that by our clock are still to come. */
interface Loaded {
  readonly state: QualityState;
  readonly newest: readonly NewestDay[];
}

/**
 * The state the rules need, from the store: the newest value of every series, and all of the last months. What bears a day that
 * is still to come was stored by a clock that was ahead, and nothing is measured against it.
 */
export async function loadState(store: IngestStore, today: number): Promise<Loaded> {
  const state = emptyState(today);
  const from = isoDate(today - LOOK_BACK_DAYS);
  const to = isoDate(today + 2);
  const newest = await store.latestBySource();
  for (const [at, latest] of newest.entries()) {
    const { source, code } = latest;
    // An embedded database answers without pausing: requests get their turn in between.
    if (at % 20 === 19) await yieldToEventLoop();
    const recent = await store.series(source, code, from, to);
    // Where there is a recent value, the newest is among them. Put first, it would have all others moved in before it.
    if (recent.length === 0 && latest.date <= to) state.index.put(latest);
    if (recent.length > 0) state.index.putSeries(source, code, recent);
  }
  const memory = readMemory((await store.getMeta(MEMORY_KEY)) ?? '');
  for (const [source, size] of memory.tableSizes) state.tableSizes.set(source, size);
  for (const [key, held] of memory.held) {
    state.held.set(key, held);
    for (const one of held) state.published.put(one);
  }
  return { state, newest: newest.map(({ source, date }) => ({ source, day: dayNumber(date) })) };
}

/** Keeps what the store's values alone do not tell; a value that waited in vain for months is forgotten. */
export function saveState(store: IngestStore, { today, held, tableSizes }: QualityState): Promise<void> {
  const oldest = isoDate(today - LOOK_BACK_DAYS);
  const waiting = [...held].flatMap(([key, values]) => {
    const recent = values.filter(({ date }) => date > oldest);
    return recent.length > 0 ? [[key, recent]] : [];
  });
  return store.setMeta(MEMORY_KEY, JSON.stringify({ held: waiting, tableSizes: [...tableSizes] }));
}
