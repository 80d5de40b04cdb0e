import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '../../scripts/build-chunks.ts';
import { languageOfFiles, partsOfFiles } from '../../scripts/file-users.ts';

/** The files of a seldom opened part in Spanish, and how many of them the device holds. */
export async function partFiles(page: Page, part: string) {
  const built = await readManifest(join(import.meta.dirname, '../../packages/app/dist'));
  const languages = languageOfFiles(built);
  const files = [...partsOfFiles(built)]
    .filter(([file, parts]) => parts.includes(part) && (languages.get(file) ?? 'es') === 'es')
    .map(([file]) => `/${file}`);
  const held = () =>
    page.evaluate(
      async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).filter(Boolean).length,
      files,
    );
  return { files, held };
}
