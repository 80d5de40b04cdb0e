import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadConfig } from '../../packages/server/src/config.ts';
import { mirrorSetting } from '../../packages/server/src/source-settings.ts';
import { ALL_SOURCES } from '../../packages/server/src/sources/all-sources.ts';
import { type RunningServer, startServer } from '../../packages/server/src/start-server.ts';
import { freePort } from '../own-server.ts';
import { openSite, type Site } from '../site.ts';
import { type Autopush, startAutopush } from './autopush.ts';
import { chromiumEngine } from './chromium.ts';
import type { Session } from './engine.ts';
import { firefoxEngine, startFirefox } from './firefox.ts';
import { type Device, liveSchedules, pair } from './schedules.ts';
import { Visitor } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

/** Firefox with a push service of this machine, whose questions are answered with yes. */
const pushedBy = ({ socket }: Autopush) => ({
  'dom.push.serverURL': socket,
  // Browsers under test connect to none.
  'dom.push.connection.enabled': true,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.alwaysConnect': true,
  'permissions.default.desktop-notification': 1,
  // There is no desktop that would show them.
  'alerts.useSystemBackend': false,
});

/**
 * `SCHEDULES=1000 npx playwright test --project=engines across` lives through a thousand; `e2e/sync` does, with and without faults, without
 * browsers.
 */
const SCHEDULES = Number(process.env.SCHEDULES ?? 20);
const SEED = 20_261_123;
/** Far more than one takes, on a machine that has other work. */
const SCHEDULE_MS = 10_000;
/** What a state says of its person, in whichever form. */
const READABLE = ['equivale-data', 'changedAt', 'fromUnit', 'gal_us', 'temperature', 'deviceId'];

// What the same server does for two browsers, and for a browser through a push service.
test.describe('with a server in this process', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  test.skip(firefoxEngine.missing !== undefined, firefoxEngine.missing);

  const folder = mkdtempSync(join(tmpdir(), 'equivale-across-'));
  let push: Autopush;
  let server: RunningServer;
  let firefox: Session;
  let visitor: Visitor;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    push = await startAutopush();
    const off = Object.fromEntries(ALL_SOURCES.map(({ key }) => [mirrorSetting(key), 'off']));
    const own = { HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'error' };
    const pushing = { PUSH_SERVICES: push.origin, PUSH_CONTACT: 'mailto:operator@equivale.app' };
    const loaded = loadConfig({ ...off, ...own, ...pushing });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    server = await startServer(loaded.config);
    firefox = await startFirefox(PHONE, pushedBy(push));
    visitor = new Visitor(await firefox.open());
  });
  test.afterAll(async () => {
    await firefox?.close();
    await server?.close();
    await push?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[I17.alert-shown] Firefox asks for an alert and is told of the crossing through its push service, once', async () => {
    await visitor.open(`${server.url}/currency/EUR/USD`);
    await visitor.sees(() => navigator.serviceWorker.controller !== null).toBe(true);
    await visitor.tap('^Avisarme$');
    await visitor.fill('^Avísame cuando 1 EUR suba a', '1,18');
    await visitor.tap('^Crear aviso$');
    await visitor.reads('body').toContain('Aviso creado');
    expect(await server.context.store.alerts.nearestBounds()).toHaveLength(1);

    // The ECB publishes, and the service takes it in.
    const { context } = server;
    const date = new Date().toISOString().slice(0, 10);
    const crossing = { source: 'ecb', code: 'USD', date, rate: 1.1811, text: '1.1811' } as const;
    for (let round = 0; round < 2; round++) {
      await context.store.putObservations([crossing], new Date().toISOString());
      await context.refresh.run();
    }
    await expect.poll(() => push.acknowledged, { timeout: 60_000 }).toEqual([100]);
    const shownNow = async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}. ${body}`);
    };
    const [shown, ...more] = await visitor.run(shownNow);
    expect([shown, more]).toEqual([expect.stringMatching(/^EUR → USD sube a 1,1811\. BCE, .*1,1800/), []]);
    await visitor.open(`${server.url}/alerts`);
    await visitor.reads().toContain('Enviados');
    await visitor.reads().toContain('1,1811');
  });

  /** Two browsers, each behind an address of its own, that are paired and live through schedules. */
  async function share(people: readonly [Visitor, Visitor]): Promise<void> {
    const sites = await Promise.all([openSite(server.url), openSite(server.url)]);
    const [known, fresh] = people.map((person, at) => ({ person, site: sites[at] as Site })) as [
      Device,
      Device,
    ];
    try {
      for (const { person, site } of [known, fresh]) {
        await person.open(site.url);
        await person.sees(() => navigator.serviceWorker.controller !== null).toBe(true);
      }
      await pair(known, fresh);
      await liveSchedules([known, fresh], server.url, { count: SCHEDULES, seed: SEED });
      await expectUnreadable();
    } finally {
      await Promise.all(sites.map((site) => site.goAway()));
    }
  }

  /** The server's database, with what is not yet merged into it, holds shared states and no word of them. */
  async function expectUnreadable(): Promise<void> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))));
    // What is looked for would be found.
    expect(bytes.includes('sync_states')).toBe(true);
    expect(READABLE.filter((word) => bytes.includes(word))).toEqual([]);
  }

  test('[I17.sync-screens] Chromium and Firefox are paired through the screens, and agree after every schedule of edits with and without a network', async () => {
    test.setTimeout(300_000 + SCHEDULES * SCHEDULE_MS);
    const chromium = await chromiumEngine.start(PHONE, server.url);
    try {
      await share([new Visitor(await chromium.open()), visitor]);
    } finally {
      await chromium.close();
    }
  });

  test('[I17.sync-screens] two profiles of Chromium are paired through the screens, and agree after every schedule', async () => {
    test.setTimeout(300_000 + SCHEDULES * SCHEDULE_MS);
    const profiles = await Promise.all([1, 2].map(() => chromiumEngine.start(PHONE, server.url)));
    const [one, other] = await Promise.all(
      profiles.map(async (profile) => new Visitor(await profile.open())),
    );
    try {
      await share([one as Visitor, other as Visitor]);
    } finally {
      await Promise.all(profiles.map((profile) => profile.close()));
    }
  });
});
