/**
 * `node bench/server/alerts.bench.ts [--all]`: how long 100,000 alerts take at a table that none of them fires at, beside none, round by
 * round, once the nearest bounds are held in memory; of the pairs of popular currencies, or with `--all` of every pair there is. Fails where they take more than 50 ms more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POPULAR_CURRENCIES } from '@equivale/core';
import { evaluateAlerts } from '../../packages/server/src/alerts/evaluate-alerts.ts';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { createClock } from '../../packages/server/src/service/clock.ts';
import { createServedRates } from '../../packages/server/src/service/served-rates.ts';
import { loadSeed } from '../../packages/server/src/store/load-seed.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';

const ALERTS = 100_000;
const PER_SUBSCRIPTION = 20;
const ROUNDS = 15;
const LIMIT_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'equivale-alerts-'));
const open = (name: string) => openStore(openSqliteDatabase(join(folder, `${name}.sqlite`)));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

try {
  const [full, empty] = [await open('full'), await open('empty')];
  await loadSeed(full, new Date().toISOString());
  const table = await createServedRates(
    full,
    createClock(() => new Date()),
  ).currentRates();
  const codes = process.argv.includes('--all') ? Object.keys(table.rates) : POPULAR_CURRENCIES;
  for (let at = 0; at < ALERTS; at += PER_SUBSCRIPTION) {
    const alerts = Array.from({ length: PER_SUBSCRIPTION }, (_, place) => {
      // A third are of the pair that most people ask for; the others of all pairs of popular currencies, or of all currencies.
      const number = at + place;
      const [from, to] =
        number % 3 === 0
          ? ['EUR', 'USD']
          : [codes[number % codes.length], codes[Math.floor(number / codes.length) % codes.length]];
      const pair = from === to ? { from: 'EUR', to: 'USD' } : { from: String(from), to: String(to) };
      const near = (table.rates[pair.to] ?? 1) / (table.rates[pair.from] ?? 1);
      const figure = near * (1.01 + number / ALERTS);
      const bounds = { state: 'armed', up: figure, down: null, due: null, base: String(near) } as const;
      return {
        id: `${number}`,
        kind: 'above',
        ...pair,
        figure: figure.toFixed(12),
        armedAt: 0,
        ...bounds,
      } as const;
    });
    const keys = { p256dh: '', auth: '' };
    const subscription = {
      id: `${at}`,
      endpoint: `https://push.example/${at}`,
      keys,
      site: '',
      language: 'es',
    } as const;
    await full.alerts.subscribe(subscription, alerts, 0);
  }
  const pairs = (await full.alerts.nearestBounds()).length;
  const time = async (store: typeof full) => {
    const begin = performance.now();
    await evaluateAlerts(store.alerts, { table, bestOf: async () => undefined, nowMs: Date.now() });
    return performance.now() - begin;
  };
  await time(full);
  await time(empty);
  const [withAll, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    withAll.push(await time(full));
    without.push(await time(empty));
  }
  const more = median(withAll) - median(without);
  console.log(
    `${ALERTS} alerts of ${pairs} pairs: ${median(withAll).toFixed(1)} ms, none: ${median(without).toFixed(1)} ms, more: ${more.toFixed(1)} ms (limit ${LIMIT_MS})`,
  );
  process.exitCode = more <= LIMIT_MS ? 0 : 1;
  await Promise.all([full.close(), empty.close()]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
