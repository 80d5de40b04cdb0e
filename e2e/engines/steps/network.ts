import { expect, test } from '@playwright/test';
import { EVERY_ROUTE } from '../../../packages/app/src/testing/every-view.ts';
import { countStored, rareFiles } from '../../pages/part-files.ts';
import { HOST_NAME } from '../engine.ts';
import { AMOUNT, eurosOf, FAVORITE, isDrawn, type Step } from './step.ts';

/** `shown` where the view of an address is there and says of nothing that it is missing. Runs in the page. */
const lookOf = (path: string): string => {
  if (!location.pathname.startsWith(path) || !document.querySelector('main h1, header h1'))
    return 'not there';
  const missing = document.querySelector('[role=alert]')?.textContent;
  return missing ?? (document.querySelector('main')?.textContent ? 'shown' : 'empty');
};

/** Whether nothing was fetched since it was asked last: a page that is left meanwhile reports what it was fetching. Runs in the page. */
const isAtRest = (): boolean => {
  const { dataset } = document.documentElement;
  const fetched = String(performance.getEntriesByType('resource').length);
  const rests = dataset.fetched === fetched;
  dataset.fetched = fetched;
  return rests;
};

/** Without a certificate, without a server, with a new one. */
export const NETWORK: readonly Step[] = [
  {
    title: 'converts, keeps and draws over plain http on a name that is not localhost',
    async run({ site, visitor, session }) {
      const url = site.url.replace('127.0.0.1', HOST_NAME);
      await visitor.open(`${url}/currency/USD/EUR`);
      expect(await visitor.run(() => isSecureContext)).toBe(false);
      await visitor.fill(AMOUNT, '200');
      await visitor.reads('.result').toBe(eurosOf(200));
      await visitor.sees(isDrawn, '.chart-line').toBe(true);
      await visitor.tap(FAVORITE);
      await visitor.sees(() => document.querySelector('main [aria-pressed]')?.ariaPressed).toBe('true');
      await visitor.open(`${url}/favorites`);
      await visitor.reads().toContain('USD → EUR');
      // A header that counts over https only is no fault of the page.
      for (const fault of await session.takeFaults()) expect(fault).toMatch(/Cross-Origin-Opener-Policy/);
    },
  },
  {
    title: 'reloads, converts and opens views without a server',
    async run({ site, visitor, session }) {
      await visitor.open(site.url);
      await visitor.sees(() => navigator.serviceWorker.controller !== null).toBe(true);
      // A page at rest stores what it has not yet opened.
      const files = await rareFiles();
      await visitor.sees(countStored, files).toBe(files.length);
      expect(await session.takeFaults()).toEqual([]);
      await site.goAway();
      await visitor.open(`${site.url}/currency/USD/EUR`);
      await visitor.reads('.result').toBe(eurosOf(100));
      await visitor.reads().toContain('21 ago 2026');
      await visitor.reload();
      await visitor.fill(AMOUNT, '200');
      await visitor.reads('.result').toBe(eurosOf(200));
      await visitor.open(`${site.url}/favorites`);
      await visitor.reads().toContain('GBP → MXN');
      // The scripts of all are stored by now: every fourth opens here, all with `npm run test:engines`.
      const isWhole = test.info().project.name === 'engines';
      for (const path of EVERY_ROUTE.filter((_, at) => isWhole || at % 4 === 0)) {
        await visitor.open(site.url + path);
        await visitor.sees(lookOf, path).toBe('shown');
        await visitor.sees(isAtRest).toBe(true);
      }
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
