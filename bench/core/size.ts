import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Bytes of a module and all it imports, in one script as the app's build makes them, minified, gzip -9.
 * @param source an ECMAScript module
 * @param folder where its imports are looked up
 */
export async function gzipBytes(source: string, folder: string): Promise<number> {
  const dir = await mkdtemp(join(folder, '.cache-size-'));
  try {
    const entry = join(dir, 'entry.js');
    await writeFile(entry, source);
    const result = await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { minify: true } },
      },
    });
    if (!('output' in result)) throw new Error('the build gave no files');
    const scripts = result.output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
    return scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
  } finally {
    await rm(dir, { recursive: true });
  }
}
