import { expect } from '@playwright/test';
import type { Session } from './engine.ts';
import type { Releases } from './releases.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

/** What a step of the main job has at hand. */
export interface Stage {
  readonly session: Session;
  readonly visitor: Visitor;
  /** Opens one more tab of the same browser. */
  readonly another: () => Promise<Visitor>;
  readonly site: Site;
  readonly releases: Releases;
}

interface Step {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
}

const AMOUNT = '^Cantidad$';
const FAVORITE = '^Favorito$';

/** ECB reference rate of 21 August 2026, the newest bundled day: EUR 1 = USD 1.1699. */
const HUNDRED_DOLLARS = (100 / 1.1699).toFixed(6).replace('.', ',');

/** How far the document is wider than the window, in CSS pixels. */
const overflow = () => Math.max(0, document.documentElement.scrollWidth - window.innerWidth);

/** Draws the page on the screen as on paper: swaps what the style sheets say of the two. Style attributes are not needed for it. */
function swapScreenAndPaper(): number {
  let found = 0;
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(?:print|screen)\b/.test(rule.media.mediaText)) {
        rule.media.mediaText = /\bprint\b/.test(rule.media.mediaText) ? 'all' : 'not all';
        found += 1;
      } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return found;
}

const isDrawn = (selector: string) => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};

/**
 * The main job, in the order in which one person might do it in one sitting: each step goes on with the browser as the
 * step before has left it.
 */
export const MAIN_JOB: readonly Step[] = [
  {
    title: 'a question is answered and opens its converter',
    async run({ site, visitor }) {
      await visitor.open(site.url);
      await visitor.fill('^Buscar un conversor$', '100 usd a eur');
      await visitor.reads().toContain(HUNDRED_DOLLARS);
      await visitor.tap('100 USD → EUR', 'a');
      await visitor.sees(() => location.pathname).toBe('/currency/USD/EUR');
      await visitor.reads('.result').toBe(HUNDRED_DOLLARS);
    },
  },
  {
    title: 'converts with comma and with point, in Spanish and in English',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/category/length/mi/km`);
      // The international mile of 1959 is 1.609344 km.
      await visitor.fill(AMOUNT, '26,2');
      await visitor.reads('.result').toBe('42,164813');
      await visitor.fill(AMOUNT, '12.5');
      await visitor.reads('.result').toBe('20,116800');
      await visitor.open(`${site.url}/en/category/length/mi/km`);
      await visitor.fill('^Amount$', '26.2');
      await visitor.reads('.result').toBe('42.164813');
      // The device has learned English by its address.
      await visitor.tap('Switch to Spanish');
      await visitor.sees(() => document.documentElement.lang).toBe('es');
    },
  },
  {
    title: 'converts below zero, and refuses what lies below absolute zero',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/category/temperature/c/f`);
      await visitor.fill(AMOUNT, '-40');
      await visitor.reads('.result').toBe('−40,000000');
      await visitor.fill(AMOUNT, '-300');
      await visitor.reads().toContain('Por debajo del cero absoluto (−273,15');
      await visitor.fill(AMOUNT, '20');
      await visitor.tap('^Cambiar de signo$');
      await visitor.reads('.result').toBe('−4,000000');
    },
  },
  {
    title: 'a currency is picked with the keyboard alone',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/currency/USD/EUR`);
      await visitor.tap('^Intercambiar$');
      await visitor.press('Tab');
      await visitor.press('Enter');
      await visitor.sees(() => document.activeElement?.getAttribute('role')).toBe('combobox');
      await visitor.type('japon');
      await visitor.press('Enter');
      await visitor.sees(() => location.pathname).toBe('/currency/EUR/JPY');
      await visitor.sees(() => document.activeElement?.textContent).toMatch(/^Convertir a: .*JPY/);
      await visitor.reads('.result').toMatch(/^\d[\d.]*(?:,\d+)?$/);
    },
  },
  {
    title: 'the chart is drawn and read with the keyboard',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/currency/USD/EUR`);
      await visitor.sees(isDrawn, '.chart-line').toBe(true);
      // ECB, 14 and 21 August 2026: 1.1567 and 1.1699 USD per EUR.
      await visitor.reads('section.chart [role=status]').toContain('−1,13 % en 7 días');
      await visitor.run(() => document.querySelector<HTMLElement>('section.chart [role=slider]')?.focus());
      await visitor.press('Home');
      await visitor.reads('section.chart [role=status]').toBe('0,8645 · 14 ago 2026');
      await visitor.press('ArrowRight');
      await visitor.reads('section.chart [role=status]').toBe('0,8626 · 17 ago 2026');
    },
  },
  {
    title: 'a favorite is kept',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/currency/GBP/MXN`);
      await visitor.tap(FAVORITE);
      await visitor.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('true');
      await visitor.reload();
      await visitor.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('true');
      await visitor.open(`${site.url}/favorites`);
      await visitor.reads().toContain('GBP → MXN');
    },
  },
  {
    title: 'two tabs show the same favorites',
    async run({ site, visitor, another }) {
      const second = await another();
      await second.open(`${site.url}/category/weight/lb/kg`);
      await second.tap(FAVORITE);
      await visitor.reads().toContain('lb → kg');
      await visitor.tap('^Eliminar lb → kg$');
      await second.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('false');
    },
  },
  {
    title: 'dark stays dark',
    async run({ site, visitor }) {
      const background = () =>
        (/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? '').padStart(3, '0');
      await visitor.open(`${site.url}/settings`);
      await visitor.sees(background).toMatch(/^2/);
      await visitor.tap('^$', '[role=switch]');
      await visitor.sees(background).toMatch(/^0/);
      await visitor.reload();
      await visitor.sees(background).toMatch(/^0/);
      await visitor.tap('^Cambiar a modo claro$');
      await visitor.sees(background).toMatch(/^2/);
    },
  },
  {
    title: 'nothing is cut off at this width, also with text of 200 %',
    async run({ site, visitor, session }) {
      expect(await visitor.run(() => window.innerWidth)).toBe(session.width);
      for (const path of ['/', '/currency/AED/IDR', '/category/data/pb/bit', '/favorites', '/settings']) {
        await visitor.open(site.url + path);
        await visitor.sees(overflow).toBe(0);
        await visitor.run(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await visitor.sees(overflow).toBe(0);
      }
    },
  },
  {
    title: 'on paper the figures and the curve stay, the controls of the chart go',
    async run({ site, visitor }) {
      await visitor.open(`${site.url}/currency/USD/EUR`);
      await visitor.sees(isDrawn, '.chart-line').toBe(true);
      expect(await visitor.run(isDrawn, '.chart-actions')).toBe(true);
      expect(await visitor.run(swapScreenAndPaper)).toBeGreaterThan(0);
      await visitor.sees(isDrawn, '.chart-actions').toBe(false);
      expect(await visitor.run(isDrawn, '.chart-line')).toBe(true);
      expect(await visitor.run(isDrawn, '.result')).toBe(true);
      expect(await visitor.run(overflow)).toBe(0);
    },
  },
  {
    title: 'reloads and converts without a server',
    async run({ site, visitor, session }) {
      await visitor.open(site.url);
      await visitor.sees(() => navigator.serviceWorker.controller !== null).toBe(true);
      expect(await session.takeFaults()).toEqual([]);
      await site.goAway();
      await visitor.open(`${site.url}/currency/USD/EUR`);
      await visitor.reads('.result').toBe(HUNDRED_DOLLARS);
      await visitor.reads().toContain('21 ago 2026');
      await visitor.reload();
      await visitor.fill(AMOUNT, '200');
      await visitor.reads('.result').toBe((200 / 1.1699).toFixed(6).replace('.', ','));
      await visitor.open(`${site.url}/favorites`);
      await visitor.reads().toContain('GBP → MXN');
      // What is said of a network that is not there is no fault of the page.
      for (const fault of await session.takeFaults())
        expect(fault).toMatch(/ERR_CONNECTION|NetworkError|Load failed/);
    },
  },
  {
    title: 'a new release asks, and is there when it may',
    async run({ site, visitor, releases }) {
      const release = () => document.querySelector('meta[name=release]')?.getAttribute('content');
      await site.serve(releases.urls.new);
      await visitor.open(site.url);
      await visitor.sees(release).toBe('old');
      await visitor.run(() => document.dispatchEvent(new Event('visibilitychange')));
      await visitor.tap('^Actualizar$');
      await visitor.sees(release).toBe('new');
      await visitor.hasStarted();
      await visitor.fill('^Buscar un conversor$', '1 mi en km');
      await visitor.reads().toContain('1,609344');
    },
  },
];
