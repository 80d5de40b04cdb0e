import { defineConfig, devices } from '@playwright/test';
import { QUIET_CHROMIUM } from './e2e/quiet-chromium.ts';

const executablePath = process.env.CHROMIUM_PATH;
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Waits end when what they wait for is there: long ones cost nothing where a machine is quiet, and hold where it is busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
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
    launchOptions: { args: [...QUIET_CHROMIUM], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The API and what stands written in pages have no width: once is enough.
    {
      name: 'phone',
      testIgnore: /e2e\/engines\/|(?:api|shared-links)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // Releases and outages have a server of their own, and what happens before the code runs has no width: once is enough, too.
    {
      name: 'desktop',
      testIgnore: /e2e\/engines\/|(?:releases|offline|early-taps)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    // The main job in every engine there is, each with a driver of its own.
    { name: 'engines', testMatch: /e2e\/engines\/.*\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node scripts/serve-e2e.mjs',
    url: `http://127.0.0.1:${port}/api/exchange-rates`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
