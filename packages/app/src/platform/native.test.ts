import { beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from './platform.ts';
import { platformContract } from './platform-contract.ts';

type Listener = (event: unknown) => void;
type Call = { plugin: string; method: string; options: Record<string, unknown> };

/** The methods that the native side announces, as its bridge does. */
const announced: Record<string, readonly string[]> = {
  App: ['exitApp', 'getLaunchUrl', 'addListener', 'removeListener'],
  Preferences: ['get', 'set'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
};

/** One bridge for the whole file, as on a phone: Capacitor's modules take hold of it once. */
const bridge = {
  isNativePlatform: () => true,
  PluginHeaders: Object.entries(announced).map(([name, methods]) => ({
    name,
    methods: methods.map((method) => ({
      name: method,
      rtype: method.endsWith('Listener') ? 'callback' : 'promise',
    })),
  })),
};

/** A native side in memory behind `window.Capacitor`, which answers as the plugins document it. */
function nativeSide(kind: 'android' | 'ios', launchUrl?: string) {
  const calls: Call[] = [];
  const listeners = new Map<string, { event: string; tell: Listener }>();
  const kept = new Map<string, string>();
  let shareFault: string | undefined;

  const answers: Record<string, (options: Record<string, string>) => unknown> = {
    'App.getLaunchUrl': () => (launchUrl === undefined ? undefined : { url: launchUrl }),
    'App.removeListener': ({ callbackId }) => void listeners.delete(String(callbackId)),
    'Preferences.get': ({ key }) => ({ value: kept.get(String(key)) ?? null }),
    'Preferences.set': ({ key, value }) => void kept.set(String(key), String(value)),
    'Share.share': () => {
      if (shareFault) throw new Error(shareFault);
      return { activityType: '' };
    },
  };
  const nativePromise = async (plugin: string, method: string, options: Record<string, string> = {}) => {
    calls.push({ plugin, method, options });
    return answers[`${plugin}.${method}`]?.(options);
  };
  const nativeCallback = (
    plugin: string,
    method: string,
    options: Record<string, string>,
    tell: Listener,
  ) => {
    if (method === 'removeListener') return void nativePromise(plugin, method, options);
    const id = String(listeners.size + 1);
    listeners.set(id, { event: String(options.eventName), tell });
    return Promise.resolve(id);
  };
  Object.assign(bridge, { nativePromise, nativeCallback });
  vi.stubGlobal('Capacitor', bridge);
  vi.stubGlobal('androidBridge', kind === 'android' ? {} : undefined);
  vi.stubGlobal('webkit', kind === 'ios' ? { messageHandlers: { bridge: {} } } : undefined);
  return {
    calls,
    failShares: (fault: string | undefined) => {
      shareFault = fault;
    },
    tell: (event: string, data: unknown = {}) => {
      for (const listener of [...listeners.values()]) if (listener.event === event) listener.tell(data);
    },
  };
}

async function start(side: ReturnType<typeof nativeSide>): Promise<Platform> {
  vi.resetModules();
  const { currentPlatform } = await import('./current-platform.ts');
  const platform = await currentPlatform();
  expect(side.calls.map((call) => call.plugin)).toContain('StatusBar');
  return platform;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.unstubAllGlobals();
});

for (const kind of ['android', 'ios'] as const) {
  platformContract(kind, async () => {
    const side = nativeSide(kind);
    const platform = await start(side);
    return {
      platform,
      nextShare: (outcome) =>
        side.failShares({ shared: undefined, cancelled: 'Share canceled', failed: 'no app' }[outcome]),
      lastShared: () => side.calls.findLast((call) => call.plugin === 'Share')?.options,
      leaveAndReturn: () => {
        side.tell('pause');
        side.tell('resume');
      },
    };
  });

  it(`dresses the status bar of ${kind}: light signs on the theme colour`, async () => {
    const side = nativeSide(kind);
    expect((await start(side)).kind).toBe(kind);
    const bar = side.calls.filter((call) => call.plugin === 'StatusBar');
    expect(bar[0]).toMatchObject({ method: 'setStyle', options: { style: 'DARK' } });
    expect(bar[1]?.options).toEqual(kind === 'android' ? { color: '#1e293b' } : undefined);
  });
}

it('a link that started the app and one that comes later both lead to their view', async () => {
  const side = nativeSide('android', 'https://equivale.example/currency/USD/EUR');
  const platform = await start(side);
  const paths: string[] = [];
  platform.listenForLinks((path) => paths.push(path));
  await settled();
  side.tell('appUrlOpen', { url: 'app.equivale:///?q=5%20ft' });
  expect(paths).toEqual(['/currency/USD/EUR', '/?q=5%20ft']);
});

it('the back button leaves the app only when the app has nothing to go back to', async () => {
  const side = nativeSide('android');
  const platform = await start(side);
  const left = () => side.calls.some((call) => call.method === 'exitApp');
  let hasWayBack = true;
  platform.listenForBack(() => hasWayBack);
  await settled();
  side.tell('backButton', { canGoBack: true });
  await settled();
  expect(left()).toBe(false);
  hasWayBack = false;
  side.tell('backButton', { canGoBack: false });
  await settled();
  expect(left()).toBe(true);
});

it('the launch screen goes when the first view is drawn', async () => {
  const side = nativeSide('ios');
  await (await start(side)).showApp();
  expect(side.calls.at(-1)).toMatchObject({ plugin: 'SplashScreen', method: 'hide' });
});
