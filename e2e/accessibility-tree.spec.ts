import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_IDS } from '../packages/app/src/i18n/languages.ts';
import { isWhole } from './pages/every-view.ts';
import { openTreeView, TREE_VIEWS, type TreeView } from './pages/tree-views.ts';

/** What one moves by in a long text. */
const MOVED_BY = /^\s*- (?:heading|main|banner|navigation|complementary|contentinfo|region|list|link)\b/;

const DAY = /\d{1,2} (?:de )?[a-zA-Z]{3,10}\.? (?:de )?\d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}/g;
const NUMBER = /[+−-]?\d(?:[\d.,\u202f\u00a0]*\d)?/g;
/** What follows from the figures of the day: how strong a movement is, where it leads, whether it could have been foretold. */
const WORDS = new RegExp(
  [
    '(?<=‹n› )(?:Sobreventa|Sobrecompra|Neutral|Oversold|Overbought)',
    '(?<=‹n› % |‹n›% )(?:Baja|Media|Alta|Low|Medium|High)',
    'Sin dirección clara|Más probable que (?:baje|suba)|No clear direction|More likely to (?:fall|rise)',
    '(?:decir|seguirla|saying|following)[^"]* (?:más|closer)[^"]*(?=\\.|$)',
    '(?<=listitem: )[A-Z]{3}(?= ‹n›$)',
    'CES?T$|[AP]M GMT‹n›$',
  ].join('|'),
  'g',
);

/** Numbers and what follows from them stand as signs: they change with the rates. */
const withoutFigures = (line: string) =>
  line
    .split(/(\[level=\d\])/)
    .map((part, index) => (index % 2 ? part : part.replace(NUMBER, '‹n›')))
    .join('')
    .replace(/"‹n›"$/, '‹n›')
    // Shows the day beside currencies that are older than the others.
    .replace(/(option .*‹n›) ‹day›/, '$1')
    .replace(WORDS, '‹word›');

const [, , ...FURTHER] = LANGUAGE_IDS;
/** What can be chosen besides the two languages that trees are taken in: a further one changes no tree. */
const FURTHER_OPTIONS = new Set(
  FURTHER.map((id) => `- option "${new Intl.DisplayNames(id, { type: 'language' }).of(id)}"`.toLowerCase()),
);

/** The tree as text: roles, names and states, a line each. */
async function treeOf(page: Page, { hasRates, isText }: TreeView): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines
    .filter((line) => !isText || MOVED_BY.test(line))
    .filter((line) => !FURTHER_OPTIONS.has(line.trim().toLowerCase()))
    .map((line) => line.replace(DAY, '‹day›').replace(/(?<=v|Versi[oó]n )\d+\.\d+\.\d+/, '‹version›'))
    .map((line) => (hasRates ? withoutFigures(line) : line))
    .concat('')
    .join('\n');
}

/** Expects the tree that is committed, as soon as nothing on the page changes any more. */
async function expectTree(page: Page, language: string, view: TreeView): Promise<void> {
  const file = [language, `${view.name}.yml`];
  const info = test.info();
  if (info.config.updateSnapshots === 'changed') {
    // What is written anew is a page at rest.
    await page.waitForTimeout(1_000);
    expect(await treeOf(page, view)).toMatchSnapshot(file);
  }
  const committed = await readFile(info.snapshotPath(...file), 'utf8');
  await expect.poll(() => treeOf(page, view), file.join('/')).toBe(committed);
}

/** Lists that WebKit takes for mere layout: with marks of the type `none`, or of items that are laid out as anything else. */
const layoutLists = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul:not([role]), ol:not([role])')]
      .filter(
        (list) =>
          getComputedStyle(list).listStyleType === 'none' ||
          [...list.children].some((item) => getComputedStyle(item).display !== 'list-item'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

/** Every view in Spanish; of English, whose elements are the same, these. `E2E_MATRIX=all` takes every view in both. */
const IN_ENGLISH = [
  'home settings order more search search-answered',
  'category-length unit-provenance category-length-kept favorites currency currency-provenance',
  'list list-menu calculator calculator-tape',
].flatMap((names) => names.split(' '));
const viewsIn = (language: 'es' | 'en') =>
  TREE_VIEWS.filter(({ name }) => isWhole || language === 'es' || IN_ENGLISH.includes(name));

for (const language of ['es', 'en'] as const) {
  test(`[I13.accessibility-trees] [I13.lists] what a screen reader gets of every view in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    // Two hours after the rates were published, whenever that was: they are as old at every run.
    const { timestamp } = await (await request.get('/api/exchange-rates')).json();
    await page.clock.setFixedTime(Date.parse(timestamp) + 2 * 3_600_000);
    await page.addInitScript(
      (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
      { language },
    );
    for (const view of viewsIn(language)) {
      await openTreeView(page, language, view);
      await expectTree(page, language, view);
      expect(await layoutLists(page), view.name).toEqual([]);
    }
  });
}
