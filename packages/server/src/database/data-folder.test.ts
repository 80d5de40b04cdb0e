import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseFileIn } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that is nobody once its modules are there, since root may write to every file. */
const PROGRAM = `
const { openDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))});
if (process.getuid() === 0) process.setuid(65534);
try {
  console.log(openDataFolder(process.argv[1]));
} catch (error) {
  console.log(error.code, error.path);
}`;

it('a database that belongs to another user is refused, instead of served without ever being written', () => {
  const database = databaseFileIn(folder);
  writeFileSync(database, '');
  chmodSync(database, 0o444);
  chmodSync(folder, 0o777);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM, folder]);
  expect(String(stdout).trim()).toBe(`EACCES ${database}`);
});
