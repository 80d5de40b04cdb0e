import { REACH_DAYS } from '@equivale/contract';
import { isoDate } from '@equivale/core';
import { ObservationIndex, positionAt } from '../rates/observation-index.ts';
import { RECOUNTED } from '../rates/rates-on-day.ts';
import { SOURCES } from '../sources/all-sources.ts';
import type { StoredRates } from '../store/rows.ts';
import type { SeriesLoader } from './series-cache.ts';

/** What can be in force on a day. A code that changed its unit comes whole and without texts, which may count in the old unit. */
export async function indexOfDay(
  store: StoredRates,
  seriesOf: SeriesLoader,
  day: number,
): Promise<ObservationIndex> {
  const index = new ObservationIndex();
  const tables = (await seriesOf({ source: 'ecb', code: 'USD' }))?.days ?? [];
  const last = tables[positionAt(tables, day)] ?? day;
  for (const observation of await store.between(isoDate(last - REACH_DAYS), isoDate(day)))
    if (!RECOUNTED.has(observation.code)) index.put(observation);
  for (const code of RECOUNTED)
    for (const { key: source } of SOURCES) {
      const { days, rates } = (await seriesOf({ source, code })) ?? { days: [], rates: [] };
      for (const [at, on] of days.entries())
        index.put({ source, code, date: isoDate(on), rate: rates[at] as number });
    }
  return index;
}
