import type { Observation, SourceKey } from '../sources/source.ts';
import type { IngestStore } from '../store/open-store.ts';
import type { RefusalRecord, SeriesPoint } from '../store/rows.ts';

/** How many values of a series are of days before another; most questions are about the newest days. */
function countBefore(values: readonly Observation[], day: string): number {
  let count = values.length;
  while (count > 0 && (values[count - 1] as Observation).date >= day) count -= 1;
  return count;
}

/** A store in memory, for a thousand rounds in a few seconds. */
export class MemoryStore implements IngestStore {
  /** By source and code; the values of a series in order of days. */
  readonly #series = new Map<string, Observation[]>();
  readonly #meta = new Map<string, string>();
  readonly #refused: RefusalRecord[] = [];

  async putObservations(observations: Iterable<Observation>): Promise<void> {
    for (const observation of observations) {
      const key = `${observation.source} ${observation.code}`;
      const values = this.#series.get(key) ?? [];
      this.#series.set(key, values);
      const at = countBefore(values, observation.date);
      values.splice(at, Number(values[at]?.date === observation.date), observation);
    }
  }
  /** Every value from a day on. */
  since(day: string): Observation[] {
    return [...this.#series.values()].flatMap((values) => values.slice(countBefore(values, day)));
  }
  async latestBySource(): Promise<Observation[]> {
    return [...this.#series.values()].flatMap((values) => values.slice(-1));
  }
  async series(source: SourceKey, code: string, from: string, to: string): Promise<SeriesPoint[]> {
    const values = this.#series.get(`${source} ${code}`) ?? [];
    const end = countBefore(values, to);
    return values.slice(countBefore(values, from), end + Number(values[end]?.date === to));
  }
  async putRefusals(refusals: readonly RefusalRecord[]): Promise<void> {
    this.#refused.push(...refusals);
  }
  async refusals(limit: number): Promise<RefusalRecord[]> {
    return this.#refused.slice(-limit).reverse();
  }
  async getMeta(key: string): Promise<string | undefined> {
    return this.#meta.get(key);
  }
  async metaUnder(prefix: string): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.#meta].filter(([key]) => key.startsWith(prefix)));
  }
  async setMeta(key: string, value: string): Promise<void> {
    this.#meta.set(key, value);
  }
}
