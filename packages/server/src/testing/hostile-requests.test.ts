/** What outsiders tried on 28 November 2026, and what held then: the headers of every route, and hostile messages to `/mcp`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePolicies } from '../../../../scripts/build-policies.ts';
import { loadConfig } from '../config.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { fillFolder } from './fill-folder.ts';
import { OFFLINE } from './kill-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-hostile-'));
const appDir = join(folder, 'app');
const PAGES = [
  'index',
  'app',
  'en/index',
  'en/app',
  'embed/index',
  'embed/frame',
  'docs/index',
  'status/index',
];
const FILES = [
  'embed.js',
  'sw.js',
  'rescue.js',
  'status.js',
  'robots.txt',
  'llms.txt',
  'manifest.webmanifest',
];
let server: RunningServer;
beforeAll(async () => {
  for (const inside of ['assets', 'en', 'embed', 'docs', 'status'])
    mkdirSync(join(appDir, inside), { recursive: true });
  for (const page of PAGES) writeFileSync(join(appDir, `${page}.html`), '<!doctype html><p>page</p>');
  for (const file of FILES) writeFileSync(join(appDir, file), 'text');
  await writePolicies(appDir);
  const env = {
    ...OFFLINE,
    DATA_DIR: await fillFolder(join(folder, 'data')),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  const loaded = loadConfig({ ...env, RATE_LIMIT_PER_MINUTE: '100000' });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  server = await startServer({ ...loaded.config, appDir });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const OTHER_SITE = { origin: 'http://evil.example' };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init, headers: { ...OTHER_SITE, ...init.headers } });

describe('headers, as a page of another site gets them', () => {
  /** What every site may read. */
  const PUBLIC = [
    '/api/exchange-rates',
    '/api/exchange-rates?format=csv',
    '/api/currency-history/USD/EUR?period=1m',
    '/api/averages/USD/EUR?from=2025-01-01&to=2025-01-31',
    '/api/status',
    '/api/openapi.json',
  ];
  const GROUP = `/api/sync/${'A'.repeat(43)}`;
  /** What any device may read that knows a secret, and says so in a header. */
  const SECRET = [GROUP, '/api/pairing/000000000000/0'];
  const OWN = [
    ...[
      '/',
      '/en',
      '/xx/none',
      '/devices/known',
      '/embed',
      '/embed/a',
      '/embed/%2e%2e/x',
      '/docs',
      '/status',
    ],
    ...['/sw.js', '/rescue.js', '/manifest.webmanifest', '/robots.txt', '/llms.txt', '/sitemap.xml'],
    ...['/healthz', '/readyz', '/metrics', '/mcp', '/api', '/api/', '/api/none', '/api/sources'],
    ...[
      '/api/alerts',
      '/api/alerts/key',
      '/api/conversions/recent',
      '/api/favorites',
      '/api/favorites/removed',
    ],
    ...['/.well-known/assetlinks.json', '/%', '/%00', '/..%2f..%2fetc/passwd', '/assets/none.js'],
  ];
  const navigate = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };

  it.each([...PUBLIC, ...SECRET, ...OWN])('%s', async (path) => {
    for (const init of [{}, navigate]) {
      const { headers, status } = await ask(path, init);
      expect(status).toBeLessThan(500);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).not.toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe(
        PUBLIC.includes(path) ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('access-control-allow-origin')).toBe(OWN.includes(path) ? null : '*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      if (!headers.get('content-type')?.includes('html')) continue;
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('/embed/USD/EUR alone may be framed', async () => {
    const { headers } = await ask('/embed/USD/EUR', navigate);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it.each([
    ['POST', '/api/favorites'],
    ['POST', '/api/alerts'],
    ['POST', '/api/conversions'],
    ['POST', '/mcp'],
  ])('%s %s is refused, and its preflight allows nothing', async (method, path) => {
    const preflight = await ask(path, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': method },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
    const init = { method, body: '{}', headers: { 'content-type': 'application/json' } };
    const { status, headers } = await ask(path, init);
    expect([status, headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual([
      403,
      null,
      null,
    ]);
  });
});

describe('hostile messages to /mcp', () => {
  const post = async (body: string | object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
  const call = (name: string, args: object) => message('tools/call', { name, arguments: args });
  const nested = (depth: number) =>
    `{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const inherited = '{"__proto__":{"search":"x"},"constructor":1,"search":"__proto__"}';

  it.each([
    ['no method of ours', message('prompts/list'), {}, 200, 'error'],
    ['no tool of ours', call('rm', {}), {}, 200, 'isError|error'],
    ['an id that is an object', { ...message('tools/list'), id: {} }, {}, 400, ''],
    [
      'inherited arguments',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"units","arguments":${inherited}}}`,
      {},
      200,
      '',
    ],
    ['a category __proto__', call('units', { category: '__proto__' }), {}, 200, 'isError'],
    [
      'units of every object',
      call('convert', { amount: '1', from: 'constructor', to: '__proto__' }),
      {},
      200,
      'isError',
    ],
    ['codes of every object', call('rate', { from: '__proto__', to: 'toString' }), {}, 200, 'isError'],
    [
      'a language of every object',
      call('convert', { question: '1 km', language: '__proto__' }),
      {},
      200,
      'isError',
    ],
    ['nesting', nested(1900), {}, 400, ''],
    ['more than 4 KiB', message('x', { a: 'x'.repeat(4097) }), {}, 413, ''],
    [
      'a protocol that is none',
      call('rate', { from: 'USD', to: 'EUR' }),
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      '',
    ],
    ['a level of the log', message('logging/setLevel', { level: 'debug' }), {}, 200, 'error'],
  ])('%s', async (_, body, headers, status, says) => {
    const answer = await post(body, headers);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.text).toMatch(new RegExp(says));
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|\[native code\]/);
  });

  const repeated = (text: string) => text.repeat(Math.ceil(1500 / text.length)).slice(0, 1500);
  it.each([
    ...[
      '9',
      '(',
      '-',
      '.',
      '"',
      'a',
      'a ',
      '\u0301',
      '👩‍👩‍👧‍👦',
      '9^',
      '1 km + ',
      '1 m, ',
      '20% de ',
      'kilometrs ',
    ],
    ...[
      '5\'11" ',
      'el 1 de marzo de 2020 ',
      'mil ',
      '2 cups flour + ',
      'sqrt(',
      '1/3 ',
      'ciento veinte mil ',
    ],
    ...[
      'cuanto es el 20% de lo que ',
      'entre 3 personas ',
      '1 h 2 min ',
      '1 km to ',
      '1.000',
      'km/h ',
      '1 usd ',
      '1-2 ',
    ],
  ])('1,500 characters of %j are answered or refused like any question', async (text) => {
    for (const language of ['en', 'de', 'fr']) {
      const { status, text: said } = await post(call('convert', { question: repeated(text), language }));
      expect(status).toBe(200);
      expect(JSON.parse(said.replace(/^[^{]*/, ''))).toHaveProperty('result.content');
    }
  });

  it('the service answers as before', async () => {
    const { status, text } = await post(call('convert', { question: '1 km in m', language: 'en' }));
    expect(status).toBe(200);
    expect(text).toMatch(/1\D?000 m/);
  });
});
