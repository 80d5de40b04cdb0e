/**
 * `npm run shots`: pictures of every view in both languages, themes and widths, and one sheet of all of them for each
 * width, under .cache/shots. Needs a built app (`npm run build`). `npm run shots -- currency home` takes only scenes whose
 * name begins with one of the words, `npm run shots -- 390-es 1280-en-dark` only these looks; `--whole` takes pages in full
 * length. `npm run shots -- --publish` takes the committed pictures instead: those of the README and of the web app
 * manifest. Pictures show the fonts of the machine; the categories' emoji need a colour font.
 */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { hasStarted } from '../e2e/pages/has-started.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './run.mjs';
import { fillDevice } from './shots-device.ts';
import { type PublishedLook, publish, published } from './shots-published.ts';
import { type Scene, scenes } from './shots-scenes.ts';

const folder = join(root, '.cache/shots');
const port = Number(process.env.SHOTS_PORT ?? 4179);
const origin = `http://127.0.0.1:${port}`;
/** A day on which the bundled rates are fresh, as in the drawings. */
const now = new Date('2026-08-21T14:23:00Z');
const sizes = { 390: 844, 1280: 900 } as const;
const isPublishing = process.argv.includes('--publish');
const isWhole = process.argv.includes('--whole');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isLook = (word: string) => /^\d/.test(word);
/** Nothing named means everything. */
const isWanted = (name: string, asked: readonly string[]) =>
  asked.length === 0 || asked.some((word) => name.startsWith(word));

interface Look extends Omit<PublishedLook, 'scale'> {
  readonly width: 390 | 1280;
}

const nameOf = ({ language, theme, width }: Look) => `${width}-${language}-${theme}`;
const looks: Look[] = ([390, 1280] as const)
  .flatMap((width) =>
    (['es', 'en'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((theme) => ({ language, theme, width, height: sizes[width] })),
    ),
  )
  .filter((look) => isWanted(nameOf(look), words.filter(isLook)));

async function startServer(): Promise<() => void> {
  const server = spawn(process.execPath, [join(root, 'scripts/serve-e2e.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${origin}/api/exchange-rates`).catch(() => undefined);
    if (answer?.ok) return () => server.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(`the server did not answer at ${origin}`);
}

async function openContext(
  browser: Browser,
  { language, theme, width, height, scale = 1 }: Partial<PublishedLook> & Omit<PublishedLook, 'scale'>,
): Promise<BrowserContext> {
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
  await context.clock.setFixedTime(now);
  return context;
}

/** A page of its own, so that no scene affects another. */
async function stage(
  context: BrowserContext,
  scene: Scene,
  { language }: Pick<Look, 'language'>,
): Promise<Page> {
  const prefix = language === 'en' ? `${origin}/en` : origin;
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.clock.setFixedTime(now);
  await scene.arrange?.(page);
  await page.goto(prefix + scene.path);
  await hasStarted(page);
  // Some scenes are about a call that is never answered.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await scene.prepare?.(page, language);
  await page.waitForTimeout(250);
  return page;
}

async function shoot(browser: Browser, look: Look, list: readonly Scene[]): Promise<void> {
  await mkdir(join(folder, nameOf(look)), { recursive: true });
  for (const isFresh of [true, false]) {
    const mine = list.filter((scene) => (scene.isFresh ?? false) === isFresh);
    if (mine.length === 0) continue;
    const context = await openContext(browser, look);
    if (!isFresh) {
      const page = await context.newPage();
      await fillDevice(page, look.language === 'en' ? `${origin}/en` : origin, now.getTime());
      await page.close();
    }
    for (const scene of mine) {
      const page = await stage(context, scene, look);
      await page.screenshot({ path: join(folder, nameOf(look), `${scene.name}.png`), fullPage: isWhole });
      await page.close();
    }
    await context.close();
  }
  console.log(`${nameOf(look)}  ${list.length} views`);
}

/** All pictures of a width on one page: a row for each look, a column for each view. */
async function drawSheet(browser: Browser, width: 390 | 1280, list: readonly Scene[]): Promise<void> {
  const shown = width === 390 ? 260 : 420;
  const cells = looks
    .filter((look) => look.width === width)
    .flatMap((look) => list.map((scene) => ({ look, scene })));
  const figures = await Promise.all(
    cells.map(async ({ look, scene }) => {
      const png = await readFile(join(folder, nameOf(look), `${scene.name}.png`), 'base64');
      return `<figure><img src="data:image/png;base64,${png}"><figcaption>${scene.name} · ${nameOf(look)}</figcaption></figure>`;
    }),
  );
  const columns = width === 390 ? 8 : 5;
  const page = await browser.newPage({ viewport: { width: columns * (shown + 12) + 12, height: 800 } });
  await page.setContent(`<style>body{margin:0;padding:12px;background:#94a3b8;font:12px sans-serif;display:grid;gap:12px;
    grid-template-columns:repeat(${columns},${shown}px)}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`);
  await page.screenshot({ path: join(folder, `contact-${width}.png`), fullPage: true });
  await page.close();
}

/** Draws every view into .cache/shots. */
async function shootAll(browser: Browser): Promise<void> {
  const asked = words.filter((word) => !isLook(word));
  const list = scenes.filter(({ name }) => isWanted(name, asked));
  for (const look of looks) {
    await rm(join(folder, nameOf(look)), { recursive: true, force: true });
    await shoot(browser, look, list);
  }
  for (const width of new Set(looks.map((look) => look.width))) await drawSheet(browser, width, list);
  console.log(`sheets: ${folder}/contact-*.png`);
}

/** Draws the committed pictures. */
async function publishAll(browser: Browser): Promise<void> {
  for (const { file, scene: name, ...look } of published) {
    const scene = scenes.find((candidate) => candidate.name === name);
    if (!scene) throw new Error(`there is no scene ${name}`);
    const context = await openContext(browser, look);
    const page = await stage(context, scene, look);
    await publish(page, file);
    await context.close();
  }
}

const stopServer = await startServer();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  await (isPublishing ? publishAll(browser) : shootAll(browser));
} finally {
  await browser.close();
  stopServer();
}
