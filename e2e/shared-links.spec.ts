import { expect, test } from '@playwright/test';

interface WrittenPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const pathOf = (address: string) => new URL(address).pathname;

/** What a machine reads that runs no script: a search engine, or whoever previews a link. */
function read({ path, status, html }: WrittenPage) {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)">/g)];
  return {
    path,
    status,
    language: first(html, /<html lang="(\w\w)"/),
    canonical: pathOf(first(html, /<link rel="canonical" href="([^"]+)">/)),
    preview: pathOf(first(html, /<meta property="og:url" content="([^"]+)">/)),
    alternates: Object.fromEntries(
      alternates.map(([, language, address]) => [language, pathOf(String(address))]),
    ),
  };
}

test('every address of the sitemap is a page that names itself and its other language', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(String(address)));
  expect(paths).toContain('/currency/USD/EUR');
  expect(paths).toContain('/en/category/length/mi/km');
  expect(new Set(paths).size).toBe(paths.length);
  const pages: WrittenPage[] = [];
  for (const path of paths) {
    const answer = await request.get(path);
    pages.push({ path, status: answer.status(), html: await answer.text() });
  }
  for (const page of pages) {
    const isEnglish = /^\/en(\/|$)/.test(page.path);
    const es = isEnglish ? page.path.slice('/en'.length) || '/' : page.path;
    expect(read(page)).toEqual({
      path: page.path,
      status: 200,
      language: isEnglish ? 'en' : 'es',
      canonical: page.path,
      preview: page.path,
      alternates: { es, en: `/en${es === '/' ? '' : es}` },
    });
    expect(first(page.html, /<title>([^<]+)<\/title>/), page.path).toContain('Equivale');
    expect(first(page.html, /<meta name="description" content="([^"]+)">/).length, page.path).toBeGreaterThan(
      30,
    );
    expect(first(page.html, /<main[^>]*>([\s\S]*)<\/main>/), page.path).not.toBe('');
  }
  for (const language of ['es', 'en']) {
    const picture = await request.get(`/icons/social-${language}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
  }
});
