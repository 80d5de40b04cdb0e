import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// As the build puts it into every page: a script, not a module.
const run = new Function(readFileSync(join(import.meta.dirname, 'rescue.js'), 'utf8'));

const ORIGIN = 'https://equivale.test';
const OWN = `${ORIGIN}/assets/1a2b.js`;
const TEN_SECONDS = 10_000;

let heard: Map<string, (event: object) => void>;
let asked: string[];
/** Whether the network answers, and what of this device's copy is gone. */
let network: 'up' | 'down' | 'page only';
let unregistered: boolean;
let stored: string[];
let reloads: number;
const dataset: { app?: string } = {};

beforeEach(() => {
  vi.useFakeTimers();
  heard = new Map();
  asked = [];
  network = 'up';
  unregistered = false;
  stored = ['workbox-precache-v2', 'equivale-languages'];
  reloads = 0;
  delete dataset.app;
  const session = new Map<string, string>();
  const registration = {
    update: async () => {
      if (network === 'down') throw new TypeError('Failed to fetch');
    },
    unregister: async () => {
      unregistered = true;
    },
  };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: () => [{ src: OWN }, { href: `${ORIGIN}/assets/3c4d.js` }],
  });
  vi.stubGlobal('location', {
    origin: ORIGIN,
    reload: () => {
      reloads += 1;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('caches', {
    keys: async () => [...stored],
    delete: async (name: string) => {
      stored = stored.filter((other) => other !== name);
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    heard.set(type, listener),
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (network === 'down' || (network === 'page only' && address.includes('assets')))
      throw new TypeError('Failed to fetch');
    return new Response('');
  });
  run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = async (type: string, event: object) => {
  heard.get(type)?.(event);
  await vi.advanceTimersByTimeAsync(1);
};
const isForgotten = () => unregistered && !stored.includes('workbox-precache-v2');

it.each([
  ['an error in a script of its own', 'error', { filename: OWN }],
  ['a script of its own that fails to load', 'error', { target: { src: OWN } }],
  ['a part that cannot be imported', 'unhandledrejection', { reason: new TypeError(`Failed: ${OWN}`) }],
])(
  '[I6.rescue] %s, and no newer release: the stored one is forgotten once its files have come from the network',
  async (_name, type, event) => {
    await hear(type, event);
    expect(isForgotten()).toBe(true);
    expect(stored).toEqual(['equivale-languages']);
    expect(reloads).toBe(1);
    // Addresses that the worker does not answer from what it stored.
    expect(asked).toEqual(['/app.html?rescue', `${OWN}?rescue`, `${ORIGIN}/assets/3c4d.js?rescue`]);
  },
);

it.each([
  ['the script of an extension', 'error', { filename: 'chrome-extension://abc/content.js' }],
  ['a script of another site', 'error', { filename: '', message: 'Script error.' }],
  ['an image', 'error', { target: { src: `${ORIGIN}/icons/icon-192.png` } }],
  ['an advertisement', 'error', { target: { src: 'https://ads.test/assets/ad.js' } }],
  ['a rejection in an extension', 'unhandledrejection', { reason: new Error('chrome-extension://abc/a.js') }],
])('[I6.rescue] an error of %s takes nothing', async (_name, type, event) => {
  await hear(type, event);
  expect([unregistered, reloads, asked]).toEqual([false, 0, []]);
});

it.each(['down', 'page only'] as const)(
  '[I6.rescue] with a network that is %s, a start of ten seconds takes nothing',
  async (how) => {
    network = how;
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect([unregistered, reloads, stored.length]).toEqual([false, 0, 2]);
  },
);

it('[I6.rescue] a slow start that ends while the files are fetched takes nothing', async () => {
  vi.stubGlobal('fetch', async () => {
    dataset.app = 'started';
    return new Response('');
  });
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  expect([unregistered, reloads]).toEqual([false, 0]);
});

it('[I6.rescue] an app that does not start within ten seconds is fetched anew', async () => {
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  expect(isForgotten()).toBe(true);
  expect(reloads).toBe(1);
});

it('[I6.rescue] a slow start leaves the rescue to a start that fails later in the session', async () => {
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  unregistered = false;
  stored = ['workbox-precache-v3', 'equivale-languages'];
  run();
  await hear('error', { filename: OWN });
  expect([unregistered, stored, reloads]).toEqual([true, ['equivale-languages'], 2]);
});

it('[I6.rescue] a start that stays slow is fetched anew once in a session', async () => {
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  run();
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  expect(reloads).toBe(1);
});
