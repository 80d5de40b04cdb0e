import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isoDate } from '@equivale/core';
import type { Observation } from '../sources/source.ts';
import { decodeSeed, type SeedSeries } from './seed-text.ts';

const SEED_DIR = join(import.meta.dirname, '../../seed');
const ENDING = '.txt.br';

/**
 * The bundled history, of which no more than one source is in memory at a time: every value passed the quality rules when the bundle
 * was built (`provenance.json` beside it).
 * @returns series in order of source and code, days ascending
 */
export function* seedSeries(dir: string = SEED_DIR): Generator<SeedSeries> {
  const files = readdirSync(dir).filter((name) => name.endsWith(ENDING));
  for (const name of files.sort())
    yield* decodeSeed(brotliDecompressSync(readFileSync(join(dir, name))).toString('latin1'));
}

/** The bundled history, all at once. */
export const readSeed = (dir: string = SEED_DIR): SeedSeries[] => [...seedSeries(dir)];

/**
 * The values of series one by one, in order of source, code and day. The text is the decimal that the source wrote, but for
 * zeros at its end: no figure that is bundled has more digits than a double holds.
 */
export function* seedObservations(series: Iterable<SeedSeries>): Generator<Observation> {
  const names = new Map<number, string>();
  for (const { source, code, days, rates } of series) {
    for (const [at, day] of days.entries()) {
      const date = names.get(day) ?? isoDate(day);
      names.set(day, date);
      yield { source, code, date, rate: rates[at] as number, text: null };
    }
  }
}
