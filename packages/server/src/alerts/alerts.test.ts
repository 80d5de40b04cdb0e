import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alert, AlertStates } from '@equivale/contract';
import { dayNumber, isoDate } from '@equivale/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { ALL_SOURCES } from '../sources/all-sources.ts';
import { fillFolder } from '../testing/fill-folder.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { createAlerts } from './alert-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-alerts-'));

let service: PushService;
let context: Context;
let clock = new Date('2026-10-07T12:00:00Z');

beforeAll(async () => {
  service = await startPushService();
  context = await createContext(
    {
      port: 0,
      host: '127.0.0.1',
      dataDir: await fillFolder(join(folder, 'data')),
      logLevel: 'silent',
      refresh: {
        everyMs: 86_400_000,
        timeoutMs: 5000,
        mirrors: Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off'])),
      },
      limits: { perMinute: 600, trustedProxies: 0 },
      plainRecords: true,
      shutdownDelayMs: 0,
      syncDays: 365,
      alerts: { contact: 'mailto:operator@equivale.example', ownServices: [service.origin] },
      nativeApp: { appId: 'app.equivale', androidCertificates: [] },
      site: {
        siteUrl: 'https://rates.test',
        supportAddress: 'help@rates.test',
        donationUrl: '',
        playStoreId: '',
      },
      appDir: join(folder, 'none'),
    },
    () => clock,
  );
});
afterAll(async () => {
  await context.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Each test begins four weeks after the one before, on a Wednesday. */
let start = dayNumber('2026-10-07') - 28;
beforeEach(async () => {
  start += 28;
  await publish(0, 1.1699);
});

/** The ECB publishes the dollar so many days after the beginning, and the service takes it in. */
async function publish(day: number, rate: number, time = '12:00:00'): Promise<void> {
  const date = isoDate(start + day);
  clock = new Date(`${date}T${time}Z`);
  const observation = { source: 'ecb' as const, code: 'USD', date, rate, text: String(rate) };
  await context.store.putObservations([observation], clock.toISOString());
  await context.refresh.run();
}

let ids = 0;
const alert = (kind: Alert['kind'], figure?: string, armedAt = clock.getTime()): Alert => ({
  id: `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  kind,
  from: 'EUR',
  to: 'USD',
  ...(figure && { figure }),
  armedAt,
});

async function call(method: string, body?: unknown, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return createApp(context).request('/api/alerts', init);
}

const subscription = (device: string, ...alerts: Alert[]) => ({
  ...service.subscribe(device),
  site: 'https://equivale.example',
  language: 'es',
  alerts,
});

async function subscribe(device: string, ...alerts: Alert[]): Promise<{ token: string; states: string[] }> {
  const response = await call('POST', subscription(device, ...alerts));
  expect(response.status).toBe(201);
  const { token = '', alerts: states } = (await response.json()) as AlertStates;
  return { token, states: states.map(({ state }) => state) };
}

const titles = (device: string) =>
  service.received.filter((push) => push.device === device).map(({ notification }) => notification.title);

describe('alerts', () => {
  it('[I17.alert-kinds] each kind fires once at its crossing, with value, day and source', async () => {
    const all = [
      alert('above', '1.18'),
      alert('below', '1.16'),
      alert('change', '1'),
      alert('best'),
      alert('weekly'),
    ];
    const { token } = await subscribe('kinds', ...all);
    await publish(0, 1.1699);
    expect(titles('kinds')).toEqual([]);
    // No day of the 90 before is higher than the one on which it was made.
    await publish(1, 1.1799);
    expect(titles('kinds')).toEqual(['EUR → USD: el mejor en 90 días']);
    await publish(2, 1.18);
    await publish(2, 1.1801);
    expect(titles('kinds').slice(1)).toEqual(['EUR → USD sube a 1,1800']);
    await publish(5, 1.175, '06:30:00');
    await publish(5, 1.15);
    await publish(5, 1.15);
    // 1.15 / 1.1699 - 1 = -1.7010 % (bc)
    expect(titles('kinds').slice(2).sort()).toEqual([
      'EUR → USD baja a 1,1500',
      'EUR → USD cambia un −1,70\u202F%',
      'EUR → USD está a 1,1500',
    ]);
    const response = (await (await call('GET', undefined, token)).json()) as AlertStates;
    expect(response.alerts.map(({ state }) => state)).toEqual(['fired', 'fired', 'fired', 'fired', 'armed']);
    expect(response.alerts[0]).toMatchObject({ rate: '1.18', day: '2026-10-09', source: 'ECB' });
  });

  it('[I17.alert-text] the message has one form for every engine, in the language of who asked', async () => {
    const body = { ...subscription('text', alert('above', '1.17')), language: 'en' };
    await call('POST', body);
    await publish(1, 1.1803);
    const [push] = service.received.filter(({ device }) => device === 'text');
    expect(push?.notification).toEqual({
      title: 'EUR → USD is up to 1.1803',
      body: 'ECB, Nov 5. You asked for 1.1700.',
      lang: 'en',
      dir: 'ltr',
      navigate: 'https://equivale.example/en/currency/EUR/USD',
      tag: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(push?.headers).toMatchObject({
      ttl: '21600',
      urgency: 'high',
      topic: push?.notification.tag,
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/),
    });
  });

  it('[I17.alert-rearm] armed beyond its threshold it waits until the rate has come back by 0.25 %', async () => {
    const wanted = alert('above', '1.16');
    const { token, states } = await subscribe('again', wanted);
    expect(states).toEqual(['waiting']);
    await publish(1, 1.1575);
    await publish(2, 1.1601);
    expect(titles('again')).toEqual([]);
    // 1.16 x 0.9975 = 1.1571
    await publish(5, 1.1571);
    await publish(6, 1.1601);
    expect(titles('again')).toEqual(['EUR → USD sube a 1,1601']);
    const put = async (armedAt: number) => {
      const body = subscription('again', { ...wanted, armedAt });
      const response = await call('PUT', body, token);
      return ((await response.json()) as AlertStates).alerts[0]?.state;
    };
    // The app registers at each start; only a person makes it ready again.
    expect(await put(wanted.armedAt)).toBe('fired');
    expect(await put(clock.getTime())).toBe('waiting');
  });

  it('[I17.alert-delivery] a service that is busy is tried again later, one that knows the device no more is believed', async () => {
    await subscribe('busy', alert('above', '1.18'));
    const { token } = await subscribe('gone', alert('above', '1.18'));
    service.respond('busy', 429, { 'retry-after': '300' });
    service.respond('gone', 410);
    await publish(1, 1.19);
    expect((await call('GET', undefined, token)).status).toBe(404);
    service.respond('busy', 201);
    clock = new Date(clock.getTime() + 299_000);
    await context.alerts.deliver();
    expect(titles('busy')).toEqual([]);
    clock = new Date(clock.getTime() + 2000);
    await context.alerts.deliver();
    await context.alerts.deliver();
    expect(titles('busy')).toEqual(['EUR → USD sube a 1,1900']);
  });

  it('what became of each message is counted', async () => {
    const { text } = await context.metrics.render();
    expect(text).toMatch(/equivale_push_messages_total\{outcome="delivered"\} [1-9]/);
    expect(text).toMatch(/equivale_push_messages_total\{outcome="gone"\} 1/);
  });

  it('a table that alerts could not be held against is made up for with the next delivery', async () => {
    await subscribe('owed', alert('above', '1.18'));
    const date = isoDate(start + 1);
    clock = new Date(`${date}T12:00:00Z`);
    await context.store.putObservations(
      [{ source: 'ecb', code: 'USD', date, rate: 1.19 }],
      clock.toISOString(),
    );
    let isAway = true;
    const alerts = createAlerts({
      store: context.store,
      rates: {
        ...context.rates,
        currentRates: () =>
          isAway ? Promise.reject(new DatabaseUnavailable('away')) : context.rates.currentRates(),
      },
      log: context.log,
      now: context.now,
      settings: context.config.alerts,
      onSent: () => {},
    });
    await alerts.evaluate();
    expect(await alerts.deliver()).toBe(false);
    isAway = false;
    expect(await alerts.deliver()).toBe(true);
    expect(titles('owed')).toEqual(['EUR → USD sube a 1,1900']);
    isAway = true;
    expect(await alerts.deliver()).toBe(true);
    await alerts.stop();
  });

  it('[I17.alert-capability] nothing is reached without its token, and nothing wrong is taken in', async () => {
    await subscribe('mine', alert('above', '2'));
    expect((await call('GET')).status).toBe(404);
    expect((await call('PUT', subscription('mine'), 'x'.repeat(43))).status).toBe(404);
    const wrong = async (change: object) => {
      const response = await call('POST', { ...subscription('wrong', alert('best')), ...change });
      return [response.status, ((await response.json()) as { field: string }).field];
    };
    expect(await wrong({ endpoint: 'https://169.254.169.254/latest' })).toEqual([400, 'endpoint']);
    for (const sign of ['\u0000', '\n', '\u009f', '\ud800'])
      expect(await wrong({ endpoint: `${service.origin}/push/${sign}x` })).toEqual([400, 'endpoint']);
    expect(await wrong({ alerts: [alert('above')] })).toEqual([400, 'alerts.0']);
    expect(await wrong({ alerts: [{ ...alert('best'), to: 'XXQ' }] })).toEqual([400, 'alerts.0']);
    expect(await wrong({ alerts: Array.from({ length: 21 }, () => alert('best')) })).toEqual([400, 'alerts']);
    expect(await wrong({ keys: { p256dh: 'BA', auth: 'x' } })).toEqual([400, 'keys.p256dh']);
  });

  it('[I17.alert-capability] who only knows an endpoint ends nothing of it; the same browser that subscribes anew does', async () => {
    const victim = subscription('victim', alert('above', '1.18'));
    const stood = async (token: string) => (await call('GET', undefined, token)).status;
    const tokenOf = async (body: object) =>
      ((await (await call('POST', body)).json()) as AlertStates).token ?? '';
    const token = await tokenOf(victim);
    await call('POST', { ...victim, keys: service.subscribe('stranger').keys, alerts: [] });
    expect(await stood(token)).toBe(200);
    const { token: other } = await subscribe('other');
    await call('PUT', { ...victim, keys: service.subscribe('stranger').keys, alerts: [] }, other);
    expect(await stood(token)).toBe(200);
    await publish(1, 1.1801);
    expect(titles('victim')).toEqual(['EUR → USD sube a 1,1801']);
    const renewed = await tokenOf({ ...victim, endpoint: victim.endpoint.replace('/push/', '/./push/') });
    expect([await stood(token), await stood(renewed)]).toEqual([404, 200]);
  });

  it('[I17.alert-unseen] a device not seen for 60 days is forgotten after a warning, and any at its own word', async () => {
    const { token } = await subscribe('unseen', alert('above', '2'));
    for (const [day, count] of [
      [54, 0],
      [56, 1],
      [57, 1],
    ] as const) {
      await publish(day, 1.17);
      await context.alerts.deliver();
      expect(titles('unseen')).toEqual(Array(count).fill('Tus avisos se borran en 5 días'));
    }
    await publish(59, 1.17);
    expect((await call('GET', undefined, token)).status).toBe(200);
    // seen by that; 61 days later no more
    await publish(120, 1.17);
    expect((await call('GET', undefined, token)).status).toBe(404);
    const second = await subscribe('unseen', alert('above', '2'));
    expect((await call('DELETE', undefined, second.token)).status).toBe(204);
    expect((await call('GET', undefined, second.token)).status).toBe(404);
  });
});

describe('a service whose operator nobody can reach', () => {
  it('has no contact unless it is set, and refuses one at which nobody is', () => {
    const loaded = (contact: string) => loadConfig({ DATA_DIR: join(folder, 'set'), PUSH_CONTACT: contact });
    expect(loaded('')).toMatchObject({ ok: true, config: { alerts: { ownServices: [] } } });
    expect(loaded('')).not.toHaveProperty('config.alerts.contact');
    for (const contact of ['mailto:me@rates.org', 'https://rates.org/contact', 'mailto:me@münchen.de'])
      expect(loaded(contact)).toMatchObject({ ok: true, config: { alerts: { contact } } });
    for (const contact of [
      'mailto:support@equivale.example',
      'mailto:me@localhost',
      'mailto:me@example.com',
      'mailto:me@mail.example.org',
      'mailto:me@printer.local',
      'mailto:me@x.test',
      'mailto:me@x.invalid',
      'https://equivale.example/contact',
      'https://localhost/',
      'https://192.0.2.1/',
      'mailto:me@192.0.2.1',
      'http://rates.org',
      'me@rates.org',
      'mailto:',
    ])
      expect(loaded(contact), contact).toMatchObject({ ok: false, faults: [{ variable: 'PUSH_CONTACT' }] });
  });

  it('[I17.alert-contact] offers no push, takes no subscription, and sends nothing', async () => {
    const { token } = await subscribe('unreached', alert('above', '1.18'));
    const { contact: _, ...settings } = context.config.alerts;
    const alerts = createAlerts({ ...context, settings, onSent: () => {} });
    const app = createApp({ ...context, alerts });
    const without = async (method: string, path: string, body?: object, with_?: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${with_}` };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await app.request(`/api/alerts${path}`, init);
      return [response.status, ((await response.json()) as { type?: string }).type];
    };
    const off = [404, '/problems/push-off'];
    expect(await without('GET', '/key')).toEqual(off);
    expect(await without('POST', '', subscription('unreached'))).toEqual(off);
    expect(await without('PUT', '', subscription('unreached'), token)).toEqual(off);
    const date = isoDate(start + 1);
    clock = new Date(`${date}T12:00:00Z`);
    const rate = { source: 'ecb' as const, code: 'USD', date, rate: 1.19, text: '1.19' };
    await context.store.putObservations([rate], clock.toISOString());
    await alerts.evaluate();
    expect(await alerts.deliver()).toBe(true);
    expect(titles('unreached')).toEqual([]);
    await alerts.stop();
  });
});
