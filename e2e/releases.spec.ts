import { expect, type Page, test } from '@playwright/test';
import { hasStarted } from './pages/has-started.ts';
import { openReleaseSite, type ReleaseSite } from './release-server.ts';

test.use({ serviceWorkers: 'allow' });

let site: ReleaseSite;
test.beforeEach(async () => {
  site = await openReleaseSite();
  site.deploy('old');
});
test.afterEach(() => site.close());

const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const becomes = (page: Page, release: string) =>
  page.waitForFunction(
    (name) => document.querySelector('meta[name=release]')?.getAttribute('content') === name,
    release,
  );

/** The first visit, until the device holds the whole release. */
async function install(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Names of the releases that the device holds; undefined while the page is being loaded. */
const storedReleases = (page: Page) =>
  page
    .evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('workbox-precache')))
    .catch(() => undefined);

const prompt = (page: Page, name = 'Nueva versión disponible. ¿Actualizar ahora?') =>
  page.getByRole('alertdialog', { name });

/** Comes back to the app until it offers the newer release: one look does not do, where another, from before the release, is under way. */
const isOffered = (page: Page, offered = prompt(page)) =>
  expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return offered.isVisible();
    })
    .toBe(true);

test('[S4.update] a new release asks within 5 s, waits for the answer, then loads once', async ({ page }) => {
  await install(page);
  site.deploy('new');
  await isOffered(page);
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(prompt(page)).toBeHidden();
  expect(await releaseOf(page)).toBe('old');

  await page.reload();
  expect(await releaseOf(page), 'the release that waits takes nothing by itself').toBe('old');
  await expect(prompt(page)).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await becomes(page, 'new');
  await hasStarted(page);
  await expect(prompt(page)).toBeHidden();
  // The code may run before the last file of the page is there.
  await page.waitForLoadState('load');
  expect(loads).toBe(1);
});

test('the question is asked in the language of the page', async ({ page }) => {
  await install(page);
  await page.goto(`${site.url}/en`);
  await hasStarted(page);
  site.deploy('new');
  await isOffered(page, prompt(page, 'New version available. Update now?'));
});

for (const fault of ['half-deployed', 'worker-is-garbage'] as const) {
  test(`a release that is ${fault} changes nothing, and the next whole one is offered`, async ({ page }) => {
    await install(page);
    site.deploy('faulty', fault);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
    });
    await page.reload();
    expect(await releaseOf(page)).toBe('old');
    await expect(page.getByRole('main')).toContainText('¿A cuánto equivale?');
    await expect(prompt(page)).toBeHidden();

    site.deploy('new');
    await isOffered(page);
  });
}

/** Watches a device's releases from a page of the app. @returns resolves when none waits any more to become the device's own */
async function watchReleases(page: Page): Promise<() => Promise<void>> {
  const states = new Map<string, string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await devTools.send('ServiceWorker.enable');
  const isWaiting = () => states.size === 0 || [...states.values()].includes('installed');
  return () => expect.poll(isWaiting).toBe(false);
}

/** Leaves the device with a release that does not start as its own, and no page of the app open. */
async function installBroken(page: Page): Promise<void> {
  await install(page);
  const noneWaits = await watchReleases(page);
  site.deploy('broken', 'does-not-start');
  await isOffered(page);
  // With no page of the app open, the release that waits becomes the device's own, but not at once: a page opened sooner is of the old one.
  await page.goto('about:blank');
  await noneWaits();
}

test('from a release that does not start the next one rescues, by itself', async ({ page }) => {
  await installBroken(page);
  site.deploy('new');
  await page.goto(site.url);
  await becomes(page, 'new');
  await hasStarted(page);
});

test('with no newer release, one that does not start is forgotten and the network takes over', async ({
  page,
}) => {
  // Not by the button: a Chromium that is debugged and busy lets the old worker go after five minutes only.
  await installBroken(page);
  await page.goto(site.url);
  await becomes(page, 'broken');
  // The rescue has loaded the page again, out of the network: a load of ours beside that one could be the one that is dropped.
  await page.waitForFunction(() => navigator.serviceWorker.controller === null);
  expect(await storedReleases(page)).toEqual([]);
  site.deploy('old');
  await page.reload();
  await becomes(page, 'old');
  await hasStarted(page);
});

test('[I6.kill-switch] the kill switch ends the worker of any release and leaves what the user saved', async ({
  page,
}) => {
  test.slow();
  await install(page);
  await page.evaluate(() => localStorage.setItem('equivale-preferences', '{"state":{"theme":"dark"}}'));
  site.deploy('killed', 'killed');
  // As at the next look of any page, whatever state the worker of before is in.
  await page.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  await becomes(page, 'killed');
  // The page that is open now registers the switch again; it ends itself again.
  const left = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      .catch(() => undefined);
  await expect.poll(left).toBe(0);
  await expect.poll(() => storedReleases(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('equivale-preferences'))).toContain('dark');
  await page.reload();
  await hasStarted(page);
  expect(await releaseOf(page)).toBe('killed');
});

test('without network a release that does not start is not given up, and the next load with it rescues', async ({
  page,
}) => {
  site.deploy('broken', 'does-not-start');
  // From a file that is no page: a page would bring the rescue, which with the network still there gives the release up.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await site.close();
  // When the rescue has looked in vain; what it did about it is what counts.
  await page.addInitScript(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      return update.call(this).catch((error: unknown) => {
        document.documentElement.dataset.rescue = 'in vain';
        throw error;
      });
    };
  });
  await page.goto(site.url);
  await page.waitForFunction(() => document.documentElement.dataset.rescue === 'in vain');
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).filter((name) => name.startsWith('workbox-precache')).length,
  ]);
  expect(left).toEqual([1, 1]);

  await site.reopen();
  site.deploy('new');
  await page.reload();
  await becomes(page, 'new');
  await hasStarted(page);
});
