import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGE_IDS, type Language, languageBase, namedIn } from '../packages/app/src/i18n/languages.ts';

// One after the other: each worker would read all pages for itself.
test.describe.configure({ mode: 'default' });

const root = join(import.meta.dirname, '../packages/app');
const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
const messagesOf = (language: Language, part: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, `../../languages/${language}/app/${part}.json`), 'utf8'));

/** A page as a search engine reads it. Links lead to paths of the site. */
interface Head {
  readonly path: string;
  /** The address in Spanish form. */
  readonly bare: string;
  readonly language: Language;
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The address that a preview of it leads to; undefined for pages without one. */
  readonly preview: string | undefined;
  readonly isEmpty: boolean;
  readonly manifest: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

const pathOf = (url = '') => new URL(url, 'https://equivale.example').pathname;
const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function headOf(file: string): Head {
  const html = read(file);
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (pattern: RegExp) => plain(pattern.exec(head)?.[1]);
  const path = `/${file.replace(/\/?index\.html$/, '')}`;
  const language = namedIn(path) ?? 'es';
  const links = head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    path,
    language,
    bare: path.slice(languageBase(language).length) || '/',
    lang: found(/<html lang="([^"]+)"/),
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)">/),
    canonical: pathOf(found(/<link rel="canonical" href="([^"]+)">/)),
    preview: /<meta property="og:url" content="([^"]+)">/.exec(head)?.[1],
    isEmpty: !/<main[^>]*>\s*\S/.test(html),
    manifest: found(/<link rel="manifest" href="([^"]+)">/),
    alternates: Object.fromEntries([...links].map(([, hreflang = '', href]) => [hreflang, pathOf(href)])),
  };
}

const pages = globSync('**/index.html', { cwd: join(root, 'dist') }).map(headOf);
const pagesIn = (language: Language) => pages.filter((page) => page.language === language);
const FURTHER: readonly Language[] = LANGUAGE_IDS.filter(
  (language) => language !== 'es' && language !== 'en',
);

/** What stands more than once. */
function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

test('[I19.written-pages] every language has the same pages, each marked as its own', () => {
  const addresses = pagesIn('es')
    .map(({ bare }) => bare)
    .toSorted();
  expect(addresses.length).toBeGreaterThan(200);
  for (const language of LANGUAGE_IDS) {
    expect(
      pagesIn(language)
        .map(({ bare }) => bare)
        .toSorted(),
    ).toEqual(addresses);
    expect(new Set(pagesIn(language).map(({ lang }) => lang))).toEqual(new Set([language]));
  }
});

test('[I19.written-pages] titles and descriptions are in the language and differ from page to page', () => {
  for (const language of LANGUAGE_IDS) {
    const messages = { ...messagesOf(language, 'main'), ...messagesOf(language, 'views') };
    const own = pagesIn(language);
    const at = (bare: string) => own.find((page) => page.bare === bare);
    expect(at('/')).toMatchObject({
      title: messages['app.product'],
      description: messages['app.description'],
    });
    expect(repeated(own.map(({ description }) => description))).toEqual([]);
    const categories = own.filter(({ bare }) => /^\/category\/[a-z-]+$/.test(bare));
    expect(categories.length).toBeGreaterThan(25);
    for (const { bare, title, description } of categories) {
      const name = String(messages[bare.slice(1).replace('/', '.')]);
      expect(description).toContain(name);
      expect(title).toBe(`${name} · ${messages['app.product']}`);
    }
  }
  for (const language of LANGUAGE_IDS)
    expect(repeated(pagesIn(language).map(({ title }) => title))).toEqual([]);
  for (const language of FURTHER) {
    expect(pagesIn(language).filter(({ title }) => /Universal Converter/.test(title))).toEqual([]);
  }
  // What a page is about is said in other words in each language.
  expect(repeated(pages.map(({ bare, description }) => `${bare}: ${description}`))).toEqual([]);
});

test('[I19.written-pages] every page has contents, names itself in all languages and in previews, and each of those names it back', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const named = [...LANGUAGE_IDS, 'x-default'].join();
  const wrong = pages.filter(({ language, alternates, canonical, isEmpty, manifest, preview }) => {
    const others = LANGUAGE_IDS.map((id) => byPath.get(alternates[id] ?? ''));
    return (
      Object.keys(alternates).join() !== named ||
      alternates[language] !== canonical ||
      (manifest !== '' && pathOf(preview) !== canonical) ||
      isEmpty ||
      alternates['x-default'] !== alternates.es ||
      others.some((other, at) => other?.language !== LANGUAGE_IDS[at]) ||
      others.some((other) => JSON.stringify(other?.alternates) !== JSON.stringify(alternates))
    );
  });
  expect(wrong).toEqual([]);
});

test('[I19.written-pages] the sitemap has each address once, and no other', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathOf(url));
  expect(repeated(listed)).toEqual([]);
  expect(listed.toSorted()).toEqual([...new Set(pages.map(({ canonical }) => canonical))].toSorted());
});

test('[I19.written-pages] each page of the app leads to the manifest of its language, which is in it', () => {
  const manifests = LANGUAGE_IDS.map((language) => {
    const linked = new Set(pagesIn(language).flatMap(({ manifest }) => manifest || []));
    expect(linked.size).toBe(1);
    const manifest = JSON.parse(read([...linked].join()));
    expect(manifest).toMatchObject({ lang: language, start_url: languageBase(language) || '/' });
    const shortcuts: readonly { readonly url: string }[] = manifest.shortcuts;
    expect(shortcuts.filter(({ url }) => namedIn(url) !== namedIn(languageBase(language)))).toEqual([]);
    return manifest;
  });
  expect(repeated(manifests.map(({ description }) => description))).toEqual([]);
  expect(repeated(manifests.map(({ shortcuts }) => JSON.stringify(shortcuts)))).toEqual([]);
});
