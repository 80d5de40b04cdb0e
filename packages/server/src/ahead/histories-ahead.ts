import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { AheadSet } from '../http/responses/ahead-responses.ts';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { HISTORY_CACHING, publicHeaders } from '../http/responses/public-data.ts';
import type { Store } from '../store/store.ts';
import type { HistoryOrder, MadeHistories } from './make-histories.ts';

const PAUSE_MS = 3000;
const END_MS = 2000;
/** What it may take: three of four megabytes that it would take else are rubbish. */
const MEMORY = ['--max-old-space-size=96', '--max-semi-space-size=2'];
const HEADERS = publicHeaders(HISTORY_CACHING);

interface Deps {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly store: Pick<Store, 'onAnnouncement'>;
  readonly hot: Pick<HotResponses, 'ahead'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Before they are made, after the start and after each change of the data: others come first. */
  readonly pauseMs?: number;
}

const opened = ({ path, ...made }: MadeHistories): AheadSet => ({
  ...made,
  file: openSync(path, 'r'),
  headers: HEADERS,
});

const wordsOf = (message: MadeHistories | 'as-before'): string =>
  message !== 'as-before' && !message.isBest
    ? 'histories are made ahead'
    : 'histories are as small as they get';

/**
 * Has the histories between the currencies that the ECB quotes made before anybody asks for them, by a process of their own, and again
 * after each change of the data: whoever reads them all, as a search engine does, costs no more than who reads one again.
 */
export function startHistoriesAhead({ config, store, hot, log, pauseMs = PAUSE_MS }: Deps): {
  stop(): Promise<void>;
} {
  let maker: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function end(): Promise<void> {
    clearTimeout(timer);
    const running = maker;
    maker = undefined;
    if (running === undefined) return;
    const gone = once(running, 'exit');
    // Until now it kept nobody; now the end of the service waits for it.
    running.ref();
    if (running.connected) running.disconnect();
    // At the lowest priority it may not come to it for long.
    const killing = setTimeout(() => running.kill('SIGKILL'), END_MS);
    await gone;
    clearTimeout(killing);
  }

  function begin(): void {
    log.info('making histories ahead');
    const take = hot.ahead.begin();
    const child = fork(join(import.meta.dirname, 'make-histories.ts'), {
      serialization: 'advanced',
      execArgv: MEMORY,
    });
    maker = child;
    child.on('message', (message: MadeHistories | 'as-before') => {
      try {
        const isTaken = take(message === 'as-before' ? message : opened(message));
        if (isTaken) log.info(wordsOf(message));
        if (isTaken && message !== 'as-before' && !message.isBest) return;
      } catch (error) {
        log.warn({ err: error }, 'histories made ahead cannot be read');
      }
      if (child.connected) child.disconnect();
    });
    child.on('error', (error) => {
      // One that never began does not exit either.
      if (maker === child && child.pid === undefined) maker = undefined;
      log.warn({ err: error }, 'histories cannot be made ahead');
    });
    child.once('exit', (code, signal) => {
      // What has been told to end is no fault, however it ended.
      if (maker === child && code !== 0) log.warn({ code, signal }, 'histories could not be made ahead');
      if (maker === child) maker = undefined;
    });
    child.unref();
    child.channel?.unref();
    const { databaseUrl, dataDir } = config;
    const database = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
    const order: HistoryOrder = { ...database, known: hot.ahead.bestTags() };
    // Without a descriptor left there is no channel either.
    if (child.connected) child.send(order, () => {});
  }

  function plan(): void {
    if (isStopped) return;
    void end();
    timer = setTimeout(() => {
      try {
        begin();
      } catch (error) {
        log.warn({ err: error }, 'histories cannot be made ahead');
      }
    }, pauseMs).unref();
  }

  store.onAnnouncement(plan);
  plan();
  return {
    async stop() {
      isStopped = true;
      await end();
      hot.ahead.close();
    },
  };
}
