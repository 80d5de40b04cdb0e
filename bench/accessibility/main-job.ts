import { AMOUNT, eurosOf, isDrawn } from '../../e2e/engines/steps/step.ts';
import type { Visitor } from '../../e2e/engines/visitor.ts';

/** One thing that a person does; the tree is read once it is done. */
interface Step {
  readonly title: string;
  readonly run: (visitor: Visitor, site: string) => Promise<void>;
}

/** Whether a region that announces what changes holds this: it does once a result has settled. */
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role=status]')].some((status) =>
    status.textContent.replace(/\s+/g, ' ').includes(text),
  );

/** In one sitting: each step goes on where the one before it has stopped. */
export const MAIN_JOB: readonly Step[] = [
  {
    title: 'a question answered',
    async run(visitor, site) {
      await visitor.open(site);
      await visitor.fill('^Buscar un conversor$', '100 usd a eur');
      await visitor.sees(isAnnounced, `${eurosOf(100)} EUR`).toBe(true);
    },
  },
  {
    title: 'the currency converter opened',
    async run(visitor, site) {
      await visitor.open(`${site}/currency/USD/EUR`);
      await visitor.reads('.result').toBe(eurosOf(100));
      await visitor.sees(isDrawn, '.chart-line').toBe(true);
    },
  },
  {
    title: 'an amount typed',
    async run(visitor) {
      await visitor.fill(AMOUNT, '200');
      await visitor.sees(isAnnounced, `${eurosOf(200)} EUR`).toBe(true);
    },
  },
  {
    title: 'the picker opened',
    async run(visitor) {
      await visitor.tap('^Convertir a: ');
      await visitor.sees(() => document.activeElement?.getAttribute('role')).toBe('combobox');
    },
  },
  {
    title: 'the picker searched',
    async run(visitor) {
      await visitor.type('libra');
      await visitor.reads('[role=dialog] [role=option]').toContain('GBP');
    },
  },
  {
    title: 'a currency chosen',
    async run(visitor) {
      await visitor.press('Enter');
      await visitor.sees(() => location.pathname).toBe('/currency/USD/GBP');
    },
  },
  {
    title: 'the chart read with the keyboard',
    async run(visitor, site) {
      await visitor.open(`${site}/currency/USD/EUR`);
      await visitor.sees(isDrawn, '.chart-line').toBe(true);
      await visitor.run(() => document.querySelector<HTMLElement>('section.chart [role=slider]')?.focus());
      await visitor.press('Home');
      // ECB, 14 August 2026: 1.1567 USD per EUR.
      await visitor.reads('section.chart [role=status]').toBe('0,8645 · 14 ago 2026');
    },
  },
  {
    title: 'the chart as a table',
    async run(visitor) {
      await visitor.tap('^Tabla$');
      await visitor.sees(isDrawn, 'table').toBe(true);
    },
  },
  {
    title: 'a favorite kept',
    async run(visitor) {
      await visitor.tap('^Favorito$');
      await visitor.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('true');
      await visitor.sees(isAnnounced, 'Añadido a favoritos').toBe(true);
      // While its window is behind another a notice stays; its announcement goes after a moment.
      await visitor.run(() => dispatchEvent(new Event('blur')));
      await visitor.sees(isAnnounced, 'Añadido a favoritos').toBe(false);
    },
  },
  {
    title: 'a temperature that is none',
    async run(visitor, site) {
      await visitor.open(`${site}/category/temperature/c/f`);
      await visitor.fill(AMOUNT, '-300');
      await visitor.sees(isAnnounced, 'Por debajo del cero absoluto').toBe(true);
    },
  },
  {
    title: 'a sum in the calculator',
    async run(visitor, site) {
      await visitor.open(`${site}/calculator`);
      await visitor.tap('^Cuenta o pregunta$', 'textarea');
      await visitor.type('55×2');
      await visitor.sees(isAnnounced, '110').toBe(true);
    },
  },
];
