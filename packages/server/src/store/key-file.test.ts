import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { announceNextKeys, loadSigningKeys } from '../publish/signing-keys.ts';
import { withKeyFile } from './key-file.ts';
import { openStore } from './open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'keys.json');
const read = () => JSON.parse(readFileSync(file, 'utf8'));

it('keys are made, changed and read in the file, and the database has none of them', async () => {
  const plain = await openStore(openSqliteDatabase(join(folder, 'a.sqlite')));
  const store = withKeyFile(plain, file);
  writeFileSync(`${file}.partial`, 'what a power cut has left');
  const made = await loadSigningKeys(store);
  await store.setMeta('push-keys', '{"x":"1"}');
  await store.setMeta('other', 'text');
  expect(Object.keys(read())).toEqual(['signing-keys', 'push-keys']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([await plain.getMeta('signing-keys'), await plain.getMeta('push-keys')]).toEqual([
    undefined,
    undefined,
  ]);
  expect([await store.getMeta('push-keys'), await plain.getMeta('other')]).toEqual(['{"x":"1"}', 'text']);

  const announced = await announceNextKeys(store);
  expect([announced.current, announced.next]).toEqual([made.current, expect.any(String)]);
  // Another database with the same file, as after a restore.
  const other = withKeyFile(await openStore(openSqliteDatabase(join(folder, 'b.sqlite'))), file);
  expect((await loadSigningKeys(other)).next).toBe(announced.next);
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  for (const open of [plain, other]) await open.close();
});

it('keys of a database stay in use where the file has none', async () => {
  const store = await openStore(openSqliteDatabase(join(folder, 'c.sqlite')));
  const { current } = await loadSigningKeys(store);
  const missing = join(folder, 'missing.json');
  expect((await loadSigningKeys(withKeyFile(store, missing))).current).toBe(current);
  await store.close();
});

it.each(['', '[]', '{}', '{"password":1}'])('a file of %j is refused and not overwritten', async (text) => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, text);
  const store = await openStore(openSqliteDatabase(join(folder, 'd.sqlite')));
  await expect(loadSigningKeys(withKeyFile(store, wrong))).rejects.toThrow();
  expect(readFileSync(wrong, 'utf8')).toBe(text);
  await store.close();
});
