import { type IDBPDatabase, unwrap, wrap } from 'idb';

/** Ends a transaction with nothing of it stored, if it has not ended yet. */
export function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, and its event is on the way.
  }
}

/**
 * Ends a connection and the transactions under way with the page. WebKit stores a page that is left, for the way back, with
 * its transactions and their locks, and every page after it would wait for the device for ever. So they are aborted, as
 * they are where a page is thrown away.
 * @param onEnd told when it is closed; a page that comes back opens anew
 */
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
      // Of a read nobody awaits the end.
      wrap(transaction).done.catch(() => undefined);
      abort(transaction);
    }
    connection.close();
    onEnd?.();
  };
  addEventListener('pagehide', end, { once: true });
}
