import { expect } from '@playwright/test';
import { isDrawn, type Step } from './step.ts';

/** How far the document is wider than the window, in CSS pixels. */
const overflow = () => Math.max(0, document.documentElement.scrollWidth - window.innerWidth);

/** Renders the print styles on the screen by swapping the media of the stylesheets. */
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

/** Dark, large and on paper. */
export const APPEARANCE: readonly Step[] = [
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
];
