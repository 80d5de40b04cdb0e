/**
 * `npm run shots`: takes the committed pictures of the built app again: those of the README and of the web app manifest.
 * `npm run shots -- FOLDER` writes them there instead. They show the fonts of the machine.
 */
import './node-version.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startOwnServer } from '../e2e/own-server.ts';
import { hasStarted } from '../e2e/pages/has-started.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './run.mjs';

/** One picture: its file, and language, theme, size of the screen in CSS px, and device px for each of them. */
interface Picture {
  readonly file: string;
  readonly language: 'es' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const phone = { theme: 'light', width: 360, height: 780, scale: 3 } as const;
const desktop = { theme: 'light', width: 1280, height: 800, scale: 1 } as const;
const manifest = 'packages/app/public/screenshots';
const pictures: readonly Picture[] = [
  { ...phone, file: 'docs/images/currency-es-phone.webp', language: 'es', width: 390, height: 844, scale: 2 },
  { ...desktop, file: 'docs/images/currency-en-desktop.webp', language: 'en', theme: 'dark', height: 900 },
  ...(['es', 'en'] as const).flatMap((language): Picture[] => [
    { file: `${manifest}/phone-${language}.webp`, language, ...phone },
    { file: `${manifest}/desktop-${language}.webp`, language, ...desktop },
  ]),
];

const folder = process.argv[2] === undefined ? root : resolve(process.argv[2]);
/** A day on which the bundled rates are fresh. */
const NOW = new Date('2026-08-21T14:23:00Z');
const MOST_BYTES = 120_000;

/** A PNG as WebP, encoded by the browser: Playwright itself writes none. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { file, language, theme, width, height, scale } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    hasTouch: width < 768,
    isMobile: width < 768,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (state) => localStorage.setItem('equivale-preferences', JSON.stringify({ state, version: 1 })),
    { theme, language },
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`${server.url}${language === 'en' ? '/en' : ''}/currency/USD/EUR`);
  await hasStarted(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  const png = await page.screenshot();
  // The app's own page may fetch nothing but files of its server.
  await page.goto('about:blank');
  const bytes = await toWebp(page, png);
  if (bytes.length > MOST_BYTES) throw new Error(`${file} has ${bytes.length} B, more than ${MOST_BYTES}`);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  console.log(`${file}  ${bytes.length} B`);
  await context.close();
}

const server = await startOwnServer();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const picture of pictures) await take(browser, picture);
} finally {
  await browser.close();
  await server.kill();
}
