import { historyPoints, pairHistory } from '../../packages/server/src/rates/series.ts';
import { readSeed } from '../../packages/server/src/seed/read-seed.ts';

type Read = Parameters<typeof pairHistory>[0];

const series = new Map(readSeed().map((entry) => [`${entry.source} ${entry.code}`, entry]));
const read: Read = (source, code) => series.get(`${source} ${code}`);

/** The service's response from its bundled data, by its own rules. */
export function history(base: string, target: string, period: string) {
  const found = pairHistory(read, base, target, period as Parameters<typeof pairHistory>[3]);
  return {
    data: found ? historyPoints(found.series) : [],
    source: found?.source ?? 'ecb',
    base,
    target,
    period,
  };
}
