import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { nativeSide } from '../testing/native-side.ts';
import type { Platform } from './platform.ts';
import { platformContract } from './platform-contract.ts';

/** The ground of the status bar as the stylesheet has it, which renders it where the page lies under the bar. */
function barOf(theme: 'light' | 'dark'): string | undefined {
  const css = readFileSync(join(import.meta.dirname, '../theme/tokens.css'), 'utf8');
  const block = css.slice(css.indexOf(`:root[data-theme="${theme}"]`));
  return /--bar: (#[0-9a-f]{6});/.exec(block)?.[1];
}

async function start(side: ReturnType<typeof nativeSide>): Promise<Platform> {
  vi.resetModules();
  const { currentPlatform } = await import('./current-platform.ts');
  const platform = await currentPlatform();
  expect(platform.kind, 'the bridge was not there in time').not.toBe('web');
  expect(side.calls).toEqual([]);
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

  it(`[S4.status-bar] dresses the status bar of ${kind} by the theme, with light signs on both`, async () => {
    const side = nativeSide(kind);
    const platform = await start(side);
    expect(platform.kind).toBe(kind);
    await platform.setSystemBars('light');
    await platform.setSystemBars('dark');
    const bar = side.calls.filter((call) => call.plugin === 'StatusBar');
    expect(bar.filter(({ method }) => method === 'setStyle').map(({ options }) => options)).toEqual([
      { style: 'DARK' },
      { style: 'DARK' },
    ]);
    expect(
      bar.filter(({ method }) => method === 'setBackgroundColor').map(({ options }) => options.color),
    ).toEqual([barOf('light'), barOf('dark')]);
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
  platform.listenForBack((canGoBack) => canGoBack);
  await settled();
  side.tell('backButton', { canGoBack: true });
  await settled();
  expect(left()).toBe(false);
  side.tell('backButton', { canGoBack: false });
  await settled();
  expect(left()).toBe(true);
});

it('the launch screen goes when the first view is rendered', async () => {
  const side = nativeSide('ios');
  await (await start(side)).hideSplashScreen();
  expect(side.calls.at(-1)).toMatchObject({ plugin: 'SplashScreen', method: 'hide' });
});
