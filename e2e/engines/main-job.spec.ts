import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { openSite, type Site } from '../site.ts';
import { chromiumEngine } from './chromium.ts';
import type { Engine, Session } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { type Releases, startReleases } from './releases.ts';
import { APPEARANCE } from './steps/appearance.ts';
import { CONVERTING } from './steps/converting.ts';
import { EMBEDDING } from './steps/embedding.ts';
import { KEEPING } from './steps/keeping.ts';
import { NETWORK } from './steps/network.ts';
import type { Stage } from './steps/step.ts';
import { Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

// biome-ignore lint/complexity/noBannedTypes: no fixture of a test's own
const test = base.extend<{}, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const releases = await startReleases();
      await use(releases);
      await releases.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** In the order in which one person might do it in one sitting: each step goes on with the browser as the step before has left it. */
const MAIN_JOB = [...CONVERTING, ...KEEPING, ...APPEARANCE, ...EMBEDDING, ...NETWORK];

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** One person's sitting with one browser: each step is a test, and the first that fails ends it. */
function describeMainJob(engine: Engine, viewport: (typeof VIEWPORTS)[number]) {
  test.describe(`in ${engine.name} at ${viewport.width} px`, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.skip(engine.missing !== undefined, engine.missing);
    let session: Session;
    let site: Site;
    let stage: Stage;

    test.beforeAll(async ({ releases }) => {
      // A whole browser is started, which takes minutes where others keep the machine busy.
      test.setTimeout(240_000);
      site = await openSite(releases.urls.old);
      session = await engine.start(viewport, site.url);
      const another = async () => new Visitor(await session.open());
      stage = { session, site, releases, another, visitor: await another() };
    });
    test.afterEach(async () => {
      if (test.info().status === test.info().expectedStatus) return;
      const page = await stage?.visitor.run(
        () => `<!-- ${location} -->\n${document.documentElement.outerHTML}`,
      );
      writeFileSync(test.info().outputPath('page.html'), String(page));
    });
    test.afterAll(async () => {
      await session?.close();
      await site?.goAway();
    });

    for (const { title, run } of MAIN_JOB) {
      test(title, async () => {
        await run(stage);
        expect(await session.takeFaults()).toEqual([]);
      });
    }
  });
}

test.describe('[I13.engines] the main job', () => {
  for (const engine of [chromiumEngine, firefoxEngine, webkitEngine])
    for (const viewport of VIEWPORTS) describeMainJob(engine, viewport);
});
