import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { loadSigningKeys } from '../publish/signing-keys.ts';
import { newServerKeys } from '../push/server-keys.ts';
import { openStore } from '../store/open-store.ts';

const place = mkdtempSync(join(tmpdir(), 'equivale-backup-'));
const [folder, copies] = [join(place, 'data'), join(place, 'copies')];
for (const one of [folder, copies]) mkdirSync(one);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const command = (script: string, dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
const openIn = (file: string) => openStore(openSqliteDatabase(file));

it('a copy beside a connection that writes has what was acknowledged, replaces nothing and leaves nothing', async () => {
  const store = await openIn(join(folder, 'equivale.sqlite'));
  await store.setMeta('before', 'acknowledged');
  const copy = join(copies, 'copy.sqlite');
  await command('backup.ts', folder, copy);
  await expect(command('backup.ts', folder, copy)).rejects.toThrow('is there already');
  await store.close();
  expect(readdirSync(copies)).toEqual(['copy.sqlite']);
  expect(statSync(copy).mode & 0o077).toBe(0);
  const restored = await openIn(copy);
  expect(await restored.getMeta('before')).toBe('acknowledged');
  await restored.close();
});

it('a copy has no private key; those of a file of their own open it for the same devices', async () => {
  const store = await openIn(join(folder, 'equivale.sqlite'));
  const { current } = await loadSigningKeys(store);
  const push = newServerKeys();
  await store.setMeta('push-keys', push);
  const [keys, elsewhere] = [join(place, 'keys.json'), join(place, 'elsewhere')];
  await command('keys.ts', folder, 'save', keys);
  mkdirSync(elsewhere);
  await command('backup.ts', folder, join(elsewhere, 'equivale.sqlite'));
  await store.close();

  expect(statSync(keys).mode & 0o077).toBe(0);
  const copy = readFileSync(join(elsewhere, 'equivale.sqlite'), 'latin1');
  const secrets = [...readFileSync(keys, 'utf8').matchAll(/"d": "([\w-]{20,})"/g)].map(([, d = '']) => d);
  expect(secrets).toHaveLength(3);
  for (const secret of secrets) expect(copy).not.toContain(secret);

  // A service that starts before its keys are restored makes new ones.
  const early = await openIn(join(elsewhere, 'equivale.sqlite'));
  expect((await loadSigningKeys(early)).current).not.toBe(current);
  await early.setMeta('push-keys', newServerKeys());
  await early.close();
  await command('keys.ts', elsewhere, 'restore', keys);
  const restored = await openIn(join(elsewhere, 'equivale.sqlite'));
  expect(await restored.getMeta('push-keys')).toBe(push);
  expect((await loadSigningKeys(restored)).current).toBe(current);
  await restored.close();
});
