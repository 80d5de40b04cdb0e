import { PAIRING_MS } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import type { Database, SqlValue } from '../database/database.ts';
import type { SyncedState, SyncStore } from './sync-store.ts';

/** Rows of up to a megabyte that one statement erases: requests are answered between two. */
const ERASED_AT_ONCE = 20;
/** Pairings that can be under way at a time, on the whole service. */
const MAX_PAIRINGS = 2000;

const CREATE = `INSERT INTO sync_states (sync_group, etag, seen_at, body, is_last) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING RETURNING sync_group`;
const REPLACE = `UPDATE sync_states SET etag = ?, seen_at = ?, body = ?, is_last = ?
  WHERE sync_group = ? AND etag = ? AND is_last = 0 RETURNING sync_group`;
const PRUNE = `DELETE FROM sync_states WHERE sync_group IN (
  SELECT sync_group FROM sync_states WHERE seen_at < ? ORDER BY seen_at LIMIT ${ERASED_AT_ONCE}) RETURNING sync_group`;

const SEND = 'INSERT INTO pairing_messages (code, step, sent_at, body) SELECT ?, ?, ?, ?';
const OPEN = `${SEND} WHERE (SELECT count(*) FROM pairing_messages WHERE step = 0) < ${MAX_PAIRINGS}
  ON CONFLICT DO NOTHING RETURNING code`;
/** What belongs to no pairing would never be erased with one. */
const ANSWER = `${SEND} WHERE EXISTS (SELECT 1 FROM pairing_messages WHERE code = ? AND step = 0)
  ON CONFLICT DO NOTHING RETURNING code`;
const END_PAIRINGS = `DELETE FROM pairing_messages WHERE code IN (
  SELECT code FROM pairing_messages WHERE step = 0 AND sent_at < ?)`;
const MESSAGE = 'SELECT body FROM pairing_messages WHERE code = ? AND step = ?';

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** @param database with the schema up to date */
export function openSyncStore(database: Database): SyncStore {
  const isDone = async (sql: string, params: readonly SqlValue[]) => {
    const [rows = []] = await database.write([{ sql, params }]);
    return rows.length > 0;
  };
  const endPairings = (at: number) => database.write([{ sql: END_PAIRINGS, params: [at - PAIRING_MS] }]);
  const body = async (sql: string, params: readonly SqlValue[]) =>
    (await database.all<{ body: Uint8Array }>(sql, params))[0]?.body;

  return {
    async state(group, at) {
      const sql = 'SELECT etag, body, seen_at AS "seenAt" FROM sync_states WHERE sync_group = ?';
      const [row] = await database.all<SyncedState & { seenAt: number }>(sql, [group]);
      if (row === undefined) return undefined;
      if (row.seenAt < at - DAY_MS)
        await isDone('UPDATE sync_states SET seen_at = ? WHERE sync_group = ? RETURNING sync_group', [
          at,
          group,
        ]);
      return { etag: row.etag, body: row.body };
    },
    async stateEtag(group) {
      const sql = 'SELECT etag FROM sync_states WHERE sync_group = ?';
      return (await database.all<{ etag: string }>(sql, [group]))[0]?.etag;
    },
    putState: (group, { etag, body, replaces, isLast = false, at }) =>
      replaces === undefined
        ? isDone(CREATE, [group, etag, at, body, Number(isLast)])
        : isDone(REPLACE, [etag, at, body, Number(isLast), group, replaces]),
    removeState: (group) =>
      isDone('DELETE FROM sync_states WHERE sync_group = ? AND is_last = 0 RETURNING sync_group', [group]),
    async prune(seenBefore, at, ending) {
      await endPairings(at);
      for (let erased = ERASED_AT_ONCE; erased === ERASED_AT_ONCE; ) {
        ending?.throwIfAborted();
        const [rows = []] = await database.write([{ sql: PRUNE, params: [seenBefore] }]);
        erased = rows.length;
      }
    },
    async sendMessage(code, step, message, at) {
      await endPairings(at);
      const params = [code, step, at, message];
      if (await (step === 0 ? isDone(OPEN, params) : isDone(ANSWER, [...params, code]))) return 'sent';
      const earlier = await body(MESSAGE, [code, step]);
      if (earlier === undefined) return step === 0 ? 'full' : 'gone';
      return sameBytes(earlier, message) ? 'sent' : 'exists';
    },
    async message(code, step, at) {
      const first = 'SELECT body FROM pairing_messages WHERE code = ? AND step = 0 AND sent_at >= ?';
      if ((await body(first, [code, at - PAIRING_MS])) === undefined) return 'gone';
      return body(MESSAGE, [code, step]);
    },
  };
}
