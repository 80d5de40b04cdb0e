import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { DatabaseUnavailable } from './database.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'equivale-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'test.sqlite');

describe('the SQLite driver', () => {
  const open = async () => {
    const database = openSqliteDatabase(file());
    await database.migrate([
      { name: 'one', statements: ['CREATE TABLE t (n INTEGER PRIMARY KEY){{clustered}}'] },
    ]);
    return database;
  };
  const insert = (n: number) => [{ sql: 'INSERT INTO t VALUES (?) RETURNING n', params: [n] }];

  it('flushes every commit: write-ahead log with synchronous=FULL', async () => {
    const database = await open();
    expect(await database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    await database.close();
  });

  it('lets one unit of a shared transaction fail without harming its neighbours', async () => {
    const database = await open();
    const outcomes = await Promise.allSettled([
      database.write(insert(1)),
      database.write([...insert(2), ...insert(1)]),
      database.write(insert(3)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await database.all('SELECT n FROM t ORDER BY n')).toEqual([{ n: 1 }, { n: 3 }]);
    await database.close();
  });

  it('a unit that undoes the whole transaction fails it, with its own reason, and nothing after it is stored alone', async () => {
    const database = await open();
    await database.write(insert(1));
    const undoing = 'INSERT OR ROLLBACK INTO t VALUES (1) RETURNING n';
    const outcomes = await Promise.allSettled([
      database.write(insert(2)),
      database.write([{ sql: undoing }, ...insert(3)]),
      database.write(insert(4)),
      database.write([...insert(5), ...insert(6)]),
    ]);
    expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason?.message)).toEqual(
      Array(4).fill('UNIQUE constraint failed: t.n'),
    );
    expect(await database.all('SELECT n FROM t')).toEqual([{ n: 1 }]);
    await database.close();
  });

  it('a full disk is a database that is unavailable, for its reason; with room again it goes on', async () => {
    const database = await open();
    await database.write(insert(1));
    await database.all('PRAGMA max_page_count = 3');
    await database.write([{ sql: 'CREATE TABLE x (n INTEGER)' }]).catch(() => {});
    const refused = database.write([{ sql: 'CREATE TABLE y (n INTEGER)' }]);
    await expect(refused).rejects.toThrow(DatabaseUnavailable);
    await expect(refused).rejects.toThrow('database or disk is full');
    await database.all('PRAGMA max_page_count = 1000');
    await database.write(insert(2));
    expect(await database.all('SELECT n FROM t ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
    await database.close();
  });

  it('leaves no log behind: the file alone holds everything', async () => {
    const database = await open();
    await Promise.all(Array.from({ length: 300 }, (_, n) => database.write(insert(n))));
    await database.close();
    copyFileSync(file(), join(folder, 'copy.sqlite'));
    const copy = new DatabaseSync(join(folder, 'copy.sqlite'));
    expect(copy.prepare('SELECT count(*) AS count FROM t').get()).toEqual({ count: 300 });
    copy.close();
  });

  it('can be closed twice', async () => {
    const database = await open();
    await database.close();
    await expect(database.close()).resolves.toBeUndefined();
  });

  it('commits many units of one turn at once', async () => {
    const database = await open();
    const many = Array.from({ length: 1200 }, (_, n) => database.write<{ n: number }>(insert(n)));
    expect((await Promise.all(many))[1199]).toEqual([[{ n: 1199 }]]);
    await database.close();
  });

  it('acknowledges only what a second connection can read', async () => {
    const database = await open();
    await database.write(insert(7));
    const reader = new DatabaseSync(file(), { readOnly: true });
    expect(reader.prepare('SELECT n FROM t').all()).toMatchObject([{ n: 7 }]);
    reader.close();
    await database.close();
  });

  it('finishes queued writes before it closes', async () => {
    const database = await open();
    const written = database.write(insert(5));
    await database.close();
    expect(await written).toEqual([[{ n: 5 }]]);
  });

  it('runs each migration once and refuses a database from a newer version', async () => {
    const first = await open();
    await first.close();
    const again = await open();
    await expect(again.migrate([])).rejects.toThrow('newer version');
    await again.close();
  });

  it('a failed migration leaves nothing behind', async () => {
    const database = await open();
    const steps = [
      { name: 'one', statements: [] },
      { name: 'bad', statements: ['CREATE TABLE half (n INTEGER)', 'NOT SQL'] },
    ];
    await expect(database.migrate(steps)).rejects.toThrow('syntax');
    expect(await database.all("SELECT name FROM sqlite_schema WHERE name = 'half'")).toEqual([]);
    await database.close();
  });
});

describe('the data folder', () => {
  it('belongs to one holder at a time', () => {
    const path = join(folder, 'new', 'data');
    const first = openDataFolder(path);
    expect(openDataFolder(path)).toBe('in-use');
    if (first !== 'in-use') first.release();
    const second = openDataFolder(path);
    expect(second).not.toBe('in-use');
    if (second !== 'in-use') second.release();
  });

  it('a path that is a file is a fault the caller hears of', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDataFolder(join(folder, 'file'))).toThrow();
  });
});
