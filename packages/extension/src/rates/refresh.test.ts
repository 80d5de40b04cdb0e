import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../languages/en/extension.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { refreshRates } from './refresh.ts';
import { newestOf } from './stored-rates.ts';

/** Euro reference rates of two days of August 2026 for three currencies. @source European Central Bank */
const tableOf = (date: string, rates: Readonly<Record<string, string>>) => ({
  base: 'USD',
  rates: { USD: 1, EUR: 1 / Number(rates.USD) },
  timestamp: `${date}T14:00:00.000Z`,
  fallback: false,
  fetchedAt: `${date}T15:00:00.000Z`,
  origins: [
    {
      ...{ source: 'ecb', date, mark: 'observed', rateType: 'reference', codes: ['USD', 'EUR'] },
      published: { base: 'EUR', rates },
    },
  ],
});
const bundled = tableOf('2026-08-20', { USD: '1.1681' });
const newer = tableOf('2026-08-21', { USD: '1.1699' });
const HOUR = 3_600_000;

let fake: ReturnType<typeof fakeBrowser>;
let asked: string[];
let served: unknown;

beforeEach(() => {
  fake = fakeBrowser('en', messages);
  asked = [];
  served = newer;
  vi.stubGlobal('__SERVICE__', 'https://rates.example/api');
  vi.stubGlobal('__RATES_KEYS__', '');
  vi.stubGlobal('__MIRRORS__', '');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('test-extension:')) return Response.json(bundled);
    asked.push(address);
    if (served === undefined) throw new TypeError('no network');
    return Response.json(served);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[I42.extension-rates] rates of the extension', () => {
  it('come from the service, at most once an hour, and from nowhere else', async () => {
    expect(await refreshRates(HOUR)).toBe(true);
    expect(await refreshRates(HOUR + 60_000)).toBe(false);
    expect(await refreshRates(3 * HOUR)).toBe(true);
    expect(asked).toEqual(Array(2).fill('https://rates.example/api/exchange-rates'));
    expect(fake.stored.table).toMatchObject({ timestamp: newer.timestamp });
  });

  it('stay as they are without network, with what is no table, and with one that cannot be right', async () => {
    for (const [at, wrong] of [
      undefined,
      { base: 'USD' },
      tableOf('2026-08-21', { USD: '11.699' }),
    ].entries()) {
      served = wrong;
      expect(await refreshRates(at * 2 * HOUR + HOUR)).toBe(false);
    }
    expect(asked).toHaveLength(3);
    expect(fake.stored.table).toBeUndefined();
  });

  it('are asked for by their signature where the extension was built with keys', async () => {
    vi.stubGlobal('__RATES_KEYS__', `${'A'.repeat(43)}.${'A'.repeat(87)}`);
    expect(await refreshRates(HOUR)).toBe(false);
    expect(asked).toEqual(['https://rates.example/api/signed/latest.json']);
  });

  it('are the newer ones of those sent and those that came with it', () => {
    const [sent, own] = [newer, bundled] as unknown as Parameters<typeof newestOf>;
    expect(newestOf(sent, own as never)).toBe(newer);
    expect(newestOf(own as never, sent as never)).toBe(newer);
    expect(newestOf(undefined, own as never)).toBe(bundled);
  });
});
