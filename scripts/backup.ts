/**
 * Copies the embedded database while the server runs or not; the copy is whole, and is checked before it gets its name.
 *
 *     DATA_DIR=data npm run backup -- backups/2026-11-20.sqlite
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const from = join(process.env.DATA_DIR ?? 'data', 'equivale.sqlite');
const to = process.argv[2];

function check(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  const [row] = copy.prepare('PRAGMA integrity_check').all();
  copy.close();
  if (row?.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${row?.integrity_check}`);
}

async function main(): Promise<string | undefined> {
  if (to === undefined) return 'Say where the copy goes: npm run backup -- <file>';
  if (existsSync(to)) return `"${to}" is there already`;
  if (!existsSync(from)) return `There is no database at "${from}"; DATA_DIR names its folder`;
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  const partial = `${to}.partial`;
  try {
    await backup(source, partial);
    check(partial);
    renameSync(partial, to);
  } finally {
    source.close();
    rmSync(partial, { force: true });
  }
  console.log(`"${from}" copied to "${to}"`);
  return undefined;
}

const fault = await main();
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
