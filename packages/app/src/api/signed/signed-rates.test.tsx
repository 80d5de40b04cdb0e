import 'fake-indexeddb/auto';
import { type HistoryPeriod, historyFile, POINTER_FILE, signedMessage, tableFile } from '@equivale/contract';
import { signedSources } from '@equivale/contract/signed-tables';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../device/query-client.ts';
import { cacheResponse, readCachedResponse } from '../../device/response-cache.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { BUNDLED, bundledDoubles } from '../../testing/serve-rates.ts';
import { useHistory } from '../history.ts';
import { loadAverage, loadRatesOn } from '../past-rates.ts';
import { useRates } from '../rates.ts';
import { receiveSignedTable } from './receive-signed-table.ts';
import { useHistoryCheck } from './use-history-check.ts';

/** The service's keys, with which the app is built: they have to be there before its settings are read. */
const { key, ed, ec, EC } = await vi.hoisted(async () => {
  const { subtle } = crypto;
  const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const ed = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const ec = await subtle.generateKey(EC, true, ['sign', 'verify']);
  const exported = async ({ publicKey }: CryptoKeyPair) =>
    Buffer.from(await subtle.exportKey('raw', publicKey)).toString('base64url');
  const key = await exported(ed);
  vi.stubEnv('VITE_RATES_KEYS', `${key}.${await exported(ec)}`);
  return { key, ed, ec, EC };
});

async function sign(name: string, content: string): Promise<Record<string, string>> {
  const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
  const message = signedMessage(name, new TextEncoder().encode(content));
  return {
    key,
    ed25519: text(await crypto.subtle.sign('Ed25519', ed.privateKey, message)),
    p256: text(await crypto.subtle.sign(EC, ec.privateKey, message)),
  };
}

/** What the service gives out, by path. */
let files: Record<string, string>;

/** Dollars per euro in August 2026. @source ECB euro reference rates; of the day before the last as given */
const dollarsOf = (before: string, period = '5y') => ({
  data: [
    { date: '2026-08-19', rate: '1.1605' },
    { date: '2026-08-20', rate: before },
    { date: '2026-08-21', rate: '1.1699' },
  ],
  source: 'ecb',
  base: 'EUR',
  target: 'USD',
  period,
});

/** The service's signed files of a table. */
async function publish(version: number, table: object, dollars?: object): Promise<void> {
  const signed = JSON.stringify({
    format: 1,
    version,
    published: '2026-08-21T15:00:00.000Z',
    mirrors: [],
    handovers: [],
  });
  const name = tableFile(version);
  const content = JSON.stringify(table);
  files = {
    [POINTER_FILE]: JSON.stringify({ signed, ...(await sign(POINTER_FILE, signed)) }),
    [name]: content,
    [`${name}.sig`]: JSON.stringify(await sign(name, content)),
  };
  if (!dollars) return;
  const history = historyFile(version, 'USD');
  files[history] = JSON.stringify(dollars);
  files[`${history}.sig`] = JSON.stringify(await sign(history, files[history]));
}

beforeEach(async () => {
  // An hour after what the tests publish.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T16:00:00Z') });
  await emptyDevice();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/currency-history/'))
      return Response.json(dollarsOf('5.5', /period=(\w+)/.exec(url)?.[1]));
    if (url.includes('?on=') || url.includes('/averages/')) return new Response('', { status: 503 });
    if (url.endsWith('/exchange-rates')) return Response.json(bundledDoubles({ EUR: 0.8 }));
    const content = files[url.slice('/api/signed/'.length)];
    return new Response(content ?? '', { status: content === undefined ? 404 : 200 });
  });
});

/** The rates as an app that was built with these keys has them, once the service has been asked. */
async function ratesOf() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRates(), { wrapper });
  await waitFor(() => expect(result.current?.isRefreshing).toBe(false));
  return { rates: () => result.current, refresh: () => result.current?.refresh() };
}

it('[I18.signed-app] an app that was built with keys takes what they signed, and nothing that they did not; a table that came without a signature has no say', async () => {
  await cacheResponse('/api/exchange-rates', bundledDoubles({ EUR: 1.1 }));
  await publish(5, BUNDLED);
  const { rates, refresh } = await ratesOf();
  expect(rates()).toMatchObject({
    place: 'network',
    signature: 'verified',
    table: { timestamp: BUNDLED.timestamp },
  });
  const euros = rates()?.table.rates.EUR;
  await publish(4, bundledDoubles({ EUR: 0.9 }));
  refresh();
  await waitFor(() => expect(rates()).toMatchObject({ refusal: 'older' }));
  await publish(6, bundledDoubles({ EUR: 0.9 }));
  files[tableFile(6)] = JSON.stringify(bundledDoubles({ EUR: 0.91 }));
  refresh();
  await waitFor(() => expect(rates()).toMatchObject({ refusal: 'unsigned' }));
  expect(rates()?.table.rates.EUR).toBe(euros);
});

it('[I18.signed-state] a build with other keys begins anew: what the keys before had announced, and their version, are no matter to it', async () => {
  await publish(5, BUNDLED);
  const built = { keys: import.meta.env.VITE_RATES_KEYS ?? '', mirrors: '' };
  const received = await receiveSignedTable('/api/signed', built, undefined);
  if (typeof received === 'string') throw new Error(received);
  await received.accept();
  const storedOf = async (keys: string) =>
    (await signedSources('/api/signed', { keys, mirrors: '' }, readCachedResponse)).stored;
  expect(await storedOf(built.keys)).toMatchObject({ version: 5 });
  const other = `${'A'.repeat(43)}.${'B'.repeat(87)}`;
  expect(await storedOf(other)).toBeUndefined();
  expect(await storedOf(`${built.keys},${other}`)).toBeUndefined();
});

it('[I18.signed-future] rates dated in the future are not taken, and it is said so', async () => {
  vi.setSystemTime(Date.parse('2026-08-19T12:00:00Z'));
  await publish(5, BUNDLED);
  const { rates } = await ratesOf();
  expect(rates()).toMatchObject({ refusal: 'future' });
});

it('[I18.signed-unchecked] where the browser cannot check signatures, the rates of the service are believed as without keys, and named unchecked', async () => {
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
  const { rates } = await ratesOf();
  expect(rates()).toMatchObject({ place: 'network', signature: 'unchecked', table: { rates: { EUR: 0.8 } } });
});

/** What a chart is given that is opened anew, and what it says of that. */
async function historyOf(period: HistoryPeriod) {
  cleanup();
  queryClient.clear();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const both = () => [useHistory('EUR', 'USD', period), useHistoryCheck('EUR', 'USD', period)] as const;
  const { result } = renderHook(both, { wrapper });
  await waitFor(() => expect(result.current[0].isLoading).toBe(false));
  const [{ response, isStored }, check] = result.current;
  return { before: response?.data[1]?.rate, isStored, check };
}

it('[I18.signed-history] a history that is signed is taken; of one that is changed the stored one is used, and it is said why; what is not signed is named unchecked', async () => {
  await publish(5, BUNDLED, dollarsOf('1.1681'));
  expect(await historyOf('7d')).toEqual({ before: '1.1681', isStored: false, check: 'verified' });
  files[historyFile(5, 'USD')] = JSON.stringify(dollarsOf('1.1682'));
  expect(await historyOf('7d')).toEqual({ before: '1.1681', isStored: true, check: 'unsigned' });
  expect(await historyOf('1m')).toMatchObject({ before: undefined, check: 'unsigned' });
  expect(await historyOf('max')).toEqual({ before: '5.5', isStored: false, check: 'unchecked' });
  await publish(6, BUNDLED);
  expect(await historyOf('7d')).toEqual({ before: '5.5', isStored: false, check: 'unchecked' });
});

it('[I18.signed-past] rates of past days and averages are worked out of the signed histories; what is changed is not used, and what they do not cover is named unchecked', async () => {
  await publish(5, BUNDLED, dollarsOf('1.1681'));
  const span = { from: '2026-08-19', to: '2026-08-21' };
  // 22 August 2026 is a Saturday
  expect(await loadRatesOn('2026-08-22', ['USD', 'EUR'])).toMatchObject({
    check: 'verified',
    table: { origins: [{ date: '2026-08-21', published: { base: 'EUR', rates: { USD: '1.1699' } } }] },
  });
  // (1.1605 + 1.1681 + 1.1699) / 3
  expect(await loadAverage('EUR', 'USD', span)).toMatchObject({
    average: '1.1661666667',
    days: 3,
    lowest: { date: '2026-08-19', rate: '1.1605' },
    check: 'verified',
  });
  expect(await loadRatesOn('2019-08-22', ['USD', 'EUR'])).toEqual({ check: 'unchecked', table: null });
  expect(await loadRatesOn('2026-08-22', ['USD', 'JPY'])).toEqual({ check: 'unchecked', table: null });
  expect(await loadAverage('EUR', 'USD', { from: '2026-08-01', to: '2026-08-21' })).toBeUndefined();
  const file = historyFile(5, 'USD');
  files[file] = String(files[file]).replace('1.1681', '1.1682');
  expect(await loadRatesOn('2026-08-22', ['USD', 'EUR'])).toEqual({ check: 'unsigned', table: null });
  expect(await loadAverage('EUR', 'USD', span)).toMatchObject({ average: null, check: 'unsigned' });
});
