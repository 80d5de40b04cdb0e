import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { QUIET_CHROMIUM } from './e2e/quiet-chromium.ts';

const executablePath = process.env.CHROMIUM_PATH;
const port = Number(process.env.E2E_PORT ?? 4173);
const isWhole = process.env.E2E_MATRIX === 'all';
const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;
/** A page lives for seconds here: what is spent on optimized code and on more threads for it never comes back. */
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev,--max-lazy,--single-threaded-gc';
const OTHER_ENGINES = /in (?:firefox|webkit) at 390 px/;
const launchOptions = {
  args: [...QUIET_CHROMIUM, SHORT_LIVED],
  ...(executablePath ? { executablePath } : {}),
};

/** Where fontconfig finds fonts: those that come with the tests, whatever the machine has (on other systems than Linux, its own). */
const fontsOf = (name: string) => join(import.meta.dirname, `e2e/fonts/${name}.conf`);
Object.assign(process.env, { FONTCONFIG_FILE: fontsOf('noto') });
const DESKTOP = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  // What needs no browser is in files that Vitest runs.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Waits end when what they wait for is there: long ones cost nothing where a machine is quiet, and hold where it is busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  // `npm run test:e2e -- accessibility-tree --update-snapshots` writes the trees anew.
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Every test is a new profile, and every new profile would install the whole app once more, for the tests that
    // are about nothing of the kind. Those of the worker itself allow it.
    serviceWorkers: 'block',
    // A fault is looked into with `npm run test:e2e -- <name> --trace on`; recording every run would slow them all.
    trace: 'off',
    launchOptions,
  },
  projects: [
    // What is about neither width runs once, here. Tests about what a width changes are tagged @width and run at both,
    // those of mouse and keys @desktop; `E2E_MATRIX=all` runs everything at both.
    {
      name: 'phone',
      testIgnore: ENGINES,
      grepInvert: isWhole ? [] : /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ENGINES,
      grep: isWhole ? /./ : /@width|@desktop/,
      use: DESKTOP,
    },
    // What is cut off or overlaps follows from how wide letters are; sentences made longer on purpose are tagged @wide.
    ...['narrow', 'wide'].map((name) => ({
      name,
      testIgnore: ENGINES,
      grep: name === 'wide' ? /@fonts|@wide/ : /@fonts/,
      use: {
        ...DESKTOP,
        launchOptions: {
          ...launchOptions,
          env: { ...process.env, FONTCONFIG_FILE: fontsOf(name) } as Record<string, string>,
        },
      },
    })),
    // The main job in the other engines, on a phone's width: what `npm test` has time for. Chromium has all of the above.
    { name: 'other-engines', testMatch: ENGINES, grep: OTHER_ENGINES },
    // And in every engine, at every width: the rest of it.
    { name: 'engines', testMatch: ENGINES, grepInvert: OTHER_ENGINES },
  ],
  webServer: {
    command: 'node e2e/serve.mjs',
    url: `http://127.0.0.1:${port}/api/exchange-rates`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
