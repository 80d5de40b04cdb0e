import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playStoreUrl, site, supportMailUrl, withSite } from './site.ts';

const served = {
  supportAddress: 'help@shop.test',
  donationUrl: 'https://give.shop.test/',
  playStoreId: 'test.shop',
};
const built = { ...site };
let requested: (string | undefined)[] = [];

const serve = (respond: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    requested.push(cache);
    return respond();
  });

beforeEach(() => {
  requested = [];
});
afterEach(() => Object.assign(site, built));

it('[D.config] a view shows the addresses of the service that it came from', async () => {
  serve(() => Response.json(served));
  expect(await withSite('view')).toBe('view');
  expect(site).toEqual(served);
  expect(supportMailUrl('Hola')).toBe('mailto:help@shop.test?subject=Hola');
  expect(playStoreUrl()).toBe('https://play.google.com/store/apps/details?id=test.shop');
  // What is stored at once, what has changed the next time.
  expect(requested).toEqual(['force-cache', 'no-cache']);
});

it.each([
  ['nothing can be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another server responds', () => new Response('<p>not found', { status: 404 })],
  ['something else responds', () => new Response('<p>sign in to this network')],
])('[D.config] reserved names stand where %s', async (_, respond) => {
  serve(respond);
  expect(await withSite('view')).toBe('view');
  expect(site.supportAddress).toMatch(/@[a-z.]+\.example$/);
  expect(site.donationUrl).toMatch(/^https:\/\/[a-z.]+\.example$/);
});

it('[D.config] the native app has those that it was built with', async () => {
  serve(() => Response.json(served));
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(await withSite('view')).toBe('view');
  expect([requested, site]).toEqual([[], built]);
});
