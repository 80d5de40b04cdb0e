import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page takes 2 ms at 5 and 26 ms at 10, which makes it 6 % smaller: there are a thousand and more. */
const effortOf = (path: string) => (path.endsWith('.html') ? 5 : 11);
const FILES_AT_ONCE = 64;

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effortOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    brotli(body, { params }).then((coded) => writeFile(`${file}.br`, coded)),
    gzipped(body, { level: 9 }).then((coded) => writeFile(`${file}.gz`, coded)),
  ]);
}

/** Puts a `.br` and a `.gz` beside every file of text, so that the server never compresses one itself. */
export async function compressAssets(dist: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,xml,txt,webmanifest}', { cwd: dist });
  for (let at = 0; at < files.length; at += FILES_AT_ONCE)
    await Promise.all(files.slice(at, at + FILES_AT_ONCE).map((file) => compress(join(dist, file))));
}
