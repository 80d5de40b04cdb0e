import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../packages/app/src/i18n/languages.ts';
import { headOf, type RenderedPage, robotsOf, sitemapOf } from './build-head.ts';
import { openApiDocument } from './build-openapi.ts';
import { llmsOf, openSearchOf } from './build-search.ts';

const site = 'https://equivale.example';

const page = (es: string, language: 'es' | 'en' = 'es', more: object = {}): RenderedPage => {
  const alternates = { es, en: `/en${es === '/' ? '' : es}` };
  const title = `${es} · Equivale`;
  const texts = { title, description: 'Exacto', body: '' };
  return { language, path: alternates[language], alternates, ...texts, ...more } as RenderedPage;
};

/** Every value of an attribute, by the elements that have another attribute with a value. */
const values = (head: string, having: string, attribute: string) =>
  [...head.matchAll(new RegExp(`<[^>]*${having}[^>]*>`, 'g'))].map(
    ([element]) => new RegExp(`${attribute}="([^"]*)"`).exec(element)?.[1],
  );

describe('the head of a page', () => {
  it('names its one address, and the same page in each language, which names it back', () => {
    const [es, en] = [page('/currency/USD/EUR'), page('/currency/USD/EUR', 'en')].map((one) =>
      headOf(one, site),
    );
    const addresses = [`${site}/currency/USD/EUR`, `${site}/en/currency/USD/EUR`];
    expect(values(String(es), 'rel="canonical"', 'href')).toEqual([addresses[0]]);
    expect(values(String(en), 'rel="canonical"', 'href')).toEqual([addresses[1]]);
    for (const head of [es, en]) {
      expect(values(String(head), 'rel="alternate"', 'hreflang')).toEqual(['es', 'en', 'x-default']);
      expect(values(String(head), 'rel="alternate"', 'href')).toEqual([...addresses, addresses[0]]);
    }
  });

  it('of the bare currency view is that of its default pair', () => {
    expect(values(headOf(page('/currency', 'en'), site), 'rel="canonical"', 'href')).toEqual([
      `${site}/en/currency/USD/EUR`,
    ]);
  });

  it('shows a preview with address, words and the picture of its language', () => {
    const head = headOf(page('/category/length/mi/km', 'en'), site);
    const property = (name: string) => values(head, `property="og:${name}"`, 'content')[0];
    expect(property('url')).toBe(`${site}/en/category/length/mi/km`);
    expect(property('title')).toContain('/category/length/mi/km');
    expect(property('description')).toBe('Exacto');
    expect(property('locale')).toBe('en_US');
    expect(property('image')).toBe(`${site}/icons/social-en.png`);
    expect(values(head, 'name="twitter:card"', 'content')).toEqual(['summary_large_image']);
  });

  it('writes no text of a page as markup', () => {
    const head = headOf(page('/about', 'es', { title: '<b>"&', description: '</title><script>' }), site);
    expect(head).toContain('<title>&lt;b&gt;&quot;&amp;</title>');
    expect(head).not.toContain('<script>');
  });

  it('describes the app to search engines on home, in a form they read', () => {
    const head = headOf(page('/', 'en', { description: 'a < b' }), site);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      url: `${site}/en`,
      description: 'a < b',
      inLanguage: 'en',
      isAccessibleForFree: true,
    });
  });
});

it('the sitemap holds each address once, with its languages, and none that names another as its own', () => {
  const pages = ['/', '/currency', '/currency/USD/EUR'].flatMap((path) => [page(path), page(path, 'en')]);
  const sitemap = sitemapOf(pages, site);
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    `${site}/`,
    `${site}/en`,
    `${site}/currency/USD/EUR`,
    `${site}/en/currency/USD/EUR`,
  ]);
  expect(sitemap.match(/hreflang="es"/g)).toHaveLength(4);
  expect(sitemap.match(/hreflang="en"/g)).toHaveLength(4);
});

it('crawlers are kept from the API and shown the sitemap', () => {
  expect(robotsOf(site)).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`);
});

it('a browser finds how to ask from its address bar, in the language of the page', () => {
  const search = (path: 'es' | 'en') => values(headOf(page('/', path), site), 'rel="search"', 'href');
  expect(search('es')).toEqual(['/opensearch.xml']);
  expect(search('en')).toEqual(['/en/opensearch.xml']);
  const template = /template="([^"]+)"/.exec(openSearchOf('en', site))?.[1];
  expect(template).toBe(`${site}/en/?q={searchTerms}`);
});

it('an address bar says in every language what can be asked', () => {
  const said = LANGUAGE_IDS.map(
    (id) => /<Description>Equivale: (.*\d.*)<\/Description>/.exec(openSearchOf(id, site))?.[1],
  );
  // Some languages ask for the same in the same words.
  expect(new Set(said).size).toBeGreaterThan(4);
  expect(said).not.toContain(undefined);
});

it('a language model is told only of calls that the API describes', () => {
  const { paths } = openApiDocument() as { paths: Record<string, unknown> };
  const forms = Object.keys(paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const told = [...llmsOf(site).matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => new URL(url ?? '').pathname);
  const calls = told.filter((path) => path.startsWith('/api/'));
  expect(calls).toHaveLength(5);
  for (const path of calls)
    expect(
      forms.some((form) => form.test(path)),
      path,
    ).toBe(true);
});
