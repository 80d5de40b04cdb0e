import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { createStaticApp } from './static-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'equivale-dist-'));
const SITE = { siteUrl: 'https://rates.test', supportAddress: 'help@rates.test' };
const served = (dir: string, mirrors?: readonly string[], site = SITE) => {
  const app = new Hono();
  app.onError(() => new Response(null, { status: 500 }));
  app.route('/', createStaticApp(dir, site, mirrors));
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
};

for (const folder of ['assets', 'en', 'about', 'embed', 'schemas', '.vite']) mkdirSync(join(dist, folder));
writeFileSync(join(dist, 'index.html'), '<p>inicio</p>');
writeFileSync(join(dist, 'en/index.html'), '<p>home</p>');
writeFileSync(join(dist, 'en/app.html'), '<p>any</p>');
writeFileSync(join(dist, 'about/index.html'), '<p>acerca de</p>');
writeFileSync(join(dist, 'sw.js'), 'self');
writeFileSync(join(dist, 'embed.js'), 'customElements');
writeFileSync(join(dist, 'embed-pt.json'), '{}');
writeFileSync(join(dist, 'schemas/my-data.json'), '{}');
writeFileSync(join(dist, 'embed/frame.html'), '<p>frame</p>');
writeFileSync(join(dist, '.vite/manifest.json'), '{}');
const POLICIES = {
  policies: [
    "script-src 'self' 'sha256-x='; connect-src 'self'; frame-ancestors 'none'",
    'frame-ancestors *',
  ],
  pages: { '/about/index.html': 0, '/embed/frame.html': 1 },
};
writeFileSync(join(dist, '.page-policies.json'), JSON.stringify(POLICIES));
writeFileSync(join(dist, 'assets/main-1a2b.js'), 'let coded;');
writeFileSync(join(dist, 'assets/main-1a2b.js.br'), brotliCompressSync('let coded;'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const NAVIGATION = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

describe('the built app', () => {
  const get = served(dist);

  it('its pages are asked for anew each time', async () => {
    const home = await get('/', NAVIGATION);
    expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(home.headers.get('cache-control')).toBe('no-cache');
    expect(await home.text()).toBe('<p>inicio</p>');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { ...NAVIGATION, 'if-none-match': home.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/about', '<p>acerca de</p>'],
    ['/about/', '<p>acerca de</p>'],
    ['/en', '<p>home</p>'],
    ['/en/currency/USD/EUR', '<p>any</p>'],
    ['/currency/USD/EUR', '<p>inicio</p>'],
    ['/energy', '<p>inicio</p>'],
    ['/no/such/view?x=1', '<p>inicio</p>'],
  ])('a page load of %s shows a page', async (path, text) => {
    const page = await get(path, NAVIGATION);
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(text);
  });

  it('hashed files may be kept for a year, in the coding the build made', async () => {
    const script = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await script.arrayBuffer())).toEqual(brotliCompressSync('let coded;'));
    expect(await (await get('/assets/main-1a2b.js')).text()).toBe('let coded;');
  });

  it.each([
    ['/assets/gone-0000.js', NAVIGATION],
    ['/assets/gone', NAVIGATION],
    ['/logo.png', NAVIGATION],
    ['/currency/USD/EUR', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['/currency/USD/EUR', { accept: 'application/json' }],
    ['/.vite/manifest.json', NAVIGATION],
    ['/.vite/manifest.json', {}],
    ['/.page-policies.json', {}],
    ['/..%2f..%2fpackage.json', NAVIGATION],
  ])('%s is not there for %j', async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

it('an address without a page of its own is drawn by the empty page of its language', async () => {
  const withShells = join(dist, 'with-shells');
  for (const language of ['en', 'pt']) mkdirSync(join(withShells, language), { recursive: true });
  for (const file of ['index.html', 'app.html', 'en/index.html', 'en/app.html', 'pt/app.html']) {
    writeFileSync(join(withShells, file), `<p>${file}</p>`);
  }
  const get = served(withShells);
  expect(await (await get('/', NAVIGATION)).text()).toBe('<p>index.html</p>');
  expect(await (await get('/currency/CHF/PEN', NAVIGATION)).text()).toBe('<p>app.html</p>');
  expect(await (await get('/en/currency/CHF/PEN', NAVIGATION)).text()).toBe('<p>en/app.html</p>');
  expect(await (await get('/pt/currency/CHF/PEN', NAVIGATION)).text()).toBe('<p>pt/app.html</p>');
  expect(await (await get('/energy', NAVIGATION)).text()).toBe('<p>app.html</p>');
});

it('a page has the policy that the build wrote for it, with the mirrors of the running service, and the strictest where none was written', async () => {
  const policyOf = async (path: string, mirrors?: readonly string[]) =>
    (await served(dist, mirrors)(path, NAVIGATION)).headers.get('content-security-policy');
  expect(await policyOf('/about')).toBe(POLICIES.policies[0]);
  expect(await policyOf('/about', ['https://mirror.example/rates'])).toContain(
    "connect-src 'self' https://mirror.example/rates/;",
  );
  expect(await policyOf('/')).toBe(
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

describe('[D.config] texts that name the site', () => {
  const dir = join(dist, 'two-sites');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  const page = '<link rel="canonical" href="https://equivale.example/a"><p>soporte@equivale.example</p>';
  writeFileSync(join(dir, 'index.html'), page.padEnd(4000));
  writeFileSync(join(dir, 'robots.txt'), 'Sitemap: https://equivale.example/sitemap.xml\n');
  writeFileSync(join(dir, 'assets/a.js'), 'let built = "https://equivale.example"');
  const one = served(dir);
  const other = served(dir, [], { siteUrl: 'https://$&.test:8443', supportAddress: 'a+b@other.test' });

  it('name the one that serves them', async () => {
    expect((await (await one('/', NAVIGATION)).text()).trim()).toBe(
      '<link rel="canonical" href="https://rates.test/a"><p>help@rates.test</p>',
    );
    expect(await (await other('/', NAVIGATION)).text()).toContain(
      'href="https://$&.test:8443/a"><p>a+b@other.test</p>',
    );
    const robots = await other('/robots.txt');
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await robots.text()).toBe('Sitemap: https://$&.test:8443/sitemap.xml\n');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
    ['zstd', null, (body: Buffer) => body],
  ])('are sent compressed to who accepts %s', async (accepted, coding, decode) => {
    const ask = () => one('/', { ...NAVIGATION, 'accept-encoding': accepted });
    const [first, again] = [await ask(), await ask()];
    expect(first.headers.get('content-encoding')).toBe(coding);
    expect(first.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await first.arrayBuffer());
    expect(decode(body).toString()).toContain('<p>help@rates.test</p>');
    expect(Buffer.from(await again.arrayBuffer())).toEqual(body);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await one('/', { ...NAVIGATION, 'accept-encoding': accepted, ...known })).status).toBe(304);
  });

  it('are no scripts, whose digests the service worker knows', async () => {
    expect(await (await one('/assets/a.js')).text()).toBe('let built = "https://equivale.example"');
  });
});

it('an address that cannot be decoded leads a person home and is a refusal for anything else', async () => {
  const get = served(dist);
  const navigation = await get('/%E0%A4%A', NAVIGATION);
  expect([navigation.status, navigation.headers.get('location')]).toEqual([302, '/']);
  const response = await get('/assets/%E0%A4%A.js', { accept: '*/*', 'sec-fetch-mode': 'no-cors' });
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
});

it('a file that could not be read once is read at the next request', async () => {
  const get = served(dist);
  renameSync(join(dist, 'sw.js'), join(dist, 'sw.away'));
  expect((await get('/sw.js')).status).toBe(500);
  renameSync(join(dist, 'sw.away'), join(dist, 'sw.js'));
  const response = await get('/sw.js');
  expect([response.status, await response.text()]).toEqual([200, 'self']);
});

it('without a build, a page says how to make one', async () => {
  const page = await served(join(dist, 'none'))('/', NAVIGATION);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('npm run build');
});

describe('[I18.embed-others] what other sites load', () => {
  const get = served(dist);

  it('is the page for frames, and no other page', async () => {
    const framed = await get('/embed/USD/EUR?amount=5', NAVIGATION);
    expect(await framed.text()).toBe('<p>frame</p>');
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(framed.headers.get('x-frame-options')).toBeNull();
    const other = await get('/about', NAVIGATION);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(other.headers.get('x-frame-options')).toBe('DENY');
  });

  it('is the module of the element, its words and the published schemas, and no other file', async () => {
    for (const path of ['/embed.js', '/embed-pt.json', '/schemas/my-data.json']) {
      const { headers } = await get(path, { 'sec-fetch-mode': 'cors' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const own = await get('/sw.js');
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
