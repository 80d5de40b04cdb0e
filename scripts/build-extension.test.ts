import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { buildExtension } from './build-extension.ts';

let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'equivale-build-'));
  await buildExtension(dist, {
    service: 'https://rates.example/api',
    keys: '',
    mirrors: 'https://mirror.example/a',
  });
});
afterAll(() => rm(dist, { recursive: true }));

const read = (file: string) => readFile(join(dist, 'chromium', file), 'utf8');

/** A script with all that it imports before it runs. */
async function withImports(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = (await read(file)).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
  for (const [, name = ''] of imports)
    await withImports(file.startsWith('parts/') ? `parts/${name}` : name, found);
  return found;
}

const gzipped = async (files: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await read(file), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('[I42.extension-size] the built extension', () => {
  it('loads at most 60 kB until the popup answers, and 15 kB into a page', async () => {
    const popup = await withImports('popup.js');
    const texts = ['popup.html', 'popup.css', 'rates.json', '_locales/de/messages.json'];
    expect(await gzipped([...popup, ...texts])).toBeLessThanOrEqual(60_000);
    expect(await gzipped(['page-at-once.js'])).toBeLessThanOrEqual(15_000);
  });

  it('has one code for both browsers, and a worker without anything to load later', async () => {
    const [chromium, firefox] = await Promise.all(
      ['chromium', 'firefox'].map((browser) => readdir(join(dist, browser), { recursive: true })),
    );
    expect(firefox?.sort()).toEqual(chromium?.sort());
    expect(await read('background.js')).not.toMatch(/\bimport\(/);
  });

  it('speaks every language of the app, and may ask its service and the mirrors alone', async () => {
    const languages = await readdir(join(dist, 'chromium/_locales'));
    expect(languages.sort()).toEqual([...LANGUAGE_TAGS].sort());
    expect(JSON.parse(await read('_locales/es/messages.json'))).toMatchObject({
      language: { message: 'es' },
      readAs: { message: '«$1» leído como $2, por el dominio y el idioma de la página.' },
    });
    const { content_security_policy: policy } = JSON.parse(await read('manifest.json'));
    expect(policy.extension_pages).toContain(
      "connect-src 'self' https://rates.example https://mirror.example",
    );
  });
});
