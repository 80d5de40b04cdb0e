/**
 * A process that makes the histories between currencies that the ECB quotes: all of them quickly, then as small as they get. It is sent a
 * {@link HistoryOrder}, and sends {@link MadeHistories} twice, or that all is as before. It ends when the channel is closed, also by the
 * end of the process that started it, and takes what memory it needed with it.
 */
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { constants as priorities, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HistoryPeriod } from '@equivale/contract';
import type { Config } from '../config.ts';
import { databaseFileIn } from '../database/data-folder.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import type { AheadSet } from '../http/responses/ahead-responses.ts';
import { BEST, QUICK } from '../http/responses/public-data.ts';
import { tagOf } from '../http/responses/ready-response.ts';
import { historyTarget } from '../routes/currency-history.ts';
import { createClock } from '../service/clock.ts';
import { createServedRates } from '../service/served-rates.ts';
import { openStore } from '../store/open-store.ts';

/** What is to be made. */
export interface HistoryOrder extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** Tags of those that are as small as they get, by target. */
  readonly known: ReadonlyMap<string, string>;
}

/** What has been made: a file with the bodies one after the other, which is the receiver's, and what they are. */
export interface MadeHistories extends Pick<AheadSet, 'responses' | 'isBest'> {
  readonly path: string;
}

/** The whole record takes as long as all these together, and few ask for it. */
const PERIODS: readonly HistoryPeriod[] = ['7d', '1m', '1y', '5y'];

async function openDatabase({ databaseUrl, dataDir }: Omit<HistoryOrder, 'known'>) {
  if (databaseUrl === undefined) return openSqliteDatabase(databaseFileIn(dataDir), true);
  return (await import('../database/postgres-database.ts')).openPostgresDatabase(databaseUrl);
}

function coded(content: Buffer, effort: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

const send = (message: MadeHistories | 'as-before') =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

async function makeAll({ known, ...order }: HistoryOrder, folder: string): Promise<void> {
  const store = await openStore(await openDatabase(order));
  const rates = createServedRates(
    store,
    createClock(() => new Date()),
  );
  const ecb = (await store.latestBySource()).filter(({ source }) => source === 'ecb');
  const newest = ecb.reduce((last, { date }) => (date > last ? date : last), '');
  const codes = ['EUR', ...ecb.flatMap(({ code, date }) => (date === newest ? [code] : []))];

  async function* contents() {
    for (const from of codes)
      for (const to of codes)
        for (const period of from === to ? [] : PERIODS) {
          const content = Buffer.from(JSON.stringify(await rates.history(from, to, period)));
          yield { target: historyTarget({ from, to }, period), tag: tagOf(content), content };
        }
  }

  async function make(effort: number): Promise<MadeHistories> {
    const path = join(folder, `histories-${effort}`);
    const file = openSync(path, 'w');
    const responses: AheadSet['responses'][number][] = [];
    for await (const { target, tag, content } of contents())
      responses.push({ target, tag, length: writeSync(file, coded(content, effort)) });
    closeSync(file);
    return { path, responses, isBest: effort === BEST };
  }

  const quick = await make(QUICK);
  if (quick.responses.every(({ target, tag }) => known.get(target) === tag)) await send('as-before');
  else {
    await send(quick);
    await send(await make(BEST));
  }
  await store.close();
}

// Everything else comes first.
setPriority(priorities.priority.PRIORITY_LOW);
const folder = mkdtempSync(join(tmpdir(), 'equivale-histories-'));
// What has been taken by then stays open where it was taken.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// A signal to the whole group, as Ctrl+C sends it, would end it without the folder being removed.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(event, () => process.exit());
const [order] = await once(process, 'message');
await makeAll(order as HistoryOrder, folder);
// It ends when the last has been taken, and the channel closed.
