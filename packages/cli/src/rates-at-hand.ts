import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RateTable, spanOf } from '@equivale/core';
import type { AveragesAt } from '@equivale/core/resolve';

/** Variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The data folder of a server, where there is one. */
export const dataDirOf = ({ DATA_DIR }: Environment): string => DATA_DIR || 'data';

/** Which rates are wanted. */
export interface RatesRequest {
  /** The day whose rates are used; the newest without it. */
  readonly on?: string | undefined;
  /** From the service, and not what is at hand. */
  readonly fresh?: boolean | undefined;
}

/** The newest table of the bundled history, which `npm run build:packages` writes beside the program. */
const NEWEST = join(import.meta.dirname, 'newest-rates.json');

/**
 * The rates of the service where fresh ones are wanted; else those of a server's data folder; else the bundled ones.
 * @param env `EQUIVALE_URL`: address of the service; `DATA_DIR`: the data folder, `data` where it is not said
 * @throws where the service gives no table that is one, and where the folder holds a database that cannot be read
 */
export async function readRates(
  { on, fresh }: RatesRequest,
  env: Environment,
  now: Date,
): Promise<RateTable> {
  if (fresh) {
    if (!env.EQUIVALE_URL) throw new Error('EQUIVALE_URL?');
    const { fetchRates } = await import('./fresh-rates.ts');
    return fetchRates(env.EQUIVALE_URL, on);
  }
  const dataDir = dataDirOf(env);
  const isStored = existsSync(join(dataDir, 'equivale.sqlite'));
  if (on === undefined && !isStored && existsSync(NEWEST)) return JSON.parse(readFileSync(NEWEST, 'utf8'));
  const { readAtHand } = await import('@equivale/server/rates-at-hand');
  return readAtHand(dataDir, now, (rates) => (on === undefined ? rates.currentRates() : rates.ratesOn(on)));
}

/**
 * The average of a pair over `2019`, `2019-Q2` or `2019-05`: of the service where fresh figures are wanted, of a data folder, else of the
 * bundled history.
 * @throws as {@link readRates} does
 */
export async function readAverage(
  { fresh }: Pick<RatesRequest, 'fresh'>,
  env: Environment,
  ...[from, to, past]: Parameters<AveragesAt>
): ReturnType<AveragesAt> {
  if (fresh) {
    if (!env.EQUIVALE_URL) throw new Error('EQUIVALE_URL?');
    const { fetchAverage } = await import('./fresh-rates.ts');
    return fetchAverage(env.EQUIVALE_URL, from, to, spanOf(past));
  }
  const span = spanOf(past);
  const { readAtHand } = await import('@equivale/server/rates-at-hand');
  const { average, source, days } = await readAtHand(dataDirOf(env), new Date(), (rates) =>
    rates.average(from, to, span.from, span.to),
  );
  return average === null || source === null ? undefined : { rate: average, source, days };
}
