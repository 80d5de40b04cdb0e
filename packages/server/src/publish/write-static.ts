import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  HISTORY_BASE,
  historyFile,
  POINTER_FILE,
  parseExchangeRates,
  parsePointer,
  parseSignedPointer,
  signatureFile,
  tableFile,
} from '@equivale/contract';
import { DAY_MS } from '@equivale/core';

/** Gives the bytes of a signed file, by its name below the address of a mirror. */
type ReadFile = (name: string) => Promise<Buffer | undefined>;

/**
 * How hosts of files are told what the service says in headers: Netlify and Cloudflare Pages read `_headers`; GitHub Pages says the first
 * by itself, and serves files as they are where it finds `.nojekyll`.
 */
const HOST_FILES = {
  '.nojekyll': '',
  _headers: `/*
  Access-Control-Allow-Origin: *
  X-Content-Type-Options: nosniff
/${POINTER_FILE}
  Cache-Control: public, max-age=60
/rates/*
  Cache-Control: public, max-age=31536000, immutable
/history/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

/** Writes a file under a name that nobody looks for, and only then under its own. */
function writeWhole(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.partial`, content);
  renameSync(`${path}.partial`, path);
}

/** Leaves the histories of a day, for those who have read an older pointer; of tables all are left. Versions are instants. */
function removeOldHistories(folder: string): void {
  const versions = readdirSync(join(folder, 'history'))
    .map(Number)
    .sort((a, b) => b - a);
  const [newest = 0] = versions;
  for (const [at, version] of versions.entries()) {
    const replaced = versions[at - 1] ?? newest;
    if (replaced <= newest - DAY_MS) rmSync(join(folder, 'history', String(version)), { recursive: true });
  }
}

/** The version that a pointer names. Whether it is genuine is what the devices ask. */
function versionIn(file: Buffer): number {
  const outer = parseSignedPointer(JSON.parse(file.toString()));
  const pointer = outer.ok ? parsePointer(JSON.parse(outer.value.signed)) : undefined;
  if (!pointer?.ok) throw new Error(`"${POINTER_FILE}" does not name a table`);
  return pointer.value.version;
}

/**
 * Writes the signed files of the newest table into a folder, which any web server can give out. What is there already is not
 * written again; the pointer is written last, so that it never names what is not there.
 * @param folder made where needed
 * @returns the version that was written
 */
export async function writeStatic(folder: string, readFile: ReadFile): Promise<number> {
  async function read(name: string): Promise<Buffer> {
    const content = await readFile(name);
    if (content === undefined) throw new Error(`there is no "${name}" to be written`);
    return content;
  }
  const pointer = await read(POINTER_FILE);
  const version = versionIn(pointer);
  const table = parseExchangeRates(JSON.parse((await read(tableFile(version))).toString()));
  if (!table.ok) throw new Error(`"${tableFile(version)}" is no table`);
  const codes = Object.keys(table.value.rates).filter((code) => code !== HISTORY_BASE);
  const names = [tableFile(version), ...codes.map((code) => historyFile(version, code))];
  for (const name of names.flatMap((one) => [one, signatureFile(one)])) {
    const path = join(folder, name);
    if (!existsSync(path)) writeWhole(path, await read(name));
  }
  for (const [name, text] of Object.entries(HOST_FILES)) writeWhole(join(folder, name), Buffer.from(text));
  writeWhole(join(folder, POINTER_FILE), pointer);
  removeOldHistories(folder);
  return version;
}
