import pino, { type Logger } from 'pino';
import { createAlerts } from './alerts/alert-service.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './database/data-folder.ts';
import type { Database } from './database/database.ts';
import { openSqliteDatabase } from './database/sqlite-database.ts';
import { serviceGauges, sourceGauges } from './gauges.ts';
import { createPairingLimit, createRateLimit, createRecordLimit } from './http/guards/rate-limit.ts';
import { createMetrics } from './http/metrics.ts';
import { createBodyCache } from './http/responses/body-cache.ts';
import { createPublication } from './publish/publication.ts';
import { createClock } from './service/clock.ts';
import { createDoubtedPegs, type DoubtedPegs } from './service/doubted-pegs.ts';
import { createPublishing } from './service/publishing.ts';
import { createReadiness } from './service/readiness.ts';
import { createRefresh } from './service/refresh.ts';
import { makeSourcesReport } from './service/reports/sources-report.ts';
import { makeStatusReport } from './service/reports/status-report.ts';
import { createServedRates, type ServedRates } from './service/served-rates.ts';
import { createStreetRates } from './service/street-rates.ts';
import { sourceInfo } from './sources/all-sources.ts';
import { withKeyFile } from './store/key-file.ts';
import { loadSeed } from './store/load-seed.ts';
import { openStore, type Store } from './store/open-store.ts';

/** Why the service cannot start, in words for the operator. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

const UNKNOWN_PROXY =
  'requests come through a proxy while TRUSTED_PROXIES is 0: its clients count as one, or as this machine, which nothing limits';

interface OpenDatabase {
  readonly database: Database;
  /** Releases the lock of the data folder. */
  readonly release: () => void;
}

function lockedFolder(path: string) {
  const folder = openDataFolder(path);
  if (folder !== 'in-use') return folder;
  throw new StartFault(
    `DATA_DIR: another Equivale server is using "${path}"; stop it or choose another folder`,
  );
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgresDatabase } = await import('./database/postgres-database.ts');
    return { database: openPostgresDatabase(databaseUrl), release: () => {} };
  }
  const folder = lockedFolder(dataDir);
  try {
    return { database: openSqliteDatabase(folder.databaseFile), release: () => folder.release() };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** A database that cannot be reached or read is a fault of the setting, not of the program. */
function databaseFault({ databaseUrl, dataDir }: Config, error: unknown): StartFault {
  const reason = error instanceof Error ? error.message : String(error);
  const [variable, what] = databaseUrl
    ? ['DATABASE_URL', 'database']
    : ['DATA_DIR', `database in "${dataDir}"`];
  return new StartFault(`${variable}: the ${what} cannot be used (${reason})`);
}

async function openFilledStore({ keysFile }: Config, log: Logger, database: Database, machine: () => Date) {
  const store = await openStore(database);
  if (await loadSeed(store, machine().toISOString())) log.info('bundled rates loaded');
  return keysFile ? withKeyFile(store, keysFile) : store;
}

const gaugesOf = (store: Store, rates: ServedRates, now: () => Date, doubted: DoubtedPegs) => [
  ...sourceGauges(store, now, doubted.codes),
  ...serviceGauges(store, rates, now),
];

async function openContext(config: Config, log: Logger, database: Database, machine: () => Date) {
  const store = await openFilledStore(config, log, database, machine);
  const clock = createClock(machine, (published) =>
    log.warn(
      { clock: machine(), published },
      'the clock stands before what has been published: it is not set, and nothing that is fetched is taken in',
    ),
  );
  // What cannot be read is not ready, and says so elsewhere.
  clock.learn(await store.latestBySource().catch(() => []));
  const { timeoutMs, contact } = config.refresh;
  const street = createStreetRates({
    ...{ store, log, now: machine, timeoutMs, contact },
    settings: config.street ?? { everyMs: 0, sources: {}, tokens: {} },
    reference: async () => (await rates.currentRates()).rates,
  });
  const rates = createServedRates(store, clock, street);
  const doubted = createDoubtedPegs(rates, log);
  const { now } = clock;
  const metrics = createMetrics(gaugesOf(store, rates, now, doubted));
  const alerts = createAlerts({ store, rates, log, now, settings: config.alerts, onSent: metrics.countPush });
  const bodies = createBodyCache();
  store.onAnnouncement(() => {
    rates.dataChanged();
    bodies.dataChanged();
  });
  const publication = createPublication({ store, rates, now, mirrors: config.mirrors ?? [] });
  const publish = createPublishing(publication, now, log);
  const readiness = createReadiness(() => store.check());
  return {
    /** Now, or while the machine's clock is behind, the newest day that has surely come. */
    now,
    store,
    rates,
    reports: {
      sourcesReport: () => makeSourcesReport(store, clock, street),
      statusReport: () => makeStatusReport(store, clock),
    },
    bodies,
    publication,
    street: {
      ...street,
      async run() {
        const outcome = await street.run();
        await publish();
        return outcome;
      },
    },
    alerts,
    refresh: createRefresh({
      // A round by a wrong clock counts for nothing.
      ...{ store, log, rates, now: machine, settings: config.refresh, syncDays: config.syncDays },
      async onChange(sources) {
        await publish([...sources].every((key) => sourceInfo(key).cadence === 'continuous'));
        await doubted.look();
      },
      onRound: () => alerts.evaluate(),
      warnUnseen: alerts.warnUnseen,
    }),
    metrics,
    limitRate: createRateLimit(config.limits, () => {
      if (metrics.countUnknownProxy()) log.warn(UNKNOWN_PROXY);
    }),
    limitRecords: createRecordLimit(config.limits),
    limitPairings: createPairingLimit(config.limits),
    checkReady: readiness.check,
    stopping: readiness.stopping,
  };
}

/**
 * Opens everything that the service needs.
 * @throws StartFault when the data folder belongs to another process or the database cannot be used
 */
export async function createContext(config: Config, clock: () => Date = () => new Date()) {
  const log = pino({ level: config.logLevel, base: null });
  const { database, release } = await openDatabase(config).catch((error: unknown) => {
    throw error instanceof StartFault ? error : databaseFault(config, error);
  });
  const closeDatabase = () => database.close().finally(release);
  try {
    const parts = await openContext(config, log, database, clock);
    /** Finishes writes and lets go of the database; takes bounded time. */
    const close = async () => {
      await Promise.all([parts.refresh.stop(), parts.street.stop(), parts.alerts.stop()]);
      await closeDatabase();
    };
    return { config, log, close, ...parts };
  } catch (error) {
    // What cannot be closed either would only hide why.
    await closeDatabase().catch(() => {});
    throw databaseFault(config, error);
  }
}

/** The parts of the running service; the one place where they are put together. */
export type Context = Awaited<ReturnType<typeof createContext>>;
