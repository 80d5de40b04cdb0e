/** `npm run brand`: renders icons, splashes and cards from mark.svg; committed, so builds need no browser. */
import './node-version.mjs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { root } from './run.mjs';

const app = join(root, 'packages/app');
const to = process.argv[2] ?? app;
const mark = (await readFile(join(app, 'brand/mark.svg'), 'utf8')).trim();

/** One PNG: its path under packages/app, the page that shows it, and its size in CSS pixels at scale 1; a square without a height. */
type Drawing = readonly [path: string, html: string, width: number, height?: number];

const ground = '#1e293b';
const paper = '#f8fafc';
const dense = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

const page = (body: string, background = 'transparent') =>
  `<!doctype html><style>html,body{margin:0;height:100%;overflow:hidden;background:${background}}` +
  `svg{display:block}</style>${body}`;

/** The logo on its own rounded square. */
const rounded = (mark: string) => page(mark.replace('<svg ', '<svg width="100%" height="100%" '));

/** Round, for launchers older than adaptive icons. */
const round = (mark: string) => rounded(mark.replace('rx="9"', 'rx="16"'));

/** The bars alone in the middle of a full ground, as wide as `share` of the logo on the shorter side. */
const filled = (mark: string, share: number) =>
  page(
    `<div style="display:grid;place-items:center;height:100%">${mark
      .replace(/<rect id="ground"[^>]*>/, '')
      .replace('<svg ', `<svg style="width:${share * 100}vmin;height:${share * 100}vmin" `)}</div>`,
    ground,
  );

const card = (mark: string, line: string) =>
  page(
    `<div style="box-sizing:border-box;height:100%;padding:0 8.5vw;display:flex;flex-direction:column;` +
      `justify-content:center;gap:3.4vw;font-family:system-ui,sans-serif;color:${paper}">` +
      `<div style="display:flex;align-items:center;gap:3vw">${mark
        .replace('#1e293b', '#0f172a')
        .replace('<svg ', '<svg style="width:13vw;height:13vw" ')}` +
      `<span style="font-size:9vw;font-weight:600;letter-spacing:-.02em">Equivale</span></div>` +
      `<span style="font-size:3.5vw;white-space:nowrap;color:#cbd5e1">${line}</span></div>`,
    ground,
  );

const cardLines = {
  es: 'Divisas y unidades, exactas y sin conexión',
  en: 'Currencies and units, exact and offline',
};

/** @returns every PNG of the web, of both stores and of both native projects */
function brandDrawings(mark: string): Drawing[] {
  const res = 'android/app/src/main/res';
  const assets = 'ios/App/App/Assets.xcassets';
  return [
    ['public/icons/icon-192.png', rounded(mark), 192],
    ['public/icons/icon-512.png', rounded(mark), 512],
    // The bars reach 0.68 of the half side: inside the 0.8 that every mask leaves.
    ['public/icons/maskable-192.png', filled(mark, 1), 192],
    ['public/icons/maskable-512.png', filled(mark, 1), 512],
    ['public/icons/apple-touch-icon.png', filled(mark, 1), 180],
    ['public/icons/favicon-32.png', rounded(mark), 32],
    ...Object.entries(dense).flatMap(([name, side]): Drawing[] => [
      [`${res}/mipmap-${name}/ic_launcher.png`, rounded(mark), side],
      [`${res}/mipmap-${name}/ic_launcher_round.png`, round(mark), side],
    ]),
    [`${assets}/AppIcon.appiconset/app-icon-1024.png`, filled(mark, 1), 1024],
    [`${assets}/Splash.imageset/splash.png`, filled(mark, 0.24), 2732],
    ['store/play-icon-512.png', filled(mark, 1), 512],
    ...Object.entries(cardLines).flatMap(([locale, line]): Drawing[] => [
      [`public/icons/social-${locale}.png`, card(mark, line), 1200, 630],
      [`store/feature-${locale}.png`, card(mark, line), 1024, 500],
    ]),
  ];
}

async function draw(browser: Browser, [path, html, width, height = width]: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  // App stores and the home screens of iOS take no alpha channel.
  const png = await page.screenshot({ omitBackground: html.includes('background:transparent') });
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
for (const one of brandDrawings(mark)) await draw(browser, one);
await browser.close();
await writeFile(join(to, 'public/icons/mark.svg'), `${mark}\n`);
await writeFile(
  join(to, 'public/favicon.ico'),
  icoOf(await readFile(join(to, 'public/icons/favicon-32.png')), 32),
);
