import { type IDBPDatabase, unwrap, wrap } from 'idb';

/** Aborts a transaction unless it has ended. */
export function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, and its event is on the way.
  }
}

/** WebKit caches a left page with its locks, and later pages would wait forever: abort and close. */
export function endWithPage<Schema>(database: IDBPDatabase<Schema>, onEnd?: () => void): void {
  const connection = unwrap(database);
  const underWay = new Set<IDBTransaction>();
  connection.transaction = (...call) => {
    const transaction = IDBDatabase.prototype.transaction.apply(connection, call);
    underWay.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => underWay.delete(transaction));
    return transaction;
  };
  const end = () => {
    for (const transaction of underWay) {
      // Nobody awaits the end of a read.
      wrap(transaction).done.catch(() => undefined);
      abort(transaction);
    }
    connection.close();
    onEnd?.();
  };
  addEventListener('pagehide', end, { once: true });
}
