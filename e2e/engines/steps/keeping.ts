import { FAVORITE, type Step } from './step.ts';

/** What the device keeps. */
export const KEEPING: readonly Step[] = [
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
      await visitor.tap('^Editar$');
      await visitor.tap('^Quitar lb → kg$');
      await second.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('false');
    },
  },
];
