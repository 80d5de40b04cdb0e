import { openReleaseSite } from '../../e2e/release-server.ts';
import { median } from '../report.ts';
import { type Bench, launch } from './phone.ts';

const ROUNDS = 3;

/** How long after a person returns to the app it says that there is a newer release. */
export async function measureUpdate({ report, executablePath }: Bench): Promise<void> {
  const browser = await launch(executablePath);
  const site = await openReleaseSite();
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      site.deploy('old');
      const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
      await page.goto(site.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      site.deploy('new');
      const begin = performance.now();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('alertdialog').waitFor();
      times.push(performance.now() - begin);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  report.add('update prompt after a new release, median', Math.round(median(times)), 'ms', { atMost: 5000 });
}
