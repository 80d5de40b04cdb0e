import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, 'data');

const faultOf = (env: Record<string, string>) => {
  const loaded = loadConfig({ DATA_DIR, ...env });
  return loaded.ok ? undefined : loaded.faults.map((fault) => fault.variable);
};

describe('settings', () => {
  it('[D.sqlite] need nothing to be set', () => {
    expect(loadConfig({ DATA_DIR, PORT: '' })).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: DATA_DIR,
        logLevel: 'info',
        refresh: { everyMs: 6 * 3_600_000, timeoutMs: 10_000, mirrors: {} },
        limits: { perMinute: 600, trustedProxies: 0 },
        plainRecords: true,
        shutdownDelayMs: 0,
        syncDays: 365,
        nativeApp: { appId: 'app.equivale', androidCertificates: [] },
      },
    });
  });

  it('keep a service that others reach for five seconds after it was told to end, unless told otherwise', () => {
    const delayOf = (env: Record<string, string>) => {
      const loaded = loadConfig({ DATA_DIR, ...env });
      return loaded.ok && loaded.config.shutdownDelayMs;
    };
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(delayOf({ HOST })).toBe(0);
    for (const HOST of ['0.0.0.0', '::', 'rates.example']) expect(delayOf({ HOST })).toBe(5000);
    expect(delayOf({ HOST: '127.0.0.1', SHUTDOWN_DELAY: '20' })).toBe(20_000);
    expect(delayOf({ HOST: '0.0.0.0', SHUTDOWN_DELAY: '0' })).toBe(0);
    expect(faultOf({ SHUTDOWN_DELAY: '5s' })).toEqual(['SHUTDOWN_DELAY']);
  });

  it('[D.config] name the site, which is a reserved name unless told otherwise', () => {
    const siteOf = (env: Record<string, string>) => {
      const loaded = loadConfig({ DATA_DIR, ...env });
      return loaded.ok && loaded.config.site;
    };
    expect(siteOf({})).toEqual({
      siteUrl: 'https://equivale.example',
      supportAddress: 'soporte@equivale.example',
      donationUrl: 'https://donate.equivale.example',
      playStoreId: 'app.equivale',
    });
    const env = {
      SITE_URL: 'https://rates.test:8443/',
      SUPPORT_ADDRESS: 'help+rates@rates.test',
      DONATION_URL: 'https://give.test/us?x=1&y=2',
      NATIVE_APP_ID: 'test.rates',
    };
    expect(siteOf(env)).toEqual({
      siteUrl: 'https://rates.test:8443',
      supportAddress: env.SUPPORT_ADDRESS,
      donationUrl: env.DONATION_URL,
      playStoreId: 'test.rates',
    });
  });

  it.each([
    ['SITE_URL', 'rates.test'],
    ['SITE_URL', 'https://rates.test/app'],
    ['SITE_URL', 'https://Rates.test"><script>'],
    ['SITE_URL', 'ftp://rates.test'],
    ['SUPPORT_ADDRESS', 'help'],
    ['SUPPORT_ADDRESS', '"><b>@rates.test'],
    ['DONATION_URL', 'javascript:alert(1)'],
  ])('refuse %s=%s', (name, value) => {
    expect(faultOf({ [name]: value })).toEqual([name]);
  });

  it('report all faults together', () => {
    writeFileSync(join(folder, 'file'), '');
    const env = { PORT: '99999', HOST: 'a b', DATA_DIR: join(folder, 'file'), LOG_LEVEL: 'loud' };
    expect(faultOf(env)).toEqual(['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL']);
  });

  it.each(['-1', '3000.5', '0x10', 'http', ' 80', '65536'])('refuse the port %j', (PORT) => {
    expect(faultOf({ PORT })).toEqual(['PORT']);
  });

  it.each(['0.0.0.0', '::1', 'localhost', 'rates.example'])('take the host %s', (HOST) => {
    expect(faultOf({ HOST })).toBeUndefined();
  });

  it('[S7.records-off] let devices leave readable records where only this machine comes, elsewhere by the word of the operator', () => {
    const recordsOf = (env: Record<string, string>) => {
      const loaded = loadConfig({ DATA_DIR, ...env });
      return loaded.ok && loaded.config.plainRecords;
    };
    expect(
      ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '192.168.1.2'].map((HOST) => recordsOf({ HOST })),
    ).toEqual([true, true, true, false, false]);
    expect(recordsOf({ HOST: '0.0.0.0', PLAIN_RECORDS: '1' })).toBe(true);
    expect(recordsOf({ PLAIN_RECORDS: '0' })).toBe(false);
    expect(faultOf({ PLAIN_RECORDS: 'yes' })).toEqual(['PLAIN_RECORDS']);
  });

  it.each(['http://localhost', '-a', 'a..b', 'a/b'])('refuse the host %s', (HOST) => {
    expect(faultOf({ HOST })).toEqual(['HOST']);
  });

  it('take further hosts that the service answers for, in lower case', () => {
    const ALLOWED_HOSTS = 'Rates.lan, equivale';
    expect(loadConfig({ DATA_DIR, ALLOWED_HOSTS })).toMatchObject({
      config: { allowedHosts: ['rates.lan', 'equivale'] },
    });
    for (const wrong of ['rates.lan:3000', 'https://rates.lan', '*', 'a b'])
      expect(faultOf({ ALLOWED_HOSTS: wrong })).toEqual(['ALLOWED_HOSTS']);
  });

  it.skipIf(process.platform !== 'linux')('refuse a data folder that the system will not create', () => {
    expect(faultOf({ DATA_DIR: '/proc/equivale/data' })).toEqual(['DATA_DIR']);
  });

  it('[D.postgres] take PostgreSQL instead of a data folder, and do not repeat a password', () => {
    const url = 'postgres://rates:secret@db.example:5432/rates';
    expect(loadConfig({ DATABASE_URL: url, DATA_DIR: '/proc/x' })).toMatchObject({
      config: { databaseUrl: url },
    });
    const wrong = loadConfig({ DATABASE_URL: 'mysql://rates:secret@db.example/rates' });
    expect(wrong).toMatchObject({ ok: false, faults: [{ variable: 'DATABASE_URL' }] });
    expect(JSON.stringify(wrong)).not.toContain('secret');
  });

  it('move a source to a mirror or switch it off', () => {
    const loaded = loadConfig({
      DATA_DIR,
      SOURCE_ECB_URL: 'https://mirror.example',
      SOURCE_BINANCE_URL: 'off',
    });
    expect(loaded).toMatchObject({
      config: { refresh: { mirrors: { ecb: 'https://mirror.example', binance: 'off' } } },
    });
    expect(faultOf({ SOURCE_ECB_URL: 'ftp://mirror.example', REFRESH_SECONDS: '0' })).toEqual([
      'REFRESH_SECONDS',
      'SOURCE_ECB_URL',
    ]);
  });

  it('name mirrors of the signed rates, without a slash at the end; nothing else can stand among them', () => {
    const MIRRORS = 'https://mirror.example/rates/, http://127.0.0.1:8080';
    expect(loadConfig({ DATA_DIR, MIRRORS })).toMatchObject({
      config: { mirrors: ['https://mirror.example/rates', 'http://127.0.0.1:8080'] },
    });
    for (const wrong of ['mirror.example', "https://a.example; script-src 'self'", 'https://a.example/?b'])
      expect(faultOf({ MIRRORS: wrong })).toEqual(['MIRRORS']);
  });

  it('say of a mirror what it must be, without its text, which may hold a password', () => {
    const loaded = loadConfig({ DATA_DIR, SOURCE_ECB_URL: 'ftp://user:secret@mirror.example' });
    const message = 'must be an address that starts with https:// or http://';
    expect(loaded).toEqual({ ok: false, faults: [{ variable: 'SOURCE_ECB_URL', message }] });
  });

  it('name the variable and the value at fault', () => {
    const loaded = loadConfig({ DATA_DIR, PORT: 'web' });
    expect(loaded).toEqual({
      ok: false,
      faults: [{ variable: 'PORT', message: 'must be a whole number from 0 to 65535, but is "web"' }],
    });
  });
});
