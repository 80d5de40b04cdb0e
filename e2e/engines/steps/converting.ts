import { expect } from '@playwright/test';
import { AMOUNT, eurosOf, isDrawn, type Step } from './step.ts';

/** The first half: questions, amounts, currencies, the chart. */
export const CONVERTING: readonly Step[] = [
  {
    title: 'a question is answered and opens its converter',
    async run({ site, visitor }) {
      await visitor.open(site.url);
      await visitor.fill('^Buscar un conversor$', '100 usd a eur');
      await visitor.reads().toContain(eurosOf(100));
      await visitor.tap('100 USD → EUR', 'a');
      await visitor.sees(() => location.pathname).toBe('/currency/USD/EUR');
      await visitor.reads('.result').toBe(eurosOf(100));
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
      // Grouped as people write it: 1,234.56 miles, exactly 1,986.83172864 km.
      await visitor.fill(AMOUNT, '1.234,56');
      await visitor.reads('.result').toBe('1.986,831729');
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
    title: 'back closes what is open, and what is closed by hand leaves nothing to go back to',
    async run({ site, visitor }) {
      const opened = () => document.querySelectorAll('[role=dialog]').length;
      await visitor.open(`${site.url}/currency/USD/EUR`);
      const length = () => visitor.run(() => history.length);
      const before = await length();
      await visitor.tap('Más acciones');
      await visitor.tap('^¿Cuánto pagué');
      await visitor.sees(() => document.activeElement?.tagName).toBe('INPUT');
      await visitor.run(() => history.back());
      await visitor.sees(opened).toBe(0);
      await visitor.sees(() => location.pathname).toBe('/currency/USD/EUR');
      await visitor.sees(() => document.activeElement?.getAttribute('aria-label')).toBe('Más acciones');
      // A pick goes on from there: the entry of the picker is not in between.
      await visitor.tap('^Convertir a');
      await visitor.sees(() => document.activeElement?.getAttribute('role')).toBe('combobox');
      await visitor.type('japon');
      await visitor.press('Enter');
      await visitor.sees(() => location.pathname).toBe('/currency/USD/JPY');
      await visitor.sees(() => history.state?.overlays ?? 0).toBe(0);
      // One entry ahead of this one, of what was open last, and none behind.
      expect(await length()).toBe(before + 1);
      // A link in a sheet leads on, and back from there to the view.
      await visitor.open(`${site.url}/more`);
      await visitor.tap('^Unidades técnicas|^Técnic|técnic', 'button');
      await visitor.tap('.', '[role=dialog] a[href]');
      await visitor.sees(() => location.pathname).toMatch(/^\/category\//);
      await visitor.sees(opened).toBe(0);
      await visitor.sees(() => scrollY).toBe(0);
      await visitor.run(() => history.back());
      await visitor.sees(() => location.pathname).toBe('/more');
      await visitor.sees(opened).toBe(0);
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
];
