/** Runs on a thread of its own: copies to a database file, again and again, what its write-ahead log holds. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The more writes lie between two rounds, the more of them changed the same page, which is copied once. */
const SHORTEST_PAUSE_MS = 50;
/** While nobody writes. */
const LONGEST_PAUSE_MS = 500;
/** About 32 MB: a log that goes on growing is slower to write to. */
const LONG_LOG_PAGES = 8000;

const connection = new DatabaseSync(workerData);
connection.exec('PRAGMA synchronous=FULL');
const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)');
/** Copies what there is. @returns how many pages the log has, copied or not */
const copy = () => Number(checkpoint.get()?.log);

let known = 0;
let pause = SHORTEST_PAUSE_MS;
let isHeld = false;
parentPort?.on('message', (message: 'hold' | 'let go') => {
  isHeld = message === 'hold';
  if (!isHeld) return;
  // The writer takes over a log of which nothing is left to be copied.
  copy();
  parentPort?.postMessage('held');
});
function round(): void {
  setTimeout(round, pause);
  if (isHeld) return;
  const pages = copy();
  pause = pages === known ? Math.min(2 * pause, LONGEST_PAUSE_MS) : SHORTEST_PAUSE_MS;
  known = pages;
  if (pages >= LONG_LOG_PAGES) {
    // What has come meanwhile; the writer copies the little that comes from now on, and the log begins anew.
    copy();
    parentPort?.postMessage('long');
  }
}
round();
