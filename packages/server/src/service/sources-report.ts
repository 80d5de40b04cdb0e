import type { SourcesReport } from '@equivale/contract';
import { FETCHED_AT_KEY, liveSources, sourceStates } from '../ingest/source-state.ts';
import { SOURCES } from '../sources/all-sources.ts';
import type { Store } from '../store/store.ts';

/** How many refusals the report shows. */
const REFUSALS = 100;

/** @param store where sources and refusals are recorded */
export async function makeSourcesReport(store: Store, now: Date): Promise<SourcesReport> {
  const [states, live, latest, fetchedAt, refusals] = await Promise.all([
    sourceStates(store),
    liveSources(store, now),
    store.latestBySource(),
    store.getMeta(FETCHED_AT_KEY),
    store.refusals(REFUSALS),
  ]);
  const sources = SOURCES.map(({ key, name, kind, attribution, served }) => {
    const dates = latest.filter(({ source }) => source === key).map(({ date }) => date);
    const { triedAt = null, succeededAt = null, error = null, refused = 0 } = states.get(key) ?? {};
    const newest = dates.toSorted().at(-1) ?? null;
    const kept = { codes: dates.length, newest };
    const live24 = { triedAt, succeededAt, error, refused, live: live.has(key) };
    return { key, name, kind, attribution, served, ...kept, ...live24 };
  });
  return { fetchedAt: fetchedAt ?? null, sources, refusals };
}
