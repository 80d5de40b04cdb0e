import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../own-server.ts';
import type { Engine, ScreenEnv, Session, Tab } from './engine.ts';
import { FAULTS_KEY } from './record-faults.ts';
import { asyncScript, type Command, KEY_CODES, webDriver } from './web-driver.ts';

/** Narrowest window of GTK. */
const NARROWEST_PX = 447;

/** On a screen of its own, with no desktop around it. */
const OWN_SCREEN = {
  command: ['xvfb-run', '-a', '-s', '-screen 0 1400x1100x24 -nolisten tcp'],
  env: { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
};

/** WebKit's driver; it opens its browser's windows on the screen it is started on. */
async function startDriver(screen: ScreenEnv | undefined): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const { command, env } = screen ? { command: [], env: screen } : OWN_SCREEN;
  const [program = '', ...args] = [...command, 'WebKitWebDriver', `--port=${port}`];
  const child = spawn(program, args, {
    stdio: 'ignore',
    // A group of its own: what it starts ends with it.
    detached: true,
    env: {
      ...process.env,
      ...env,
      TZ: 'Europe/Madrid',
      // Containers run as root, where its sandbox cannot.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, child };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/**
 * How long its browser may take to start, and how often it is started. On a busy machine some browsers end before
 * the driver hears of them, and it then waits for ever.
 */
const START = { timeoutMs: 60_000, attempts: 3 };

/** Starts the driver, and the browser by it. */
async function startBrowser(
  site: string,
  screen: ScreenEnv | undefined,
  attempt = 1,
): Promise<{ command: Command; child: ChildProcess }> {
  const { url, child } = await startDriver(screen);
  const wanted = {
    capabilities: {
      alwaysMatch: {
        // Its only way to a name of our own; the server takes what is sent to a proxy.
        proxy: { proxyType: 'manual', httpProxy: new URL(site).host, noProxy: [new URL(site).hostname] },
        'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args: ['--automation'] },
      },
    },
  };
  try {
    const until = AbortSignal.timeout(START.timeoutMs);
    const opened = (await webDriver(url)('POST', '/session', wanted, until)) as {
      readonly sessionId: string;
    };
    return { command: webDriver(`${url}/session/${opened.sessionId}`), child };
  } catch (error) {
    await endGroup(child);
    if (attempt === START.attempts) throw error;
    return startBrowser(site, screen, attempt + 1);
  }
}

/** WebDriver commands go to the tab switched to last, so each call of a tab switches to it first, one call at a time. */
function tabOf(command: Command, handle: string): Tab {
  const inTab: Command = async (...call) => {
    await command('POST', '/window', { handle });
    return command(...call);
  };
  const perform = async (id: string, type: 'key' | 'pointer', actions: object[]) =>
    void (await inTab('POST', '/actions', { actions: [{ id, type, actions }] }));
  const strokes = (keys: Iterable<string>) =>
    [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  return {
    goto: async (url) => void (await inTab('POST', '/url', { url })),
    reload: async () => void (await inTab('POST', '/refresh')),
    async evaluate(expression) {
      const script = asyncScript(expression);
      const came = (await inTab('POST', '/execute/async', { script, args: [] })) as {
        readonly value?: unknown;
        readonly error?: string;
      };
      if (came.error !== undefined) throw new Error(came.error);
      // JSON has no undefined.
      return came.value ?? undefined;
    },
    click: (x, y) =>
      perform('mouse', 'pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => perform('keyboard', 'key', strokes(text)),
    press: (key) => perform('keyboard', 'key', strokes([KEY_CODES[key]])),
  };
}

/** What the pages have recorded: classic WebDriver has no console. */
const takeRecorded = `JSON.parse(sessionStorage.getItem('${FAULTS_KEY}') ?? '[]')
  .concat((sessionStorage.removeItem('${FAULTS_KEY}'), []))`;

/** WebKit as GTK builds it, by its own W3C driver. */
export const webkitEngine: Engine = {
  name: 'webkit',
  get missing() {
    return process.env.WEBKIT_PATH ? undefined : 'no WebKit here: WEBKIT_PATH names its MiniBrowser';
  },
  async start({ width, height }, site, screen) {
    const { command, child } = await startBrowser(site, screen);
    const tabs: Tab[] = [];
    // A window for each tab: the driver cannot bring a tab to the front, and hangs where a hidden one is clicked.
    const open = async () => {
      const isFirst = tabs.length === 0;
      const handle = isFirst
        ? await command('GET', '/window')
        : ((await command('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
      const tab = tabOf(command, String(handle));
      await command('POST', '/window', { handle });
      await command('POST', '/window/rect', { width, height });
      tabs.push(tab);
      return tab;
    };
    const session: Session = {
      width: Math.max(width, NARROWEST_PX),
      open,
      async takeFaults() {
        const recorded: string[] = [];
        for (const tab of tabs) recorded.push(...((await tab.evaluate(takeRecorded)) as string[]));
        return recorded;
      },
      async close() {
        await command('DELETE', '').catch(() => {});
        await endGroup(child);
      },
    };
    return session;
  },
};
