import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { openStore } from '../store/open-store.ts';
import { startPushService } from './push-service.ts';
import type { Random } from './seeded-random.ts';

interface Options {
  readonly rounds: number;
  /** A folder for the database. */
  readonly folder: string;
  readonly random: Random;
  /** How long after a message that is drawn a process is killed, in milliseconds; without it, before that message is answered. */
  readonly delayMs?: () => number;
}

interface Outcome {
  readonly alerts: number;
  /** How many notifications a device shows for each alert: messages of one tag take each other's place. */
  readonly shown: readonly number[];
  /** Messages that came twice, since a process was killed before it had noted that they were taken. */
  readonly repeated: number;
  readonly kills: number;
}

/** Each life ends with a message drawn from the first to this one. */
const MOST_PER_LIFE = 12;
/** Alerts for each life: what is left after the last kill is told by a process that nobody kills. */
const PER_ROUND = 8;

/** Kills a process while it sends the message of a crossing, again and again on the same database. */
export async function runAlertKillRounds({ rounds, folder, random, delayMs }: Options): Promise<Outcome> {
  let left = 0;
  let kill: () => unknown = () => {};
  const service = await startPushService(() => {
    left -= 1;
    if (left === 0) kill();
  });
  const file = join(folder, 'alerts.sqlite');
  const count = rounds * PER_ROUND;
  const store = await openStore(openSqliteDatabase(file));
  for (let at = 1; at <= count; at++) {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const threshold = 1 + at / 1000;
    const alert = {
      id,
      kind: 'above',
      from: 'EUR',
      to: 'USD',
      figure: threshold.toFixed(3),
      armedAt: 0,
    } as const;
    const bounds = { state: 'armed', up: threshold, down: null, due: null, base: '1' } as const;
    const subscription = { ...service.subscribe(`${at}`), id: `${at}`, site: 'https://equivale.example' };
    await store.alerts.subscribe({ ...subscription, language: 'es' }, [{ ...alert, ...bounds }], 0);
  }
  await store.close();

  async function live(isLast: boolean): Promise<boolean> {
    const main = join(import.meta.dirname, 'alert-process.ts');
    const child = spawn(process.execPath, [main, file, service.origin, String(count)], { stdio: 'inherit' });
    left = isLast ? 0 : 1 + random.whole(MOST_PER_LIFE);
    kill = () => (delayMs ? setTimeout(() => child.kill('SIGKILL'), delayMs()) : child.kill('SIGKILL'));
    const [code, signal] = await once(child, 'exit');
    if (signal === null && code !== 0) throw new Error(`the process ended with ${code}`);
    return signal !== null;
  }

  let kills = 0;
  for (let round = 1; round <= rounds; round++) kills += Number(await live(false));
  await live(true);
  await service.close();
  const tags = Array.from({ length: count }, (_, at) => {
    const pushes = service.received.filter(({ device }) => device === `${at + 1}`);
    return new Set(pushes.map(({ notification }) => notification.tag)).size;
  });
  return { alerts: count, shown: tags, repeated: service.received.length - count, kills };
}
