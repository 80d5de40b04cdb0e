import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExchangeRates, parseExchangeRates, parseWith, sourcesReportSchema } from '@equivale/contract';
import { kindsOfPair, quote } from '@equivale/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { STREET_STATE_KEY } from '../rates/street/street-state.ts';
import { streetSetting } from '../source-settings.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { STREET_SOURCES } from '../sources/street/all-street-sources.ts';
import { fillFolder } from '../testing/fill-folder.ts';
import {
  type RecordedUpstream,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { createClock } from './clock.ts';
import { readAtHand } from './rates-at-hand.ts';
import { makeSourcesReport } from './reports/sources-report.ts';
import { createServedRates } from './served-rates.ts';
import { createStreetRates } from './street-rates.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-street-'));
const argentina = recording('street/dolarapi-ar-2026-08-22.json').toString();
let upstream: RecordedUpstream;
let context: Context;
let clock = new Date('2026-08-22T18:01:00Z');

beforeAll(async () => {
  upstream = await startRecordedUpstream();
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: await fillFolder(join(folder, 'data')),
    logLevel: 'silent' as const,
    refresh: {
      everyMs: 86_400_000,
      timeoutMs: 5000,
      mirrors: Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])),
    },
    street: {
      everyMs: 900_000,
      sources: { 'dolarapi-ar': upstream.origin, eltoque: upstream.origin },
      tokens: { eltoque: 'a-token-of-ours' },
    },
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
  context = await createContext(config, () => clock);
});
afterAll(async () => {
  await context.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

const served = async (): Promise<ExchangeRates> =>
  (await (await createApp(context).request('/api/exchange-rates')).json()) as ExchangeRates;

it('[I15.street-wire] kinds stand beside the reference rates, which they leave as they are', async () => {
  upstream.on('/v1/dolares', respondWith(argentina));
  upstream.on('/v1/trmi', respondStatus(401));
  await expect(context.street.run()).resolves.toBe(true);
  expect((await served()).kinds).toEqual([]);
  expect(upstream.requests.find(({ path }) => path === '/v1/trmi')?.headers.authorization).toBe(
    'Bearer a-token-of-ours',
  );

  clock = new Date('2026-08-22T18:16:00Z');
  upstream.on('/v1/dolares', respondWith(argentina.replaceAll('17:58', '18:13')));
  await context.street.run();
  const table = await served();
  expect(parseExchangeRates(table).ok).toBe(true);
  expect(table.kinds?.map(({ name, kind, rate }) => `${name} ${kind} ${rate}`)).toEqual([
    'mep market 1538.5',
    'blue parallel 1540',
    'cripto crypto-p2p 1584.045',
    'ccl market 1589',
    'tarjeta card 1943.5',
  ]);
  expect(table.kinds?.[1]).toEqual({
    code: 'ARS',
    base: 'USD',
    kind: 'parallel',
    name: 'blue',
    source: 'dolarapi-ar',
    date: '2026-08-22',
    rate: '1540',
    bid: '1530',
    ask: '1550',
    computed: true,
    since: '2026-08-22T18:13:00.000Z',
    seen: '2026-08-22T18:16:00.000Z',
  });
  expect(table.sources?.['dolarapi-ar']).toEqual({ name: 'DolarApi', site: 'https://dolarapi.com' });

  // A command line tool on the same folder has them too.
  expect((await readAtHand(join(folder, 'data'), clock, (rates) => rates.currentRates())).kinds).toEqual(
    table.kinds,
  );

  const plain = createServedRates(
    context.store,
    createClock(
      () => clock,
      () => {},
    ),
  );
  const { kinds, sources, ...rest } = table;
  const { sources: names, ...reference } = await plain.currentRates();
  expect(JSON.stringify(rest)).toBe(JSON.stringify(reference));
  expect(reference).not.toHaveProperty('kinds');
  expect(sources).toMatchObject(names ?? {});
});

it('[I15.street-quote] a kind is used for what was asked for by its name, in both directions, and for nothing else', async () => {
  const table = await served();
  const street = { code: 'ARS', name: 'blue' };
  const out = quote({ amount: '100', from: 'USD', to: 'ARS', street }, table);
  const back = quote({ amount: '154000', from: 'ARS', to: 'USD', street }, table);
  expect(out.ok && out.result.toFixed(2)).toBe('154000.00');
  expect(back.ok && back.result.toFixed(2)).toBe('100.00');
  expect(out.ok && out.figures).toMatchObject([{ text: '1540', source: 'dolarapi-ar', kind: 'parallel' }]);
  const plain = quote({ amount: '1', from: 'USD', to: 'ARS' }, table);
  expect(plain.ok && plain.rate.toNumber()).toBe(table.rates.ARS);
  const euros = quote({ amount: '1', from: 'EUR', to: 'ARS', street }, table);
  const dollars = quote({ amount: '1540', from: 'EUR', to: 'USD' }, table);
  expect(euros.ok && euros.rate.toFixed(9)).toBe(dollars.ok && dollars.result.toFixed(9));
  expect(
    quote({ amount: '1', from: 'USD', to: 'ARS', street: { code: 'ARS', name: 'verde' } }, table),
  ).toMatchObject({
    ok: false,
    code: 'missing-rate',
  });
  expect(kindsOfPair('USD', 'EUR', table)).toEqual([]);
  expect(kindsOfPair('ARS', 'USD', table).map((kind) => kind.street.name)).toContain('blue');
});

it('a source that has nothing new says that its figures still stand', async () => {
  upstream.on('/v1/dolares', respondWith(argentina.replaceAll('17:58', '18:28'), '"1"'));
  clock = new Date('2026-08-22T18:31:00Z');
  await context.street.run();
  clock = new Date('2026-08-22T18:46:00Z');
  await context.street.run();
  const blue = (await served()).kinds?.find(({ name }) => name === 'blue');
  expect(blue).toMatchObject({ since: '2026-08-22T18:13:00.000Z', seen: '2026-08-22T18:46:00.000Z' });
  expect(upstream.requests.at(-2)?.headers['if-none-match']).toBe('"1"');
});

it('figures that could not be stored are asked for again, and not for what is newer than they', async () => {
  const asked = () => upstream.requests.filter(({ path }) => path === '/v1/dolares').at(-1)?.headers;
  const state = String(await context.store.getMeta(STREET_STATE_KEY));
  upstream.on('/v1/dolares', respondWith(argentina.replaceAll('17:58', '18:29'), '"2"'));
  let isFull = true;
  const { street: settings } = context.config;
  const street = createStreetRates({
    store: {
      ...context.store,
      setMeta: (key, value) =>
        key === STREET_STATE_KEY && isFull
          ? Promise.reject(new DatabaseUnavailable('disk full'))
          : context.store.setMeta(key, value),
    },
    log: context.log,
    now: () => clock,
    settings: settings as NonNullable<typeof settings>,
    timeoutMs: 5000,
    reference: async () => (await context.rates.currentRates()).rates,
  });
  await expect(street.run()).resolves.toBe(false);
  expect(await context.store.getMeta(STREET_STATE_KEY)).toBe(state);
  isFull = false;
  await street.run();
  expect(asked()?.['if-none-match']).toBeUndefined();
  await street.run();
  expect(asked()?.['if-none-match']).toBe('"2"');
});

it('[I15.street-health] the report on sources says how each publisher that is switched on is doing, and of no other', async () => {
  const report = parseWith(
    sourcesReportSchema,
    await (await createApp(context).request('/api/sources')).json(),
  );
  const at = '2026-08-22T18:46:00.000Z';
  const tried = { triedAt: at, refused: 0 };
  expect(report.ok && report.value.street).toEqual([
    {
      ...{ key: 'dolarapi-ar', name: 'DolarApi', site: 'https://dolarapi.com' },
      // blue, MEP, CCL, cripto and tarjeta; the official ones only check them.
      ...{ codes: 5, newest: '2026-08-22', ...tried, succeededAt: at, error: null, live: true },
    },
    {
      ...{ key: 'eltoque', name: 'elTOQUE', site: 'https://eltoque.com/tasas-de-cambio-cuba' },
      ...{ codes: 0, newest: null, ...tried, succeededAt: null, live: false },
      error: 'http-status 401',
    },
  ]);
  const plain = createClock(
    () => clock,
    () => {},
  );
  expect(await makeSourcesReport(context.store, plain)).not.toHaveProperty('street');
});

it('[I15.street-off] no publisher is asked unless its setting says so, and one with a token not without it', () => {
  const DATA_DIR = join(folder, 'other');
  expect(loadConfig({ DATA_DIR })).not.toHaveProperty('config.street');
  expect(loadConfig({ DATA_DIR, STREET_YADIO: 'on', STREET_BLUELYTICS: 'off' })).toMatchObject({
    config: { street: { everyMs: 900_000, sources: { yadio: 'on' }, tokens: {} } },
  });
  expect(loadConfig({ DATA_DIR, STREET_ELTOQUE: 'on' })).toMatchObject({
    faults: [{ variable: 'STREET_ELTOQUE_TOKEN' }],
  });
  const manual = readFileSync(
    join(import.meta.dirname, '../../../../docs/operating/street-rates.md'),
    'utf8',
  );
  for (const { key, name, url } of STREET_SOURCES)
    for (const text of [name, streetSetting(key), new URL(url).host]) expect(manual).toContain(text);
});

it.each(['', '{"entries":', 'null', '[]', '{"entries":{},"held":7}'])(
  '[I15.street-health] a memory that cannot be read is rebuilt: %j',
  async (damaged) => {
    const store = context.store;
    await store.setMeta(STREET_STATE_KEY, damaged);
    clock = new Date(clock.getTime() + 900_000);
    upstream.on('/v1/dolares', respondWith(argentina));
    await context.street.run();
    expect(JSON.parse((await store.getMeta(STREET_STATE_KEY)) ?? '')).toMatchObject({
      // the first figure waits for the next publication
      held: { 'dolarapi-ar ARS blue USD': { rate: expect.any(String) } },
    });
  },
);

it('a round that changes nothing that is served is not announced', async () => {
  let announced = 0;
  const store = {
    ...context.store,
    async announce() {
      announced += 1;
    },
  };
  const { street: settings, refresh } = context.config;
  if (settings === undefined) throw new Error('no street rates are on');
  const reference = async () => (await context.rates.currentRates()).rates;
  const deps = {
    store,
    log: context.log,
    now: context.now,
    settings,
    timeoutMs: refresh.timeoutMs,
    reference,
  };
  upstream.on('/v1/dolares', respondStatus(503));
  const street = createStreetRates(deps);
  for (const _ of [1, 2, 3]) await street.run();
  expect(announced).toBe(1);
});
