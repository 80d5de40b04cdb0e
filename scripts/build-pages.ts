import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGE_IDS, type Language, languageBase } from '../packages/app/src/i18n/languages.ts';
import { emptyHeadOf, headOf, keptHeadOf, type RenderedPage, robotsOf } from './build-head.ts';
import { manifestIn, writtenManifest } from './build-manifest.ts';
import { llmsOf, openSearchOf, openSearchPath } from './build-search.ts';
import { readTemplate, type Template } from './build-template.ts';

interface Renderer {
  readonly addresses: readonly string[];
  renderPage(address: string, language: Language): Promise<RenderedPage>;
}

/** @throws at a style attribute, which the content security policy forbids; React sets styles by script. */
function refuseStyleAttributes(path: string, html: string): void {
  const found = /<[a-z][^>]*\sstyle="[^"]*"/.exec(html);
  if (found)
    throw new Error(`${path} is written with a style attribute, which the policy forbids: ${found[0]}`);
}

async function put(dist: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), text);
}

async function writePage(
  dist: string,
  template: Template,
  page: RenderedPage,
  siteUrl: string,
): Promise<void> {
  const parts = {
    language: page.language,
    path: page.path,
    head: headOf(page, siteUrl),
    preload: template.preloadsFor(page),
    styles: await template.stylesFor(page),
    body: page.body,
    rates: page.rates,
  };
  refuseStyleAttributes(page.path, page.body);
  const folder = page.path === '/' ? '' : page.path;
  await put(dist, `${folder}/index.html`, template.page(parts));
  if (folder === languageBase(page.language))
    await put(dist, `${folder}/kept.html`, template.keptPage({ ...parts, head: keptHeadOf(page) }));
}

/** Writes every prerendered page, the shells per language, robots.txt, llms.txt, opensearch.xml, manifests. */
export async function writePages(
  dist: string,
  renderer: string,
  siteUrl: string,
): Promise<readonly RenderedPage[]> {
  const { addresses, renderPage } = (await import(renderer)) as Renderer;
  const template = await readTemplate(dist);
  const pages: RenderedPage[] = [];
  for (const language of LANGUAGE_IDS) {
    for (const address of addresses) {
      const page = await renderPage(address, language);
      await writePage(dist, template, page, siteUrl);
      pages.push(page);
    }
    const home = pages.find((page) => page.path === (languageBase(language) || '/'));
    if (!home) throw new Error(`${language} has no home`);
    await put(dist, `${languageBase(language)}/app.html`, template.emptyPage(language, emptyHeadOf(home)));
  }
  await put(dist, 'robots.txt', robotsOf(siteUrl));
  await put(dist, 'llms.txt', llmsOf(siteUrl));
  for (const language of LANGUAGE_IDS) {
    await put(dist, openSearchPath(language), openSearchOf(language, siteUrl));
    const manifest = writtenManifest(language);
    if (manifest) await put(dist, manifestIn(language), manifest);
  }
  return pages;
}
