import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language } from '../packages/app/src/i18n/languages.ts';
import { openSearchPath } from './build-search.ts';
import { root } from './run.mjs';

/** Head of a page for search engines and link previews, and their lists. */

/** A file of the app's `public` folder in a language or its fallback. */
export const publicFile = (nameIn: (language: Language) => string, language: Language): string =>
  [language, FALLBACK_LANGUAGE]
    .map(nameIn)
    .find((name) => existsSync(join(root, 'packages/app/public', name))) ?? nameIn(DEFAULT_LANGUAGE);

/** A page as the app renders it (`src/prerender/render-page.tsx`). */
export interface RenderedPage {
  readonly language: Language;
  readonly path: string;
  readonly alternates: Readonly<Record<Language, string>>;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** The rates that the body was rendered with: the first client render has to be the same. */
  readonly rates?: unknown;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The one address of a page: the bare currency view is its default pair. */
const canonical = (path: string) => path.replace(/\/currency$/, '/currency/USD/EUR');

function structuredData({ path, language, description, alternates }: RenderedPage, siteUrl: string): string {
  const isHome = alternates[DEFAULT_LANGUAGE] === '/';
  const app = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Equivale',
    url: siteUrl + path,
    description,
    inLanguage: language,
    applicationCategory: isHome ? 'UtilitiesApplication' : 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
  return isHome
    ? `<script type="application/ld+json">${JSON.stringify(app).replaceAll('<', '\\u003c')}</script>`
    : '';
}

/** The page in each language, itself included, and the default one. */
export function alternateLinks(alternates: RenderedPage['alternates'], siteUrl: string): string {
  const link = (hreflang: string, to: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(siteUrl + canonical(to))}">`;
  const links = Object.entries(alternates).map(([language, to]) => link(language, to));
  return [...links, link('x-default', alternates[DEFAULT_LANGUAGE])].join('');
}

/** The lines of a page's head that differ from page to page. `siteUrl` has no slash at its end. */
export function headOf(page: RenderedPage, siteUrl: string): string {
  const { language, path, alternates } = page;
  const [title, description, url] = [page.title, page.description, siteUrl + canonical(path)].map(escapeHtml);
  // Unicode CLDR, likely subtags: the country that most speakers of a language live in
  const { region } = new Intl.Locale(language).maximize();
  const image = `${siteUrl}/${publicFile((id) => `icons/social-${id}.png`, language)}`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="Equivale" href="${openSearchPath(language)}">`,
    alternateLinks(alternates, siteUrl),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Equivale">`,
    `<meta property="og:locale" content="${language}_${region}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    structuredData(page, siteUrl),
  ].join('');
}

/** The head of a page that devices store; the rest serves visitors from the network. */
export const keptHeadOf = ({ title }: RenderedPage): string => `<title>${escapeHtml(title)}</title>`;

/** The head of the page that renders any address: that of its language's home. */
export const emptyHeadOf = (home: RenderedPage): string =>
  `${keptHeadOf(home)}<meta name="description" content="${escapeHtml(home.description)}">`;

/** @source https://www.sitemaps.org/protocol.html, with the alternates that search engines read */
export function sitemapOf(
  pages: readonly Pick<RenderedPage, 'path' | 'alternates'>[],
  siteUrl: string,
): string {
  const own = pages.filter(({ path }) => canonical(path) === path);
  const entries = own.map(({ path, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, to]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + to)}"/>`,
    );
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

export const robotsOf = (siteUrl: string) =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
