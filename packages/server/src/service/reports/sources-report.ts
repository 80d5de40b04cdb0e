import type { SourcesReport } from '@equivale/contract';
import { FETCHED_AT_KEY, liveSources, NEVER_ASKED, sourceStates } from '../../ingest/source-state.ts';
import { fetchedFrom, SOURCES } from '../../sources/all-sources.ts';
import type { Store } from '../../store/open-store.ts';
import type { Clock } from '../clock.ts';
import type { StreetRates } from '../street-rates.ts';

const REFUSALS = 100;

/**
 * @param store where sources and refusals are recorded
 * @param streetRates what is asked beside the reference rates
 */
export async function makeSourcesReport(
  store: Store,
  clock: Clock,
  streetRates?: Pick<StreetRates, 'report'>,
): Promise<SourcesReport> {
  const [states, live, latest, fetchedAt, refusals, street] = await Promise.all([
    sourceStates(store),
    liveSources(store, clock),
    store.latestBySource(),
    store.getMeta(FETCHED_AT_KEY),
    store.refusals(REFUSALS),
    streetRates?.report(),
  ]);
  const sources = SOURCES.map((info) => {
    const { key, name, kind, attribution, served } = info;
    const dates = latest.filter(({ source }) => source === key).map(({ date }) => date);
    const { triedAt, succeededAt, refused, unknown, error } = states.get(fetchedFrom(info)) ?? NEVER_ASKED;
    return {
      ...{ key, name, kind, attribution, served, codes: dates.length },
      newest: dates.toSorted().at(-1) ?? null,
      ...{ triedAt, succeededAt, refused, live: live.has(key) },
      error: clock.isBehind() && kind !== 'computed' ? 'clock-behind' : error,
      ...(unknown && { unknown: [...unknown] }),
    };
  });
  return { fetchedAt: fetchedAt ?? null, sources, ...(street && { street }), refusals };
}
