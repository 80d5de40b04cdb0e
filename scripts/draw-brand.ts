/**
 * `npm run brand`: draws every icon, splash and card from packages/app/brand/mark.svg with Chromium. The drawings are
 * committed, so that building the app needs no browser. `npm run brand -- <folder>` draws them there instead.
 */
import './node-version.mjs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { brandDrawings, type Drawing } from './brand-drawings.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './run.mjs';

const app = join(root, 'packages/app');
const to = process.argv[2] ?? app;
const mark = (await readFile(join(app, 'brand/mark.svg'), 'utf8')).trim();

async function draw(browser: Browser, { path, width, height, opaque, html }: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: !opaque });
  await page.close();
  await mkdir(dirname(join(to, path)), { recursive: true });
  await writeFile(join(to, path), png);
  console.log(`${path}  ${width}x${height}  ${png.length} B`);
}

/** An ICO file that holds one PNG: a header of 6 bytes, one entry of 16, the image. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const drawing of brandDrawings(mark)) await draw(browser, drawing);
await browser.close();
await writeFile(join(to, 'public/icons/mark.svg'), `${mark}\n`);
await writeFile(
  join(to, 'public/favicon.ico'),
  icoOf(await readFile(join(to, 'public/icons/favicon-32.png')), 32),
);
