import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../packages/app/dist');

/** Paths of the built scripts of the modules whose path fits: scripts are named by their digests alone. */
export function scriptsOf(source: RegExp): readonly string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const scripts = Object.entries(manifest).flatMap(([key, { file }]) =>
    source.test(key) ? [`/${file}`] : [],
  );
  if (scripts.length === 0) throw new Error(`no script is built of ${source}`);
  return scripts;
}
