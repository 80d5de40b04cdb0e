import { setImmediate as breath } from 'node:timers/promises';
import { isoDate } from '../rates/calendar.ts';
import { noEvidence } from '../rates/evidence.ts';
import type { Observation, SourceKey } from '../rates/observation.ts';
import type { Evidence, UsualCodes } from '../rates/quality/rule.ts';
import type { IngestStore } from './ingest-store.ts';

/** What the rules remember between refreshes besides the values: those that wait, and the usual size of each table. */
const MEMORY_KEY = 'quality-memory';
/** Days of each series that the rules and the revisions look back on. */
const LOOK_BACK_DAYS = 120;

interface Memory {
  readonly held: [string, Observation[]][];
  readonly usualCodes: [SourceKey, UsualCodes][];
}

/** The evidence the rules need, from the store: the newest value of every series, and all of the last months. */
export async function recall(store: IngestStore, today: number): Promise<Evidence> {
  const evidence = noEvidence(today);
  const from = isoDate(today - LOOK_BACK_DAYS);
  const to = isoDate(today + 2);
  for (const [at, newest] of (await store.latestBySource()).entries()) {
    const { source, code } = newest;
    // An embedded database answers without pausing: requests get their turn in between.
    if (at % 20 === 19) await breath();
    evidence.shelf.put(newest);
    for (const { date, rate } of await store.series(source, code, from, to))
      evidence.shelf.put({ source, code, date, rate });
  }
  const memory = JSON.parse((await store.getMeta(MEMORY_KEY)) ?? '{"held":[],"usualCodes":[]}') as Memory;
  for (const [key, held] of memory.held) evidence.held.set(key, held);
  for (const [source, usual] of memory.usualCodes) evidence.usualCodes.set(source, usual);
  return evidence;
}

/** Keeps what the store's values alone do not tell; a value that waited in vain for months is forgotten. */
export function remember(store: IngestStore, { today, held, usualCodes }: Evidence): Promise<void> {
  const oldest = isoDate(today - LOOK_BACK_DAYS);
  const waiting = [...held].map(
    ([key, values]) => [key, values.filter(({ date }) => date > oldest)] as const,
  );
  const memory = {
    held: waiting.filter(([, values]) => values.length > 0).map(([key, values]) => [key, values]),
    usualCodes: [...usualCodes],
  } satisfies { [key in keyof Memory]: unknown };
  return store.setMeta(MEMORY_KEY, JSON.stringify(memory));
}
