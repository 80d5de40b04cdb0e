/**
 * Copies the embedded database while the server runs or not. The copy is whole, is checked before it gets its name, and is
 * without the service's keys, which `npm run keys -- save` writes once into a file of their own.
 *
 *     DATA_DIR=data npm run backup -- backups/2026-11-20.sqlite
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFileIn } from '../database/data-folder.ts';
import { KEY_NAMES } from '../store/key-file.ts';

const from = databaseFileIn(process.env.DATA_DIR || 'data');
const to = process.argv[2];

/** One read of one state: unlike SQLite's stepwise copy, it never starts again when somebody writes. */
function copyInto(file: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
}

/** Overwrites the keys with zeros. */
function takeKeysOut(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA secure_delete = ON');
    const remove = copy.prepare('DELETE FROM meta WHERE key = ?');
    for (const name of KEY_NAMES) remove.run(name);
    const [row] = copy.prepare('PRAGMA integrity_check').all();
    if (row?.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${row?.integrity_check}`);
  } finally {
    copy.close();
  }
}

/** Neither the rows of `VACUUM INTO` nor a new name are on the disk before this. */
function flush(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

function main(): string | undefined {
  if (to === undefined) return 'Say where the copy goes: npm run backup -- <file>';
  if (existsSync(to)) return `"${to}" is there already`;
  if (!existsSync(from)) return `There is no database at "${from}"; DATA_DIR names its folder`;
  const partial = `${to}.partial`;
  // Like the keys: it has what people set alerts for, and where these are sent.
  process.umask(0o077);
  rmSync(partial, { force: true });
  try {
    copyInto(partial);
    takeKeysOut(partial);
    flush(partial);
    renameSync(partial, to);
    flush(dirname(to));
  } finally {
    rmSync(partial, { force: true });
  }
  console.log(`"${from}" copied to "${to}", without the keys: npm run keys -- save <file>`);
  return undefined;
}

const fault = main();
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
