import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AverageRate,
  type AverageWithOrigins,
  type ExchangeRates,
  type HistorySpan,
  historyPointsSchema,
  historySpanSchema,
  parseAverageRate,
  parseExchangeRates,
  parseHistoryResponse,
  parseRatesWithQuotes,
  parseStatusReport,
  parseWith,
  problemSchema,
  type RatesWithQuotes,
  type SourcesReport,
  type StatusReport,
  sourcesReportSchema,
} from '@equivale/contract';
import { CURRENCIES } from '@equivale/core';
import { is, object } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Context, StartFault } from './context.ts';
import { createRateLimit } from './http/guards/rate-limit.ts';
import { CALLS } from './routes/all-calls.ts';
import { ALL_SOURCES } from './sources/all-sources.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { fillFolder } from './testing/fill-folder.ts';
import { OFFLINE } from './testing/kill-rounds.ts';
import { startReplica } from './testing/replica.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-server-'));
/** Only the ECB is asked, and of it only the stand-in. */
// Cuba's peso has official rates side by side, and no bundled source says which one its figure is.
/** Of Cuba no segment is bundled, nor are the units of account of Chile, Mexico and Argentina. */
const BUNDLED = CURRENCIES.filter(({ code }) => !['CUP', 'CLF', 'MXV', 'COU', 'UTM', 'UVA'].includes(code));
const MIRRORS = Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off']));
const config: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: join(folder, 'data'),
  logLevel: 'silent',
  refresh: { everyMs: 86_400_000, timeoutMs: 1000, mirrors: MIRRORS },
  limits: { perMinute: 600, trustedProxies: 0 },
  plainRecords: true,
  shutdownDelayMs: 0,
  syncDays: 365,
  alerts: { contact: 'mailto:operator@equivale.example', ownServices: [] },
  nativeApp: { appId: 'app.equivale', androidCertificates: [] },
  site: {
    siteUrl: 'https://rates.test',
    supportAddress: 'help@rates.test',
    donationUrl: '',
    playStoreId: '',
  },
  appDir: join(folder, 'none'),
};

const filled = (name: string) => fillFolder(join(folder, name));

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(config);
  // The first round publishes a table, after which nothing made before is ready: tests would meet it a second from now.
  await server.context.refresh.run();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);

const by = (schema: Parameters<typeof parseWith>[0]) => (input: unknown) => parseWith(schema, input);

async function contentOf<T>(response: Response, parse: (input: unknown) => { ok: boolean }): Promise<T> {
  const parsed = parse(await response.json());
  expect(parsed).toMatchObject({ ok: true });
  return (parsed as unknown as { value: T }).value;
}

async function refusal(path: string, init?: RequestInit) {
  const response = await ask(path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = await contentOf<{ status: number; type: string; field?: string }>(
    response,
    by(problemSchema),
  );
  expect(problem.status).toBe(response.status);
  return { status: problem.status, type: problem.type.replace('/problems/', ''), field: problem.field };
}

/** Sends bytes as they are. @returns what comes back first */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      socket.destroy();
    });
    socket.on('close', () => resolve(received));
  });
}

/** Sends bytes as they are. @returns all that comes back until the server closes the connection */
function rawUntilClosed(bytes: string, url = server.url): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
  });
}

/** Sends a request with these very headers; fetch makes `Host` itself. */
const rawTo = (url: string, head: string, headers: Record<string, string>): Promise<string> =>
  rawUntilClosed(
    `${head} HTTP/1.1\r\n${Object.entries({ ...headers, connection: 'close' })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
    url,
  );

/** EUR 1 in USD and JPY as the ECB published them. @source ECB euro reference rates, 14 to 21 August 2026 */
const ECB_WEEK = [
  ['2026-08-14', 1.1567, 183.93],
  ['2026-08-17', 1.1593, 184.59],
  ['2026-08-18', 1.1576, 184.87],
  ['2026-08-19', 1.1605, 184.62],
  ['2026-08-20', 1.1681, 185.45],
  ['2026-08-21', 1.1699, 185.66],
] as const;

interface Rates {
  rates: Record<string, number>;
  timestamp: string;
  fallback: boolean;
  fetchedAt: string | null;
  origins: { codes: string[]; source: string; date: string }[];
}

describe('GET /api/exchange-rates on the bundled data', () => {
  it('gives every currency once, each with its origin', async () => {
    const table = await contentOf<Rates>(await ask('/api/exchange-rates'), parseExchangeRates);
    const codes = BUNDLED.map((currency) => currency.code).sort();
    expect(Object.keys(table.rates).sort()).toEqual(codes);
    expect(table.origins.flatMap((origin) => origin.codes).sort()).toEqual(codes);
  });

  it('100 USD are 100 / 1.1699 EUR of 21 August 2026, and the response says so', async () => {
    const table = await contentOf<Rates>(await ask('/api/exchange-rates'), parseExchangeRates);
    expect(100 * (table.rates.EUR ?? 0)).toBeCloseTo(100 / 1.1699, 6);
    expect(table.rates.JPY).toBeCloseTo(185.66 / 1.1699, 9);
    expect(table.origins.find((origin) => origin.codes.includes('EUR'))).toMatchObject({
      source: 'ecb',
      date: '2026-08-21',
    });
    expect(table).toMatchObject({ fallback: true, fetchedAt: null });
    expect(Date.parse(table.timestamp)).toBe(Date.parse('2026-08-21T14:00:00Z'));
  });

  it('is answered from what is ready the second time, in the coding asked for, or with 304', async () => {
    const first = await ask('/api/exchange-rates', { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(server.context.bodies.get('/api/exchange-rates')).toBeDefined();
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await ask('/api/exchange-rates', { headers })).status).toBe(304);
    const identity = { 'accept-encoding': 'identity' };
    const head = await ask('/api/exchange-rates', { method: 'HEAD', headers: identity });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(4000);
  });

  it('may be read and cached by anyone, and sets no cookie', async () => {
    const { headers } = await ask('/api/exchange-rates');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60,/);
    expect(headers.has('set-cookie')).toBe(false);
  });
});

describe.each(['capacitor://localhost', 'https://localhost', 'http://localhost'])(
  'the packaged app, whose pages come from %s',
  (origin) => {
    const asking = (method: string, wanted: string) =>
      ask(wanted, {
        method,
        headers: { origin, 'sec-fetch-site': 'cross-site', 'access-control-request-method': method },
      });

    it.each(['/api/exchange-rates', '/api/currency-history/USD/EUR?period=7d'])(
      'may read %s',
      async (path) => {
        const response = await asking('GET', path);
        expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
        const preflight = await asking('OPTIONS', path);
        expect(preflight.status).toBe(204);
        expect(preflight.headers.get('access-control-allow-headers')).toContain('accept');
      },
    );

    it('may use the records of its device by the name of its own origin alone', async () => {
      const allowed = origin === 'http://localhost' ? null : origin;
      for (const path of ['/api/conversions/recent', '/api/favorites'])
        expect((await asking('GET', path)).headers.get('access-control-allow-origin')).toBe(allowed);
      for (const path of ['/api/conversions', '/api/favorites']) {
        expect((await asking('OPTIONS', path)).headers.get('access-control-allow-origin')).toBe(allowed);
        expect((await asking('POST', path)).status === 403).toBe(allowed === null);
      }
    });
  },
);

describe('the history call', () => {
  const points = (pick: (usd: number, jpy: number) => number) =>
    ECB_WEEK.map(([date, usd, jpy]) => ({ date, rate: expect.closeTo(pick(usd, jpy), 8) }));
  const asNumbers = (data: { date: string; rate: string }[]) =>
    data.map(({ date, rate }) => ({ date, rate: Number(rate) }));

  it('[D.history-forms] answers with data when the period is a parameter', async () => {
    const path = '/api/currency-history/usd/JPY?period=7d';
    const response = await contentOf<{ data: { date: string; rate: string }[]; source: string }>(
      await ask(path),
      parseHistoryResponse,
    );
    expect(response).toMatchObject({ source: 'ecb', base: 'USD', target: 'JPY', period: '7d' });
    expect(asNumbers(response.data)).toEqual(points((usd, jpy) => jpy / usd));
  });

  it('[D.history-forms] answers with the points alone when the period is in the path', async () => {
    const path = '/api/currency-history/EUR/USD/7d';
    const data = await contentOf<{ date: string; rate: string }[]>(await ask(path), by(historyPointsSchema));
    expect(asNumbers(data)).toEqual(points((usd) => usd));
  });

  it('keeps only the canonical address ready', async () => {
    await ask('/api/currency-history/gbp/usd?period=1m');
    await ask('/api/currency-history/GBP/USD');
    expect(server.context.bodies.get('/api/currency-history/gbp/usd?period=1m')).toBeUndefined();
    expect(server.context.bodies.get('/api/currency-history/GBP/USD?period=1m')).toBeDefined();
    expect(server.context.bodies.get('/api/currency-history/GBP/USD')).toBeUndefined();
    expect(server.context.bodies.get('/api/currency-history/GBP/USD?period=7d')).toBeDefined();
  });

  it('reaches back to the first day of the euro', async () => {
    const path = '/api/currency-history/EUR/USD/max';
    const data = await contentOf<{ date: string; rate: string }[]>(await ask(path), by(historyPointsSchema));
    expect(data[0]).toEqual({ date: '1999-01-04', rate: '1.1789' });
  });
});

describe('the table of a past day', () => {
  it('[I15.past-day] has what had been published last by then, and says of which day each figure is', async () => {
    // Sunday 1 March 2020; European Central Bank, 28 February: EUR 1 = USD 1.0977
    const response = await ask('/api/exchange-rates?on=2020-03-01');
    const table = await contentOf<ExchangeRates>(response, parseExchangeRates);
    expect(table).toMatchObject({ timestamp: '2020-02-28T15:00:00.000Z', fallback: false });
    const euro = table.origins.find(({ codes }) => codes.includes('EUR'));
    expect(euro).toMatchObject({ source: 'ecb', date: '2020-02-28', mark: 'observed' });
    expect(euro?.published).toMatchObject({ base: 'EUR', rates: { USD: '1.0977' } });
    expect(table.rates.EUR).toBeCloseTo(1 / 1.0977, 12);
  });

  it.each(['1999-01-03', '2999-01-01', '2020-02-30', ''])('is refused for the day %j', async (day) => {
    const response = await ask(`/api/exchange-rates?on=${day}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'on' });
  });

  it('does not tell what stands behind each rate', async () => {
    expect((await ask('/api/exchange-rates?on=2020-03-02&detail=1')).status).toBe(400);
  });
});

describe('the average of a pair', () => {
  it('[I15.averages] tells the mean of the published figures, of how many days, and the extremes', async () => {
    // European Central Bank, reference rates of March 2020: the lowest and highest of EUR in USD
    const response = await ask('/api/averages/EUR/USD?from=2020-03-01&to=2020-03-31');
    const { origins } = (await response.clone().json()) as AverageWithOrigins;
    expect(origins).toMatchObject([
      { from: '2020-03-02', to: '2020-03-31', source: 'ecb', rateType: 'reference' },
    ]);
    expect(await contentOf<AverageRate>(response, parseAverageRate)).toMatchObject({
      source: 'ecb',
      days: 22,
      lowest: { date: '2020-03-20', rate: '1.0707' },
      highest: { date: '2020-03-09', rate: '1.1456' },
    });
    const none = await ask('/api/averages/EUR/USD?from=1990-01-01&to=1990-01-31');
    expect(await contentOf<AverageRate>(none, parseAverageRate)).toMatchObject({ average: null, days: 0 });
  });
});

describe('what stands behind a rate', () => {
  it('is told on request: every source with its date, and how far they are apart', async () => {
    const response = await ask('/api/exchange-rates?detail=1');
    const { details } = await contentOf<RatesWithQuotes>(response, parseRatesWithQuotes);
    const { opinions: quotes, ...euro } = details.EUR ?? { opinions: [] };
    const [best, ...others] = quotes;
    expect(euro).toMatchObject({ source: 'ecb', date: '2026-08-21', mark: expect.any(String) });
    expect(best).toMatchObject({ source: 'ecb', date: '2026-08-21', rate: expect.closeTo(1 / 1.1699, 12) });
    // @source HMRC monthly exchange rates, September 2026: 1 GBP = 1.1681 EUR = 1.3554 USD
    expect(others).toContainEqual({
      source: 'hmrc',
      date: '2026-09-01',
      rate: expect.closeTo(1.1681 / 1.3554, 9),
      rateType: 'spot',
      published: { base: 'GBP', rates: { EUR: '1.1681', USD: '1.3554' } },
    });
    const figures = quotes.map((quote) => quote.rate);
    expect(euro).toHaveProperty('spread', (Math.max(...figures) - Math.min(...figures)) * 1.1699);
    expect(details.AED).toMatchObject({ source: 'legal', mark: 'peg' });
    const bcra = { key: 'bcra', name: 'Banco Central de la República Argentina' };
    expect([details.ARS?.authority, details.KPW?.authority, details.USD?.authority]).toEqual([
      bcra,
      null,
      undefined,
    ]);
    expect(details.ARS?.opinions).toContainEqual(expect.objectContaining({ compiled: true }));
    expect(Object.keys(details)).toHaveLength(BUNDLED.length);
  });
});

describe('the table of calls', () => {
  const EXAMPLES: Record<string, readonly string[]> = {
    '/api/exchange-rates': ['', '?detail=1', '?on=2020-03-03'],
    '/api/currency-history/{from}/{to}': ['?period=1m', '?from=2026-08-14'],
    '/api/currency-history/{from}/{to}/{period}': [''],
    '/api/averages/{from}/{to}': ['?from=2026-08-01'],
  };
  const VALUES: Record<string, string> = { from: 'EUR', to: 'USD', period: '7d' };
  const described = CALLS.filter(
    ({ method, path, byToken }) => method === 'GET' && !byToken && !/signed|pairing|alerts/.test(path),
  );

  it.each(described)('$method $path responds by the schemas that it declares', async ({ path, outcomes }) => {
    const content = outcomes[200]?.content;
    for (const query of EXAMPLES[path] ?? ['']) {
      const address = path.replace(/{(\w+)}/g, (_, name: string) => VALUES[name] ?? name);
      const response = await ask(address + query);
      expect(response.status).toBe(200);
      const body = await response.json();
      const schemas = Array.isArray(content) ? content : [object({})];
      expect(schemas.some((schema) => is(schema, body))).toBe(true);
    }
  });
});

describe('CSV', () => {
  const csv = async (path: string, accept = '*/*') => {
    const response = await ask(path, { headers: { accept } });
    return { type: response.headers.get('content-type'), lines: (await response.text()).split('\r\n') };
  };

  it('[I18.docs-csv] is given by the address alone, whatever the headers say', async () => {
    const { type, lines } = await csv('/api/exchange-rates?format=csv');
    expect(type).toBe('text/csv; charset=utf-8; header=present');
    expect(lines[0]).toBe('code,per_usd,source,date,mark');
    expect(lines).toHaveLength(BUNDLED.length + 2);
    expect(lines.find((line) => line.startsWith('AED'))).toBe('AED,3.6725,legal,2026-08-21,peg');
    for (const path of ['exchange-rates', 'currency-history/EUR/USD/7d', 'exchange-rates?format=json'])
      expect((await csv(`/api/${path}`, 'text/csv')).type).toBe('application/json');
    expect((await ask('/api/exchange-rates?format=xml')).status).toBe(400);
  });

  it('is there for history in all its forms, with a tag of its own', async () => {
    const header = 'date,base,target,rate,source,institution,rate_type,segment';
    const last = '2026-08-21,EUR,USD,1.1699,ecb,ecb,reference,';
    for (const form of ['EUR/USD?period=7d', 'EUR/USD/7d', 'EUR/USD?from=2026-08-14&to=2026-08-21']) {
      const { lines } = await csv(`/api/currency-history/${form}${form.includes('?') ? '&' : '?'}format=csv`);
      expect([lines[0], lines.at(-2), lines.length]).toEqual([header, last, 8]);
    }
    const path = '/api/currency-history/EUR/USD/7d';
    const json = await ask(path);
    expect(json.headers.get('vary')).toBe('accept-encoding');
    const known = { 'if-none-match': json.headers.get('etag') ?? '' };
    const other = await ask(`${path}?format=csv`, { headers: known });
    expect(other.status).toBe(200);
  });
});

describe('a span of days', () => {
  it('has both its ends, and starts with what was in force', async () => {
    const response = await ask('/api/currency-history/eur/usd?from=2026-08-15&to=2026-08-18');
    const span = await contentOf<HistorySpan>(response, by(historySpanSchema));
    expect(span).toEqual({
      data: [
        { date: '2026-08-14', rate: '1.1567' },
        { date: '2026-08-17', rate: '1.1593' },
        { date: '2026-08-18', rate: '1.1576' },
      ],
      source: 'ecb',
      base: 'EUR',
      target: 'USD',
      from: '2026-08-15',
      to: '2026-08-18',
    });
  });

  it('before any value is empty', async () => {
    const response = await ask('/api/currency-history/EUR/USD?from=1990-01-01&to=1990-12-31');
    expect(await contentOf<HistorySpan>(response, by(historySpanSchema))).toMatchObject({
      data: [],
      source: null,
    });
  });
});

it('[I18.status-days] GET /api/status tells how each source has done, and every site may read it', async () => {
  const response = await ask('/api/status');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const report = await contentOf<StatusReport>(response, parseStatusReport);
  expect(report.sources.map(({ key }) => key)).toContain('ecb');
  expect(new Set(report.sources.map(({ days }) => days.length))).toEqual(new Set([90]));
});

it('GET /api/sources tells how each source is doing', async () => {
  const report = await contentOf<SourcesReport>(await ask('/api/sources'), by(sourcesReportSchema));
  expect(report.fetchedAt).toBeNull();
  expect(report.sources.find((source) => source.key === 'ecb')).toMatchObject({
    newest: '2026-08-21',
    succeededAt: null,
    live: false,
    served: true,
  });
});

describe('bad input', () => {
  it.each([
    ['/api/currency-history/US1/EUR', 400, 'malformed-code', 'from'],
    ['/api/currency-history/USD/E', 400, 'malformed-code', 'to'],
    ['/api/currency-history/USD/EUROPE', 400, 'malformed-code', 'to'],
    ["/api/currency-history/USD/'%20OR%201=1", 400, 'malformed-code', 'to'],
    ['/api/currency-history/%00%ff/EUR', 400, 'malformed-code', 'from'],
    ['/api/currency-history/USD/XXQ', 404, 'unknown-currency', 'to'],
    ['/api/currency-history/USD/EUR?period=2d', 400, 'unknown-period', 'period'],
    ['/api/currency-history/USD/EUR/7D', 400, 'unknown-period', 'period'],
    ['/api/currency-history/USD/EUR?period=7d&period=1m', 400, 'unknown-parameter', 'period'],
    ['/api/currency-history/USD/EUR/7d?period=7d', 400, 'unknown-parameter', 'period'],
    ['/api/exchange-rates?detail=yes', 400, 'invalid-field', 'detail'],
    ['/api/currency-history/USD/EUR?from=2026-02-30', 400, 'invalid-field', 'from'],
    ['/api/currency-history/USD/EUR?to=2026-02-03', 400, 'invalid-field', 'from'],
    ['/api/currency-history/USD/EUR?from=2026-02-03&to=2026-02-02', 400, 'invalid-field', 'to'],
    ['/api/currency-history/USD/EUR?from=2026-02-03&period=7d', 400, 'unknown-parameter', 'period'],
    ['/api/exchange-rates?cachebust=1', 400, 'unknown-parameter', 'cachebust'],
    ['/api/exchange-rates/', 404, 'not-found', undefined],
    ['/api/nothing', 404, 'not-found', undefined],
    ['/api', 404, 'not-found', undefined],
    ['/api/currency-history/USD', 404, 'not-found', undefined],
  ])('[D.problem] %s is refused with %i %s', async (path, status, type, field) => {
    expect(await refusal(path)).toEqual({ status, type, field });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s on the rates is refused with the methods there are',
    async (method) => {
      const response = await ask('/api/exchange-rates', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );

  it('OPTIONS tells the methods', async () => {
    const response = await ask('/api/exchange-rates', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each([
    'GET /api/exchange-rates HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ])('raw bytes %j never end in a fault of ours', async (bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
  });
});

it('[S7.records-off] where the operator wants none, no record of a device is taken, listed or erased, and the refusal says why', async () => {
  const app = createApp({ ...server.context, config: { ...config, plainRecords: false } });
  for (const [method, path] of [
    ['POST', '/api/conversions'],
    ['GET', '/api/conversions/recent'],
    ['POST', '/api/favorites'],
    ['GET', '/api/favorites'],
    ['GET', '/api/favorites/removed'],
    ['DELETE', '/api/favorites/019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11'],
    ['DELETE', '/api/device'],
  ] as const) {
    const response = await app.request(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await response.json()).toMatchObject({ type: '/problems/records-off' });
  }
  expect((await app.request('/api/exchange-rates')).status).toBe(200);
});

describe('a write that says nothing of a body', () => {
  it.each(['/api/conversions', '/api/favorites'])('to %s is refused at once', async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n`;
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('leaves the connection to the next request', async () => {
    const head =
      'POST /api/conversions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n';
    const responses = await rawUntilClosed(
      `${head}GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  });
});

describe('a page whose host leads here, though it is none of ours', () => {
  const evil = (head: string, body = '') =>
    raw(
      `${head} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nSec-Fetch-Site: same-origin\r\n` +
        'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n' +
        `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );

  it('reads and writes nothing, and is told by which setting its host could be allowed', async () => {
    await ask('/api/exchange-rates');
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    for (const [head, body] of [
      ['POST /mcp', list],
      ['POST /api/conversions', '{}'],
      ['GET /api/exchange-rates', ''],
      ['GET /', ''],
    ] as const) {
      const response = await evil(head, body);
      expect(response, head).toMatch(/^HTTP\/1\.1 421 /);
      expect(response).toContain('application/problem+json');
      expect(response).toContain('ALLOWED_HOSTS');
    }
  });
});

describe('a page of another site', () => {
  const foreign = { origin: 'https://elsewhere.example' };

  it.each([
    '/api/exchange-rates',
    '/api/currency-history/USD/EUR?period=7d',
    '/api/currency-history/USD/XXQ/7d',
    '/api/openapi.json',
  ])('may read %s, a refusal too, and ask before with a tag', async (path) => {
    const response = await ask(path, { headers: foreign });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await ask(path, {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
  });

  it.each(['/api/favorites', '/api/conversions/recent', '/api/device', '/api/sources', '/metrics'])(
    'may not read %s',
    async (path) => {
      for (const method of ['GET', 'OPTIONS'])
        expect(
          (await ask(path, { method, headers: foreign })).headers.has('access-control-allow-origin'),
        ).toBe(false);
    },
  );
});

describe('a page of another site that embeds what we serve', () => {
  it.each([
    ['/api/exchange-rates', 'cross-origin'],
    ['/api/openapi.json', 'cross-origin'],
    ['/api/sources', 'same-origin'],
    ['/api/favorites', 'same-origin'],
    ['/api/nothing', 'same-origin'],
    ['/healthz', 'same-origin'],
    ['/metrics', 'same-origin'],
    ['/.well-known/assetlinks.json', 'same-origin'],
    ['/', 'same-origin'],
  ])('%s is of %s, and what it says it is', async (path, policy) => {
    const { headers } = await ask(path, { headers: { accept: 'text/html' } });
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('what the operator asks', () => {
  it('it is alive and ready', async () => {
    expect(await (await ask('/healthz')).text()).toBe('ok\n');
    expect(await (await ask('/readyz')).text()).toBe('ready\n');
  });

  it('also in HTTP/1.0, which knows no host', async () => {
    expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw('GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('how it is doing, within the limit of any client; whether it lives, without one', async () => {
    const limitRate = createRateLimit({ perMinute: 10, trustedProxies: 0 });
    const app = createApp({ ...server.context, limitRate });
    const statuses = async (path: string) => {
      const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
      const all = new Set<number>();
      for (let count = 0; count < 11; count += 1) all.add((await app.request(path, {}, env)).status);
      return [...all];
    };
    expect(await statuses('/metrics')).toEqual([200, 429]);
    expect(await statuses('/healthz')).toEqual([200]);
    expect(await statuses('/readyz')).toEqual([200]);
  });

  it('a message of an assistant counts as one request, since a hosted one has one address for many people', async () => {
    const costs: number[] = [];
    const limitRate = async (_: unknown, cost: number) => {
      costs.push(cost);
      return undefined;
    };
    const app = createApp({ ...server.context, limitRate });
    await app.request('/mcp', { method: 'POST', body: '{}' });
    await app.request('/api/conversions', { method: 'POST', body: '{}' });
    expect(costs).toEqual([1, 5]);
  });

  it('figures, without a word about anybody', async () => {
    await ask('/api/currency-history/USD/XXQ?period=7d');
    await ask('/api/exchange-rates');
    await ask('/api/exchange-rates');
    const report = await (await ask('/metrics')).text();
    expect(report).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/currency-history\/:from\/:to",status="404"\} [1-9]/m,
    );
    expect(report).toMatch(
      /^http_request_duration_seconds_bucket\{le="10",method="GET",route="\/metrics",status="200"\} \d/m,
    );
    expect(report).toMatch(/^http_ready_responses_total [1-9]/m);
    expect(report).toContain('process_resident_memory_bytes');
    expect(report).not.toContain('XXQ');
  });
});

describe('the process', () => {
  it('that stops is not ready', async () => {
    const other = await startServer({ ...config, dataDir: await filled('stopping') });
    other.context.stopping();
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await other.close();
  });

  it('that is told to end says that it is not ready, and takes requests until balancers know', async () => {
    const known = Promise.withResolvers<void>();
    const waits: number[] = [];
    const other = await startServer(
      { ...config, dataDir: await filled('ending'), shutdownDelayMs: 5000 },
      async (ms) => {
        waits.push(ms);
        await known.promise;
      },
    );
    const closing = other.close();
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.url}/api/sources`)).status).toBe(200);
    known.resolve();
    await closing;
    expect(waits).toEqual([5000]);
    await expect(fetch(`${other.url}/readyz`)).rejects.toThrow();
  });

  it('says at start what counts as one client, and again when a proxy is seen that it does not know, which it counts', async () => {
    const replica = await startReplica({ ...OFFLINE, DATA_DIR: await filled('proxied') });
    expect(await replica.logged('TRUSTED_PROXIES is 0')).toContain('nothing limits');
    await fetch(`${replica.url}/api/sources`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await replica.logged('come through a proxy')).toContain('"level":40');
    const metrics = await (await fetch(`${replica.url}/metrics`)).text();
    expect(metrics).toMatch(/^http_unknown_proxy_requests_total 1$/m);
    await replica.end('SIGTERM');
  });

  it('refuses a data folder that another server uses', async () => {
    await expect(startServer(config)).rejects.toThrow(StartFault);
    await expect(startServer(config)).rejects.toThrow('another Equivale server');
  });

  it.each(['equivale.sqlite', 'equivale.lock'])(
    'refuses a folder whose %s is garbage, in one sentence',
    async (file) => {
      const dataDir = join(folder, `garbage-${file}`);
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, file), 'not what it was '.repeat(1000));
      const refused = startServer({ ...config, dataDir });
      await expect(refused).rejects.toThrow(StartFault);
      await expect(refused).rejects.toThrow(
        `DATA_DIR: the database in "${dataDir}" cannot be used (file is not a database)`,
      );
    },
  );

  it('is not ready on half a database', async () => {
    const dataDir = await filled('half');
    const file = join(dataDir, 'equivale.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, bytes.length / 2));
    const half = await startServer({ ...config, dataDir });
    const response = await fetch(`${half.url}/readyz`);
    expect(response.status).toBe(503);
    await half.close();
  });

  it('refuses a port that is taken, and lets go of its data folder', async () => {
    const port = Number(new URL(server.url).port);
    const other = { ...config, port, dataDir: await filled('other') };
    await expect(startServer(other)).rejects.toThrow('is in use by another program');
    const free = await startServer({ ...other, port: 0 });
    await free.close();
  });

  it('without a built app, its page says how to build it', async () => {
    const page = await raw('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
    expect(page).toMatch(/^HTTP\/1\.1 404 /);
    expect(page).toContain('npm run build');
  });
});

describe('what the log says', () => {
  /** The service's handler with a log of its own, and a store that fails where it is told. */
  const logging = (change: Partial<Context>) => {
    const logged: Record<string, unknown>[] = [];
    const log = {
      error: (entry: Record<string, unknown>) => void logged.push(entry),
    } as unknown as Context['log'];
    return { logged, app: createApp({ ...server.context, ...change, log }) };
  };

  it('of a fault of ours: the pattern of its route and the id that the client is given, and not its address', async () => {
    const fault = new Error('a defect');
    const { logged, app } = logging({
      rates: { ...server.context.rates, historyBetween: () => Promise.reject(fault) },
    });
    const response = await app.request('/api/currency-history/SEK/NOK?from=2020-01-01&to=2020-01-02');
    const { detail = '' } = (await response.json()) as { detail?: string };
    expect(response.status).toBe(500);
    const [, id] = /recorded as ([0-9a-f-]{36})$/.exec(detail) ?? [];
    expect(logged).toEqual([{ err: fault, method: 'GET', route: '/api/currency-history/:from/:to', id }]);
  });

  it('names no token, group, code, address, endpoint or amount, at the finest level', async () => {
    const replica = await startReplica({
      ...OFFLINE,
      DATA_DIR: await filled('logs'),
      LOG_LEVEL: 'trace',
      TRUSTED_PROXIES: '1',
    });
    const token = Buffer.alloc(32, 7).toString('base64url');
    const group = createHash('sha256').update(token).digest('base64url');
    const common = { 'x-forwarded-for': '203.0.113.77', authorization: `Bearer ${token}` };
    const bytes = { ...common, 'content-type': 'application/octet-stream' };
    const json = {
      ...common,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const call = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
      (await fetch(replica.url + path, { method, headers, ...(body && { body }) })).status;
    const statuses = [
      await call('PUT', `/api/sync/${group}`, { ...bytes, 'if-none-match': '*' }, 'x'.repeat(4096)),
      await call('GET', `/api/sync/${group}`, bytes),
      await call('PUT', '/api/pairing/0123456789AB/0', bytes, 'x'),
      await call('GET', '/api/alerts', json),
      await call(
        'POST',
        '/api/alerts',
        json,
        '{"endpoint":"https://fcm.googleapis.com/fcm/send/secret-device"}',
      ),
      await call(
        'POST',
        '/mcp',
        json,
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"convert","arguments":{"question":"1234567 usd in eur"}}}',
      ),
    ];
    expect(statuses).toEqual([201, 200, 201, 404, 404, 200]);
    await replica.end('SIGTERM');
    const log = replica.log();
    expect(log).toContain('listening');
    expect(log).toContain('PUSH_CONTACT is not set');
    for (const secret of [token, group, '0123456789AB', '203.0.113.77', '1234567', 'secret-device'])
      expect(log).not.toContain(secret);
  });
});

describe('a file that never changes', () => {
  it('is kept for a year only where nobody on the way can have changed it', async () => {
    const appDir = join(folder, 'built');
    mkdirSync(join(appDir, 'assets'), { recursive: true });
    writeFileSync(join(appDir, 'index.html'), '<p>home</p>');
    writeFileSync(join(appDir, 'assets/main-1a2b.js'), 'let here;');
    const cachingOf = async (running: RunningServer, headers: Record<string, string>) => {
      const caching = [];
      // The second is ready.
      for (const _ of [1, 2]) {
        const response = await rawTo(running.url, 'GET /assets/main-1a2b.js', headers);
        expect(response).toContain('let here;');
        caching.push(/^cache-control: (.*)\r$/im.exec(response)?.[1]);
      }
      return caching;
    };
    const forAYear = Array(2).fill('public, max-age=31536000, immutable');
    const asked = Array(2).fill('no-cache');
    const bare = await startServer({ ...config, appDir, dataDir: await filled('bare') });
    expect(await cachingOf(bare, { host: 'localhost:3000' })).toEqual(forAYear);
    expect(await cachingOf(bare, { host: '192.168.1.20:3000' })).toEqual(asked);
    expect(await cachingOf(bare, { host: '192.168.1.20:3000', 'x-forwarded-proto': 'https' })).toEqual(asked);
    expect(await cachingOf(bare, { host: '127.0.0.1:3000' })).toEqual(forAYear);
    await bare.close();
    const limits = { ...config.limits, trustedProxies: 1 };
    const behind = await startServer({ ...config, appDir, limits, dataDir: await filled('behind') });
    expect(await cachingOf(behind, { host: '192.168.1.20', 'x-forwarded-proto': 'https' })).toEqual(forAYear);
    expect(await cachingOf(behind, { host: '192.168.1.20', 'x-forwarded-proto': 'http' })).toEqual(asked);
    await behind.close();
  });
});
