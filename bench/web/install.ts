import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../scripts/find-chromium.mjs';
import { type Bench, quietFlags } from './phone.ts';

/** Installability: what Chromium objects to, and whether it offers the installation by itself. */
export async function measureInstall({ report, url }: Bench): Promise<void> {
  // The browser offers nothing in a private window, and an ordinary test context is one.
  const profile = mkdtempSync(join(tmpdir(), 'equivale-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findWholeChromium(),
    args: quietFlags,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('beforeinstallprompt', () => {
        document.documentElement.dataset.offered = '';
      });
    });
    await page.goto(url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    for (const { errorId } of installabilityErrors) console.log(`  not installable: ${errorId}`);
    report.add('installability errors', installabilityErrors.length, '', { atMost: 0 });
    const offered = await page
      .waitForFunction(() => document.documentElement.dataset.offered !== undefined, undefined, {
        timeout: 15_000,
      })
      .then(
        () => 1,
        () => 0,
      );
    report.add('beforeinstallprompt fires', offered, '', { atLeast: 1 });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
