import { FAVORITE, isDrawn, type Step } from './step.ts';

/** Uses a control at a point of time: a click, or a text in place of what it holds. */
function useAt(time: number, selector: string, text?: string): void {
  const use = () => {
    const control = document.querySelector<HTMLInputElement>(selector);
    if (text === undefined) control?.click();
    else {
      // React hears of a value only if its own setter is bypassed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
      control?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  setTimeout(use, time - Date.now());
}

/** Long enough for a driver to reach three tabs of a busy machine. */
const UNTIL_ALL_ARE_READY_MS = 5000;
const CUP = 'main [type=radio][value=metric]';
const EUROS = 'main input[aria-label=Euro]';

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
  {
    title:
      'theme, cup size and list that are changed at the same time in three tabs are all kept, and every tab shows them',
    async run({ site, visitor, another }) {
      const [kitchen, list] = [await another(), await another()];
      await visitor.open(`${site.url}/settings`);
      await kitchen.open(`${site.url}/kitchen`);
      await kitchen.sees(isDrawn, CUP).toBe(true);
      await list.open(`${site.url}/list`);
      await list.sees(isDrawn, EUROS).toBe(true);
      // A driver acts in one tab after the other; the pages themselves act at one time.
      const time = Date.now() + UNTIL_ALL_ARE_READY_MS;
      await visitor.run(useAt, time, 'main [role=switch]');
      await kitchen.run(useAt, time, CUP);
      await list.run(useAt, time, EUROS, '77');
      const isChecked = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked;
      const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
      const theme = () => document.documentElement.dataset.theme;
      const stored = () => [
        JSON.parse(localStorage.getItem('equivale-preferences') ?? '{}').state?.cup,
        JSON.parse(localStorage.getItem('equivale-currency-list') ?? '{}').amount,
      ];
      for (const tab of [visitor, kitchen, list]) await tab.sees(theme).toBe('dark');
      // A tab of a busy machine that is left before its time would do nothing.
      await visitor.sees(stored).toEqual(['metric', '77']);
      for (const tab of [kitchen, list]) await tab.reload();
      await kitchen.sees(isChecked, CUP).toBe(true);
      await list.sees(value, EUROS).toBe('77');
      for (const tab of [kitchen, list]) await tab.sees(theme).toBe('dark');
      await visitor.tap('^$', 'main [role=switch]');
      for (const tab of [kitchen, list]) await tab.sees(theme).toBe('light');
    },
  },
];
