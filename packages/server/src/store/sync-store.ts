import { PAIRING_MS } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import type { Database, SqlValue } from '../database/database.ts';
import { eraseInSteps } from '../database/erase-in-steps.ts';

/** The state that some devices share: bytes that only they can read. */
export interface SyncedState {
  /** Changes with every write. */
  readonly etag: string;
  readonly body: Uint8Array;
}

export interface NewState extends SyncedState {
  /** The etag of the state that it takes the place of; undefined where there must be none. */
  readonly replaces: string | undefined;
  /** Nothing replaces or erases it from then on, but its age. */
  readonly isLast?: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface Seen {
  readonly seenAt: number;
}

/** What became of a message: stored (perhaps before), there already in other words, too many pairings under way, or no such pairing. */
type SentMessage = 'sent' | 'exists' | 'full' | 'gone';

/** Of up to a megabyte each, of which SQLite reads every page: some four milliseconds. */
const STATES_AT_ONCE = 4;
/** Pairings that can be under way at a time, on the whole service. */
const MAX_PAIRINGS = 2000;

const CREATE = `INSERT INTO sync_states (sync_group, etag, seen_at, body, is_last) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING RETURNING sync_group`;
const REPLACE = `UPDATE sync_states SET etag = ?, body = ?, is_last = ?
  WHERE sync_group = ? AND etag = ? AND is_last = 0 RETURNING seen_at AS "seenAt"`;
const PRUNE = `DELETE FROM sync_states WHERE sync_group IN (
  SELECT sync_group FROM sync_states WHERE seen_at < ? ORDER BY seen_at LIMIT ${STATES_AT_ONCE}) RETURNING sync_group`;

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

/**
 * What devices share with each other. Every write is durable when its promise resolves. Instants are milliseconds since the epoch.
 * @param database with the schema up to date
 */
export function openSyncStore(database: Database) {
  const isDone = async (sql: string, params: readonly SqlValue[]) => {
    const [rows = []] = await database.write([{ sql, params }]);
    return rows.length > 0;
  };
  /** Notes to the day that a state was requested or written: exactly, each write would change the index of that time in two places. */
  async function noteSeen({ seenAt }: Seen, group: string, at: number): Promise<void> {
    if (seenAt < at - DAY_MS)
      await isDone('UPDATE sync_states SET seen_at = ? WHERE sync_group = ? RETURNING etag', [at, group]);
  }
  const endPairings = (at: number) => database.write([{ sql: END_PAIRINGS, params: [at - PAIRING_MS] }]);
  const body = async (sql: string, params: readonly SqlValue[]) =>
    (await database.all<{ body: Uint8Array }>(sql, params))[0]?.body;

  return {
    /** @param at now: it is noted, to the day, that the state was requested */
    async state(group: string, at: number): Promise<SyncedState | undefined> {
      const sql = 'SELECT etag, body, seen_at AS "seenAt" FROM sync_states WHERE sync_group = ?';
      const [row] = await database.all<SyncedState & Seen>(sql, [group]);
      if (row === undefined) return undefined;
      await noteSeen(row, group, at);
      return { etag: row.etag, body: row.body };
    },
    async stateEtag(group: string) {
      const sql = 'SELECT etag FROM sync_states WHERE sync_group = ?';
      return (await database.all<{ etag: string }>(sql, [group]))[0]?.etag;
    },
    /** @returns false where another state is in the place, or the last one, and nothing was written */
    async putState(group: string, { etag, body, replaces, isLast = false, at }: NewState) {
      if (replaces === undefined) return isDone(CREATE, [group, etag, at, body, Number(isLast)]);
      const params = [etag, body, Number(isLast), group, replaces];
      const [rows = []] = await database.write<Seen>([{ sql: REPLACE, params }]);
      for (const row of rows) await noteSeen(row, group, at);
      return rows.length > 0;
    },
    /** @returns false when there was none that may be erased */
    removeState: (group: string) =>
      isDone('DELETE FROM sync_states WHERE sync_group = ? AND is_last = 0 RETURNING sync_group', [group]),
    /**
     * Erases the states that nobody has requested or written since an instant, and the pairings that are over.
     * @param ending ends the work between two steps, with an error
     */
    async prune(seenBefore: number, at: number, ending?: AbortSignal) {
      await endPairings(at);
      await eraseInSteps(database, PRUNE, [seenBefore], ending);
    },
    /** Stores a message of a pairing, whose first message opens it. @param at now; what began more than five minutes before is gone */
    async sendMessage(code: string, step: number, message: Uint8Array, at: number): Promise<SentMessage> {
      await endPairings(at);
      const params = [code, step, at, message];
      if (await (step === 0 ? isDone(OPEN, params) : isDone(ANSWER, [...params, code]))) return 'sent';
      const earlier = await body(MESSAGE, [code, step]);
      if (earlier === undefined) return step === 0 ? 'full' : 'gone';
      return sameBytes(earlier, message) ? 'sent' : 'exists';
    },
    /** @returns 'gone' when there is no such pairing, or no longer */
    async message(code: string, step: number, at: number): Promise<Uint8Array | undefined | 'gone'> {
      const first = 'SELECT body FROM pairing_messages WHERE code = ? AND step = 0 AND sent_at >= ?';
      if ((await body(first, [code, at - PAIRING_MS])) === undefined) return 'gone';
      return body(MESSAGE, [code, step]);
    },
  };
}
