import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../packages/app/dist');
const LANGUAGES = Object.keys(LANGUAGE_PARTS);
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const pathOf = (address: string) => new URL(address).pathname;

/** What a machine reads that runs no script: a search engine, or whoever previews a link. */
function read(html: string) {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)">/g)];
  const addresses = alternates.map(([, language, address]) => [language, pathOf(String(address))]);
  return {
    language: first(html, /<html lang="(\w\w)"/),
    canonical: pathOf(first(html, /<link rel="canonical" href="([^"]+)">/)),
    preview: pathOf(first(html, /<meta property="og:url" content="([^"]+)">/)),
    alternates: Object.fromEntries(addresses),
  };
}

/** Every address of the built sitemap. */
function addresses(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(String(address)));
}

test('every address of the sitemap is a written page that names itself and what it is in the other languages', () => {
  const paths = addresses();
  expect(paths).toContain('/currency/USD/EUR');
  expect(paths).toContain('/en/category/length/mi/km');
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(existsSync(join(dist, path, 'index.html')), path).toBe(true);
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const [, language = 'es'] = /^\/([a-z]{2})(?:\/|$)/.exec(path) ?? [];
    const rest = language === 'es' ? path.replace(/^\/$/, '') : path.slice(`/${language}`.length);
    const inEach = LANGUAGES.map((id) => [id, `${id === 'es' ? '' : `/${id}`}${rest}` || '/']);
    expect(read(html)).toEqual({
      language,
      canonical: path,
      preview: path,
      alternates: Object.fromEntries(inEach),
    });
    expect(first(html, /<title>([^<]+)<\/title>/), path).toContain('Equivale');
    expect(first(html, /<meta name="description" content="([^"]+)">/).length, path).toBeGreaterThan(30);
    expect(first(html, /<main[^>]*>([\s\S]*)<\/main>/), path).not.toBe('');
  }
});

test('a shared address is answered with its own page', async ({ baseURL }) => {
  for (const path of ['/currency/USD/EUR', '/en/category/length/mi/km', '/icons/social-es.png']) {
    const answer = await fetch(baseURL + path);
    expect(answer.status).toBe(200);
    if (path.endsWith('.png')) expect(answer.headers.get('content-type')).toBe('image/png');
    else expect(read(await answer.text()).canonical).toBe(path);
  }
});
