import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '../../scripts/build-chunks.ts';
import { languageOfFiles, partsOfFiles } from '../../scripts/file-users.ts';

const inSpanish = async (isIn: (parts: readonly string[]) => boolean) => {
  const built = await readManifest(join(import.meta.dirname, '../../packages/app/dist'));
  const languages = languageOfFiles(built);
  return [...partsOfFiles(built)]
    .filter(([file, parts]) => isIn(parts) && (languages.get(file) ?? 'es') === 'es')
    .map(([file]) => `/${file}`);
};

/** The files of every rarely used part in Spanish. */
export const rareFiles = () => inSpanish(() => true);

/** How many of these files the device has stored. Runs in the page. */
export const countStored = async (paths: readonly string[]): Promise<number> =>
  (await Promise.all(paths.map((path) => caches.match(path)))).filter(Boolean).length;

/** The files of a rarely used part in Spanish, and how many of them the device holds. */
export async function partFiles(page: Page, part: string) {
  const files = await inSpanish((parts) => parts.includes(part));
  return { files, held: () => page.evaluate(countStored, files) };
}
