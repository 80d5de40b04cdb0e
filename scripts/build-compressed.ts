import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS } from '@equivale/contract';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const FILES_AT_ONCE = 64;
const NAMES_SITE = [BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS];

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (NAMES_SITE.some((name) => body.includes(name)) && !file.includes('/assets/')) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    brotli(body, { params }).then((coded) => writeFile(`${file}.br`, coded)),
    gzipped(body, { level: 9 }).then((coded) => writeFile(`${file}.gz`, coded)),
  ]);
}

/** Puts a `.br` and a `.gz` beside every file of text but those that name the site, which the service fills in and compresses. */
export async function compressAssets(dist: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,xml,txt,webmanifest}', { cwd: dist });
  for (let at = 0; at < files.length; at += FILES_AT_ONCE)
    await Promise.all(files.slice(at, at + FILES_AT_ONCE).map((file) => compress(join(dist, file))));
}
