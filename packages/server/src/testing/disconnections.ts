import { setTimeout as sleep } from 'node:timers/promises';
import { type Acknowledged, countLost, countWrites, writeOnAndOn } from './acknowledged-writes.ts';
import { OFFLINE } from './kill-rounds.ts';
import { runOnPostgres } from './new-postgres-database.ts';
import { startReplica } from './replica.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A way in which the server loses its database for a moment. */
export type Disruption = 'terminated' | 'cut' | 'crashed';

interface Options {
  /** Address of the PostgreSQL database, asked directly; the server reaches it over a link that can be cut. */
  readonly databaseUrl: string;
  readonly disruptions: readonly Disruption[];
  /** Kills PostgreSQL and starts it again; wanted where a disruption is `crashed`. */
  readonly crash?: () => Promise<void>;
  readonly writers?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface DisconnectionOutcome {
  readonly acknowledged: number;
  /** Acknowledged writes that the server does not know at the end. */
  readonly lost: number;
  /** Responses other than 201, by status. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Writes that have to be acknowledged between two disruptions: the server is seen to have recovered. */
const BETWEEN = 60;
/** A client that was refused waits a moment, as real ones do. */
const BACK_OFF_MS = 5;

const TERMINATE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

async function disrupt(kind: Disruption, { databaseUrl, crash }: Options, link: TcpProxy): Promise<void> {
  if (kind === 'cut') link.cut();
  else if (kind === 'terminated') await runOnPostgres(databaseUrl, TERMINATE);
  else if (crash) await crash();
  else throw new Error('there is no way to crash this PostgreSQL');
}

async function untilWritten(
  acknowledged: Acknowledged,
  wanted: number,
  isAlive: () => boolean,
): Promise<void> {
  while (countWrites(acknowledged) < wanted) {
    if (!isAlive()) throw new Error('the server ended');
    await sleep(2);
  }
}

/**
 * Takes a server's connections to PostgreSQL away under a load of writes, again and again.
 * @throws when the server ends or does not recover
 */
export async function runDisconnections(options: Options): Promise<DisconnectionOutcome> {
  const target = new URL(options.databaseUrl);
  const link = await startTcpProxy(Number(target.port || 5432));
  target.host = `127.0.0.1:${link.port}`;
  const server = await startReplica({ ...OFFLINE, ...options.env, DATABASE_URL: target.href });
  const acknowledged: Acknowledged = new Map();
  const refusals: Record<string, number> = {};
  let isDone = false;
  const refused = async (status: number) => {
    refusals[status] = (refusals[status] ?? 0) + 1;
    await sleep(BACK_OFF_MS);
    return true;
  };
  let alive = options.writers ?? 16;
  const writers = Array.from({ length: alive }, async () => {
    await writeOnAndOn(server.url, acknowledged, { refused, isDone: () => isDone });
    alive -= 1;
  });
  try {
    for (const kind of options.disruptions) {
      await untilWritten(acknowledged, countWrites(acknowledged) + BETWEEN, () => alive > 0);
      await disrupt(kind, options, link);
    }
    await untilWritten(acknowledged, countWrites(acknowledged) + BETWEEN, () => alive > 0);
    isDone = true;
    await Promise.all(writers);
    return {
      acknowledged: countWrites(acknowledged),
      lost: await countLost(server.url, acknowledged),
      refusals,
    };
  } finally {
    isDone = true;
    await server.end('SIGTERM');
    await link.close();
  }
}
