import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { renderFlag } from '../packages/app/flag-sprite.ts';
import { DEFAULT_LANGUAGE, type Language } from '../packages/app/src/i18n/languages.ts';
import { routeAt } from '../packages/app/src/shell/routes/routes.ts';
import { chunksOf, messagesChunk, readManifest, scriptsOf, stylesOf } from './build-chunks.ts';
import { manifestIn } from './build-manifest.ts';
import { root } from './run.mjs';

interface PageKey {
  readonly language: Language;
  readonly alternates: Readonly<Record<Language, string>>;
}

interface PageParts {
  readonly language: Language;
  readonly path?: string;
  readonly head: string;
  readonly preload: readonly string[];
  /** Elements for the head. */
  readonly styles?: string;
  readonly body: string;
  /** The rates that the body was rendered with: the first client render has to be the same. */
  readonly rates?: unknown;
}

export interface Template {
  page(parts: PageParts): string;
  /** The page as a device stores it; it links the stylesheets, which the device stores too. */
  keptPage(parts: PageParts): string;
  /** The page that renders any address, without a body. */
  emptyPage(language: Language, head: string): string;
  /** Scripts that a page needs besides the entry: the chunk of its view and of its language. */
  preloadsFor(page: PageKey): readonly string[];
  /** Style elements of a page's view; its script would load them too late for the first paint. */
  stylesFor(page: PageKey): Promise<string>;
}

/** Marks a stylesheet as loaded, else the chunk loader fetches it again. A disabled link loads nothing. */
const loadedMark = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`;

/** Inlines the stylesheet, whose link would delay the first paint. */
async function inlineStyles(dist: string, html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
  const path = link.exec(html)?.[1];
  if (!path) throw new Error('index.html links no stylesheet');
  const css = (await readFile(join(dist, path), 'utf8')).trim();
  return html.replace(link, () => `<style>${css}</style>${loadedMark(path)}`);
}

function scriptTag(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(`a script of every page cannot be minified: ${errors[0]?.message}`);
  return `<script>${code.trim()}</script>`;
}

/** A script for the head of a page, without its comments. */
async function inlineScript(path: string): Promise<string> {
  const source = await readFile(join(root, 'packages/app/src', path), 'utf8');
  return scriptTag(source);
}

const linksFor = (language: Language) =>
  `<link rel="manifest" href="/${manifestIn(language)}">` +
  '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">' +
  '<meta name="mobile-web-app-capable" content="yes"><meta name="apple-mobile-web-app-title" content="Equivale">' +
  '<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">';

/** Data that a page was rendered with, for hydration. No policy applies to data blocks, which are not scripts. */
const ratesBlock = (rates: unknown) =>
  `<script type="application/json" id="page-rates">${JSON.stringify(rates).replaceAll('<', '\\u003c')}</script>`;

const SCRIPT_TAG = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g;

/** Requests scripts after the first paint, or soon anyway where nothing is painted, as in a background tab. */
function scriptsAfterPaint(html: string): string {
  const tags = (html.match(SCRIPT_TAG) ?? []).map((tag) => tag.trim()).join('');
  const start =
    '{const tags=document.currentScript.previousElementSibling.content;' +
    'const start=()=>document.head.append(tags);' +
    'requestAnimationFrame(()=>setTimeout(start));setTimeout(start,300)}';
  const closing = `<template>${tags}</template><script>${start}</script></body>`;
  return replaceOnce(html.replaceAll(SCRIPT_TAG, ''), '</body>', closing);
}

/** Replaces a placeholder. @throws when it is missing or there twice */
function replaceOnce(html: string, mark: string, text: string): string {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html has ${mark} ${more.length > 0 ? 'more than once' : 'nowhere'}`);
  return before + text + after;
}

function flagsOf(body: string): string {
  const regions = new Set(
    Array.from(body.matchAll(/<use href="#flag-([^"]+)"/g), ([, region]) => region ?? ''),
  );
  return regions.size === 0 ? '' : `<svg hidden>${Array.from(regions, renderFlag).join('')}</svg>`;
}

function fill(empty: string, { language, path, head, preload, styles = '', body, rates }: PageParts): string {
  const links = preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const data = rates === undefined ? '' : ratesBlock(rates);
  const address = path === undefined ? '' : ` data-page="${path}"`;
  const marks = [
    ['<html lang="es"', `<html lang="${language}"${address}`],
    ['<meta charset="utf-8" />', `<meta charset="utf-8">${head}`],
    ['</head>', `${links}${styles}</head>`],
    ['<!--body--></div>', `${body}</div>${flagsOf(body)}${data}`],
  ] as const;
  const html = marks.reduce((page, [mark, text]) => replaceOnce(page, mark, text), empty);
  return path === undefined ? html : scriptsAfterPaint(html);
}

/** Removes what differs between pages and puts a placeholder into the body. */
const opened = (html: string): string =>
  replaceOnce(
    html
      .replace(/<title>[\s\S]*?<\/title>/, '')
      .replace(/<meta name="description"[^>]*>/, '')
      .replace(/<script>([\s\S]*?)<\/script>/, (_, source: string) => scriptTag(source))
      .replace(/\n\s*/g, '\n'),
    '<div id="root"></div>',
    '<div id="root"><!--body--></div>',
  );

export async function readTemplate(dist: string): Promise<Template> {
  const chunks = await readManifest(dist);
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  // Links the styles of an empty page, which shows nothing before its scripts have loaded.
  const empty = opened(built);
  const withStyles = opened(await inlineStyles(dist, built));
  const entryStyles = stylesOf(chunks, ['index.html']);
  if (entryStyles.length === 0) throw new Error('the manifest names no stylesheet of index.html');
  // Detects on every page that the app fails to start.
  const rescue = await inlineScript('sw/rescue.js');
  const earlyTaps = await inlineScript('prerender/early-taps.js');

  const addressesOf = (keys: readonly string[]) => scriptsOf(chunks, keys).map((file) => `/${file}`);
  const entry = addressesOf(['index.html']);
  const pageIn = (template: string) => (parts: PageParts) =>
    fill(template, {
      ...parts,
      head: parts.head + linksFor(parts.language) + rescue + (parts.path === undefined ? '' : earlyTaps),
      preload: parts.preload.filter((file) => !entry.includes(file)),
    });
  const keptPage = pageIn(empty);
  const languageChunks = (language: Language) => [
    messagesChunk(chunks, language, 'main'),
    `../../languages/${language}/core/locale.ts`,
  ];
  const emptyChunks = (language: Language) => [
    ...languageChunks(language),
    'src/shell/other-views.tsx',
    messagesChunk(chunks, language, 'views'),
  ];
  const screenChunks = ({ alternates, language }: PageKey) => {
    const route = routeAt(alternates[DEFAULT_LANGUAGE]);
    return route ? chunksOf(chunks, route, language) : [];
  };
  return {
    page: pageIn(withStyles),
    keptPage,
    emptyPage: (language, head) =>
      keptPage({ language, head, preload: addressesOf(emptyChunks(language)), body: '' }),
    preloadsFor: (key) => addressesOf([...languageChunks(key.language), ...screenChunks(key)]),
    stylesFor: async (key) => {
      const own = stylesOf(chunks, screenChunks(key)).filter((file) => !entryStyles.includes(file));
      const texts = await Promise.all(own.map((file) => readFile(join(dist, file), 'utf8')));
      return texts.length === 0
        ? ''
        : `<style>${texts.join('').trim()}</style>${own.map(loadedMark).join('')}`;
    },
  };
}
