import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openSqliteDatabase } from '../packages/server/src/database/sqlite-database.ts';
import { openStore } from '../packages/server/src/store/open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const copyTo = (file: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts'), file], {
    env: { ...process.env, DATA_DIR: folder },
  });

it('a copy taken while the server writes holds what was acknowledged before it, and replaces nothing', async () => {
  const store = await openStore(openSqliteDatabase(join(folder, 'equivale.sqlite')));
  await store.setMeta('before', 'acknowledged');
  const copy = join(folder, 'copy.sqlite');
  await copyTo(copy);
  await expect(copyTo(copy)).rejects.toThrow('is there already');
  await store.close();
  const restored = await openStore(openSqliteDatabase(copy));
  expect(await restored.getMeta('before')).toBe('acknowledged');
  await restored.close();
});
