import 'fake-indexeddb/auto';
import type { StoredAlert } from '@equivale/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { alerts as alertRecords, readToken, storeAlerts, storeToken } from '../../records/kinds/alerts.ts';
import { fromBase64Url } from '../../sync/bytes.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { checkAlerts } from './check-alerts.ts';
import { registerAlerts } from './push.ts';

const id = '0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d1';
const above = { kind: 'above', from: 'EUR', to: 'USD', figure: '1.18', base: '1.1699', armedAt: 7 } as const;
const fired = { at: 8, rate: '1.1811', day: '2026-08-22', source: 'BCE' };
const token = 't'.repeat(43);

/** What the service was asked, and what it says. */
let asked: {
  readonly method: string;
  readonly endpoint?: string;
  readonly alerts?: readonly { readonly id: string }[];
}[];
let says: () => Response;
/** The public key of the service: an uncompressed point of P-256. */
let serviceKey: string;
const keyOf = (sign: string) => `B${sign.repeat(86)}`;

beforeEach(async () => {
  await emptyDevice();
  asked = [];
  serviceKey = keyOf('A');
  says = () => Response.json({ token, alerts: [] });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const subscriptionWith = (key: string, number: number) => ({
    options: { applicationServerKey: fromBase64Url(key)?.buffer },
    toJSON: () => ({ endpoint: `https://push.test/${number}`, keys: {} }),
    unsubscribe: async () => {
      known = undefined;
      return true;
    },
  });
  let known: ReturnType<typeof subscriptionWith> | undefined = subscriptionWith(serviceKey, 1);
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (known) throw new DOMException('another key', 'InvalidStateError');
    known = subscriptionWith(applicationServerKey, 2);
    return known;
  };
  const registration = { pushManager: { getSubscription: async () => known, subscribe } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '{}' }: RequestInit = {}) => {
    if (address.endsWith('/key')) return Response.json({ publicKey: serviceKey });
    asked.push({ method, ...JSON.parse(String(body)) });
    return says();
  });
  return () => vi.unstubAllGlobals();
});

it('[I17.copy-alerts] the service is told of the alerts that are ready: one that rests does not sound again where a copy of it is restored', async () => {
  const alerts: StoredAlert[] = [
    { ...above, id: `${id}1` },
    { ...above, id: `${id}2`, fired },
    { ...above, id: `${id}3`, isPaused: true },
    { ...above, id: `${id}4`, kind: 'weekly', fired },
  ];
  await storeAlerts(...alerts);
  expect(await registerAlerts()).toBe(true);
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
  expect(asked[0]?.alerts?.map((alert) => alert.id)).toEqual([`${id}4`, `${id}1`]);
});

it.each([
  ['is out of order', () => new Response(null, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')) as never],
])(
  '[I17.alert-unseen] where the service %s when the last alert is removed, it is asked again at the next start',
  async (_, failure) => {
    await storeAlerts({ ...above, id: `${id}1` });
    await storeToken(token);
    await alertRecords.remove(`${id}1`);
    says = failure;
    expect(await registerAlerts()).toBe(false);
    expect(await readToken()).toBe(token);

    says = () => new Response(null, { status: 404 });
    expect(localStorage.getItem('equivale-alerts')).toBe('1');
    await checkAlerts();
    expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
    expect([await readToken(), localStorage.getItem('equivale-alerts')]).toEqual([undefined, null]);
  },
);

it('[I17.alert-shown] where the service has another key than the one that the browser subscribed with, it subscribes anew', async () => {
  await storeAlerts({ ...above, id: `${id}1` });
  await registerAlerts();
  serviceKey = keyOf('E');
  await registerAlerts();
  await registerAlerts();
  expect(asked.map(({ endpoint }) => endpoint)).toEqual([1, 2, 2].map((at) => `https://push.test/${at}`));
});
