import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Chunks } from './file-users.ts';

/**
 * Names every part that is loaded later in the manifest by its own module, also where a chunk of several modules has it: the
 * bundler then fetches that chunk itself, without a script in between, and names it by none of them.
 * @param root folder that the names of modules are relative to
 * @param dist folder of the build, with its manifest
 */
export const manifestOfParts = (root: string, dist: string): Plugin => ({
  name: 'equivale-manifest-of-parts',
  async writeBundle(_, bundle) {
    const path = join(dist, '.vite/manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Chunks;
    const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
    const nameOf = (id: string) => relative(root, id);
    const parts: Record<string, Chunks[string]> = { ...manifest };
    const chunks = Object.values(bundle).flatMap((chunk) => {
      const key = keyOfFile.get(chunk.fileName);
      return chunk.type === 'chunk' && key ? [{ key, chunk }] : [];
    });
    for (const { key, chunk } of chunks)
      for (const id of chunk.moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length)
          parts[nameOf(id)] ??= { file: chunk.fileName, imports: [key], isDynamicEntry: true };
    for (const { key, chunk } of chunks) {
      const loaded = chunk.moduleIds.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const dynamicImports = [...new Set(loaded.map(nameOf))].filter((name) => name in parts);
      parts[key] = { ...(manifest[key] as Chunks[string]), dynamicImports };
    }
    await writeFile(path, JSON.stringify(parts, null, 2));
  },
});
