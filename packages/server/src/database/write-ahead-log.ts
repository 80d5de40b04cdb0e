import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A service that is hardly written to has no thread for it. */
const FIRST_UNITS = 300;

/** The write-ahead log of an SQLite database that is being written to. */
export interface WriteAheadLog {
  /** Says that a unit is to be committed. */
  add(): void;
  /** Leaves the log, of which nothing is left to be copied then, to whoever writes, until it is let go. */
  hold(): Promise<void>;
  letGo(): void;
  /** Lets go of the files. */
  close(): Promise<void>;
}

/**
 * Has the log copied to the database file by a thread of its own, so that nobody who writes waits for it.
 * @param copyRest copies what is left of a log that has grown long: between two writes, so that nothing comes meanwhile
 */
export function openWriteAheadLog(file: string, copyRest: () => void): WriteAheadLog {
  let units = 0;
  let isHeld = false;
  let thread: Worker | undefined;
  let held = (): void => {};

  function start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'log-thread.ts'), { workerData: file });
    worker.on('message', (message: 'long' | 'held') => (message === 'long' ? copyRest() : held()));
    // What keeps it from copying keeps the writer too, who then copies the log itself and says why it cannot write.
    worker.on('error', () => {});
    worker.on('exit', () => {
      thread = undefined;
      units = 0;
      held();
    });
    worker.unref();
    return worker;
  }

  return {
    add() {
      units += 1;
      if (units >= FIRST_UNITS && !isHeld) thread ??= start();
    },
    hold() {
      isHeld = true;
      return new Promise((resolve) => {
        if (thread === undefined) return resolve();
        held = resolve;
        thread.postMessage('hold');
      });
    },
    letGo() {
      isHeld = false;
      thread?.postMessage('let go');
    },
    async close() {
      await thread?.terminate();
    },
  };
}
