import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../scripts/build-policies.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { isWhole } from './pages/every-view.ts';
import { SITES } from './two-sites.ts';

const built = join(import.meta.dirname, '../packages/app/dist');
const TEXTS = '**/*.{html,xml,txt,webmanifest}';
const AT_ONCE = 8;
/** Of the pages, which are made alike, every third of the first site and every fifteenth of the second; `E2E_MATRIX=all` reads all of both. */
const STEPS = isWhole ? [1, 1] : [3, 15];

const digest = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** Names of a site that stand where another one is served. */
const traces = (text: string, other: string) =>
  Array.from(text.matchAll(new RegExp(`\\.example\\b|${other}`, 'g')), ({ index }) =>
    text.slice(Math.max(0, index - 40), index + 20),
  );

/** What is wrong with one file of a site. */
async function faultsOf({ url }: OwnServer, path: string, other: string): Promise<string[]> {
  const response = await fetch(url + path, {
    headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'identity' },
  });
  const text = await response.text();
  const faults = traces(text, other).map((trace) => `${path}: ${trace}`);
  if (response.status !== 200) faults.push(`${path}: ${response.status}`);
  if (!path.endsWith('.html')) return faults;
  const framedBy = path.endsWith('frame.html') ? '*' : "'none'";
  const policy = response.headers.get('content-security-policy');
  if (policy !== contentSecurityPolicy(text, framedBy)) faults.push(`${path}: its policy is another page's`);
  return faults;
}

test('[D.config] one build is any site: no page or feed names another, and every policy and digest holds', async () => {
  // Six hundred pages.
  test.slow();
  const servers = await Promise.all(SITES.map((env) => startOwnServer(env)));
  const paths = [
    ...globSync(TEXTS, { cwd: built }).map((path) => `/${path}`),
    ...['/schemas/my-data.json', '/site.json'],
  ];
  expect(paths.length).toBeGreaterThan(1400);
  for (const [at, server] of servers.entries()) {
    const other = at === 0 ? 'two\\.test' : 'one\\.test';
    const faults: string[] = [];
    const left = paths.filter((path, nth) => !path.endsWith('.html') || nth % Number(STEPS[at]) === 0);
    const worker = async () => {
      for (let path = left.pop(); path; path = left.pop())
        faults.push(...(await faultsOf(server, path, other)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(faults).toEqual([]);

    const read = async (path: string) => (await fetch(server.url + path)).text();
    const { SITE_URL, ...addresses } = SITES[at] as (typeof SITES)[number];
    expect(JSON.parse(await read('/site.json'))).toEqual({
      supportAddress: addresses.SUPPORT_ADDRESS,
      donationUrl: addresses.DONATION_URL,
      playStoreId: 'app.equivale',
    });
    const sitemap = await read('/sitemap.xml');
    const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page]) => String(page));
    expect(pages.length).toBeGreaterThan(1300);
    expect(pages.filter((page) => !page.startsWith(`${SITE_URL}/`))).toEqual([]);
    expect(await read('/embed')).toContain(digest('sha384', await read('/embed.js')));
    const listed = [...(await read('/sw.js')).matchAll(/url:`([^`]+)`[^}]*integrity:`([^`]+)`/g)];
    expect(listed.length).toBeGreaterThan(250);
    for (const [, path = '', integrity] of listed)
      if (path.endsWith('.html'))
        expect([path, digest('sha256', await read(path))]).toEqual([path, integrity]);
    await server.kill();
  }
});

test('[D.config] a page and the app that hydrates it show the addresses of their site', async ({ page }) => {
  const [env] = SITES;
  const server = await startOwnServer(env);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${server.url}/en/contact`);
  await expect(page.locator('html[data-app=started]')).toBeAttached();
  await expect(page.getByText('help@one.test')).toBeVisible();
  expect(await page.content()).toContain('mailto:help@one.test?subject=');
  await page.goto(`${server.url}/en/more`);
  const help = page.getByRole('link', { name: 'Help' });
  await expect(help).toHaveAttribute('href', /^mailto:help@one\.test\?/);
  expect(faults).toEqual([]);
  await server.kill();
});
