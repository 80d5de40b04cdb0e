import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every script, drawing and manifest, so that the server never compresses them itself. */
export async function compressAssets(dist: string): Promise<void> {
  const files = globSync('{assets/**/*,*.js,*.svg,icons/*.svg,*.webmanifest}', {
    cwd: dist,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await Promise.all([
        brotli(body, { params }).then((coded) => writeFile(`${file}.br`, coded)),
        gzipped(body, { level: 9 }).then((coded) => writeFile(`${file}.gz`, coded)),
      ]);
    }),
  );
}
